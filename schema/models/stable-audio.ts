import { pageOf } from './model.js'
import { flat, priceIn } from './price.js'
import { soundFamily } from './sound-model.js'

/** Music by Stable Audio. */
export const STABLE_AUDIO = soundFamily(
  { family: 'Stable Audio', kind: 'MUSIC', fields: {}, usualSeconds: 10, read: '2026-11-26' },
  [
    {
      id: 'fal-ai/stable-audio-3/medium/text-to-audio',
      name: 'Stable Audio 3',
      fields: { words: 'prompt', duration: 'duration', seed: 'seed' },
      secondsMin: 1,
      secondsMax: 380,
      price: priceIn('fal-ai/stable-audio-3/medium/text-to-audio', 'clip', flat(0.0376), '2026-11-26'),
    },
    {
      id: 'fal-ai/stable-audio-25/text-to-audio',
      name: 'Stable Audio 2.5',
      fields: { words: 'prompt', duration: 'seconds_total', seed: 'seed' },
      lengthForm: 'whole',
      secondsMin: 1,
      secondsMax: 190,
      supersededBy: 'fal-ai/stable-audio-3/medium/text-to-audio',
      price: {
        unit: 'clip',
        rates: flat(0.2),
        date: '2026-11-25',
        source: pageOf('fal-ai/stable-audio-25/text-to-audio'),
      },
    },
  ],
)

import { flat, priceIn } from './price.js'
import { soundFamily } from './sound-model.js'

/** Sound for clips by Mirelo. */
export const MIRELO = soundFamily(
  {
    family: 'Mirelo',
    kind: 'EFFECT',
    fields: {
      words: 'text_prompt',
      clip: 'video_url',
      clipStart: 'start_offset',
      duration: 'duration',
      seed: 'seed',
    },
    usualSeconds: 20,
    read: '2026-11-26',
  },
  [
    {
      id: 'mirelo-ai/sfx-v1.5/video-to-audio',
      name: 'Mirelo SFX 1.5',
      secondsMin: 1,
      secondsMax: 10,
      // its minimum, at $0.01 a second each
      variations: 2,
      fixed: { num_samples: 2 },
      price: priceIn('mirelo-ai/sfx-v1.5/video-to-video', 'second', flat(0.02), '2026-11-26'),
      disagreement: 'The text does not say whether each variation is billed; the higher price is taken.',
    },
  ],
)

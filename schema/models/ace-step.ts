import { pageOf } from './model.js'
import { flat } from './price.js'
import { soundFamily } from './sound-model.js'

const id = 'fal-ai/ace-step/prompt-to-audio'

/** Music by ACE-Step. */
export const ACE_STEP = soundFamily(
  {
    family: 'ACE-Step',
    kind: 'MUSIC',
    fields: { words: 'prompt', duration: 'duration', seed: 'seed' },
    fixed: { instrumental: true },
    usualSeconds: 15,
    read: '2026-11-26',
  },
  [
    {
      id,
      name: 'ACE-Step',
      secondsMin: 5,
      secondsMax: 240,
      price: { unit: 'second', rates: flat(0.0002), date: '2026-11-25', source: pageOf(id) },
    },
  ],
)

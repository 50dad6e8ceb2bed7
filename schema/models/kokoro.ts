import { pageOf } from './model.js'
import { flat } from './price.js'
import { soundFamily } from './sound-model.js'

const AMERICAN =
  'af_heart af_alloy af_aoede af_bella af_jessica af_kore af_nicole af_nova af_river af_sarah af_sky am_adam am_echo am_eric am_fenrir am_liam am_michael am_onyx am_puck am_santa'.split(
    ' ',
  )

/** Voices by Kokoro, with one endpoint per language. */
export const KOKORO = soundFamily(
  {
    family: 'Kokoro',
    kind: 'VOICE',
    fields: { words: 'prompt', voice: 'voice', speed: 'speed' },
    usualSeconds: 5,
    price: {
      unit: 'thousand characters',
      rates: flat(0.02),
      date: '2026-11-25',
      source: pageOf('fal-ai/kokoro/american-english'),
    },
    read: '2026-11-26',
  },
  [
    {
      id: 'fal-ai/kokoro/american-english',
      name: 'Kokoro (American English)',
      voices: AMERICAN,
    },
    { id: 'fal-ai/kokoro/french', name: 'Kokoro (French)', voices: ['ff_siwis'] },
    {
      id: 'fal-ai/kokoro/hindi',
      name: 'Kokoro (Hindi)',
      voices: ['hf_alpha', 'hf_beta', 'hm_omega', 'hm_psi'],
    },
  ],
)

import { MODEL, type Model, pageOf } from './model.js'
import { flat, priceIn } from './price.js'

/** The provider’s route to language models, which is called directly instead of queued. */
export const LANGUAGE_ROUTE: Model = {
  ...MODEL,
  id: 'openrouter/router',
  name: 'Language models',
  family: 'Language',
  fields: { words: 'prompt' },
  usualSeconds: 10,
  price: {
    // billed by tokens: the cost of the longest script; the response has the actual cost
    unit: 'request',
    rates: flat(0.02),
    date: '2026-11-22',
    source: pageOf('openrouter/router'),
  },
  page: pageOf('openrouter/router'),
  read: '2026-11-26',
}

/** A language model of the route. */
export interface LanguageModel {
  id: string
  name: string
  /** The date until which the vendor guarantees it: year, month, day; null if unknown. */
  until: string | null
  source: string
}

/** The language models in order; the second is the fallback. */
export const LANGUAGE_MODELS: readonly [LanguageModel, LanguageModel] = [
  {
    id: 'google/gemini-3.5-flash-lite',
    name: 'Gemini 3.5 Flash Lite',
    until: '2027-07-01',
    source: 'https://ai.google.dev/gemini-api/docs/deprecations',
  },
  {
    id: 'anthropic/claude-sonnet-4.6',
    name: 'Claude Sonnet 4.6',
    until: null,
    source: `${pageOf('openrouter/router')}/llms.txt`,
  },
]

/** Transcribes speech; called directly instead of queued. */
export const SPEECH: Model = {
  ...MODEL,
  id: 'fal-ai/elevenlabs/speech-to-text/scribe-v2',
  name: 'Scribe 2',
  family: 'Speech',
  fields: { clip: 'audio_url' },
  fixed: { diarize: false, tag_audio_events: false },
  usualSeconds: 10,
  price: priceIn('fal-ai/elevenlabs/speech-to-text/scribe-v2', 'minute', flat(0.008), '2026-11-26'),
  page: pageOf('fal-ai/elevenlabs/speech-to-text/scribe-v2'),
  read: '2026-11-26',
}
/** The id of the transcription model. */
export const SPEECH_MODEL = SPEECH.id

import { flat, priceIn, type PriceUnit } from './price.js'
import { soundFamily } from './sound-model.js'

const READ = '2026-11-26'
const price = (id: string, unit: PriceUnit, dollars: number) => priceIn(id, unit, flat(dollars), READ)

const VOICES =
  'Rachel Aria Roger Sarah Laura Charlie George Callum River Liam Charlotte Alice Matilda Will Jessica Eric Chris Brian Daniel Lily Bill'.split(
    ' ',
  )

/** Music, voices and effects by ElevenLabs. */
export const ELEVENLABS = soundFamily(
  { family: 'ElevenLabs', kind: 'VOICE', fields: {}, usualSeconds: 10, read: '2026-11-26' },
  [
    {
      id: 'fal-ai/elevenlabs/music',
      name: 'ElevenLabs Music',
      kind: 'MUSIC',
      fields: { words: 'prompt', duration: 'music_length_ms', plan: 'composition_plan' },
      lengthForm: 'milliseconds',
      fixed: { force_instrumental: true },
      fixedWithPlan: { respect_sections_durations: true },
      secondsMin: 3,
      secondsMax: 600,
      sectionSecondsMin: 3,
      sectionSecondsMax: 120,
      usualSeconds: 30,
      price: price('fal-ai/elevenlabs/music', 'minute', 0.8),
    },
    {
      id: 'fal-ai/elevenlabs/tts/eleven-v3',
      name: 'ElevenLabs v3',
      fields: { words: 'text', voice: 'voice' },
      fixed: { timestamps: true },
      voices: VOICES,
      price: price('fal-ai/elevenlabs/tts/eleven-v3', 'thousand characters', 0.1),
    },
    {
      id: 'fal-ai/elevenlabs/text-to-dialogue/eleven-v3',
      name: 'ElevenLabs v3 Dialogue',
      fields: {
        words: 'inputs.0.text',
        voice: 'inputs.0.voice',
        lineWords: 'inputs.#.text',
        lineVoices: 'inputs.#.voice',
        seed: 'seed',
      },
      takesLines: true,
      voices: VOICES,
      price: price('fal-ai/elevenlabs/text-to-dialogue/eleven-v3', 'thousand characters', 0.1),
    },
    {
      id: 'fal-ai/elevenlabs/sound-effects/v2',
      name: 'ElevenLabs Sound Effects',
      kind: 'EFFECT',
      fields: { words: 'text', duration: 'duration_seconds' },
      secondsMin: 0.5,
      secondsMax: 22,
      wordsMax: 450,
      price: price('fal-ai/elevenlabs/sound-effects/v2', 'second', 0.002),
    },
  ],
)

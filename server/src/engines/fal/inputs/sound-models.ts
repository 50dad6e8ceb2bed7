import { FAL_SOUNDS, type FalSoundId } from '#schema/limits'
import { EngineFailure, type SoundOrder } from '../../engine.js'
import type { InputOf } from './video-models.js'

/** An order with the address of its clip, if it has one. */
export type ReadySound = Omit<SoundOrder, 'clip'> & { clip?: string }

type SoundInputs = { [Of in FalSoundId]: (order: ReadySound) => InputOf<Of> }
type MusicInput = InputOf<'fal-ai/elevenlabs/music'>

const SECOND_MS = 1_000

const planInput = ({ words, plan = [] }: ReadySound): MusicInput => ({
  composition_plan: {
    positive_global_styles: [words],
    negative_global_styles: ['vocals'],
    sections: plan.map((section) => ({
      section_name: section.title,
      positive_local_styles: section.words ? [section.words] : [],
      negative_local_styles: [],
      duration_ms: Math.round(section.seconds * SECOND_MS),
      lines: [],
    })),
  },
  respect_sections_durations: true,
})

const musicInput = ({ words, seconds }: ReadySound): MusicInput => ({
  prompt: words,
  ...(seconds !== undefined && { music_length_ms: Math.round(seconds * SECOND_MS) }),
  force_instrumental: true,
})

/** What each of these models is sent for an order. */
const SOUND_INPUTS: SoundInputs = {
  'fal-ai/elevenlabs/music': (order) => (order.plan ? planInput(order) : musicInput(order)),
  'fal-ai/stable-audio-25/text-to-audio': ({ words, seconds, seed }) => ({
    prompt: words,
    ...(seconds !== undefined && { seconds_total: Math.ceil(seconds) }),
    seed,
  }),
  'fal-ai/ace-step/prompt-to-audio': ({ words, seconds, seed }) => ({
    prompt: words,
    instrumental: true,
    duration: seconds,
    seed,
  }),
  'fal-ai/elevenlabs/tts/eleven-v3': ({ words, voice }) => ({ text: words, voice, timestamps: true }),
  'fal-ai/minimax/speech-2.8-turbo': ({ words, voice }) => ({
    prompt: words,
    voice_setting: { voice_id: voice },
    output_format: 'url',
  }),
  'fal-ai/kokoro/american-english': ({ words, voice }) => ({
    prompt: words,
    voice: voice as InputOf<'fal-ai/kokoro/american-english'>['voice'],
  }),
  'fal-ai/kokoro/french': ({ words, voice = 'ff_siwis' }) => ({ prompt: words, voice }),
  'fal-ai/kokoro/hindi': ({ words, voice = 'hf_alpha' }) => ({
    prompt: words,
    voice: voice as InputOf<'fal-ai/kokoro/hindi'>['voice'],
  }),
  'fal-ai/elevenlabs/sound-effects/v2': ({ words, seconds }) => ({ text: words, duration_seconds: seconds }),
  'mirelo-ai/sfx-v1.5/video-to-audio': ({ words, seconds, seed, clip, clipStart }) => {
    if (clip === undefined) throw new EngineFailure('This model needs a clip', false)
    return { text_prompt: words, video_url: clip, duration: seconds, start_offset: clipStart, seed }
  },
}

/** The row of a model of the provider. Throws `EngineFailure` for one that the product does not offer. */
export function soundRowOf(id: string): (typeof FAL_SOUNDS)[number] {
  const row = FAL_SOUNDS.find((one) => one.id === id)
  if (!row) throw new EngineFailure('This model is no longer offered', false)
  return row
}

/** What is sent for a sound. Throws `EngineFailure` where its clip is missing. */
export const soundInput = (order: ReadySound): InputOf<FalSoundId> =>
  SOUND_INPUTS[soundRowOf(order.model).id](order)

import { z } from 'zod'
import { inputOf } from './client-types.js'

const between = (min: number, max: number) => z.number().min(min).max(max).optional()
const section = z.looseObject({
  section_name: z.string().min(1).max(100),
  duration_ms: z.int().min(3_000).max(120_000),
})

/** Bounds that the provider documents and its client does not type. */
const BOUNDS: Record<string, z.ZodType> = {
  'fal-ai/vidu/q1/reference-to-video': z.looseObject({
    prompt: z.string().max(1500),
    reference_image_urls: z.array(z.string()).max(7),
  }),
  'fal-ai/elevenlabs/music': z.looseObject({
    music_length_ms: between(3_000, 600_000),
    composition_plan: z.looseObject({ sections: z.array(section).min(1) }).optional(),
  }),
  'fal-ai/stable-audio-25/text-to-audio': z.looseObject({
    seconds_total: z.int().min(1).max(190).optional(),
  }),
  'fal-ai/ace-step/prompt-to-audio': z.looseObject({ duration: between(5, 240) }),
  'fal-ai/elevenlabs/tts/eleven-v3': z.looseObject({ text: z.string().min(1).max(5_000) }),
  'fal-ai/elevenlabs/sound-effects/v2': z.looseObject({
    text: z.string().min(1).max(450),
    duration_seconds: between(0.5, 22),
  }),
  'mirelo-ai/sfx-v1.5/video-to-audio': z.looseObject({ duration: between(1, 10) }),
}

/** The provider takes a number, while its client’s types have a text. */
const LTX_LENGTH = { duration: z.literal([6, 8, 10]).optional() }
const CORRECTIONS: Record<string, z.ZodRawShape> = {
  'fal-ai/ltx-2.3/text-to-video': LTX_LENGTH,
  'fal-ai/ltx-2.3/image-to-video': LTX_LENGTH,
}

/**
 * What a model of the provider takes, strictly: a field that is unknown or missing is rejected, as a mistake of
 * ours. Undefined for a model that the provider does not have.
 */
export function modelInput(model: string): z.ZodType | undefined {
  const declared = inputOf(model)
  const corrections = CORRECTIONS[model]
  const typed = corrections && declared instanceof z.ZodObject ? declared.extend(corrections) : declared
  const bounds = BOUNDS[model]
  return typed && bounds ? z.intersection(typed, bounds) : typed
}

export const LANGUAGE_MODEL = modelInput('openrouter/router')!

export const makesPictures = (model: string): boolean => model.includes('flux')

export const makesSounds = (model: string): boolean => /audio|elevenlabs|speech|kokoro/.test(model)

/** The extension of the file that a model makes. */
export function extensionOf(model: string): string {
  if (makesPictures(model)) return 'png'
  return makesSounds(model) ? 'mp3' : 'mp4'
}

/** The result of a model that makes sounds, whose file is at `url`. */
export function soundResult(model: string, url: string, words: string): object {
  const audio = { url, content_type: 'audio/mpeg', file_name: 'output.mp3' }
  if (model.endsWith('video-to-audio')) return { audio: [audio, audio] }
  if (model.endsWith('eleven-v3')) return { audio, timestamps: [timesOf(words)] }
  return { audio, seed: 2 ** 32 - 1 } // beyond what a seed of ours may be
}

/** A tenth of a second for each character. */
function timesOf(words: string) {
  const characters = [...words]
  const at = (index: number) => Math.round(index) / 10
  return {
    characters,
    character_start_times_seconds: characters.map((_, index) => at(index)),
    character_end_times_seconds: characters.map((_, index) => at(index + 1)),
  }
}

/** The provider's shape of a validation error. */
export const detailOf = (error: z.ZodError) => ({
  detail: error.issues.map(({ path, message, code }) => ({
    loc: ['body', ...path],
    msg: message,
    type: code,
  })),
})

export const FLAGGED = {
  loc: ['body', 'prompt'],
  msg: 'The prompt was flagged by a content checker',
  type: 'content_policy_violation',
}

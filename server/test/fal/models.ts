import { z } from 'zod'
import { declaredInput, declaredOutput } from './declared-input.js'

const between = (min: number, max: number) => z.number().min(min).max(max).optional()
const section = z.looseObject({
  section_name: z.string().min(1).max(100),
  duration_ms: z.int().min(3_000).max(120_000),
})

/** Bounds that the provider documents, but its client does not declare. */
const seconds = (min: number, max: number) =>
  z.looseObject({ duration: z.int().min(min).max(max).optional() })
const BOUNDS: Record<string, z.ZodType> = {
  'minimax/h3/text-to-video': seconds(5, 15),
  'minimax/h3/image-to-video': seconds(5, 15),
  'minimax/h3/reference-to-video': seconds(5, 15),
  'google/gemini-omni-flash': seconds(3, 10),
  'google/gemini-omni-flash/image-to-video': seconds(3, 10),
  'google/gemini-omni-flash/reference-to-video': seconds(3, 10),
  'xai/grok-imagine-video/text-to-video': seconds(1, 15),
  'xai/grok-imagine-video/image-to-video': seconds(1, 15),
  'xai/grok-imagine-video/reference-to-video': seconds(1, 10),
  'xai/grok-imagine-video/extend-video': seconds(2, 10),
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

/**
 * The strict input of a model: an unknown or missing field is rejected as a mistake of our code. Undefined for a model
 * that the provider does not have.
 */
export function modelInput(model: string): z.ZodType | undefined {
  const typed = declaredInput(model)
  const bounds = BOUNDS[model]
  return typed && bounds ? z.intersection(typed, bounds) : typed
}

export const LANGUAGE_MODEL = modelInput('openrouter/router')!

export const makesPictures = (model: string): boolean => !!declaredOutput(model)?.images

export const makesSounds = (model: string): boolean => !!declaredOutput(model)?.audio

/** The file extension of a model’s result. */
export function extensionOf(model: string): string {
  if (makesPictures(model)) return 'png'
  return makesSounds(model) ? 'mp3' : 'mp4'
}

/** The result of a sound model, with its file at `url`. */
export function soundResult(model: string, url: string, words: string): object {
  const audio = { url, content_type: 'audio/mpeg', file_name: 'output.mp3' }
  if (model.endsWith('video-to-audio'))
    return { audio: [audio, { ...audio, url: url.replace('output', 'output-2') }] }
  if (model.includes('/tts/')) return { audio, timestamps: [timesOf(words)] }
  return { audio, seed: 2 ** 32 - 1 } // larger than our seeds
}

/** Word timing of a tenth of a second per character. */
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

import {
  type ImageModel,
  LANGUAGE_MODELS,
  LANGUAGE_ROUTE,
  SOUND_LIMITS,
  SPEECH,
  TOOL_LIMITS,
  type ToolModel,
  type SoundModel,
  VIDEO_RATIOS,
  type VideoModel,
} from '#schema/limits'
import type { Model } from '#schema/models/model'
import { type Uploaded, changeInput, pictureInput, soundInput, videoInput } from './inputs.js'

type Input = Record<string, unknown>

const address = (name: string) => `https://v3.fal.media/files/${name}`
const pictures = (count: number) => Array.from({ length: count }, (_, at) => address(`${at}.png`))

function videoSamples(model: VideoModel): Input[] {
  const uploaded: Uploaded = {
    references: pictures(model.references),
    firstFrame: address('first.png'),
    lastFrame: address('last.png'),
    clip: address('clip.mp4'),
  }
  const order = { prompt: 'a fox', model: model.id, ratio: VIDEO_RATIOS[0], seed: 3, references: [] }
  const subjects = pictures(model.references).map((_, at) => (at < 2 ? { subject: 'Rosa' } : {}))
  const full = { negativePrompt: 'rain', promptOptimizer: false }
  return [
    ...VIDEO_RATIOS.map((ratio) => ({ ratio })),
    ...model.durations.map((duration) => ({ duration })),
    ...model.resolutions.map((resolution) => ({ resolution })),
    ...model.movement.map((movement) => ({ movement })),
    { sound: false },
    { subjects },
  ].map((chosen) => videoInput(model, { ...order, ...full, ...chosen }, uploaded))
}

const imageSamples = (model: ImageModel): Input[] =>
  model.ratios.map((ratio) =>
    pictureInput(model, { prompt: 'a door', ratio, seed: 3 }, pictures(model.references)),
  )

function soundSamples(model: SoundModel): Input[] {
  const order = { words: 'rain', seed: 3, clip: address('clip.mp4'), clipStart: 1 }
  const lengths = [model.secondsMin, model.secondsMax].map((seconds) => ({ seconds: seconds ?? undefined }))
  const voices = model.voices.map((voice) => ({ voice }))
  const section = { title: 'Dawn', words: 'strings', seconds: model.sectionSecondsMin! }
  const speeds = model.takesSpeed ? [{ speed: SOUND_LIMITS.speedMin }] : []
  const plans = model.takesPlan ? [{ plan: [section] }] : []
  const lines = model.takesLines
    ? [{ lines: model.voices.slice(0, 2).map((voice) => ({ voice, words: 'No.' })) }]
    : []
  return [...lengths, ...voices, ...speeds, ...plans, ...lines].map((chosen) =>
    soundInput(model, { ...order, ...chosen }),
  )
}

function toolSamples({ tool, fields }: ToolModel): Input[] {
  const order = { tool, clip: address('clip.mp4'), speech: address('voice.flac') }
  const factors = fields.factor ? TOOL_LIMITS.factors : [undefined]
  return factors.map((factor) => changeInput({ ...order, factor }))
}

/** Sample inputs of a model that cover each of its choices, to check against the provider’s schema. None for a retired model. */
export function samplesOf(model: Model | VideoModel | ImageModel | SoundModel | ToolModel): Input[] {
  if (model.retirement) return []
  if ('firstFrame' in model) return videoSamples(model)
  if ('pixels' in model) return imageSamples(model)
  if ('voices' in model) return soundSamples(model)
  if ('tool' in model) return toolSamples(model)
  if (model.id === LANGUAGE_ROUTE.id)
    return LANGUAGE_MODELS.map(({ id }) => ({
      model: id,
      prompt: 'a fox',
      system_prompt: 'Rewrite',
      max_tokens: 100,
    }))
  return model.id === SPEECH.id ? [{ ...SPEECH.fixed, audio_url: address('voice.wav') }] : []
}

import { ACE_STEP } from './ace-step.js'
import { ELEVENLABS } from './elevenlabs.js'
import { FLUX } from './flux.js'
import { GPT_IMAGE } from './gpt-image.js'
import { GROK_IMAGE } from './grok-image.js'
import { GROK } from './grok.js'
import { HAPPY_HORSE } from './happy-horse.js'
import type { ImageModel } from './image-model.js'
import { KLING } from './kling.js'
import { KOKORO } from './kokoro.js'
import { LTX } from './ltx.js'
import { LUMA } from './luma.js'
import { MINIMAX, MINIMAX_SPEECH } from './minimax.js'
import { MIRELO } from './mirelo.js'
import { NANO_BANANA } from './nano-banana.js'
import { OMNI_FLASH } from './omni-flash.js'
import { SEEDANCE } from './seedance.js'
import { SEEDREAM } from './seedream.js'
import { SONILO } from './sonilo.js'
import { SOUND_SKETCHES, type SoundModel } from './sound-model.js'
import { STABLE_AUDIO } from './stable-audio.js'
import { VEO } from './veo.js'
import type { VideoModel } from './video-model.js'
import { VIDU } from './vidu.js'
import { WAN } from './wan.js'

/** The models of the specification (C11), which come first in lists. */
const SPECIFIED = [
  'fal-ai/veo3',
  'fal-ai/vidu/q1/reference-to-video',
  'fal-ai/minimax/video-01-director',
] as const
const place = ({ id }: VideoModel) => {
  const at = (SPECIFIED as readonly string[]).indexOf(id)
  return at < 0 ? SPECIFIED.length : at
}

/** All models that a team can turn on. The first one that fits is used if a prompt names none. */
export const VIDEO_MODELS: readonly VideoModel[] = [
  ...VEO,
  ...SEEDANCE,
  ...KLING,
  ...MINIMAX,
  ...OMNI_FLASH,
  ...HAPPY_HORSE,
  ...WAN,
  ...GROK,
  ...LTX,
  ...LUMA,
  ...VIDU,
].toSorted((one, other) => place(one) - place(other))

/** All image models. */
export const IMAGE_MODELS: readonly ImageModel[] = [
  ...FLUX,
  ...NANO_BANANA,
  ...SEEDREAM,
  ...GPT_IMAGE,
  ...GROK_IMAGE,
]

/** The highest limit of references of an image model. */
export const IMAGE_REFERENCES_MAX = Math.max(...IMAGE_MODELS.map(({ references }) => references))

/** The highest limit of reference images of a video model. */
export const VIDEO_REFERENCES_MAX = Math.max(...VIDEO_MODELS.map(({ references }) => references))

export const imageModelOf = (id: string): ImageModel | undefined =>
  IMAGE_MODELS.find((model) => model.id === id)

/** The provider’s sound models. */
export const FAL_SOUNDS: readonly SoundModel[] = [
  ...ELEVENLABS,
  ...STABLE_AUDIO,
  ...ACE_STEP,
  ...SONILO,
  ...MINIMAX_SPEECH,
  ...KOKORO,
  ...MIRELO,
]

/** All sound models; sketches, which every installation has, come first. */
export const SOUND_MODELS: readonly SoundModel[] = [...SOUND_SKETCHES, ...FAL_SOUNDS]

export const soundModelOf = (id: string): SoundModel | undefined =>
  SOUND_MODELS.find((model) => model.id === id)

/** The models that an installation with this engine offers. */
export const soundOfferOf = (engine: 'local' | 'fal'): readonly SoundModel[] =>
  engine === 'fal' ? SOUND_MODELS.filter(({ retirement }) => !retirement) : SOUND_SKETCHES

export const modelOf = (id: string): VideoModel | undefined => VIDEO_MODELS.find((model) => model.id === id)

/** The model that makes the orders of this one: itself, or the successor if retired; undefined without one. */
export const currentModel = (model: VideoModel): VideoModel | undefined =>
  model.retirement ? modelOf(model.retirement.successor ?? '') : model

/** The options of a model besides prompt, ratio and seed. */
export interface ModelOptions {
  duration: number | null
  resolution: string | null
  sound: boolean | null
  movement: VideoModel['movement'][number] | null
  promptOptimizer: boolean | null
}

/** The default options of a model; null for those it does not have. */
export const defaultOptions = (model: VideoModel): ModelOptions => ({
  duration: model.durations[0] ?? null,
  resolution: model.resolutions[0] ?? null,
  sound: model.choosesSound || null,
  movement: model.movement[0] ?? null,
  promptOptimizer: model.promptOptimizer || null,
})

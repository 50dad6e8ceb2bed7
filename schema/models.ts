import { PLAIN, PROMPT_LIMITS, VIDEO_RATIOS, type VideoModel } from './video-model.js'

const VEO = {
  ...PLAIN,
  ratios: ['16:9', '9:16'],
  durations: [8, 6, 4],
  resolutions: ['720p', '1080p'],
  seed: true,
  sound: true,
  negativePrompt: true,
} as const satisfies Partial<VideoModel>

const BOTH_FRAMES = { ...VEO, firstFrame: 'required', lastFrame: 'required' } as const
const EXTENDED = { ...VEO, clip: 'extended', durations: [7], resolutions: ['720p'] } as const

export const VEO_3 = {
  ...VEO,
  id: 'fal-ai/veo3',
  name: 'Veo 3',
  usualSeconds: 90,
  retirement: { date: '2026-06-30', successor: 'fal-ai/veo3.1' },
} as const satisfies VideoModel

export const VEO_31 = [
  { ...VEO, id: 'fal-ai/veo3.1', name: 'Veo 3.1', usualSeconds: 90 },
  { ...VEO, id: 'fal-ai/veo3.1/fast', name: 'Veo 3.1 Fast', usualSeconds: 60 },
  { ...VEO, id: 'fal-ai/veo3.1/lite', name: 'Veo 3.1 Lite', usualSeconds: 45 },
  {
    ...VEO,
    id: 'fal-ai/veo3.1/image-to-video',
    name: 'Veo 3.1 (first frame)',
    firstFrame: 'required',
    usualSeconds: 90,
  },
  {
    ...VEO,
    id: 'fal-ai/veo3.1/fast/image-to-video',
    name: 'Veo 3.1 Fast (first frame)',
    firstFrame: 'required',
    usualSeconds: 60,
  },
  {
    ...BOTH_FRAMES,
    id: 'fal-ai/veo3.1/first-last-frame-to-video',
    name: 'Veo 3.1, first and last frame',
    usualSeconds: 90,
  },
  {
    ...BOTH_FRAMES,
    id: 'fal-ai/veo3.1/fast/first-last-frame-to-video',
    name: 'Veo 3.1 Fast, first and last frame',
    usualSeconds: 60,
  },
  { ...EXTENDED, id: 'fal-ai/veo3.1/extend-video', name: 'Veo 3.1 Extend', usualSeconds: 120 },
  { ...EXTENDED, id: 'fal-ai/veo3.1/fast/extend-video', name: 'Veo 3.1 Fast Extend', usualSeconds: 80 },
] as const satisfies readonly VideoModel[]

export const VIDU_Q1 = {
  ...PLAIN,
  id: 'fal-ai/vidu/q1/reference-to-video',
  name: 'Vidu Q1',
  ratios: VIDEO_RATIOS,
  references: PROMPT_LIMITS.referencesMax,
  referencesRequired: true,
  seed: true,
  movement: ['auto', 'small', 'medium', 'large'],
  promptMax: 1500,
  usualSeconds: 120,
} as const satisfies VideoModel

export const MINIMAX_DIRECTOR = {
  ...PLAIN,
  id: 'fal-ai/minimax/video-01-director',
  name: 'MiniMax Director',
  ratios: ['16:9'],
  takesRatio: false,
  promptOptimizer: true,
  cameraMoves: [
    'Truck left',
    'Truck right',
    'Pan left',
    'Pan right',
    'Push in',
    'Pull out',
    'Pedestal up',
    'Pedestal down',
    'Tilt up',
    'Tilt down',
    'Zoom in',
    'Zoom out',
    'Shake',
    'Tracking shot',
    'Static shot',
  ],
  usualSeconds: 180,
} as const satisfies VideoModel

const KLING = {
  ...PLAIN,
  ratios: VIDEO_RATIOS,
  durations: [5, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  sound: true,
  negativePrompt: true,
  usualSeconds: 180,
} as const satisfies Partial<VideoModel>

export const KLING_3 = [
  { ...KLING, id: 'fal-ai/kling-video/v3/pro/text-to-video', name: 'Kling 3 Pro' },
  {
    ...KLING,
    id: 'fal-ai/kling-video/v3/pro/image-to-video',
    name: 'Kling 3 Pro (first frame)',
    takesRatio: false,
    firstFrame: 'required',
    lastFrame: 'optional',
  },
] as const satisfies readonly VideoModel[]

const SEEDANCE = {
  ...PLAIN,
  ratios: VIDEO_RATIOS,
  durations: [5, 4, 6, 7, 8, 9, 10, 11, 12],
  resolutions: ['720p', '1080p'],
  seed: true,
  sound: true,
  usualSeconds: 90,
} as const satisfies Partial<VideoModel>

export const SEEDANCE_15 = [
  { ...SEEDANCE, id: 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video', name: 'Seedance 1.5 Pro' },
  {
    ...SEEDANCE,
    id: 'fal-ai/bytedance/seedance/v1.5/pro/image-to-video',
    name: 'Seedance 1.5 Pro (first frame)',
    firstFrame: 'required',
    lastFrame: 'optional',
  },
] as const satisfies readonly VideoModel[]

const LTX = {
  ...PLAIN,
  ratios: ['16:9', '9:16'],
  durations: [6, 8, 10],
  resolutions: ['1080p'],
  sound: true,
  usualSeconds: 60,
} as const satisfies Partial<VideoModel>

/** As long as is chosen, up to 20 s; its shape is that of the clip. */
const OF_CLIP = {
  ...PLAIN,
  ratios: VIDEO_RATIOS,
  takesRatio: false,
  durations: [5, 2, 3, 4, 6, 8, 10, 15, 20],
  usualSeconds: 60,
} as const satisfies Partial<VideoModel>

export const LTX_23 = [
  { ...LTX, id: 'fal-ai/ltx-2.3/text-to-video', name: 'LTX 2.3' },
  {
    ...LTX,
    id: 'fal-ai/ltx-2.3/image-to-video',
    name: 'LTX 2.3 (first frame)',
    firstFrame: 'required',
    lastFrame: 'optional',
  },
  { ...OF_CLIP, id: 'fal-ai/ltx-2.3/extend-video', name: 'LTX 2.3 Extend', clip: 'extended' },
  { ...OF_CLIP, id: 'fal-ai/ltx-2.3/retake-video', name: 'LTX 2.3 Retake', clip: 'retaken' },
] as const satisfies readonly VideoModel[]

/** Every model that a team may turn on. Of those that fit a prompt, the first is taken where none is chosen. */
export const VIDEO_MODELS = [
  VEO_3,
  VIDU_Q1,
  MINIMAX_DIRECTOR,
  ...VEO_31,
  ...KLING_3,
  ...SEEDANCE_15,
  ...LTX_23,
] as const satisfies readonly VideoModel[]
/** The models that the provider still has. */
export type CurrentModelId = Extract<(typeof VIDEO_MODELS)[number], { retirement: null }>['id']

export const modelOf = (id: string): VideoModel | undefined => VIDEO_MODELS.find((model) => model.id === id)

/** The model that makes the orders of this one: itself, or the successor of a retired one. */
export const currentModel = (model: VideoModel): VideoModel =>
  model.retirement ? modelOf(model.retirement.successor)! : model

/** The same by id; an id that is not known stays as it is. */
export function currentModelId(id: string): string {
  const model = modelOf(id)
  return model ? currentModel(model).id : id
}

/** What may be chosen of a model beyond prompt, ratio and seed. */
export interface ModelOptions {
  duration: number | null
  resolution: VideoModel['resolutions'][number] | null
  sound: boolean | null
  movement: VideoModel['movement'][number] | null
  promptOptimizer: boolean | null
}

/** What a model makes where nothing is chosen; null for what it does not let choose. */
export const defaultOptions = (model: VideoModel): ModelOptions => ({
  duration: model.durations[0] ?? null,
  resolution: model.resolutions[0] ?? null,
  sound: model.sound || null,
  movement: model.movement[0] ?? null,
  promptOptimizer: model.promptOptimizer || null,
})

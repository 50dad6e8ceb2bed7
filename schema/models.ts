import { KLING_3 } from './models/kling.js'
import { LTX_23 } from './models/ltx.js'
import { MINIMAX_DIRECTOR } from './models/minimax.js'
import type { VideoModel } from './models/model.js'
import { SEEDANCE_15 } from './models/seedance.js'
import { VEO_3, VEO_31 } from './models/veo.js'
import { VIDU_Q1 } from './models/vidu.js'

export type { Intake, VideoModel } from './models/model.js'

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
export type VideoModelId = (typeof VIDEO_MODELS)[number]['id']

export const modelOf = (id: string): VideoModel | undefined => VIDEO_MODELS.find((model) => model.id === id)

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

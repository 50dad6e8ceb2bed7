import { PROMPT_LIMITS } from '../prompt-limits.js'
import { VIDEO_RATIOS } from '../ratios.js'
import { PLAIN, type VideoModel } from './model.js'

export const VIDU_Q1 = {
  ...PLAIN,
  id: 'fal-ai/vidu/q1/reference-to-video',
  ratios: VIDEO_RATIOS,
  references: PROMPT_LIMITS.referencesMax,
  referencesRequired: true,
  seed: true,
  movement: ['auto', 'small', 'medium', 'large'],
  promptMax: 1500,
  usualSeconds: 120,
  usualCost: 0.4,
} as const satisfies VideoModel

import { PLAIN, type VideoModel } from './model.js'

export const MINIMAX_DIRECTOR = {
  ...PLAIN,
  id: 'fal-ai/minimax/video-01-director',
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
  usualCost: 0.5,
} as const satisfies VideoModel

import type { MINIMAX_DIRECTOR, VIDU_Q1 } from '#schema/models'
import type { InputOf, Inputs } from './model-input.js'

export const VIDU_INPUTS: Inputs<typeof VIDU_Q1.id> = {
  'fal-ai/vidu/q1/reference-to-video': ({ prompt, ratio, movement, seed, references }) => ({
    prompt,
    reference_image_urls: references,
    aspect_ratio: ratio as InputOf<typeof VIDU_Q1.id>['aspect_ratio'],
    movement_amplitude: movement ?? 'auto',
    seed,
  }),
}

export const MINIMAX_INPUTS: Inputs<typeof MINIMAX_DIRECTOR.id> = {
  'fal-ai/minimax/video-01-director': ({ prompt, promptOptimizer }) => ({
    prompt,
    prompt_optimizer: promptOptimizer ?? true,
  }),
}

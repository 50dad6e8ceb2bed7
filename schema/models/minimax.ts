import { byResolution, flat, priceIn, type Price } from './price.js'
import { pageOf } from './model.js'
import { soundFamily } from './sound-model.js'
import { VIDEO_RATIOS, videoFamily } from './video-model.js'

const fields = {
  words: 'prompt',
  ratio: 'aspect_ratio',
  duration: 'duration',
  resolution: 'resolution',
} as const
const { ratio: _, ...framed } = fields

const READ = '2026-11-26'
const price = (id: string, middle: number) =>
  priceIn(id, 'second', byResolution({ '480P': 0.05, '768P': middle, '2K': 0.13, '4K': 0.16 }), READ)
const H3 = {
  tier: 'best',
  durations: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  resolutions: ['2K', '768P', '480P', '4K'],
  fields,
  sound: true,
  disagreement:
    'The schema of 2026-08-02 has 2K only; the provider’s later pages list four resolutions. One lists $0.08 for 768P, the others $0.06.',
} as const
const HAILUO = {
  resolutions: [],
  durations: [],
  usualSeconds: 240,
  price: priceIn('fal-ai/minimax/hailuo-2.3/pro/text-to-video', 'clip', flat(0.49), READ),
} as const

/** Videos by MiniMax. */
export const MINIMAX = videoFamily(
  {
    family: 'MiniMax',
    ratios: VIDEO_RATIOS,
    fields: { words: 'prompt', promptOptimizer: 'prompt_optimizer' },
    usualSeconds: 180,
    read: '2026-11-26',
  },
  [
    {
      ...H3,
      id: 'minimax/h3/text-to-video',
      name: 'MiniMax H3',
      price: price('minimax/h3/text-to-video', 0.08),
    },
    {
      ...H3,
      id: 'minimax/h3/image-to-video',
      name: 'MiniMax H3 (first frame)',
      fields: { ...framed, firstFrame: 'image_url', lastFrame: 'end_image_url' },
      needs: ['firstFrame'],
      price: price('minimax/h3/image-to-video', 0.06),
    },
    {
      ...H3,
      id: 'minimax/h3/reference-to-video',
      name: 'MiniMax H3 (references)',
      fields: { ...fields, references: 'reference_image_urls.#' },
      needs: ['references'],
      references: 9,
      referenceName: 'Image #',
      price: { ...price('minimax/h3/reference-to-video', 0.06), reference: { free: 5, micros: 80_000 } },
    },
    {
      ...HAILUO,
      id: 'fal-ai/minimax/hailuo-2.3/pro/text-to-video',
      name: 'Hailuo 2.3 Pro',
      ratios: ['16:9'],
      supersededBy: 'minimax/h3/text-to-video',
    },
    {
      ...HAILUO,
      id: 'fal-ai/minimax/hailuo-2.3/pro/image-to-video',
      name: 'Hailuo 2.3 Pro (first frame)',
      fields: { words: 'prompt', promptOptimizer: 'prompt_optimizer', firstFrame: 'image_url' },
      needs: ['firstFrame'],
      supersededBy: 'minimax/h3/image-to-video',
    },
    {
      id: 'fal-ai/minimax/video-01-director',
      name: 'MiniMax Director',
      ratios: ['16:9'],
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
      price: {
        unit: 'clip',
        rates: flat(0.5),
        date: '2026-11-22',
        source: pageOf('fal-ai/minimax/video-01-director'),
      },
    },
  ],
)

const VOICES =
  'Wise_Woman Friendly_Person Inspirational_girl Deep_Voice_Man Calm_Woman Casual_Guy Lively_Girl Patient_Man Young_Knight Determined_Man Lovely_Girl Decent_Boy Imposing_Manner Elegant_Man Abbess Sweet_Girl_2 Exuberant_Girl'.split(
    ' ',
  )

const spoken = (page: string, dollars: number): Price => ({
  unit: 'thousand characters',
  rates: flat(dollars),
  date: '2026-11-26',
  source: pageOf(page),
})

/** Voices by MiniMax. */
export const MINIMAX_SPEECH = soundFamily(
  {
    family: 'MiniMax',
    kind: 'VOICE',
    fields: { words: 'prompt', voice: 'voice_setting.voice_id', speed: 'voice_setting.speed' },
    fixed: { output_format: 'url' },
    voices: VOICES,
    usualSeconds: 10,
    read: '2026-11-26',
  },
  [
    {
      id: 'fal-ai/minimax/speech-2.8-turbo',
      name: 'MiniMax Speech 2.8 Turbo',
      price: spoken('fal-ai/minimax/speech-2.8-turbo', 0.06),
    },
    {
      id: 'fal-ai/minimax/speech-2.8-hd',
      name: 'MiniMax Speech 2.8 HD',
      price: spoken('fal-ai/minimax/speech-2.8-hd', 0.1),
    },
  ],
)

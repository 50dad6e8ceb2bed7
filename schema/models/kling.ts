import { bySound, flat, priceIn, type Rate } from './price.js'
import { VIDEO_RATIOS, type VideoRow, videoFamily } from './video-model.js'

const fields = {
  words: 'prompt',
  ratio: 'aspect_ratio',
  duration: 'duration',
  sound: 'generate_audio',
} as const
/** With a first frame, the result has its ratio, so these endpoints take none. */
const { ratio: _, ...framed } = fields

const shared = {
  family: 'Kling',
  ratios: VIDEO_RATIOS,
  durations: [5, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  lengthForm: 'text',
  fields,
  pictures: { sideMin: 300, ratioMin: 0.4, ratioMax: 2.5 },
  usualSeconds: 180,
  read: '2026-11-26',
} as const

const READ = '2026-11-26'
const price = (id: string, rates: readonly Rate[]) => priceIn(id, 'second', rates, READ)

const omni = (path: string, name: string, own: Partial<VideoRow>): VideoRow[] => [
  { ...own, id: `${path}/text-to-video`, name },
  {
    ...own,
    id: `${path}/image-to-video`,
    name: `${name} (first frame)`,
    fields: { ...framed, firstFrame: 'image_url', lastFrame: 'end_image_url' },
    needs: ['firstFrame'],
  },
  {
    ...own,
    id: `${path}/reference-to-video`,
    name: `${name} (references)`,
    fields: {
      ...fields,
      references: 'image_urls.#',
      elementFront: 'elements.#.frontal_image_url',
      elementViews: 'elements.#.reference_image_urls.#',
      firstFrame: 'start_image_url',
      lastFrame: 'end_image_url',
    },
    needs: ['references'],
    references: 7,
    referenceName: '@Image#',
    elementName: '@Element#',
  },
]

const third = (path: string, name: string, own: Partial<VideoRow>): VideoRow[] => [
  {
    ...own,
    id: `${path}/text-to-video`,
    name,
    fields: { ...fields, negativePrompt: 'negative_prompt' },
  },
  {
    ...own,
    id: `${path}/image-to-video`,
    name: `${name} (first frame)`,
    fields: {
      ...framed,
      negativePrompt: 'negative_prompt',
      firstFrame: 'start_image_url',
      lastFrame: 'end_image_url',
    },
    needs: ['firstFrame'],
  },
]

const TURBO = {
  tier: 'fast',
  sound: true,
  price: price('fal-ai/kling-video/v3/turbo/pro/text-to-video', flat(0.14)),
  usualSeconds: 120,
} as const
const { sound: _sound, ...silent } = fields
const { sound: _framed, ...silentFramed } = framed

/** Kling by Kuaishou. */
export const KLING = videoFamily(shared, [
  ...omni('fal-ai/kling-video/o3/pro', 'Kling O3 Pro', {
    tier: 'best',
    price: price('fal-ai/kling-video/o3/pro/text-to-video', bySound(0.112, 0.14)),
    usualSeconds: 320,
  }),
  ...omni('fal-ai/kling-video/o3/standard', 'Kling O3', {
    price: price('fal-ai/kling-video/o3/standard/reference-to-video', bySound(0.084, 0.112)),
    usualSeconds: 95,
  }),
  ...third('fal-ai/kling-video/v3/pro', 'Kling 3 Pro', {
    tier: 'best',
    price: price('fal-ai/kling-video/v3/pro/text-to-video', bySound(0.112, 0.168)),
    disagreement: 'An older text of the endpoint with a first frame has twice the price.',
  }),
  ...third('fal-ai/kling-video/v3/standard', 'Kling 3', {
    price: price('fal-ai/kling-video/v3/standard/text-to-video', bySound(0.084, 0.126)),
  }),
  {
    ...TURBO,
    id: 'fal-ai/kling-video/v3/turbo/pro/text-to-video',
    name: 'Kling 3 Turbo Pro',
    fields: silent,
  },
  {
    ...TURBO,
    id: 'fal-ai/kling-video/v3/turbo/pro/image-to-video',
    name: 'Kling 3 Turbo Pro (first frame)',
    fields: { ...silentFramed, firstFrame: 'image_url' },
    needs: ['firstFrame'],
  },
])

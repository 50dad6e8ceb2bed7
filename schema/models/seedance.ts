import { bySound, flat, priceIn, type Rate } from './price.js'
import { VIDEO_RATIOS, type VideoRow, videoFamily } from './video-model.js'

const fields = {
  words: 'prompt',
  ratio: 'aspect_ratio',
  duration: 'duration',
  resolution: 'resolution',
  sound: 'generate_audio',
} as const
const shared = {
  family: 'Seedance',
  ratios: VIDEO_RATIOS,
  lengthForm: 'text',
  fields,
  usualSeconds: 120,
  read: '2026-11-26',
} as const

const READ = '2026-11-26'
const price = (id: string, rates: readonly Rate[]) => priceIn(id, 'million tokens', rates, READ)

/** The three endpoints of a version of Seedance 2.0. */
const versions = (path: string, name: string, own: Partial<VideoRow>): VideoRow[] => {
  const row = { durations: [5, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], ...own }
  return [
    { ...row, id: `${path}/text-to-video`, name },
    {
      ...row,
      id: `${path}/image-to-video`,
      name: `${name} (first frame)`,
      fields: { ...fields, firstFrame: 'image_url', lastFrame: 'end_image_url' },
      needs: ['firstFrame'],
    },
    {
      ...row,
      id: `${path}/reference-to-video`,
      name: `${name} (references)`,
      fields: { ...fields, references: 'image_urls.#' },
      needs: ['references'],
      references: 9,
      referenceName: '@Image#',
    },
  ]
}

const OLDER = { ...fields, seed: 'seed' } as const
const OLDER_ROW = {
  fields: OLDER,
  durations: [5, 4, 6, 7, 8, 9, 10, 11, 12],
  resolutions: ['720p', '1080p', '480p'],
  price: price('fal-ai/bytedance/seedance/v1.5/pro/text-to-video', bySound(1.2, 2.4)),
  usualSeconds: 90,
} as const

/** Seedance by ByteDance. */
export const SEEDANCE = videoFamily(shared, [
  ...versions('bytedance/seedance-2.0', 'Seedance 2.0', {
    tier: 'best',
    resolutions: ['720p', '1080p', '480p'], // the price of 4k is not published
    price: price('bytedance/seedance-2.0/text-to-video', flat(14)),
    disagreement: 'One page names references [Image1]; the declarations and the other pages @Image1.',
  }),
  ...versions('bytedance/seedance-2.0/fast', 'Seedance 2.0 Fast', {
    tier: 'fast',
    resolutions: ['720p', '480p'],
    price: price('bytedance/seedance-2.0/fast/text-to-video', flat(11.2)),
    usualSeconds: 75,
  }),
  ...versions('bytedance/seedance-2.0/mini', 'Seedance 2.0 Mini', {
    tier: 'fast',
    resolutions: ['720p', '480p'],
    price: price('bytedance/seedance-2.0/mini/reference-to-video', flat(7)),
    usualSeconds: 60,
  }),
  {
    ...OLDER_ROW,
    id: 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video',
    name: 'Seedance 1.5 Pro',
    supersededBy: 'bytedance/seedance-2.0/text-to-video',
  },
  {
    ...OLDER_ROW,
    id: 'fal-ai/bytedance/seedance/v1.5/pro/image-to-video',
    name: 'Seedance 1.5 Pro (first frame)',
    fields: { ...OLDER, firstFrame: 'image_url', lastFrame: 'end_image_url' },
    needs: ['firstFrame'],
    supersededBy: 'bytedance/seedance-2.0/image-to-video',
  },
])

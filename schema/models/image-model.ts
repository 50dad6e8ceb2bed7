import { MODEL, type Model, pageOf } from './model.js'
import { IMAGE_RATIOS, type ImageRatio, type Tier, ratioOf } from './video-model.js'

/** An image model, and what it accepts. */
export interface ImageModel extends Model {
  tier: Tier
  ratios: readonly ImageRatio[]
  /** References that it modifies or combines. Models that accept any require one; 0: prompts only. */
  references: number
  seed: boolean
  /** Pixels of an image, if the endpoint takes a size instead of a ratio. */
  pixels: number | null
}

const PLAIN = {
  ...MODEL,
  tier: 'usual',
  ratios: IMAGE_RATIOS,
  references: 0,
  pixels: null,
} as const satisfies Partial<ImageModel>

type Own = Omit<ImageModel, keyof typeof PLAIN | 'seed' | 'page'> & Partial<ImageModel>
type ImageRow = Pick<ImageModel, 'id' | 'name'> & Partial<ImageModel>

/** The rows of a family, with their shared fields. */
export const imageFamily = (shared: Omit<Own, 'id' | 'name'>, rows: readonly ImageRow[]): ImageModel[] =>
  rows.map((row) => {
    const model = { ...PLAIN, ...shared, ...row }
    return { page: pageOf(model.id), ...model, seed: model.fields.seed !== undefined }
  })

/** Sides are multiples of this, as required by all endpoints that take a size. */
const STEP = 16

/** The size of an image of a ratio with at most this many pixels. */
export function sizeOf(ratio: ImageRatio, pixels: number): { width: number; height: number } {
  const shape = ratioOf(ratio)
  const side = (length: number) => Math.floor(length / STEP) * STEP
  return { width: side(Math.sqrt(pixels * shape)), height: side(Math.sqrt(pixels / shape)) }
}

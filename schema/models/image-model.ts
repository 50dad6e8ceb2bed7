import { MODEL, type Model, pageOf } from './model.js'
import { IMAGE_RATIOS, type ImageRatio, type Tier, ratioOf } from './video-model.js'

/** A model that makes pictures, and what it accepts. */
export interface ImageModel extends Model {
  tier: Tier
  ratios: readonly ImageRatio[]
  /** Pictures that it modifies or combines; 0: it describes only. Those that take any need one. */
  references: number
  seed: boolean
  /** Pixels of a picture, where the endpoint takes a size in place of a ratio. */
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

/** The rows of a family, with what they share. */
export const imageFamily = (shared: Omit<Own, 'id' | 'name'>, rows: readonly ImageRow[]): ImageModel[] =>
  rows.map((row) => {
    const model = { ...PLAIN, ...shared, ...row }
    return { page: pageOf(model.id), ...model, seed: model.fields.seed !== undefined }
  })

/** Sides are multiples of it, as each of the endpoints that take a size demands. */
const STEP = 16

/** The size of a picture of a ratio with at most so many pixels. */
export function sizeOf(ratio: ImageRatio, pixels: number): { width: number; height: number } {
  const shape = ratioOf(ratio)
  const side = (length: number) => Math.floor(length / STEP) * STEP
  return { width: side(Math.sqrt(pixels * shape)), height: side(Math.sqrt(pixels / shape)) }
}

import sharp from 'sharp'
import { clamp } from '../base/colour.js'
import type { Layer } from '../scene/layer.js'
import type { Raster } from './planes.js'

/**
 * Gives flat art a body: its outline, blurred, is taken as a hill, which the light falls on from one side. Edges
 * towards the light shine, those away from it lie in shade.
 */
export const mould = async (
  { width, height, scale, data }: Raster,
  { side, strength, size }: NonNullable<Layer['solid']>,
): Promise<void> => {
  const mask = Buffer.alloc(width * height)
  for (let i = 0; i < mask.length; i++) mask[i] = data[i * 4 + 3]
  const blur = Math.min(40, Math.max(1.2, size * scale * 0.055))
  const hill = await sharp(mask, { raw: { width, height, channels: 1 } })
    .blur(blur)
    .extractChannel(0)
    .raw()
    .toBuffer()
  const reach = Math.max(1, Math.round(blur * 0.7))
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const at = y * width + x
      if (mask[at] === 0) continue
      const slope =
        (side * (hill[at + reach] - hill[at - reach]) +
          1.25 * (hill[at + reach * width] - hill[at - reach * width])) /
        255
      const shine = clamp(slope * strength, -0.62, 0.62)
      for (let c = 0; c < 3; c++) {
        const value = data[at * 4 + c]
        data[at * 4 + c] =
          shine > 0 ? Math.min(255, value * (1 + 0.26 * shine) + 34 * shine) : value * (1 + 0.62 * shine)
      }
    }
}

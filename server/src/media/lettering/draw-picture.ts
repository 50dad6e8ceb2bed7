import sharp from 'sharp'
import type { DrawingTask } from '../picture-decoder.js'

/** Draws SVG, over its background where it has one; returns a PNG. The same task gives the same bytes. */
export const drawPicture = async ({ svg, width, height, background }: DrawingTask): Promise<Buffer> => {
  const drawing = Buffer.from(svg)
  if (!background) return sharp(drawing).resize(width, height, { fit: 'fill' }).png().toBuffer()
  const under = sharp(background.file).autoOrient().resize(width, height, { fit: 'cover' })
  return (background.blur ? under.blur(background.blur) : under)
    .flatten()
    .composite([{ input: drawing, left: 0, top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer()
}

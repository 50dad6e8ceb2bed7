import sharp from 'sharp'
import type { DrawingTask } from '../picture-decoder.js'

/** Draws SVG, over its background if it has one; returns a PNG. The same task gives the same bytes. */
export const drawPicture = async ({ svg, width, height, background }: DrawingTask): Promise<Buffer> => {
  const drawing = Buffer.from(svg)
  if (!background) return sharp(drawing).resize(width, height, { fit: 'fill' }).png().toBuffer()
  const { file, blur, area = { left: 0, top: 0, width, height } } = background
  const cropped = sharp(file).autoOrient().resize(area.width, area.height, { fit: 'cover' }).flatten()
  const picture = blur ? cropped.blur(blur) : cropped
  const isWhole = area.width === width && area.height === height
  const drawn = isWhole
    ? picture.composite([{ input: drawing, left: 0, top: 0 }])
    : sharp(drawing).composite([{ input: await picture.png().toBuffer(), left: area.left, top: area.top }])
  return drawn.removeAlpha().png().toBuffer()
}

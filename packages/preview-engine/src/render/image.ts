import sharp from 'sharp'
import type { ImageOrder } from '../preview-engine.js'
import { sceneOf } from '../scene/scene.js'
import { IMAGE_SIZES } from '../sizes.js'
import { read } from '../words/read.js'
import { assembleVideo, preparePart, type RenderOrder } from './prepare.js'
import { planesOf, RGB } from './planes.js'
import { pictureRaster } from './raster.js'
import { regrade } from './regrade.js'
import { Renderer } from './renderer.js'

/** Draws a picture as WebP. A reference picture replaces the scene, regraded. Throws `DrawingError`. */
export const renderImage = async ({ prompt, ratio, seed, reference }: ImageOrder): Promise<Buffer> => {
  const [width, height] = IMAGE_SIZES[ratio]
  const rest = { without: '', references: [], seconds: 5, reach: 1 }
  const order: RenderOrder = { prompt, ratio, seed, width, height, ...rest }
  const film = assembleVideo(order, false, [await preparePart(order, false, 0, 1)])
  if (reference !== undefined) {
    const reading = read(prompt, seed)
    const scene = sceneOf(prompt, ratio, seed)
    const raster = await pictureRaster(reference, scene, 1.2)
    regrade(raster.data, reading)
    const picture = planesOf(raster, RGB)
    film.sheets = [
      ...(picture ? [{ name: 'picture', depth: 0, planes: picture }] : []),
      ...film.sheets.filter((sheet) => sheet.isOver),
    ]
  }
  const image = sharp(Buffer.from(new Renderer(film).frame(0.5, 0)), { raw: { width, height, channels: 3 } })
  if (film.scene.looks.includes('paint')) image.median(5)
  return image.webp({ quality: 88 }).toBuffer()
}

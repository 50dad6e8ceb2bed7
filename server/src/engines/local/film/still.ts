import sharp from 'sharp'
import type { ImageRatio } from '#schema/limits'
import type { StillOrder } from '../../engine.js'
import { sceneOf } from '../scene/scene.js'
import { read } from '../words/read.js'
import { assembleFilm, prepareShare, type FilmOrder } from './film.js'
import { planesOf, RGB } from './planes.js'
import { pictureRaster } from './raster.js'
import { overlays, regrade } from './regrade.js'
import { Renderer } from './renderer.js'

/** About one megapixel in each shape. */
export const STILL_SIZES: Record<ImageRatio, readonly [width: number, height: number]> = {
  '21:9': [1536, 656],
  '16:9': [1344, 768],
  '4:3': [1152, 864],
  '3:2': [1248, 832],
  '1:1': [1024, 1024],
  '2:3': [832, 1248],
  '3:4': [864, 1152],
  '9:16': [768, 1344],
  '9:21': [656, 1536],
}

/**
 * Draws a picture and returns it as WebP. With a reference: that picture, changed as the words say. Throws
 * `UnreadablePicture`.
 */
export const drawStill = async ({ prompt, ratio, seed, reference }: StillOrder): Promise<Buffer> => {
  const [width, height] = STILL_SIZES[ratio]
  const order: FilmOrder = {
    prompt,
    without: '',
    ratio,
    seed,
    references: [],
    width,
    height,
    seconds: 5,
    reach: 1,
  }
  const film = assembleFilm(order, false, [await prepareShare(order, false, 0, 1)])
  if (reference !== undefined) {
    const reading = read(prompt, seed)
    const scene = sceneOf(prompt, ratio, seed)
    const raster = await pictureRaster(reference, scene, 1.2)
    regrade(raster.data, reading)
    const picture = planesOf(raster, RGB)
    const kept = overlays(scene, reading)
    film.sheets = [
      ...(picture ? [{ name: 'picture', depth: 0, planes: picture }] : []),
      ...film.sheets.filter((sheet) => kept.has(sheet.name)),
    ]
  }
  const image = sharp(Buffer.from(new Renderer(film).frame(0.5, 0)), { raw: { width, height, channels: 3 } })
  if (film.scene.looks.includes('paint')) image.median(5)
  return image.webp({ quality: 88 }).toBuffer()
}

import { basename } from 'node:path'
import sharp from 'sharp'
import { clamp, rgb, smooth } from '../base/colour.js'
import { noise } from '../base/random.js'
import { DrawingError } from '../workers/tasks.js'
import { MARGIN, type Layer, type Scene } from '../scene/layer.js'
import { mould } from './mould.js'
import type { Raster } from './planes.js'

const unreadable = (role: string, file: string, cause: unknown): DrawingError =>
  new DrawingError(`The ${role} ${basename(file)} cannot be read.`, false, { cause })

const STEP = 4
const painted = (
  { top, bottom, pixel }: NonNullable<Layer['paint']>,
  { width: W, height: H }: Scene,
): Raster => {
  const y0 = Math.max(-MARGIN, Math.floor(top))
  const y1 = Math.min(H + MARGIN, bottom)
  const width = Math.ceil((W + 2 * MARGIN) / STEP) + 1
  const height = Math.max(2, Math.ceil((y1 - y0) / STEP) + 1)
  const data = new Float32Array(width * height * 4)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 4) {
      const point = pixel(x * STEP - MARGIN, y0 + y * STEP)
      if (!point) continue
      data[i] = point[0]
      data[i + 1] = point[1]
      data[i + 2] = point[2]
      data[i + 3] = point[3] * 255
    }
  return { width, height, scale: 1 / STEP, x0: -MARGIN, y0, data }
}

/** Rasterises a sheet; `zoom` is pixels of the picture for a unit, `smeared` gives brush strokes. */
export const rasterOf = async (
  layer: Layer,
  scene: Scene,
  zoom: number,
  smeared: boolean,
): Promise<Raster> => {
  if (layer.paint) return painted(layer.paint, scene)
  const [wide, high] = [scene.width + 2 * MARGIN, scene.height + 2 * MARGIN]
  const scale = layer.fineness < 1 ? layer.fineness : layer.fineness * zoom
  const image = sharp(Buffer.from(layer.svg ?? ''), { density: 72, limitInputPixels: false }).resize(
    Math.round(wide * scale),
    Math.round(high * scale),
    { fit: 'fill' },
  )
  if (smeared && layer.fineness >= 1) image.median(5)
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const raster: Raster = {
    width: info.width,
    height: info.height,
    scale: info.width / wide,
    x0: -MARGIN,
    y0: -MARGIN,
    data,
  }
  if (layer.relief) carve(raster, layer.relief, scene)
  if (layer.solid) await mould(raster, layer.solid)
  return raster
}

/** Lights a mountain: ridged noise stands for its slopes; snow lies where they are high and flat. */
const carve = (
  { width, height, scale, data }: Raster,
  { side, snow, white, lift }: NonNullable<Layer['relief']>,
  scene: Scene,
): void => {
  const seed = scene.seed & 0xffff
  const fine = 1 / (120 * scale)
  const snowy = rgb(white)
  const top = new Int32Array(width).fill(-1)
  let peak = height
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++)
      if (data[(y * width + x) * 4 + 3] > 200) {
        top[x] = y
        if (y < peak) peak = y
        break
      }
  const foot = (scene.horizon + MARGIN) * scale
  const field = (x: number, y: number): number => {
    const warp = noise(x * fine * 0.8, y * fine * 0.7, seed + 40) * 0.9
    let [value, strength, freq] = [0, 0.5, fine]
    for (let octave = 0; octave < 5; octave++) {
      value +=
        strength * (1 - Math.abs(2 * noise(x * freq + warp, y * freq * 0.75 + warp, seed + 50 + octave) - 1))
      strength *= 0.56
      freq *= 2.15
    }
    return value
  }
  for (let x = 0; x < width; x++) {
    if (top[x] < 0) continue
    for (let y = top[x]; y < Math.min(height, foot); y++) {
      const i = (y * width + x) * 4
      if (data[i + 3] === 0) continue
      const here = field(x, y)
      const slope = (here - field(x + side * 4 * scale, y - 3 * scale)) * 7
      const up = (foot - y) / (foot - peak)
      const lit = clamp(0.5 + slope)
      const cover =
        smooth(0.88 - snow, 1.16 - snow, up + (here - 0.55) * 0.7) * smooth(0.18, 0.62, lit) * lift
      const shade = 1 + (lit - 0.55) * 0.75 * smooth(0, 0.5, up)
      for (let c = 0; c < 3; c++)
        data[i + c] = Math.min(
          255,
          data[i + c] * shade * (1 - cover) + snowy[c] * cover * (0.55 + 0.45 * lit),
        )
    }
  }
}

/**
 * A reference picture, cut to the scene's shape where its interest is, with a little to spare for the camera.
 * Throws `DrawingError`.
 */
export const pictureRaster = async (file: string, scene: Scene, spare = 1.2): Promise<Raster> => {
  const [width, height] = [Math.round(scene.width * spare), Math.round(scene.height * spare)]
  try {
    const { data, info } = await sharp(file)
      .rotate()
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const edge = (spare - 1) / 2
    return {
      width: info.width,
      height: info.height,
      scale: 1,
      x0: -scene.width * edge,
      y0: -scene.height * edge,
      data,
    }
  } catch (cause) {
    throw unreadable('reference picture', file, cause)
  }
}

/** Pixels around the edge of an end picture, so that its last row and column can be interpolated. */
const BORDER = 4

/**
 * A picture that a film begins or ends with: filling the film's picture, pixel by pixel, cut around its middle.
 * Throws `DrawingError`.
 */
export const endRaster = async (
  file: string,
  { width, height }: { width: number; height: number },
  scene: Scene,
): Promise<Raster> => {
  const scale = width / scene.width
  try {
    const { data, info } = await sharp(file)
      .rotate()
      .flatten({ background: '#000' })
      .resize(width, height, { fit: 'cover' })
      .extend({ top: BORDER, bottom: BORDER, left: BORDER, right: BORDER, extendWith: 'copy' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, scale, x0: -BORDER / scale, y0: -BORDER / scale, data }
  } catch (cause) {
    throw unreadable('picture', file, cause)
  }
}

import { basename } from 'node:path'
import sharp from 'sharp'
import { clamp, rgb, smooth } from '../base/colour.js'
import { noise } from '../base/random.js'
import { DrawingError } from '../workers/tasks.js'
import { MARGIN, type Layer, type Scene } from '../scene/layer.js'
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

/** Rasterizes a layer at `zoom` pixels per unit; `smeared` adds brush strokes. */
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
  if (layer.solid) await shadeFlatArt(raster, layer.solid)
  return raster
}

/** Lights a mountain: slopes from ridged noise, snow on high and flat parts. */
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
 * Reads a reference picture, cropped to the scene’s shape around its most salient part, with a margin for the
 * camera. Throws `DrawingError`.
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

/** Border of a first or last frame in pixels, to interpolate its edges. */
const BORDER = 4

/** Reads a first or last frame, cropped to the video’s size around its centre. Throws `DrawingError`. */
export const boundaryRaster = async (
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

/** Shades flat art: its blurred outline is used as a height map that is lit from one side. */
const shadeFlatArt = async (
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

/** One channel: weights of red, green and blue, neutral value, and subsampling. */
export interface Channel {
  red: number
  green: number
  blue: number
  neutral: number
  coarse: 1 | 2
}

export const RGB: readonly Channel[] = [
  { red: 1, green: 0, blue: 0, neutral: 0, coarse: 1 },
  { red: 0, green: 1, blue: 0, neutral: 0, coarse: 1 },
  { red: 0, green: 0, blue: 1, neutral: 0, coarse: 1 },
]
/** BT.709, limited range, 4:2:0. */
export const YUV: readonly Channel[] = [
  { red: 0.1826, green: 0.6142, blue: 0.062, neutral: 16, coarse: 1 },
  { red: -0.1006, green: -0.3386, blue: 0.4392, neutral: 128, coarse: 2 },
  { red: 0.4392, green: -0.3989, blue: -0.0403, neutral: 128, coarse: 2 },
]
/** Whether a channel is chroma. */
export const isChroma = (channel: Channel): boolean => channel.neutral === 128

/** RGBA pixels with straight alpha, 0 to 255; `scale` is pixels per unit, (x0, y0) the origin in units. */
export interface Raster {
  width: number
  height: number
  scale: number
  x0: number
  y0: number
  data: Uint8Array | Float32Array
}

/** The visible part of a layer, premultiplied, for the channels of one subsampling. Shared between threads. */
export interface Cutout {
  width: number
  height: number
  alpha: Float32Array
  channels: Float32Array[]
  scale: number
  x0: number
  y0: number
  /** Runs of each pair of rows: from, to, state (1 mixed, 2 opaque); empty runs are omitted. */
  starts: Int32Array
  runs: Int32Array
}
export interface Planes {
  fine: Cutout
  coarse?: Cutout
}

const shared = (length: number): Float32Array =>
  new Float32Array(new SharedArrayBuffer(Math.max(1, length) * 4))

const boundsOf = ({ width, height, data }: Raster): readonly [number, number, number, number] | undefined => {
  let [x0, x1, y0, y1] = [width, -1, height, -1]
  for (let y = 0; y < height; y++) {
    const row = y * width
    let first = 0
    while (first < width && data[(row + first) * 4 + 3] <= 0.5) first++
    if (first === width) continue
    let last = width - 1
    while (data[(row + last) * 4 + 3] <= 0.5) last--
    if (first < x0) x0 = first
    if (last > x1) x1 = last
    if (y < y0) y0 = y
    y1 = y
  }
  return x1 < 0
    ? undefined
    : [Math.max(0, x0 - 1), Math.max(0, y0 - 1), Math.min(width - 1, x1 + 1), Math.min(height - 1, y1 + 1)]
}

const END = -2

/** State of a run by its opacities: 0 empty, 1 mixed, 2 opaque. */
const coverOf = (low: number, high: number): number => {
  if (high < 0.002) return 0
  return low > 0.998 ? 2 : 1
}

const runsOf = (
  alpha: Float32Array,
  width: number,
  height: number,
): { starts: Int32Array; runs: Int32Array } => {
  const starts = new Int32Array(new SharedArrayBuffer(height * 4))
  const list: number[] = []
  for (let y = 0; y < height - 1; y++) {
    starts[y] = list.length
    for (let x = 0, from = 0, state = -1; x <= width; x++) {
      const at = y * width + Math.min(x, width - 1)
      const [low, high] =
        alpha[at] < alpha[at + width] ? [alpha[at], alpha[at + width]] : [alpha[at + width], alpha[at]]
      const now = x === width ? END : coverOf(low, high)
      if (now === state) continue
      if (state > 0) {
        const n = list.length
        const joins =
          n > starts[y] &&
          list[n - 2] === from &&
          (list[n - 1] === state || x - from < 12 || list[n - 2] - list[n - 3] < 12)
        if (!joins) list.push(from, x, state)
        else {
          list[n - 2] = x
          if (list[n - 1] !== state) list[n - 1] = 1
        }
      }
      from = x
      state = now
    }
  }
  starts[height - 1] = list.length
  const runs = new Int32Array(new SharedArrayBuffer(Math.max(1, list.length) * 4))
  runs.set(list)
  return { starts, runs }
}

const cutOf = (
  raster: Raster,
  bounds: readonly [number, number, number, number],
  channels: readonly Channel[],
  coarse: 1 | 2,
): Cutout => {
  const [x0, y0, x1, y1] = bounds
  const step = raster.scale > 0.5 ? coarse : 1
  const width = Math.max(2, Math.floor((x1 - x0 + 1) / step))
  const height = Math.max(2, Math.floor((y1 - y0 + 1) / step))
  const alpha = shared(width * height)
  const out = channels.map(() => shared(width * height))
  const share = 1 / (255 * step * step)
  const { data } = raster
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o++) {
      let [a, r, g, b] = [0, 0, 0, 0]
      for (let j = 0; j < step; j++)
        for (let i = 0; i < step; i++) {
          const at = ((y0 + y * step + j) * raster.width + x0 + x * step + i) * 4
          const v = data[at + 3]
          if (!v) continue
          a += v
          r += v * data[at]
          g += v * data[at + 1]
          b += v * data[at + 2]
        }
      if (!a) continue
      a *= share
      alpha[o] = a
      for (let c = 0; c < channels.length; c++)
        out[c][o] =
          (channels[c].red * r + channels[c].green * g + channels[c].blue * b) * share +
          channels[c].neutral * a
    }
  return {
    width,
    height,
    alpha,
    channels: out,
    scale: raster.scale / step,
    x0: raster.x0 + x0 / raster.scale,
    y0: raster.y0 + y0 / raster.scale,
    ...runsOf(alpha, width, height),
  }
}

/** Crops a raster to its visible part and splits it into channels; undefined if it is empty. */
export const planesOf = (raster: Raster, channels: readonly Channel[]): Planes | undefined => {
  const bounds = boundsOf(raster)
  if (!bounds || bounds[2] - bounds[0] < 3 || bounds[3] - bounds[1] < 3) return undefined
  const coarse = channels.filter((channel) => channel.coarse === 2)
  return {
    fine: cutOf(
      raster,
      bounds,
      channels.filter((channel) => channel.coarse === 1),
      1,
    ),
    ...(coarse.length > 0 && { coarse: cutOf(raster, bounds, coarse, 2) }),
  }
}

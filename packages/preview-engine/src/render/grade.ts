import { clamp } from '../base/colour.js'
import { random } from '../base/random.js'
import type { Canvas } from './canvas.js'
import { isChroma } from './planes.js'

const GRAIN = new Int8Array(1 << 16)
const next = random(7)
for (let i = 0; i < GRAIN.length; i++) GRAIN[i] = ((next() + next() + next()) / 3 - 0.5) * 34

/** Adds vignette and grain (also the dither), and converts to bytes. */
export class Grader {
  private readonly across: Float32Array
  private readonly down: Float32Array

  constructor(
    private readonly canvas: Canvas,
    private readonly coarseGrain: boolean,
  ) {
    const { width, height } = canvas
    this.across = Float32Array.from(
      { length: width },
      (_, x) => 1 - 0.2 * Math.pow(Math.abs((x / width) * 2 - 1), 2.6),
    )
    this.down = Float32Array.from(
      { length: height },
      (_, y) => 1 - 0.2 * Math.pow(Math.abs((y / height) * 2 - 1), 2.8),
    )
  }

  /** Returns planes (`planar`) or interleaved pixels. `share` is the strength of the grading; 0 changes nothing. */
  bytes(
    number: number,
    planar: boolean,
    share = 1,
    out = new Uint8Array(this.canvas.sizes.reduce((sum, [w, h]) => sum + w * h, 0)),
  ): Uint8Array {
    const { across, down, canvas } = this
    let o = 0
    canvas.channels.forEach((channel, n) => {
      const source = canvas.planes[n]
      const [width, height] = canvas.sizes[n]
      const { coarse, neutral } = channel
      const lumaStrength = this.coarseGrain ? 0.4 : 0.2
      const strength = (isChroma(channel) ? 0.08 : lumaStrength) * share
      for (let y = 0; y < height; y++) {
        const start = (Math.imul(y + 1, 7919) + Math.imul(number + 1, 40503) + (planar ? n * 977 : 0)) >>> 0
        const v = down[y * coarse]
        for (let x = 0, i = y * width; x < width; x++, i++) {
          const plain = source[i] - neutral
          const shaded = plain * v * across[x * coarse]
          const value =
            neutral +
            (share === 1 ? shaded : plain + (shaded - plain) * share) +
            GRAIN[(start + x * 3 + (x >> 4) * 131) & 65535] * strength +
            0.5
          out[planar ? o++ : i * 3 + n] = clamp(value, 0, 255)
        }
      }
    })
    return out
  }
}

import type { Rgb } from '../base/colour.js'
import { isChroma, type Channel, type Cutout, type Planes } from './planes.js'
import type { Placement } from './camera.js'

/** A picture as float planes, one per channel. */
export class Canvas {
  readonly sizes: readonly (readonly [width: number, height: number])[]
  readonly planes: readonly Float32Array[]

  constructor(
    readonly width: number,
    readonly height: number,
    readonly channels: readonly Channel[],
  ) {
    this.sizes = channels.map(
      ({ coarse }) => [Math.ceil(width / coarse), Math.ceil(height / coarse)] as const,
    )
    this.planes = this.sizes.map(([w, h]) => new Float32Array(w * h))
  }

  /** Draws a layer between the rows `from` and `until`. */
  over(planes: Planes, at: Placement, opacity: number, from = 0, until = this.height): void {
    let [fine, coarse] = [0, 0]
    this.channels.forEach((channel, n) => {
      const cut = channel.coarse === 2 ? planes.coarse : planes.fine
      const source = cut?.channels[channel.coarse === 2 ? coarse++ : fine++]
      if (cut && source)
        overPlane(this.planes[n], this.sizes[n], channel.coarse, cut, source, at, opacity, from, until)
    })
  }

  /** Adds a soft spot of light; `wide` stretches it horizontally. */
  splat(x: number, y: number, r: number, wide: number, colour: Readonly<Rgb>, power: number): void {
    this.channels.forEach((m, n) => {
      const value =
        (m.red * colour[0] + m.green * colour[1] + m.blue * colour[2]) *
        power *
        (m.coarse === 2 && r < 1.4 ? 0.5 : 1)
      const plane = this.planes[n]
      const [width, height] = this.sizes[n]
      const rx = Math.max(0.7, (r * wide) / m.coarse)
      const ry = Math.max(0.7, r / m.coarse)
      const cx = x / m.coarse - 0.5
      const cy = y / m.coarse - 0.5
      const xa = Math.max(0, Math.ceil(cx - rx * 2))
      const xb = Math.min(width - 1, Math.floor(cx + rx * 2))
      const yb = Math.min(height - 1, Math.floor(cy + ry * 2))
      for (let py = Math.max(0, Math.ceil(cy - ry * 2)); py <= yb; py++) {
        const dy = (py - cy) / ry
        for (let px = xa; px <= xb; px++) {
          const dx = (px - cx) / rx
          const far = (dx * dx + dy * dy) * 0.25
          if (far < 1) plane[py * width + px] += value * (1 - far) * (1 - far) * (1 - far)
        }
      }
    })
  }

  /** Brightens everything towards white, as lightning does. */
  flash(share: number): void {
    this.channels.forEach((channel, n) => {
      if (isChroma(channel)) return
      const plane = this.planes[n]
      for (let i = 0; i < plane.length; i++) plane[i] += (235 - plane[i]) * share
    })
  }
}

const overPlane = (
  target: Float32Array,
  [width, height]: readonly [number, number],
  coarse: number,
  cut: Cutout,
  source: Float32Array,
  at: Placement,
  opacity: number,
  from: number,
  until: number,
): void => {
  const { alpha, width: w, starts, runs } = cut
  const step = (cut.scale * coarse) / at.scale
  const sx = ((0.5 * coarse - at.left) / at.scale - cut.x0) * cut.scale - 0.5
  const sy = ((0.5 * coarse - at.top) / at.scale - cut.y0) * cut.scale - 0.5
  const ya = Math.max(0, Math.ceil(-sy / step), Math.floor(from / coarse))
  const yb = Math.min(height - 1, Math.floor((cut.height - 1.001 - sy) / step), Math.ceil(until / coarse))
  for (let y = ya; y <= yb; y++) {
    const v = sy + y * step
    const row = v | 0
    const fy = v - row
    const gy = 1 - fy
    const base = row * w
    const o = y * width
    for (let e = starts[row]; e < starts[row + 1]; e += 3) {
      const solid = opacity === 1 && runs[e + 2] === 2
      const xa = Math.max(0, Math.ceil((Math.max(0, runs[e] - 1) - sx) / step))
      const xb = Math.min(width - 1, Math.ceil((Math.min(w - 1.001, runs[e + 1] - 1) - sx) / step) - 1)
      for (let x = xa, u = Math.max(0, sx + xa * step); x <= xb; x++, u += step) {
        const q = u | 0
        const i = base + q
        const fx = u - q
        const gx = 1 - fx
        const j = i + w
        const c = (source[i] * gx + source[i + 1] * fx) * gy + (source[j] * gx + source[j + 1] * fx) * fy
        if (solid && q >= runs[e]) {
          target[o + x] = c
          continue
        }
        target[o + x] =
          target[o + x] *
            (1 -
              ((alpha[i] * gx + alpha[i + 1] * fx) * gy + (alpha[j] * gx + alpha[j + 1] * fx) * fy) *
                opacity) +
          c * opacity
      }
    }
  }
}

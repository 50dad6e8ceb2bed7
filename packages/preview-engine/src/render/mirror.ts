import { clamp, rgb } from '../base/colour.js'
import type { Mirror } from '../scene/layer.js'
import type { Placement } from './camera.js'
import type { Canvas } from './canvas.js'
import { isChroma } from './planes.js'

const WAVE = Float32Array.from({ length: 4096 }, (_, i) => Math.sin((i / 4096) * 2 * Math.PI))
/** Sine of a positive angle, from a table. */
const wave = (angle: number): number => WAVE[(angle * 651.8986) & 4095]

/** Draws the reflection below the waterline, distorted by waves. */
export const mirrorInto = (
  canvas: Canvas,
  { y: line, tint, calm, wet }: Mirror,
  at: Placement,
  seconds: number,
  scene: { width: number; height: number; horizon: number },
): void => {
  const zoom = canvas.width / scene.width
  const y0 = line * at.scale + at.top
  const [red, green, blue] = rgb(tint)
  canvas.channels.forEach((channel, n) => {
    const { coarse } = channel
    const plane = canvas.planes[n]
    const [width, height] = canvas.sizes[n]
    const base = channel.red * red + channel.green * green + channel.blue * blue + channel.neutral
    const top = Math.max(0, Math.ceil(y0 / coarse))
    const unit = coarse / zoom
    for (let y = top; y < height; y++) {
      const down = (y * coarse - y0) / zoom
      const v = clamp(down / (scene.height - scene.horizon))
      const far = 1 / (v + 0.09)
      const swell = calm * (wet ? 0.5 : 1)
      const roll = (1 + 8 * v) * swell
      const chop = (1.6 + 15 * v) * swell
      const keep = wet ? 0.66 - 0.25 * v : 0.86 - 0.42 * v
      const p = far * 9
      const shift =
        (wave(p * 2.3 + seconds * 1.9 + 50) * 0.6 + wave(p * 5.1 - seconds * 2.7 + 90) * 0.4) * roll
      const f1 = (0.0032 * far + 0.004) * unit
      const f2 = f1 * 1.9
      const f3 = f2 * 1.7
      const warp = 1.4 * wave(p * 1.7 + 20) + 60
      const a1 = p * 4.3 + seconds * 1.5 + warp + 300
      const a2 = p * 9.7 - seconds * 2.2 - warp + 500
      const a3 = p * 17.3 + seconds * 3.1 + 390
      const light = isChroma(channel)
        ? 0
        : (channel.neutral ? 0.86 : 1) * 8 * calm * (0.35 + v) * (wet ? 0.3 : 1)
      const last = Math.max(0, top - 2)
      const my0 = y0 - (down * 0.94 + 1) * zoom
      for (let x = 0; x < width; x++) {
        const xc = x - width / 2
        const w1 = wave(xc * f1 + a1)
        const g = w1 * 0.45 + wave(a2 - xc * f2) * 0.33 + wave(a3 + xc * f3 + w1) * 0.22
        const my = Math.max(0, (my0 - (g * chop - chop * 0.4) * zoom) / coarse)
        const mx = clamp(x + (shift + g * roll * 0.4) / unit, 0, width - 1.001)
        const i = mx | 0
        const j = Math.min(my | 0, last)
        const fx = mx - i
        const fy = my - j < 1 ? my - j : 1
        const o = j * width + i
        const c =
          (plane[o] * (1 - fx) + plane[o + 1] * fx) * (1 - fy) +
          (plane[o + width] * (1 - fx) + plane[o + width + 1] * fx) * fy
        plane[y * width + x] = base + (c - base) * keep + g * light
      }
    }
  })
}

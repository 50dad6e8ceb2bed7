import { random } from '../base/random.js'
import type { Particles } from '../scene/particles.js'
import type { Weather } from '../scene/layer.js'
import type { Canvas } from './canvas.js'
import { isChroma } from './planes.js'

type Drop = readonly [across: number, down: number, near: number, phase: number]
const dropsOf = (seed: number, count: number): Drop[] => {
  const next = random(seed)
  return Array.from({ length: count }, (): Drop => [next(), next(), next(), next()])
}
const wrap = (value: number): number => value - Math.floor(value)

/** Draws rain and particles. */
export class WeatherMaker {
  private readonly rain: Drop[]
  private readonly clouds: { kind: Particles; drops: Drop[] }[]

  constructor(
    private readonly weather: Weather,
    seed: number,
  ) {
    this.rain = weather.rain ? dropsOf(seed ^ 0x55, 620) : []
    this.clouds = weather.particles.map((kind, i) => ({
      kind,
      drops: dropsOf(seed ^ (0x77 + i * 131), kind.count),
    }))
  }

  drawInto(canvas: Canvas, seconds: number, zoom: number): void {
    for (const drop of this.rain) streak(canvas, drop, seconds, zoom, this.weather.rain)
    for (const { kind, drops } of this.clouds)
      for (const drop of drops) float(canvas, kind, drop, seconds, zoom)
  }
}

const float = (
  canvas: Canvas,
  kind: Particles,
  [across, down, near, phase]: Drop,
  seconds: number,
  zoom: number,
): void => {
  const speed = 1 + (kind.depth - 1) * near * near
  const x = wrap(
    across + kind.sway * Math.sin(seconds * (0.8 + phase) + phase * 40) + kind.wind * speed * seconds + 1,
  )
  const y = wrap(down + kind.fall * speed * seconds)
  const size = (kind.size[0] + kind.size[1] * near ** 3) * zoom
  const glimmer = 1 - kind.glimmer * (0.5 + 0.5 * Math.sin(seconds * (1.7 + phase * 2) + phase * 50))
  const flat =
    kind.flat > 1.3 && kind.wind < 0.4
      ? kind.flat * (0.4 + 0.6 * Math.abs(Math.sin(seconds * (2 + phase * 2) + phase * 9)))
      : kind.flat
  canvas.splat(
    (x * 1.08 - 0.04) * canvas.width,
    (y * 1.08 - 0.04) * canvas.height,
    size,
    flat,
    kind.other && phase > 0.6 ? kind.other : kind.colour,
    kind.power * (0.45 + 0.55 * phase) * glimmer,
  )
}

const streak = (
  canvas: Canvas,
  [across, down, near]: Drop,
  seconds: number,
  zoom: number,
  strength: number,
): void => {
  const length = (26 + 50 * near) * zoom
  const y = wrap(down + seconds * (1.5 + near * 1.3)) * (canvas.height + 2 * length) - length
  const x = ((across + 0.06 * down) * 1.15 - 0.05) * canvas.width - (y / canvas.height) * 60 * zoom
  canvas.channels.forEach((channel, n) => {
    if (isChroma(channel)) return
    const plane = canvas.planes[n]
    const power = (16 + 46 * near * near) * strength * (channel.neutral ? 0.86 : 1)
    for (let q = 0; q < length; q++) {
      const row = (y + q) | 0
      if (row < 0 || row >= canvas.height) continue
      const at = x - q * 0.075
      const i = Math.floor(at)
      if (i < 0 || i >= canvas.width - 1) continue
      const value = power * (q / length)
      plane[row * canvas.width + i] += value * (1 - (at - i))
      plane[row * canvas.width + i + 1] += value * (at - i)
    }
  })
}

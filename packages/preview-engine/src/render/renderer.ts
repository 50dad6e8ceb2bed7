import { clamp, smooth } from '../base/colour.js'
import type { Light } from '../scene/layer.js'
import { Canvas } from './canvas.js'
import { boundaryOpacity, boundaryPlacement, placementOf, viewAt, type Placement } from './camera.js'
import type { PreparedVideo, Sheet } from './prepare.js'
import { Grader } from './grade.js'
import { mirrorInto } from './mirror.js'
import { type Planes, RGB, YUV } from './planes.js'
import { WeatherMaker } from './weather.js'

/** Reference pictures are shown in turn with cross-fades; the scene starts after this share of the video. */
const SHOWN = 0.78
const FADE = 0.09
const FLASHES = [0.9, 1.06, 3.3]

/** Opacity of each reference picture, and whether the scene is visible, at t. */
export const shares = (t: number, count: number): { scene: boolean; pictures: number[] } => {
  const each = SHOWN / count
  return {
    scene: count === 0 || t > SHOWN - FADE,
    pictures: Array.from({ length: count }, (_, i) => {
      const [start, end] = [i * each, (i + 1) * each]
      const fade = Math.min(FADE, each / 2)
      const comes = i === 0 ? 1 : smooth(start - fade, start + fade, t)
      // Each picture is covered by the next; the last fades to the scene.
      const covered = t > end + fade ? 0 : 1
      return comes * (i === count - 1 ? 1 - smooth(end - fade, end + fade, t) : covered)
    }),
  }
}

/** Brightness of a light: broken signs flicker, glitter on water pulses, others vary slightly. */
const powerOf = ({ rate, phase, buzz, wide }: Light, seconds: number): number => {
  if (buzz) return Math.sin(seconds * 31 + phase) + Math.sin(seconds * 7.3) > 1.2 ? 0.2 : 1
  const swing = Math.sin(seconds * rate * Math.PI + phase)
  return wide ? Math.max(0, swing) ** 2 : 0.72 + 0.38 * swing
}

/** Renders the frames of a video; the same moment gives the same bytes. */
export class Renderer {
  private readonly canvas: Canvas
  private readonly grader: Grader
  private readonly weather: WeatherMaker
  private readonly size
  private readonly waterline: number

  constructor(private readonly film: PreparedVideo) {
    const { width, height, scene } = film
    this.canvas = new Canvas(width, height, film.planar ? YUV : RGB)
    this.grader = new Grader(this.canvas, scene.looks.includes('noir'))
    this.weather = new WeatherMaker(scene.weather, scene.seed)
    this.size = { width, height, sceneWidth: scene.width, sceneHeight: scene.height }
    this.waterline = film.sheets.findIndex((sheet) => sheet.mirror)
  }

  /** The frame at t, 0 to 1; `number` seeds the grain. */
  frame(t: number, number: number): Uint8Array {
    const { film } = this
    const { first, last } = boundaryOpacity(t, film.boundaryFrames)
    if (first < 1 && last < 1) this.drawMoment(t)
    this.cover(film.boundaryFrames.first, t, 0, first)
    this.cover(film.boundaryFrames.last, t, 1, last)
    return this.grader.bytes(number, film.planar, 1 - Math.max(first, last))
  }

  /** Draws the first (`end` 0) or last (`end` 1) frame over the scene. */
  private cover(picture: Planes | undefined, t: number, end: 0 | 1, opacity: number): void {
    if (!picture || opacity === 0) return
    const { size } = this
    const { seconds, reach, scene } = this.film
    const [now, then] = [t, end].map((at) => viewAt(scene.camera, at, at * seconds, scene.seed, reach))
    const moved = { x: now.x - then.x, y: now.y - then.y }
    this.canvas.over(picture, boundaryPlacement(Math.abs(t - end), moved, size, reach), opacity)
  }

  private drawMoment(t: number): void {
    const { film, canvas } = this
    const { camera, pace, seed } = film.scene
    const seconds = t * film.seconds * pace
    const view = viewAt(camera, t, t * film.seconds, seed, film.reach)
    // A tracked subject stays in place while everything else moves.
    const followed = { ...view, x: view.x * 0.12 }
    const flash = film.scene.weather.storm
      ? FLASHES.reduce(
          (sum, at) => sum + (seconds > at ? Math.exp((at - seconds) * 7) : 0),
          film.planar ? 0 : 0.8,
        )
      : 0
    const { scene, pictures } = shares(t, film.pictures.length)
    const place = (sheet: Sheet, depth = sheet.depth) =>
      placementOf(
        camera === 'track' && sheet.subject ? followed : view,
        this.size,
        depth,
        seconds,
        (film.seconds * pace) / 2,
        camera === 'track' && sheet.subject ? { ...sheet, drift: 0 } : sheet,
      )
    if (scene) film.sheets.forEach((sheet, i) => this.drawSheet(sheet, i, seconds, flash, place))
    film.pictures.forEach((picture, i) => {
      if (pictures[i] > 0) canvas.over(picture, this.picturePlacement(t, i), pictures[i])
      if (pictures[i] > 0.5 && !film.portraits[i])
        film.sheets.forEach((sheet, at) => sheet.isOver && this.drawSheet(sheet, at, seconds, flash, place))
    })
    if (pictures.length || !film.sheets.some((sheet) => sheet.air))
      this.weather.drawInto(canvas, seconds, film.width / film.scene.width)
    if (flash > 0.02) canvas.flash(Math.min(1, flash) * 0.16)
  }

  private drawSheet(
    sheet: Sheet,
    i: number,
    seconds: number,
    flash: number,
    place: (sheet: Sheet, depth?: number) => Placement,
  ): void {
    const { canvas, film } = this
    if (sheet.air && film.pictures.length === 0)
      this.weather.drawInto(canvas, seconds, film.width / film.scene.width)
    if (sheet.pose && !sheet.pose.steps.includes(Math.floor(seconds * sheet.pose.rate) % sheet.pose.count))
      return
    const at = place(sheet)
    if (sheet.mirror) mirrorInto(canvas, sheet.mirror, at, seconds, film.scene)
    else if (sheet.planes) {
      const breath = sheet.breathe
        ? 1 - sheet.breathe * (0.5 + 0.5 * Math.sin(seconds * 1.1 + sheet.depth * 90 + (sheet.drift ?? 0)))
        : 1
      const opacity = (sheet.flash ? clamp(flash) : 1) * breath
      const from = sheet.from === undefined ? 0 : sheet.from * at.scale + at.top
      if (opacity > 0.004)
        canvas.over(
          sheet.planes,
          at,
          opacity,
          Math.max(0, from),
          i < this.waterline ? this.shoreline(place) : film.height,
        )
    }
    if (sheet.lights?.length) {
      const on = sheet.mirror ? place(sheet, sheet.depth + 0.2) : at
      for (const light of sheet.lights) this.shine(light, on, seconds)
    }
  }

  /** The row of the waterline. */
  private shoreline(place: (sheet: Sheet) => Placement): number {
    const sheet = this.film.sheets[this.waterline]
    const at = place(sheet)
    return (sheet.mirror?.y ?? 0) * at.scale + at.top + 4
  }

  private shine(light: Light, at: Placement, seconds: number): void {
    if (light.burst) return this.burst(light, light.burst, at, seconds)
    const power = powerOf(light, seconds)
    if (power > 0.02)
      this.canvas.splat(
        light.x * at.scale + at.left,
        light.y * at.scale + at.top,
        light.r * at.scale,
        light.wide ?? 1,
        light.colour,
        power,
      )
  }

  /** A firework spark: thrown out, falling, fading. */
  private burst(
    light: Light,
    { x, y, at: start }: NonNullable<Light['burst']>,
    at: Placement,
    seconds: number,
  ): void {
    const age = (((seconds - start) % 3.2) + 3.2) % 3.2
    const power = age < 1.9 ? Math.min(1, age * 9) * (1 - age / 1.9) ** 1.3 : 0
    if (power < 0.02) return
    const far = 1 - Math.exp(-age * 3.4)
    const px = x + (light.x - x) * far
    const py = y + (light.y - y) * far + 26 * age * age
    this.canvas.splat(
      px * at.scale + at.left,
      py * at.scale + at.top,
      light.r * at.scale,
      1,
      light.colour,
      power * 1.9,
    )
    if (age > 0.15)
      this.canvas.splat(
        (px * 0.93 + x * 0.07) * at.scale + at.left,
        (py * 0.93 + y * 0.07) * at.scale + at.top,
        light.r * 0.8 * at.scale,
        1,
        light.colour,
        power * 0.5,
      )
  }

  private picturePlacement(t: number, i: number): Placement {
    const { width, height, sceneWidth, sceneHeight } = this.size
    const zoom = width / sceneWidth
    const [from, to] = i % 2 ? [1.1, 1] : [1, 1.1]
    const scale = zoom * (from + (to - from) * t)
    return {
      scale,
      left: width / 2 - (sceneWidth / 2) * scale + (t - 0.5) * 40 * (i % 2 ? -1 : 1) * zoom * this.film.reach,
      top: height / 2 - (sceneHeight / 2) * scale + (t - 0.5) * 16 * zoom * this.film.reach,
    }
  }
}

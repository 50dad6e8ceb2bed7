import { rgb, type Hex } from '../base/colour.js'
import { hash, random } from '../base/random.js'
import { glow } from '../base/svg.js'
import type { Reading } from '../words/reading.js'
import { MARGIN, type Layer, type Light } from './layer.js'
import { paletteOf, type Palette } from './palette.js'
import { aspectOf, type ImageRatio } from '../sizes.js'

/** Position of the horizon as a share of the height; beyond 1 it is below the picture. */
const horizonShare = ({ land, shot }: Reading, water: boolean, tall: boolean): number => {
  if (land === 'street') return 0.6
  if (land === 'space') return 1.2
  if (land === 'deep') return 1.3
  if (shot === 'above') return 0.36
  if (water) return tall ? 0.62 : 0.6
  if (land === 'desert' || land === 'snow') return 0.6
  return tall ? 0.64 : 0.66
}

/** Builds a scene layer by layer, from far to near, with seeded random numbers. */
export class Stage {
  readonly width: number
  readonly height: number
  /** Scale of distances: 1 in a scene 720 high. */
  readonly unit: number
  readonly palette: Palette
  readonly next: () => number
  readonly layers: Layer[] = []
  readonly night: boolean
  readonly tall: boolean
  readonly mono: boolean
  readonly neon: boolean
  /** Whether open water covers the middle ground. */
  readonly water: boolean
  readonly horizon: number
  readonly sunX: number
  readonly sunY: number
  /** 1: light from the left, main subject on the right; -1: mirrored. */
  readonly side: 1 | -1
  /** Vanishing point of a street; 0 elsewhere. */
  readonly vanishing: number
  /** Colour of leaves, if not green. */
  readonly leaves?: Hex
  private readonly lights: Light[] = []
  private serial = 0

  constructor(
    readonly reading: Reading,
    ratio: ImageRatio,
  ) {
    const { land, hour, extras, looks, shot } = reading
    const shape = aspectOf(ratio)
    this.width = Math.round(Math.sqrt(921600 * shape))
    this.height = Math.round(this.width / shape)
    this.unit = Math.min(this.width, this.height, 800) / 720
    this.palette = paletteOf(reading)
    this.next = random(reading.seed)
    this.night = hour === 'night' || hour === 'dusk'
    this.tall = this.height > this.width
    this.mono = looks.has('mono') || looks.has('noir')
    this.neon = extras.has('neon')
    this.water =
      land === 'sea' || land === 'lake' || land === 'island' || land === 'city' || extras.has('water')
    this.horizon = this.height * horizonShare(reading, this.water, this.tall)
    const low = hour === 'sunset' || hour === 'dawn'
    this.sunX = this.width * (this.next() < 0.5 ? this.between(0.26, 0.38) : this.between(0.62, 0.74))
    this.sunY = low
      ? this.horizon - this.height * this.between(0.05, 0.12)
      : this.height * this.between(0.17, 0.25) * (shot === 'above' ? 0.45 : 1)
    this.side = this.sunX < this.width / 2 ? 1 : -1
    this.vanishing = land === 'street' ? this.width * this.between(0.44, 0.56) : 0
    const blossoming =
      extras.has('petals') || reading.cast.some((one) => one.row.name === 'tree' && one.colour === '#f08fb8')
    if (blossoming || looks.has('pink')) this.leaves = this.palette.tone('#f4a6c6')
    else if (extras.has('leaves') || looks.has('orange')) this.leaves = this.palette.tone('#d8702a')
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }
  /** A noise seed that depends only on the scene and the name. */
  seedOf(name: string): number {
    return hash(name + this.reading.seed) & 0xffff
  }
  /** A unique id for a gradient or mask. */
  id(): string {
    return `i${this.serial++}`
  }
  glow(x: number, y: number, r: number, colour: Hex, power = 0.8, wide = 1): string {
    return glow(this.id(), x, y, r, colour, power, wide)
  }
  /** Adds a light to the next layer. */
  light(x: number, y: number, r: number, colour: Hex, power = 0.5, rest: Partial<Light> = {}): void {
    this.lights.push({
      x,
      y,
      r,
      colour: rgb(this.palette.tone(colour)).map((value) => value * power) as Light['colour'],
      rate: 1,
      phase: 0,
      ...rest,
    })
  }
  takeLights(): Light[] {
    return this.lights.splice(0)
  }
  /** Adds a layer in front of all others. */
  add(name: string, depth: number, body: string, rest: Partial<Layer> = {}): void {
    const size = `${-MARGIN} ${-MARGIN} ${this.width + 2 * MARGIN} ${this.height + 2 * MARGIN}`
    this.layers.push({
      name,
      depth,
      fineness: 1.25,
      ...rest,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${body}</svg>`,
    })
  }
  /** Adds a layer that is painted per pixel. */
  paint(
    name: string,
    depth: number,
    top: number,
    bottom: number,
    pixel: NonNullable<Layer['paint']>['pixel'],
    rest: Partial<Layer> = {},
  ): void {
    this.layers.push({ name, depth, fineness: 0.25, ...rest, paint: { top, bottom, pixel } })
  }
}

import type { Hex, Rgb } from '../base/colour.js'
import type { Particles } from './particles.js'
import type { Camera, Look } from '../words/meaning.js'

/** A spot of light that adds to what lies under it. `rate` is how often it twinkles. */
export interface Light {
  x: number
  y: number
  r: number
  colour: Rgb
  rate: number
  phase: number
  wide?: number
  buzz?: boolean
  burst?: { x: number; y: number; at: number }
}

/** Red, green, blue 0 to 255 and opacity 0 to 1 at a point of the scene; null where nothing is. */
export type Pixel = (x: number, y: number) => readonly [number, number, number, number] | null

/** Water or a wet street: what is above the line `y`, upside down, broken by waves. */
export interface Mirror {
  y: number
  wet: boolean
  tint: Hex
  calm: number
}

/** Slopes and snow that are carved into a mountain's plain shape. */
export interface Relief {
  side: number
  snow: number
  white: Hex
  lift: number
}

/**
 * One sheet of a scene. `depth` 0 is infinitely far, 1 the nearest; it rules how far the camera moves the
 * sheet.
 */
export interface Layer {
  name: string
  depth: number
  /** SVG, and how finely it is rasterised: pixels for a unit of the scene. */
  svg?: string
  fineness: number
  paint?: { top: number; bottom: number; pixel: Pixel }
  mirror?: Mirror
  relief?: Relief
  lights?: Light[]
  /** Pixels a second sideways, and the height of a slow swing. */
  drift?: number
  bob?: number
  /** The height of small jumps. */
  hop?: number
  /** Flat art that gets a lit and a shaded side: where the light is, how strongly, and its width in units. */
  solid?: { side: number; strength: number; size: number }
  /** 0 to 1: how much its opacity swings. */
  breathe?: number
  /** Shown only in the storm's flashes. */
  flash?: boolean
  /** Shown only in these steps of a movement of `count` steps. */
  pose?: { steps: number[]; count: number; rate: number }
  /** Shows the sheet of that name again, below the line `from`. */
  again?: { name: string; from: number }
  /** Not drawn itself: rain and all that floats comes here, not over everything. */
  air?: boolean
  /** A subject of the prompt, which is also laid over a picture that is modified. */
  subject?: boolean
}

export interface Weather {
  rain: number
  storm: boolean
  particles: Particles[]
}
export interface SoundBed {
  water: boolean
  wind: boolean
  rain: number
  city: boolean
  crickets: boolean
  space: boolean
  fire: boolean
  storm: boolean
  seed: number
}

/** A scene: everything that is needed to draw any of its moments. Units: 921 600 of them make the picture. */
export interface Scene {
  width: number
  height: number
  horizon: number
  layers: Layer[]
  weather: Weather
  camera: Camera
  /** Times the usual pace of all that moves by itself. */
  pace: number
  seed: number
  looks: Look[]
  sound: SoundBed
}

/** Art is drawn that far beyond each edge, so that the camera can move. */
export const MARGIN = 96

import type { Hex, Rgb } from '../base/colour.js'
import type { Particles } from './particles.js'
import type { Camera, Look } from '../words/meaning.js'

/** An additive spot of light. `rate` is the speed of its twinkling. */
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

/** Red, green, blue 0 to 255 and opacity 0 to 1 at a point; null if it is empty. */
export type Pixel = (x: number, y: number) => readonly [number, number, number, number] | null

/** Reflection below the line `y`, distorted by waves. */
export interface Mirror {
  y: number
  wet: boolean
  tint: Hex
  calm: number
}

/** Slopes and snow on a mountain’s flat shape. */
export interface Relief {
  side: number
  snow: number
  white: Hex
  lift: number
}

/** One layer of a scene. `depth` 0 is infinitely far, 1 the nearest; it scales the camera movement. */
export interface Layer {
  name: string
  depth: number
  /** SVG and its resolution in pixels per scene unit. */
  svg?: string
  fineness: number
  paint?: { top: number; bottom: number; pixel: Pixel }
  mirror?: Mirror
  relief?: Relief
  lights?: Light[]
  /** Horizontal pixels per second, and height of a slow swing. */
  drift?: number
  bob?: number
  /** Height of small jumps. */
  hop?: number
  /** Shading of flat art: direction and strength of the light, width in units. */
  solid?: { side: number; strength: number; size: number }
  /** Amplitude of its changing opacity, 0 to 1. */
  breathe?: number
  /** Visible only during lightning. */
  flash?: boolean
  /** Visible only in these steps of an animation of `count` steps. */
  pose?: { steps: number[]; count: number; rate: number }
  /** Repeats the layer of that name below the line `from`. */
  again?: { name: string; from: number }
  /** Marks an empty layer at which rain and particles are drawn, instead of on top. */
  air?: boolean
  /** A subject of the prompt; also drawn over a reference picture. */
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

/** Everything needed to draw any moment of a scene. Its area is 921,600 square units. */
export interface Scene {
  width: number
  height: number
  horizon: number
  layers: Layer[]
  weather: Weather
  camera: Camera
  /** Speed factor of everything that moves by itself. */
  pace: number
  seed: number
  looks: Look[]
  sound: SoundBed
}

/** How far art extends beyond each edge, so that the camera can move. */
export const MARGIN = 96

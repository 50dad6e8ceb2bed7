import type { Rgb } from '../base/colour.js'
import type { Reading } from '../words/reading.js'

/** Small things in the air. Speeds are picture heights per second, sizes scene units. */
export interface Particles {
  count: number
  colour: Rgb
  /** Colour of some of them. */
  other?: Rgb
  /** Falling speed; negative rises. The nearest are `depth` times as fast. */
  fall: number
  depth: number
  /** Sideways speed with the wind, and swing. */
  wind: number
  sway: number
  size: readonly [least: number, more: number]
  /** Flattening while turning; 1 is round. */
  flat: number
  power: number
  /** Amount of flicker, 0 to 1. */
  glimmer: number
}

/** One row per kind. */
const KINDS = {
  snowfall: {
    count: 420,
    colour: [255, 255, 255],
    fall: 0.05,
    depth: 3.6,
    wind: 0.012,
    sway: 0.012,
    size: [1, 3.4],
    flat: 1,
    power: 0.55,
    glimmer: 0,
  },
  dust: {
    count: 46,
    colour: [255, 236, 190],
    fall: -0.006,
    depth: 3,
    wind: 0.004,
    sway: 0.02,
    size: [1, 2.2],
    flat: 1,
    power: 0.2,
    glimmer: 0.5,
  },
  petals: {
    count: 90,
    colour: [250, 170, 200],
    other: [255, 214, 226],
    fall: 0.07,
    depth: 2,
    wind: 0.05,
    sway: 0.03,
    size: [1.8, 3.4],
    flat: 1.8,
    power: 0.62,
    glimmer: 0.2,
  },
  leaves: {
    count: 70,
    colour: [206, 96, 34],
    other: [226, 160, 50],
    fall: 0.09,
    depth: 2,
    wind: 0.09,
    sway: 0.04,
    size: [1.8, 3.6],
    flat: 1.8,
    power: 0.5,
    glimmer: 0.2,
  },
  fireflies: {
    count: 70,
    colour: [228, 255, 130],
    fall: -0.008,
    depth: 2,
    wind: 0.006,
    sway: 0.03,
    size: [2.2, 4.2],
    flat: 1,
    power: 0.8,
    glimmer: 1,
  },
  embers: {
    count: 90,
    colour: [255, 150, 60],
    other: [255, 210, 120],
    fall: -0.13,
    depth: 2,
    wind: 0.03,
    sway: 0.03,
    size: [0.9, 1.6],
    flat: 1,
    power: 0.8,
    glimmer: 0.8,
  },
  bubbles: {
    count: 110,
    colour: [190, 232, 255],
    fall: -0.08,
    depth: 2.4,
    wind: 0,
    sway: 0.012,
    size: [1.2, 3],
    flat: 1,
    power: 0.3,
    glimmer: 0.2,
  },
  sand: {
    count: 320,
    colour: [240, 200, 140],
    fall: 0.02,
    depth: 2,
    wind: 0.5,
    sway: 0.01,
    size: [0.8, 1.5],
    flat: 4,
    power: 0.22,
    glimmer: 0.2,
  },
  lanterns: {
    count: 46,
    colour: [255, 170, 80],
    other: [255, 210, 120],
    fall: -0.02,
    depth: 2.6,
    wind: 0.006,
    sway: 0.01,
    size: [3, 8],
    flat: 0.75,
    power: 0.75,
    glimmer: 0.25,
  },
} as const satisfies Record<string, Particles>

/** The particles of a scene. */
export const particlesOf = ({ extras, looks, land }: Reading): Particles[] => {
  const kinds = (Object.keys(KINDS) as (keyof typeof KINDS)[]).filter(
    (kind) => extras.has(kind) && kind !== 'dust',
  )
  const clear = !extras.has('rain') && kinds.length === 0
  if (clear && (extras.has('dust') || land === 'forest' || land === 'abstract' || looks.has('golden')))
    kinds.push('dust')
  return kinds.map((kind) => KINDS[kind])
}

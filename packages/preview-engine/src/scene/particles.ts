import type { Rgb } from '../base/colour.js'
import type { Extra } from '../words/meaning.js'
import type { Reading } from '../words/reading.js'

/** Small particles in the air. Speeds are picture heights per second, sizes scene units. */
export interface Particles {
  count: number
  colour: Rgb
  /** Second colour, for some of them. */
  other?: Rgb
  /** Falling speed; negative rises. The nearest ones are `depth` times as fast. */
  fall: number
  depth: number
  /** Horizontal speed with the wind, and swing. */
  wind: number
  sway: number
  size: readonly [least: number, more: number]
  /** Flattening while turning; 1 is round. */
  flat: number
  power: number
  /** Amount of flicker, 0 to 1. */
  glimmer: number
}

/** Kind, count, colour, other colour, fall, depth, wind, sway, size, flattening, power, glimmer. */
const TABLE = `
  snowfall   420  255,255,255  -            0.05    3.6  0.012  0.012  1,3.4    1     0.55  0
  dust       46   255,236,190  -            -0.006  3    0.004  0.02   1,2.2    1     0.2   0.5
  petals     90   250,170,200  255,214,226  0.07    2    0.05   0.03   1.8,3.4  1.8   0.62  0.2
  leaves     70   206,96,34    226,160,50   0.09    2    0.09   0.04   1.8,3.6  1.8   0.5   0.2
  fireflies  70   228,255,130  -            -0.008  2    0.006  0.03   2.2,4.2  1     0.8   1
  embers     90   255,150,60   255,210,120  -0.13   2    0.03   0.03   0.9,1.6  1     0.8   0.8
  bubbles    110  190,232,255  -            -0.08   2.4  0      0.012  1.2,3    1     0.3   0.2
  sand       320  240,200,140  -            0.02    2    0.5    0.01   0.8,1.5  4     0.22  0.2
  lanterns   46   255,170,80   255,210,120  -0.02   2.6  0.006  0.01   3,8      0.75  0.75  0.25`

const numbersOf = (text: string) => text.split(',').map(Number)
const KINDS = new Map(
  TABLE.trim()
    .split('\n')
    .map((line): [string, Particles] => {
      const [kind, count, colour, other, fall, depth, wind, sway, size, flat, power, glimmer] = line
        .trim()
        .split(/ +/)
      return [
        kind,
        {
          count: Number(count),
          colour: numbersOf(colour) as unknown as Rgb,
          ...(other !== '-' && { other: numbersOf(other) as unknown as Rgb }),
          fall: Number(fall),
          depth: Number(depth),
          wind: Number(wind),
          sway: Number(sway),
          size: numbersOf(size) as unknown as Particles['size'],
          flat: Number(flat),
          power: Number(power),
          glimmer: Number(glimmer),
        },
      ]
    }),
)

/** The particles of a scene. */
export const particlesOf = ({ extras, looks, land }: Reading): Particles[] => {
  const kinds = [...KINDS.keys()].filter((kind) => extras.has(kind as Extra))
  const clear = !extras.has('rain') && kinds.length === 0
  if (clear && (land === 'forest' || land === 'abstract' || looks.has('golden'))) kinds.push('dust')
  return kinds.map((kind) => KINDS.get(kind)!)
}

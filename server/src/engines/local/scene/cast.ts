import { lit, mix, saturate, type Hex } from '../base/colour.js'
import { line, path, placed, reflected, vertical } from '../base/svg.js'
import type { Part, Place, SubjectRow, Tone } from '../subjects/row.js'
import type { Cast } from '../words/reading.js'
import type { Layer } from './layer.js'
import { addPicture } from './picture.js'
import type { Stage } from './stage.js'
import { afloat } from './swimming.js'
import { addTrain, bridge } from './town.js'

/** Where more than one stand: beside, a little before or behind, a little smaller. */
const GROUP = [
  [0, 0, 1],
  [-0.9, -4, 0.92],
  [0.95, 3, 0.86],
  [-1.7, 4, 0.98],
  [1.8, -3, 0.9],
  [-2.5, -5, 0.84],
  [2.6, 4, 0.95],
] as const

const toneOf = (s: Stage, row: SubjectRow, own: Hex | undefined, worn: boolean): ((tone: Tone) => Hex) => {
  const { palette } = s
  const sunned = (colour: Hex) =>
    mix(lit(colour, mix(palette.lit, '#ffffff', worn || s.vanishing ? 0.7 : 0.35)), palette.haze, 0.08)
  const least = s.vanishing ? 0.55 : 0
  const share = Math.max(
    worn ? 0.72 : least,
    Math.min(1, (row.vivid ?? 0.85) * (0.36 + 0.74 * palette.light)),
  )
  const seen = (colour: Hex) => mix(palette.near, sunned(colour), share)
  const body = own ? seen(own) : mix(palette.near, '#000000', 0.2)
  const leaf =
    s.leaves ??
    (s.reading.extras.has('snowcap')
      ? mix(palette.ground(0.9), '#ffffff', 0.35)
      : mix(palette.ground(0.85), palette.tone('#4f8a3c'), 0.25 + 0.3 * palette.light))
  const tones: Record<string, Hex> = {
    body,
    near: mix(palette.near, '#000000', 0.15),
    shade: mix(body, palette.near, 0.42),
    lit: mix(body, palette.lit, own ? 0.35 : 0.12),
    glass: mix(palette.haze, palette.near, 0.35),
    lamp: '#ffd98a',
    haze: mix(palette.haze, '#ffffff', 0.3),
    leaf,
    leafDark: mix(leaf, palette.near, 0.55),
    leafLit: mix(leaf, palette.lit, 0.35),
    roof: s.reading.extras.has('snowcap')
      ? mix(palette.sun, palette.haze, 0.3)
      : mix(palette.near, seen('#7a3a30'), 0.55),
  }
  return (tone) => palette.tone(tones[tone] ?? (tone.startsWith('!') ? tone.slice(1) : seen(tone)))
}

/** Draws the parts of one figure. A round body is lit from above: the body's tone runs into its shade. */
const drawn = (s: Stage, parts: readonly Part[], tone: (tone: Tone) => Hex): string => {
  const id = s.id()
  let out = vertical(
    id,
    -100,
    10,
    [tone('lit'), tone('body'), mix(tone('body'), tone('shade'), 0.5)],
    [0, 0.45, 1],
  )
  for (const part of parts) {
    if ('glow' in part) {
      const power = (part.power ?? 0.6) * (s.night ? 1 : 0.55)
      out += s.glow(part.glow[0], part.glow[1], part.glow[2], tone(part.tone), power, part.wide)
      continue
    }
    const more =
      (part.opacity === undefined ? '' : `opacity="${part.opacity}" `) +
      (part.shift ? `transform="translate(${part.shift[0]} ${part.shift[1]})"` : '')
    const colour = tone(part.tone ?? 'body')
    out += part.width
      ? line(part.d, colour, part.width, more)
      : path(part.d, (part.tone ?? 'body') === 'body' ? `url(#${id})` : colour, more)
  }
  return out
}

/** Where a subject stands. */
export interface Spot {
  x: number
  depth: number
  ground(x: number): number
  scale?: number
  mirrored?: boolean
  bare?: boolean
  /** Looks the other way: from a bank at the edge into the picture. */
  inwards?: boolean
  /** Of a picture: how high it is, in units of the scene. */
  height?: number
  /** Of a picture: it casts no shadow, or is mirrored in a polished ground. */
  floats?: boolean
  glossy?: boolean
}

/** Adds one subject of the cast, with all its companions and all its poses. */
export const addSubject = (s: Stage, one: Cast, spot: Spot): void => {
  const { row } = one
  const { unit: u } = s
  if (row.name === 'bridge')
    return s.add('bridge', 0.34, bridge(s, s.horizon + 6, one.colour), {
      lights: s.takeLights(),
      subject: true,
    })
  if (row.picture) return addPicture(s, one, spot)
  if (row.name === 'train') return addTrain(s, one.colour ?? row.colour ?? '#8a2f2a')
  const flip = row.upright ? 1 : (s.side > 0 ? -1 : 1) * (spot.inwards ? -1 : 1)
  const size = row.size * u * (spot.scale ?? 1)
  const wide = Math.max(60, row.size < 0.7 ? 90 : 80) * size
  const companions = row.copies
    ? [[0, 0, 1, undefined] as const, ...row.copies]
    : GROUP.slice(0, one.count).map(([dx, dy, scale]) => [(dx * wide) / size, dy, scale, undefined] as const)
  const grounded = row.place === 'near' || row.place === 'ground' || row.place === 'far'
  const y0 = spot.ground(spot.x)
  const held =
    row.hand && s.reading.cast.find((other) => other.row.hand)?.row === row
      ? s.reading.cast.filter((other) => other.row.place === 'held')
      : []
  const sheets = new Map<string, number[]>()
  row.poses.forEach((_, step) => {
    // Companions are not in step with each other.
    const body = companions
      .map(([dx, dy, scale, colour], n) => {
        const x = spot.x + dx * size * flip
        const y = (grounded ? spot.ground(x) : y0) + dy * size
        const worn = one.colour !== undefined
        const tone = toneOf(
          s,
          row,
          s.mono
            ? saturate(one.colour ?? colour ?? row.colour ?? '#000000', 0)
            : (one.colour ?? colour ?? row.colour),
          worn || (colour !== undefined && !grounded),
        )
        const things =
          n > 0 || !row.hand
            ? ''
            : held
                .map((other) =>
                  placed(
                    row.hand![0],
                    row.hand![1],
                    other.row.size / row.size,
                    drawn(
                      s,
                      other.row.poses[0],
                      toneOf(s, other.row, other.colour ?? other.row.colour, true),
                    ),
                  ),
                )
                .join('')
        return {
          y,
          svg: placed(
            x,
            y,
            size * scale,
            afloat(s, row, drawn(s, row.poses[(step + n * 2) % row.poses.length], tone) + things),
            flip,
          ),
        }
      })
      .sort((a, b) => (grounded ? a.y - b.y : 0))
      .map(({ svg }) => svg)
      .join('')
    const key = body.replace(/i\d+/g, 'i')
    const steps = sheets.get(key)
    if (steps) return void steps.push(step)
    const mine = [step]
    sheets.set(key, mine)
    const shadow =
      grounded && !spot.bare
        ? companions
            .map(([dx, dy, scale]) =>
              shadowUnder(s, spot, spot.x + dx * size * flip, dy * size, size * scale, row),
            )
            .join('')
        : ''
    const rest: Partial<Layer> = {
      drift: ((row.drift ?? 0) * flip * (spot.depth > 0.3 ? 0.8 : 0.6) * (s.width / 1280 + 0.4)) / 1.4,
      bob: row.bob,
      subject: true,
      lights: step === 0 ? shine(s, row, spot, y0, size, flip) : [],
    }
    s.add(
      row.name + (step || ''),
      spot.depth,
      (spot.mirrored ? reflected(body, y0 + 2 * u) : shadow) + body,
      row.poses.length > 1
        ? { ...rest, pose: { steps: mine, count: row.poses.length, rate: row.rate ?? 4 } }
        : rest,
    )
  })
}

const shadowUnder = (s: Stage, spot: Spot, x: number, dy: number, size: number, row: SubjectRow): string => {
  if (row.place === 'far' || s.night) return ''
  return s.glow(
    x,
    spot.ground(x) + dy + 2 * s.unit,
    (row.place === 'ground' ? 13 : 9) * size,
    s.palette.near,
    0.5,
    row.place === 'ground' ? 7 : 4.5,
  )
}
const shine = (
  s: Stage,
  row: SubjectRow,
  spot: Spot,
  y: number,
  size: number,
  flip: number,
): Layer['lights'] => {
  if (!row.shines) return []
  s.light(
    spot.x + row.shines[0] * size * flip,
    y + row.shines[1] * size,
    row.shines[2] * size,
    '#ffe0b0',
    s.night ? 0.5 : 0.25,
    { rate: 1.4 },
  )
  return s.takeLights()
}

/** The cast that belongs to one of these places. */
export const castAt = (s: Stage, ...places: Place[]): Cast[] =>
  s.reading.cast.filter((one) => places.includes(one.row.place))

/** Across the picture: the first named at the third with the weight, the next opposite, then the middle. */
export const across = (s: Stage, one: Cast, places: readonly number[] = [0.63, 0.33, 0.5, 0.8]): number => {
  const third = places[Math.min(places.length - 1, s.reading.cast.indexOf(one))]
  const at = s.tall ? 0.5 + (third - 0.5) * 1.45 : third
  return s.width * (s.side > 0 ? at : 1 - at)
}

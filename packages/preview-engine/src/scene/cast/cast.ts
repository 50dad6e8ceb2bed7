import { saturate } from '../../base/colour.js'
import { placed, reflected } from '../../base/svg.js'
import type { Place, SubjectRow } from '../../subjects/row.js'
import type { Cast } from '../../words/reading.js'
import { companyOf, leastScale, restingTallness, tallness } from './seating.js'
import { afloat, drawn, toneOf } from './draw-parts.js'
import type { Layer } from '../layer.js'
import { addPicture } from './picture.js'
import type { Stage } from '../stage.js'
import { addTrain, bridge } from '../lands/town.js'

/** Position of a subject. */
export interface Spot {
  x: number
  depth: number
  ground(x: number): number
  scale?: number
  mirrored?: boolean
  bare?: boolean
  /** Flipped, to face into the picture from a bank at the edge. */
  inwards?: boolean
  /** Height of a picture in scene units. */
  height?: number
  /** The scale is final: the first subject is not enlarged. */
  fixed?: boolean
  /** Whether a picture has no shadow, or a reflection. */
  floats?: boolean
  glossy?: boolean
}

/** Adds one subject with its copies and poses. */
export const addSubject = (s: Stage, one: Cast, spot: Spot): void => {
  const { row } = one
  if (row.name === 'bridge')
    return s.add('bridge', 0.34, bridge(s, one.colour), {
      lights: s.takeLights(),
      subject: true,
    })
  if (row.name === 'train') return addTrain(s, one.colour ?? row.colour ?? '#8a2f2a')
  if (!row.picture) return addDrawn(s, one, spot)
  const height = addPicture(s, one, spot)
  addResting(s, one, spot, height / 100, 1)
}

/** Adds the subjects that rest on another one, at its scale. */
const addResting = (s: Stage, { row, bears = [] }: Cast, spot: Spot, size: number, flip: number): void => {
  const [x, y] = row.seat ?? [0, 0]
  bears.forEach((one, i) => {
    const height = (restingTallness(row, one.row) * size) / row.size
    const beside = (i - (bears.length - 1) / 2) * 70
    const still = { ...one.row, drift: 0, bob: row.bob, copies: undefined }
    still.poses = one.row.resting ? [one.row.resting] : one.row.poses
    addSubject(
      s,
      { ...one, row: still },
      {
        x: spot.x + (x * flip + beside) * size,
        depth: spot.depth,
        ground: () => spot.ground(spot.x) + y * size,
        bare: true,
        floats: one.row.picture !== undefined,
        fixed: true,
        ...(one.row.picture ? { height } : { scale: height / (tallness(one.row) * s.unit) }),
      },
    )
  })
}

const addDrawn = (s: Stage, one: Cast, spot: Spot): void => {
  const { row } = one
  const { unit: u } = s
  const flip = row.upright ? 1 : (s.side > 0 ? -1 : 1) * (spot.inwards ? -1 : 1)
  const [seated] = one.bears ?? []
  const least = spot.fixed ? 0 : leastScale(s, one)
  const size = row.size * Math.max(u * (spot.scale ?? 1), least)
  const wide = Math.max(60, row.size < 0.7 ? 90 : 80) * size
  const copies = row.copies ?? []
  const companions =
    copies.length >= one.count - 1 && copies.length > 0
      ? [[0, 0, 1, undefined] as const, ...copies]
      : companyOf(one).map(
          ([dx, dy, scale], n) =>
            [(dx * wide) / size, dy * 100, scale, copies[n % (copies.length + 1)]?.[3]] as const,
        )
  const grounded = row.place === 'near' || row.place === 'ground' || row.place === 'far'
  const y0 = spot.ground(spot.x)
  const held =
    row.hand && s.reading.cast.find((other) => other.row.hand)?.row === row
      ? s.reading.cast.filter((other) => other.row.place === 'held')
      : []
  const sheets = new Map<string, number[]>()
  row.poses.forEach((_, step) => {
    // Each copy starts at another pose.
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
      drift:
        ((seated ? 0 : (row.drift ?? 0)) * flip * (spot.depth > 0.3 ? 0.8 : 0.6) * (s.width / 1280 + 0.4)) /
        1.4,
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
  addResting(s, one, spot, size, flip)
}

/** Width of a shadow relative to its depth. */
const shadowWidth = (row: SubjectRow): number => {
  if (row.fitted && (row.tall ?? 90) < 130) return 11
  return row.place === 'ground' ? 7 : 4.5
}

const shadowUnder = (s: Stage, spot: Spot, x: number, dy: number, size: number, row: SubjectRow): string => {
  if (row.place === 'far' || s.night) return ''
  return s.glow(
    x,
    spot.ground(x) + dy + 2 * s.unit,
    (row.place === 'ground' ? 13 : 9) * size,
    s.palette.near,
    0.5,
    shadowWidth(row),
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

/** The subjects that belong to one of these places. */
export const castAt = (s: Stage, ...places: Place[]): Cast[] =>
  s.reading.cast.filter((one) => places.includes(one.row.place))

/** Horizontal positions: the first subject on the weighted third, the second opposite, the third in the middle. */
export const across = (s: Stage, one: Cast, places: readonly number[] = [0.63, 0.33, 0.5, 0.8]): number => {
  const third = places[Math.min(places.length - 1, s.reading.cast.indexOf(one))]
  const at = s.tall ? 0.5 + (third - 0.5) * 1.45 : third
  return s.width * (s.side > 0 ? at : 1 - at)
}

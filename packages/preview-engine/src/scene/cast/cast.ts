import { saturate } from '../../base/colour.js'
import { path, placed, reflected, round } from '../../base/svg.js'
import type { Place, SubjectRow } from '../../subjects/row.js'
import type { Cast } from '../../words/reading.js'
import { boundsOf } from './bounds.js'
import { headingOf, isTurned } from './heading.js'
import { companionsOf, leastScale, lifeScale, spotBy, type SpotBy, tallness } from './placing.js'
import { afloat, drawn, toneOf } from './draw-parts.js'
import type { Layer } from '../layer.js'
import { addPicture, pictureHeight } from './picture.js'
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
  /** Faces right (1) or left (-1) instead of away from the light. */
  heading?: number
  /** Does not drift, because it is attached to another subject. */
  still?: boolean
  /** Height of a picture in scene units. */
  height?: number
  /** The scale is final: the first subject is not enlarged. */
  fixed?: boolean
  /** Whether a picture has no shadow, or a reflection. */
  floats?: boolean
  glossy?: boolean
}

/** Adds one subject with its copies and poses, and the subjects attached to it. */
export const addSubject = (s: Stage, one: Cast, spot: Spot): void => {
  const { row } = one
  if (row.name === 'bridge')
    s.add('bridge', 0.34, bridge(s, one.colour), { lights: s.takeLights(), subject: true })
  else if (row.name === 'train') addTrain(s, one.colour ?? row.colour ?? '#8a2f2a')
  else addPlaced(s, one, spot)
}

const addPlaced = (s: Stage, one: Cast, spot: Spot): void => {
  const { row, bears = [] } = one
  const least = spot.fixed ? 0 : leastScale(s, one)
  const size = row.picture
    ? pictureHeight(s, one, spot) / 100
    : row.size * Math.max(s.unit * (spot.scale ?? 1), least)
  const flip = row.picture || row.upright ? 1 : headingOf(s, spot)
  const frame = { one, spot, size, flip }
  // each of a group holds one of several things
  const framesOf = ({ relation, count }: Cast): Frame[] =>
    relation !== 'hold' || count === 1 || row.picture
      ? [frame]
      : companionsOf(one).map(([dx, dy, scale]) => {
          const ground = (x: number) => spot.ground(x) + dy * size
          return { one, spot: { ...spot, x: spot.x + dx * size * flip, ground }, size: size * scale, flip }
        })
  const spots = bears.flatMap((other) =>
    framesOf(other).flatMap((of) => aroundOf(one, other).map((by) => ({ of, other, by }))),
  )
  for (const { of, other, by } of spots) if (by.isBehind) addBy(s, of, other, by)
  if (one.isBurning) addFlames(s, frame, 1.25, 0.85)
  if (row.picture) addPicture(s, one, spot, size * 100)
  else addDrawn(s, one, spot, size, flip)
  if (one.isBurning) addFlames(s, frame, 0.7, 0.8)
  for (const { of, other, by } of spots) if (!by.isBehind) addBy(s, of, other, by)
}

/** The positions of a subject relative to its host: one, or a ring around it. */
const aroundOf = (host: Cast, other: Cast): SpotBy[] => {
  const by = spotBy(host, other)
  if (other.relation !== 'around') return [by]
  const [left, top, right, bottom] = boundsOf(host.row)
  const ring = host.bears!.filter((one) => one.relation === 'around')
  if (ring.length === 1 && other.row.being && other.count === 1) return [{ ...by, isBehind: true }]
  const count = Math.max(3, other.count)
  return Array.from({ length: ring.length > 1 ? 1 : count }, (_, i) => {
    // several subjects stand behind in a half circle
    const half = 1 + ring.indexOf(other) / Math.max(1, ring.length - 1)
    const turn = Math.PI * (ring.length > 1 ? half : (2 * (i + 0.3)) / count)
    return {
      ...by,
      x: by.x + Math.cos(turn) * (right - left) * (ring.length > 1 ? 0.85 : 1.2),
      y: bottom + Math.sin(turn) * (bottom - top) * 0.16,
      isBehind: Math.sin(turn) < 0.01,
      isMirrored: Math.cos(turn) > 0,
    }
  })
}

interface Frame {
  one: Cast
  spot: Spot
  size: number
  flip: number
}

/** Adds a subject attached to a host, at the host’s scale. */
const addBy = (s: Stage, { one: host, spot, size, flip }: Frame, one: Cast, by: SpotBy): void => {
  const height = (by.tall * size) / (host.row.size * lifeScale(host.row))
  const follows = by.isAloft
  /** Art of flying and swimming subjects extends below its origin, as do the legs of who sits. */
  const below = one.row.picture || one.row.look ? 0 : (boundsOf(one.row)[3] * height) / (one.row.tall ?? 90)
  // who sits on a fixed picture, such as a seat, faces like it
  const ahead = isTurned(host.row) ? headingOf(s, spot) : flip
  const row = {
    ...one.row,
    drift: follows ? 0 : one.row.drift,
    bob: host.row.bob,
    copies: one.row.look && one.row.copies,
  }
  addSubject(
    s,
    { ...one, row, count: /^(?:around|hold)$/.test(one.relation ?? '') ? 1 : Math.min(one.count, 3) },
    {
      x: spot.x + by.x * flip * size,
      depth: spot.depth,
      ground: () => spot.ground(spot.x) + by.y * size - (follows ? below : 0),
      bare: follows,
      still: true,
      heading: by.isMirrored ? -ahead : ahead,
      floats: follows && one.row.picture !== undefined,
      fixed: true,
      ...(one.row.picture ? { height } : { scale: height / (tallness(one.row) * s.unit) }),
    },
  )
}

const flame = (s: Stage, x: number, y: number, wide: number, high: number, lean: number): string => {
  const at = (dx: number, dy: number) =>
    `${round(x + dx * wide + lean * -dy * wide * 0.3)},${round(y + dy * high)}`
  const tongue = (share: number) =>
    `M${at(-0.5 * share, 0)}C${at(-0.7 * share, -0.4 * share)} ${at(-0.1 * share, -0.5 * share)} ${at(0, -share)}C${at(0.16 * share, -0.6 * share)} ${at(0.7 * share, -0.4 * share)} ${at(0.5 * share, 0)}Z`
  return (
    path(tongue(1), s.palette.tone('#ff6a1c')) +
    path(tongue(0.72), s.palette.tone('#ff9c2c')) +
    path(tongue(0.42), s.palette.tone('#ffe07a'))
  )
}

/** Flames over a subject, in three steps; `share` is their height relative to it. */
const addFlames = (s: Stage, { one, spot, size, flip }: Frame, share: number, opacity: number): void => {
  const [left, top, right, bottom] = boundsOf(one.row)
  const [wide, high] = [(right - left) * size, (bottom - top) * size]
  const count = Math.max(3, Math.round(wide / (high * 0.3)))
  const y = spot.ground(spot.x) + bottom * size
  s.light(spot.x, y - high * 0.5, high * 0.7, '#ff8a2c', 0.22, { rate: 2 })
  const lights = s.takeLights()
  for (let step = 0; step < 3; step++) {
    let body = ''
    for (let i = 0; i < count; i++) {
      const sway = Math.sin(i * 2.1 + step * 2.1)
      const x =
        spot.x + (left * flip < right * flip ? left : right) * flip * size + ((i + 0.5) / count) * wide
      const tall =
        high *
        share *
        (0.75 + 0.25 * Math.sin(i * 1.7 + step * 2.4)) *
        (1 - 0.3 * Math.abs((i + 0.5) / count - 0.5))
      body += flame(s, x, y, (wide / count) * 1.5, tall, sway)
    }
    s.add(`flames${share > 1 ? 'back' : ''}${step}`, spot.depth, `<g opacity="${opacity}">${body}</g>`, {
      pose: { steps: [step], count: 3, rate: 6 },
      lights: step === 0 ? lights : [],
    })
  }
}

const addDrawn = (s: Stage, one: Cast, spot: Spot, size: number, flip: number): void => {
  const { row } = one
  const { unit: u } = s
  const still = spot.still || one.bears?.some((other) => other.relation !== 'hold')
  const companions = companionsOf(one)
  const grounded = row.place === 'near' || row.place === 'ground' || row.place === 'far'
  const y0 = spot.ground(spot.x)
  const sheets = new Map<string, number[]>()
  row.poses.forEach((_, step) => {
    // Each copy starts with another pose.
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
        return {
          y,
          svg: placed(
            x,
            y,
            size * scale,
            afloat(s, row, drawn(s, row.poses[(step + n * 2) % row.poses.length], tone)),
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
        ((still ? 0 : (row.drift ?? 0)) * flip * (spot.depth > 0.3 ? 0.8 : 0.6) * (s.width / 1280 + 0.4)) /
        1.4,
      bob: row.bob,
      // a reference picture may already show it
      subject: row.name !== 'card',
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

/** The subjects with one of these places. */
export const castAt = (s: Stage, ...places: Place[]): Cast[] =>
  s.reading.cast.filter((one) => places.includes(one.row.place))

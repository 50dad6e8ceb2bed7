import { pictures } from '../../pictures/catalogue.js'
import { shapeOf } from '../../pictures/icons.js'
import { acting } from '../../subjects/people/acts.js'
import type { SubjectRow } from '../../subjects/row.js'
import type { Cast } from '../../words/reading.js'
import { isCard } from '../../words/stand-ins.js'
import { addSubject, type Spot } from './cast.js'
import { facing } from './heading.js'
import { boundsOf } from './bounds.js'
import { seenNear } from './placed.js'
import { companyOf, outreach, tallness } from './placing.js'
import type { Stage } from '../stage.js'

/** Horizontal positions by number of subjects, as shares of the width. */
const PLACES: Readonly<Record<number, readonly number[]>> = {
  1: [0.5],
  2: [0.36, 0.66],
  3: [0.5, 0.22, 0.78],
  4: [0.4, 0.64, 0.17, 0.85],
  5: [0.42, 0.62, 0.14, 0.86, 0.27],
}

/**
 * Places the cast side by side on `ground`. The first is `share` of the picture’s height, the others in proportion.
 */
export const arrange = (
  s: Stage,
  cast: readonly Cast[],
  share: number,
  ground: number,
  { sights, ...more }: Partial<Spot> & { sights?: readonly number[] } = {},
): void => {
  const isGroup = cast.length === 2 && cast[0].count > 1
  const places = isGroup ? [0.42, 0.84] : (PLACES[Math.min(5, cast.length)] ?? PLACES[1])
  const person = cast.find(({ row }) => row.being === 'person')
  const first = tallness((person ?? cast[0])?.row ?? { size: 1 })
  /** Beside people, things keep more of their own size. */
  const sizeOf = ({ row }: Cast) => {
    // a card is as large as its name must be
    if (row.name === 'card') return share < 0.3 ? 0.8 : 0.26
    const size = tallness(row) / first
    if (row.look && person) return Math.min(1.3, Math.max(0.45, size))
    return person && !row.being
      ? Math.min(1.15, Math.max(0.3, Math.pow(size, 0.7)))
      : Math.min(1.15, Math.max(0.5, Math.pow(size, 0.4)))
  }
  const shown = cast.slice(0, 5)
  const spots = shown.map((_, i) => ({
    x: s.width * places[i],
    depth: 0.85 - 0.02 * i,
    ground: () => ground - (i > 0 ? 8 * s.unit : 0),
    ...more,
  }))
  ;[...facing(shown, spots, sights).entries()].reverse().forEach(([i, spot]) => {
    const one = shown[i]!
    const crowd = one.count > 3 ? 0.72 : 1
    stand(s, one, spot, s.height * share * sizeOf(one) * crowd * (i > 0 ? 0.92 : 1) * (s.tall ? 0.6 : 1))
  })
}

/** Adds a subject with the given height. */
export const stand = (s: Stage, one: Cast, spot: Spot, height: number): void => {
  const shape = one.row.picture && shapeOf(one.row.name)
  const fitting = Math.min(height, Math.max(height, s.height * 0.56) / outreach(one))
  if (!shape) {
    const span = companyOf(one).map(([dx]) => dx)
    const wide = (Math.max(...span) - Math.min(...span)) * 80 + 90
    const crowded = (s.width * 0.56 * (one.row.tall ?? 90)) / wide
    const high = one.count > 1 && !one.row.copies ? Math.min(fitting, crowded) : fitting
    const [, top, , bottom] = boundsOf(one.row)
    const tall = Math.max(tallness(one.row), (bottom - top) * one.row.size)
    return addSubject(s, one, { ...spot, fixed: true, scale: high / (tall * s.unit) })
  }
  const widest =
    (s.width * (one.count > 1 ? 0.9 / one.count : 0.7) * (shape.bottom - shape.top)) /
    (shape.right - shape.left)
  addSubject(s, one, { ...spot, height: Math.min(fitting, widest) })
}

/** In close-ups, an animal is its face, and the first person stands: a fall would leave the picture. */
const nearRow = (row: SubjectRow, isFirst: boolean): SubjectRow =>
  pictures().get(`${row.name}-face`) ??
  (/^(?:flock|air)$/.test(row.place) ? seenNear(row) : undefined) ??
  (isFirst ? acting(row, 'stand') : row)

/** Acts with something in the hands. */
const USING = /^(?:read|drink|sing|cook|hold|pour|pray|reach|push|write|build|wave|paint|talk)$/

/** Least share of the picture, of pictures and of drawn subjects, whose share is estimated. */
const [FILLED, FILLED_DRAWN] = [0.4, 0.55]

/**
 * Composes a close-up: the first subject fills at least a third of the picture, a face a quarter, the others stand behind. Art
 * larger than the picture is cropped at the bottom.
 */
export const arrangeClose = (s: Stage): void => {
  const [first] = s.reading.cast
  // what the first subject holds is shown in the hand or the mouth
  const held = s.reading.cast.filter(
    ({ on, relation, row }) => on === first && relation === 'hold' && !row.being,
  )
  const isBiting = first?.row.being === 'animal' && held.length > 0
  const [hero, ...rest] = s.reading.cast.map((one, i) =>
    isBiting && i === 0
      ? { ...one, bears: held }
      : { ...one, row: one.isDeclared && !one.row.look ? one.row : nearRow(one.row, i === 0) },
  )
  if (!hero) return
  const { partner: embraced, ...alone } = hero.row
  const second = embraced && { ...hero, colour: embraced.colour, row: { ...alone, look: embraced.look } }
  const partner = hero.row.look && (second ?? rest.find(({ row }) => row.look))
  const others = rest.filter(
    (one, i) =>
      one !== partner && one.row.name !== 'seat' && (partner || !held.includes(s.reading.cast[i + 1]!)),
  )
  const { width: W, height: H } = s
  others.forEach((one, i) =>
    stand(
      s,
      { ...one, count: Math.min(2, one.count) },
      isCard(one)
        ? { x: W * (partner ? 0.5 : 0.14), depth: 0.55, ground: () => H * (0.2 + 0.16 * i) }
        : { x: W * [0.89, 0.1, 0.74, 0.26][i % 4]!, depth: 0.55, ground: () => H * 0.86 },
      H * (isCard(one) ? 0.14 : 0.38),
    ),
  )
  const sight = others.length > 0 && { heading: 1 }
  const shape = hero.row.picture && shapeOf(hero.row.name)
  const [left, above, right, bottom] = boundsOf(hero.row)
  const wide = (right - left) / (bottom - above)
  const cover = shape?.cover ?? 0.37
  if (hero.row.look) {
    const isBusy = !partner && (held.length > 0 || USING.test(first!.row.act ?? ''))
    const own = isBusy ? { ...first!, bears: held } : { ...hero, row: acting(alone, 'stand') }
    const faces = partner ? [own, { ...partner, row: acting(partner.row, 'stand') }] : [own]
    const full = partner ? 1.9 : 2.5
    for (const [i, face] of faces.entries()) {
      const height = H * (isBusy ? 1.4 : full) * Math.min(1, tallness(face.row) / tallness(hero.row))
      const top = boundsOf(face.row)[1] * (height / (face.row.tall ?? 90))
      const scale = height / (tallness(face.row) * s.unit)
      const place = partner
        ? { x: W * [0.3, 0.7][i]!, heading: i ? -1 : 1 }
        : { x: W * (isBusy ? 0.36 : 0.5), ...(isBusy ? { heading: 1 } : sight) }
      const ground = () => H * (i ? 0.14 : 0.08) - top
      addSubject(s, { ...face, count: 1 }, { depth: 0.8, ground, scale, bare: true, ...place })
    }
    return
  }
  if (isBiting)
    return stand(s, hero, { x: W * 0.5, depth: 0.8, ground: () => H * 0.92, fixed: true }, H * 0.6)
  const stands = !/^(?:air|flock|deep)$/.test(hero.row.place)
  let height = shape ? H * 0.8 : Math.min(H * 0.8, (W * 0.8) / wide)
  const filled = () => (cover * Math.min(W, height * wide) * Math.min(H, height)) / (W * H)
  const highest = Math.min(H * 1.45, shape ? H * 1.45 : (W * (stands ? 1.1 : 0.85)) / wide)
  while (filled() < (shape ? FILLED : FILLED_DRAWN) && height < highest) height *= 1.03
  const top = Math.max(H * 0.04, (H - height) * 0.55)
  // what is higher than the picture is cropped at the bottom, not at its head
  const base = stands || height > H * 0.92 ? Math.max(top + height, H * 0.9) : (H + height) / 2
  // the head of an animal that is wider than the picture
  const front = hero.row.build ? W * 0.94 - (right * height) / (bottom - above) : W
  addSubject(
    s,
    { ...hero, count: 1 },
    {
      x: Math.min(W * 0.5, front),
      depth: 0.8,
      // art of flying and swimming subjects extends below its origin
      ground: () => base - (shape ? 0 : (bottom * height) / (bottom - above)),
      ...(hero.row.build ? { heading: 1 } : sight),
      ...(shape ? { height } : { scale: height / ((bottom - above) * hero.row.size * s.unit) }),
      fixed: true,
      bare: true,
    },
  )
}

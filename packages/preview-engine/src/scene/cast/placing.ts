import { clamp, type Hex } from '../../base/colour.js'
import { ACTS, holdOf } from '../../subjects/people/acts.js'
import { gripOf } from '../../subjects/people/figure.js'
import { STANCES } from '../../subjects/people/stances.js'
import type { SubjectRow } from '../../subjects/row.js'
import type { Cast, Relation } from '../../words/reading.js'
import type { Stage } from '../stage.js'
import { boundsOf } from './bounds.js'

/** Height of a subject before scaling, in units of its art and in person units. */
const heightOf = (row: SubjectRow): number => (row.picture ? 100 : (row.tall ?? 90))
export const tallness = (row: SubjectRow): number => heightOf(row) * row.size

/** Offsets and scales of the further members of a group. */
const GROUP = [
  [0, 0, 1],
  [-0.9, -0.04, 0.92],
  [0.95, 0.03, 0.88],
  [-1.75, 0.03, 0.96],
  [1.8, -0.03, 0.92],
  [-2.6, -0.04, 0.86],
  [2.7, 0.03, 0.94],
] as const

/** Positions of a swarm or flock, where there is no ground. */
const FREE: readonly string[] = ['deep', 'flock', 'air']
const GOLDEN_ANGLE = 2.4

/** Positions of `count` copies of a subject: x in widths, y in heights, and scale. */
export const companyOf = ({
  row,
  count,
}: Cast): readonly (readonly [dx: number, dy: number, size: number])[] =>
  count <= GROUP.length || !FREE.includes(row.place)
    ? GROUP.slice(0, count)
    : Array.from({ length: count }, (_, i) => {
        const far = Math.sqrt(i)
        return [
          0.95 * far * Math.cos(i * GOLDEN_ANGLE),
          0.62 * far * Math.sin(i * GOLDEN_ANGLE),
          1 - 0.45 * ((i * 0.618) % 1),
        ] as const
      })

/** The members of a group: offsets in units of the art, scale, and colour. */
export const companionsOf = (
  one: Cast,
): (readonly [dx: number, dy: number, scale: number, colour?: Hex])[] => {
  const { row, count } = one
  const copies = row.copies ?? []
  if (copies.length > 0 && copies.length >= count - 1) return [[0, 0, 1], ...copies]
  const wide = row.size < 0.7 ? 90 : 80
  return companyOf(one).map(
    ([dx, dy, scale], n) => [dx * wide, dy * 100, scale, copies[n % (copies.length + 1)]?.[3]] as const,
  )
}

/** Minimum height of the first subject in a prompt, as a share of the picture. */
const LEAST: Partial<Record<SubjectRow['place'], number>> = {
  near: 0.4,
  far: 0.26,
  ground: 0.26,
  water: 0.3,
  air: 0.26,
  flock: 0.16,
  deep: 0.26,
}

/** Minimum height of the first subject in scene units; 0 for all others. */
export const leastHeight = (s: Stage, one: Cast): number => {
  const { cast, named, shot } = s.reading
  if (cast[0] !== one || !named.subject || shot === 'wide' || one.row.name === 'card') return 0
  const company = cast.length + Math.min(one.count, 4) - 2
  return (LEAST[one.row.place] ?? 0) * Math.min(s.height, s.width * 0.7) * Math.pow(0.86, company)
}

/** Maximum height of a subject with all subjects attached to it, as a share of the picture. */
const LARGEST = 0.66

/** Height of a subject with all subjects attached to it, relative to its own. */
export const outreach = (one: Cast): number => {
  const own = lifeTallness(one.row)
  const tops = (one.bears ?? []).map((other) => {
    const { y, tall } = spotBy(one, other)
    return (-y * (own / heightOf(one.row)) + tall * outreach(other)) / own
  })
  return Math.max(1, ...tops)
}

/** Minimum scale of the first subject: scene units per person unit. */
export const leastScale = (s: Stage, one: Cast): number => {
  const [main] = s.reading.cast
  const isOnStreet = (s.water || s.reading.land === 'street') && (main?.row.look ?? one.row.look)
  const stands = ({ row, count }: Cast) =>
    (row.place === 'near' && row.being) || (row.place === 'ground' && isOnStreet && count === 1)
  // Who stands beside the first subject, or beside a vehicle in a street, has the same scale.
  if (main && main !== one && stands(main) && stands(one))
    return Math.min(leastScale(s, main), (LARGEST * s.height) / tallness(one.row))
  const own = lifeTallness(one.row)
  const [first] = one.bears ?? []
  const shown = first?.row.being ? Math.min(own, spotBy(one, first).tall) : own
  const beside = s.reading.cast.filter((other) => other.row.look && !other.on && stands(other))
  const highest = Math.max(own * outreach(one), ...beside.map(({ row }) => tallness(row)))
  return (Math.min(leastHeight(s, one) / shown, (LARGEST * s.height) / highest) * own) / tallness(one.row)
}

/** Height in person units; drawn tabletop subjects are larger than life. */
export const lifeTallness = (row: SubjectRow): number => tallness(row) * lifeScale(row)
export const lifeScale = (row: SubjectRow): number => (row.home === 'table' && !row.picture ? 0.24 : 1)

/** Transparent subjects. */
const CLEAR = /lantern|bottle|^jar$|aquarium|crystal-ball|light-bulb|glass|flask|bubble|cage|window/
/** Held objects that hang below the hand, and those held upright. */
const HANGING = /lantern|bag|bucket|basket|case|luggage|lamp|purse|bell/
const STANDING =
  /umbrella|torch|balloon|flag|candle|broom|cane|staff|sword|dagger|trident|placard|bouquet|rose|sunflower|tulip/

/** Position of a subject relative to its host, in units of the host’s art. */
export interface SpotBy {
  x: number
  y: number
  /** Height in person units. */
  tall: number
  isBehind?: boolean
  isMirrored?: boolean
  /** Without a shadow. */
  isAloft?: boolean
}

/** Height of a person on a boat, in person units. */
const ABOARD = 58

/** The position of a subject relative to its host. */
export const spotBy = (host: Cast, one: Cast): SpotBy => {
  const [left, top, right, bottom] = boundsOf(host.row)
  const [wide, high, middle] = [right - left, bottom - top, (left + right) / 2]
  const own = lifeTallness(one.row)
  const whole = (high / heightOf(host.row)) * lifeTallness(host.row)
  const [itemLeft, itemTop, itemRight, itemBottom] = boundsOf(one.row)
  const aspect = (itemRight - itemLeft) / Math.max(1, itemBottom - itemTop)
  /** Factor from person units to units of the host. */
  const unit = high / whole
  const half = (own * aspect * unit) / 2
  const natural = { x: middle, y: bottom, tall: own }
  /** On the deck of a boat, or behind its side. */
  const aboard = (): SpotBy => {
    const [x, y] = host.row.seat ?? [middle, bottom - high * 0.3]
    return {
      x: x + besides() / 2,
      y,
      tall: Math.min(own, ABOARD),
      isBehind: !host.row.seat || host.row.name === 'canoe',
      isAloft: true,
    }
  }
  /** Distance from the middle of several people on a bench or in a boat. */
  const besides = (): number => {
    const all = (host.bears ?? []).filter(({ row, relation }) => row.being && relation === one.relation)
    return one.row.being ? (all.indexOf(one) - (all.length - 1) / 2) * Math.max(22, wide * 0.42) : 0
  }
  const isBoat = host.row.place === 'water' && (host.row.drift !== undefined || host.row.picture)
  const spots: Record<Relation, () => SpotBy> = {
    on: () => {
      if (isBoat && one.row.being) return aboard()
      if (host.row.look) return { x: -14, y: -72, tall: Math.min(own, 24), isAloft: true }
      const large = host.row.seat ? lifeTallness(host.row) : whole
      const least = host.row.seat && one.row.being ? 0.5 : 0.32
      const tall =
        host.row.place === 'far'
          ? clamp(own, 0.16 * whole, 0.36 * whole)
          : clamp(own, least * large, 3 * large)
      const [x, y] = host.row.seat ?? [middle, top + high * (/chair|throne/.test(host.row.name) ? 0.5 : 0.06)]
      // the head is on the pillow
      const lower = host.row.name === 'bed' && /^(?:sleep|lie)$/.test(one.row.act ?? '') ? wide * 0.2 : 0
      return { x: x + besides() - lower, y, tall, isAloft: true }
    },
    ride: () => {
      const back = host.row.build
        ? ([-4, -host.row.build.hip + 2] as const)
        : ([middle, top + high * (host.row.picture ? 0.42 : 0.08)] as const)
      const [x, y] = host.row.seat ?? back
      const before = (host.bears ?? []).filter((other) => other.relation === 'ride').indexOf(one)
      return { x: x - Math.max(0, before) * 24, y, tall: clamp(own, 0.5 * whole, 2 * whole), isAloft: true }
    },
    in: () => {
      if (isBoat && one.row.being) return aboard()
      const room = 0.72 * Math.min(1, wide / high / aspect)
      if (CLEAR.test(host.row.name))
        return {
          x: middle,
          y: bottom - high * 0.14,
          tall: whole * 0.62 * Math.min(1, wide / high / aspect),
          isAloft: true,
        }
      const [x, y] = host.row.seat ?? [middle, bottom - high * 0.54]
      return {
        x,
        y,
        tall: clamp(own, 0.75 * whole, 1.3 * whole) * (one.count > 1 ? 0.55 : Math.max(room, 0.7)),
        isBehind: true,
        isAloft: true,
      }
    },
    under: () => ({
      ...natural,
      x: middle + wide * 0.06,
      y: bottom + high * 0.02,
      tall: own > 0.62 * whole ? 0.42 * whole : Math.max(own, 0.16 * whole),
    }),
    over: () => ({ x: middle, y: top - high * 0.2, tall: clamp(own, 0.25 * whole, whole), isAloft: true }),
    hold: () => {
      if (one.row.name === 'backpack') return { x: -10, y: -36, tall: 32, isBehind: true, isAloft: true }
      const usual = own < 15 ? 0.17 : 0.24
      const isHigh = STANDING.test(one.row.name) && one.row.name !== 'candle'
      const [least, most] = isHigh ? [0.33, 0.82] : [usual, 0.6]
      const scale = host.row.look ? 102 : whole
      const tall = one.row.name === 'card' ? own : clamp(own, least * scale, most * scale)
      const [x, y] = host.row.look ? holdOf(host.row) : [right - wide * 0.06, top + high * 0.42]
      // a second object is in the other hand
      const before = (host.bears ?? []).filter((other) => other.relation === 'hold').indexOf(one)
      // a card is beside the hand, so that it hides nobody
      const aside = before > 0 ? -8 - half : x + 6 + (host.row.partner ? 0 : half)
      return {
        x: one.row.name === 'card' ? aside : x + 4 - Math.max(0, before) * 34,
        y: y + (STANDING.test(one.row.name) ? 2 : tall * unit * (HANGING.test(one.row.name) ? 0.94 : 0.5)),
        tall,
        isAloft: true,
      }
    },
    with: () => spots.hold(),
    wear: () => {
      if (!host.row.look)
        return {
          x: host.row.build ? right - wide * 0.16 : middle,
          y: top + high * 0.08,
          tall: 0.26 * whole,
          isAloft: true,
        }
      const isGlasses = /glasses|goggles|mask/.test(one.row.name)
      const { head } = gripOf(STANCES.get(ACTS[host.row.act ?? 'stand'].stances.split(' ')[0]!)!)
      return {
        x: head[0] + (isGlasses ? 4 : 1),
        y: head[1] + (isGlasses ? 14 : 7),
        tall: isGlasses ? 9 : 22,
        isAloft: true,
      }
    },
    through: () => {
      if (one.row.being) return { x: middle, y: bottom - high * 0.2, tall: 0.62 * whole, isAloft: true }
      const tall = (1.7 * wide) / aspect / unit
      return { x: middle, y: bottom - high * 0.5 + (tall * unit) / 2, tall, isBehind: true, isAloft: true }
    },
    around: () => ({ ...natural, tall: clamp(own, 0.3 * whole, (one.row.being ? 2.2 : 0.8) * whole) }),
    behind: () => ({
      x: host.row.being && one.row.being ? Math.max(left, -56) - 34 : middle - wide * 0.42,
      y: bottom - high * 0.05,
      tall: clamp(own, 0.3 * whole, 2 * whole),
      isBehind: true,
    }),
    before: () => ({
      x: middle + wide * 0.22,
      y: bottom + high * 0.05,
      tall: Math.min(Math.max(own, 0.2 * whole), 0.7 * whole),
    }),
    beside: () => ({ x: right + half, y: bottom, tall: clamp(own, 0.3 * whole, 0.95 * whole) }),
    facing: () => ({
      x: right + half * 0.9,
      y: bottom,
      tall: clamp(own, 0.2 * whole, 2.4 * whole),
      isMirrored: true,
    }),
    thrown: () => ({ x: right + 26, y: top + high * 0.24, tall: clamp(own, 18, 44), isAloft: true }),
    foot: () => ({ x: right + 6, y: bottom, tall: clamp(own, 16, 40) }),
  }
  return spots[one.relation ?? 'on']()
}

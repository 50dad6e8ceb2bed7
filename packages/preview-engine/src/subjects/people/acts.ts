import { fieldsOf } from '../../base/table.js'
import { disc, limb } from '../../base/svg.js'
import { type Matrix, moved, scaled, times, turned } from '../../base/matrix.js'
import type { Part, Partner, SubjectRow, Tone } from '../row.js'
import { VEHICLES } from '../vehicles/vehicles.js'
import { figure, gripOf, type Look, transformed } from './figure.js'
import { TOOLS } from './tools.js'
import { STANCES, type Stance } from './stances.js'

/** The animation of an act: stances, tools and movement. */
export interface Act {
  /** Names of stances, one for each pose. */
  stances: string
  /** Poses a second, forward pixels per second, height of a swing. */
  rate?: number
  drift?: number
  bob?: number
  /** Parts in the near hand, which is at (0, 0). */
  tool?: readonly Part[]
  /** Parts in front of and behind the person, standing on the ground. */
  front?: readonly Part[]
  back?: readonly Part[]
  /** Moves the whole figure. */
  by?: Matrix
  /** Distance between two people doing it together, face to face. */
  pair?: number
}

const BICYCLE = VEHICLES.find(({ name }) => name === 'bicycle')!.poses[0]
const ALOFT = times(moved(-34, -42), turned(66))
const LAID = times(moved(52, -5), turned(-90))
const HIGH = moved(0, -22)
const LOW = moved(0, 22)

/** All acts by name. */
export const ACTS = {
  walk: { stances: 'stride pass stride2 pass2', rate: 2.6, drift: 16 },
  stand: { stances: 'stand' },
  run: { stances: 'run stride run2 stride2', rate: 5, drift: 60, back: TOOLS.speed },
  jump: { stances: 'leap', bob: 9, by: HIGH },
  dance: { stances: 'dance sway', rate: 1.6, bob: 3, pair: 34, front: TOOLS.notes },
  sit: { stances: 'sit', by: LOW },
  rest: { stances: 'sit', by: moved(0, 42) },
  slump: { stances: 'slump', back: TOOLS.bench },
  ride: { stances: 'ride', by: moved(0, 34) },
  reach: { stances: 'reach', pair: 68 },
  hold: { stances: 'hold' },
  pour: { stances: 'reach', tool: TOOLS.jug },
  cheer: { stances: 'cheer', bob: 4 },
  wave: { stances: 'wave raise', rate: 2, pair: 60 },
  talk: { stances: 'hold raise', rate: 1, pair: 58 },
  watch: { stances: 'shade' },
  throw: { stances: 'throw thrown', rate: 0.9, tool: TOOLS.stone },
  shootball: { stances: 'serve', tool: TOOLS.ball, by: HIGH },
  catch: { stances: 'straight', by: times(moved(-30, -34), turned(38)), bob: 5 },
  kick: { stances: 'kick', front: TOOLS.football },
  fight: { stances: 'guard punch', rate: 2.2, pair: 62 },
  box: {
    stances: 'guard punch',
    rate: 2.2,
    pair: 66,
    tool: TOOLS.glove,
  },
  duel: { stances: 'reach raise', rate: 1.8, pair: 96, tool: TOOLS.blade },
  embrace: { stances: 'hug', pair: 21 },
  write: { stances: 'write', tool: TOOLS.pen, front: TOOLS.desk, back: TOOLS.stool },
  read: { stances: 'read', tool: TOOLS.book },
  cook: { stances: 'cook stir', rate: 2, tool: TOOLS.pan },
  paint: { stances: 'reach', tool: TOOLS.brush, back: TOOLS.easel },
  fiddle: { stances: 'bow bow2', rate: 1.6, front: TOOLS.fiddle },
  strum: { stances: 'pluck', front: TOOLS.guitar },
  drum: { stances: 'pluck cook', rate: 4, front: TOOLS.drum },
  piano: { stances: 'write', front: TOOLS.piano, back: TOOLS.stool },
  pluck: { stances: 'pluck' },
  sing: { stances: 'raise', tool: TOOLS.microphone, front: TOOLS.notes },
  drink: { stances: 'raise', tool: TOOLS.cup },
  swing: { stances: 'swing thrown', rate: 1, tool: TOOLS.bat },
  serve: { stances: 'serve', tool: TOOLS.racket, front: TOOLS.tennisball },
  golf: { stances: 'golf', tool: TOOLS.club, front: TOOLS.golfball },
  archery: { stances: 'shoot', tool: TOOLS.bow },
  lift: { stances: 'lift', tool: TOOLS.barbell },
  climb: { stances: 'climb climb2', rate: 0.8, back: TOOLS.rock, by: moved(-6, -46) },
  scale: { stances: 'climb climb2', rate: 0.8, by: HIGH },
  hang: { stances: 'straight', back: TOOLS.rope, by: moved(0, -60), bob: 4 },
  ski: { stances: 'crouch', drift: 46, front: TOOLS.skis, tool: TOOLS.poles, by: turned(9) },
  snowboard: { stances: 'float', drift: 46, front: TOOLS.snowboard, by: turned(9) },
  skate: { stances: 'skate', drift: 40, front: TOOLS.blades },
  skateboard: { stances: 'float', drift: 50, front: TOOLS.deck, by: moved(0, -6) },
  cycle: { stances: 'ride pedal', rate: 5, drift: 52, back: BICYCLE, by: moved(-13, -12) },
  surf: { stances: 'float', drift: 40, bob: 6, front: TOOLS.board },
  broom: { stances: 'ride', drift: 34, bob: 6, by: moved(0, -30), back: TOOLS.broom },
  fly: { stances: 'straight', drift: 34, bob: 6, by: ALOFT },
  dive: { stances: 'straight', by: times(moved(-70, -70), turned(128)), bob: 3 },
  fall: { stances: 'float', by: times(moved(-30, -38), turned(-70)), bob: 6 },
  sleep: { stances: 'stand', by: LAID, front: TOOLS.zs },
  lie: { stances: 'stand', by: LAID },
  kneel: { stances: 'kneel', by: LOW },
  pray: { stances: 'pray', by: LOW },
  cry: { stances: 'kneel', by: LOW, front: TOOLS.tears },
  meditate: { stances: 'lotus', by: moved(0, 36) },
  dig: { stances: 'dig', tool: TOOLS.shovel },
  build: { stances: 'hammer push', rate: 2, tool: TOOLS.hammer },
  push: { stances: 'push', drift: 8, pair: 70 },
  pull: { stances: 'pull', pair: 90 },
  fish: { stances: 'reel', tool: TOOLS.rod },
  crouch: { stances: 'crouch', by: moved(0, 14) },
  swim: { stances: 'stand', drift: 16, bob: 5 },
  cartwheel: { stances: 'cheer', by: times(moved(-10, -100), turned(160)), bob: 3 },
  balance: {
    stances: 'float',
    by: moved(0, -26),
    front: TOOLS.beam,
  },
} as const satisfies Record<string, Act>

export type ActName = keyof typeof ACTS

/** A swimmer at the surface: head, the arm of a crawl, the back and the splash. */
const crawl = ({ skin = '#c89878' }: Look): Part[][] =>
  [1, 0.2].map((high) => [
    { d: disc(-8, 0, 34, 8), tone: 'body' },
    {
      d: limb(`4,-6,5.4 ${18 + 6 * high},${-12 - 22 * high},4.6 48,${-2 - 8 * high},3.6`),
      tone: skin,
    },
    { d: disc(22, -10, 10.5, 11.5), tone: skin },
    { d: 'M11,-14Q14,-25 24,-24Q33,-22 33,-13Q22,-18 11,-14Z', tone: 'body' },
    { d: 'M-70,3q14,-8 28,0t28,0t28,0t28,0t28,0', tone: 'haze', width: 3 },
    { d: `M50,-2l8,${-12 * high}M44,-2l2,-16M-44,-2l-8,-14M-38,-2l-2,-12`, tone: 'haze', width: 2.4 },
  ])

const inColour = (parts: readonly Part[], colour: string): Part[] =>
  parts.map((part) =>
    'd' in part && (!part.tone || part.tone === 'body' || part.tone === 'lit' || part.tone === 'shade')
      ? { ...part, tone: colour as Tone }
      : part,
  )

/** Variations of an act: with a partner, with an object instead of the tool, on a seat. */
export interface Manner {
  partner?: Partner
  isHolding?: boolean
  isSeated?: boolean
}

const ON_SEAT = moved(0, 42)
/** The stances of an act; on a seat, with the legs of a sitting person. */
const stancesOf = (act: Act, isSeated?: boolean): Stance[] => {
  const { legs } = STANCES.get('sit')!
  return act.stances.split(' ').map((name) => ({ ...STANCES.get(name)!, ...(isSeated && { legs }) }))
}

/** The poses of a person in an act. */
const posesOf = (look: Look, name: ActName, { partner, isHolding, isSeated }: Manner): Part[][] => {
  if (name === 'swim') return crawl(look)
  const act: Act = ACTS[name]
  const by = isSeated ? ON_SEAT : act.by
  const bodies = (of: Look) =>
    stancesOf(act, isSeated).map((stance) => figure(of, stance, isHolding ? [] : act.tool))
  const mine = bodies(name === 'sleep' ? { ...look, mood: 'asleep' } : look)
  const theirs = partner ? bodies(partner.look) : []
  return mine.map((own, i) => {
    const other = theirs[(i + 1) % Math.max(1, theirs.length)] ?? []
    const half = (act.pair ?? -26) / 2
    const scale = partner?.scale ?? 1
    const both = partner
      ? [
          ...transformed(own, moved(-half, 0)),
          ...inColour(
            transformed(other, times(moved(half, 0), scaled(act.pair ? -scale : scale, scale))),
            partner.colour,
          ),
        ]
      : own
    const scenery = isSeated ? [] : (act.back ?? [])
    // an instrument is on the lap
    const held = /^(?:strum|fiddle)$/.test(name) ? transformed(act.front ?? [], ON_SEAT) : []
    return [...scenery, ...(by ? transformed(both, by) : both), ...(isSeated ? held : (act.front ?? []))]
  })
}

/** The position of a held object, in person units. */
export const holdOf = (row: SubjectRow): readonly [x: number, y: number] => {
  const { act: name = 'hold', isSeated, partner } = row
  const act: Act = ACTS[name]
  const { hand } = gripOf(STANCES.get(act.stances.split(' ')[0]!)!)
  const [a, b, c, d, e, f] = (isSeated ? ON_SEAT : act.by) ?? [1, 0, 0, 1, 0, 0]
  const aside = partner ? (act.pair ?? 0) / 2 : 0
  return [a * hand[0] + c * hand[1] + e - aside, b * hand[0] + d * hand[1] + f]
}

/** The row of a person in an act. */
export const acting = (row: SubjectRow, name: ActName, manner: Manner = {}): SubjectRow => {
  if (!row.look) return row
  const act: Act = ACTS[name]
  const partner = manner.partner ?? row.partner
  return {
    ...row,
    act: name,
    isSeated: manner.isSeated,
    partner,
    poses: posesOf(row.look, name, { ...manner, partner }),
    rate: act.rate,
    drift: act.drift ?? 0,
    bob: act.bob,
    ...(partner && { copies: undefined }),
  }
}

/** Acts with an object: of a person who plays it, stands on it, holds or uses it. */
export const ACTS_WITH = fieldsOf(
  'broom=broom laptop=write desktop-computer=write violin=fiddle guitar=strum banjo=strum musical-keyboard=piano drum=drum tennis=serve badminton=serve volleyball=shootball basketball=shootball soccer-ball=kick american-football=kick ' +
    'player=kick footballer=kick baseball=swing cricket-game=swing flag-in-hole=golf ice-hockey=golf skateboard=skateboard skis=ski bicycle=cycle surfer=surf ice-skate=skate bow-and-arrow=archery',
) as Readonly<Record<string, ActName>>

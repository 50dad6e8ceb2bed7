import { pictures } from '../pictures/catalogue.js'
import { subjectNamed } from '../subjects/catalogue.js'
import { type ActName, acting } from '../subjects/people/acts.js'
import { isHost, mainOf, MOST, settingOf } from './main-subjects.js'
import type { Camera, Extra, Frame, Hour, Land, Pattern, Shot, WordRow } from './meaning.js'
import type { Cast, Reading } from './reading.js'
import { intoWater, isInRoom, isOfTrain, settle, watersOf } from './settle.js'
import { CAVE, isOutdoors, ROOMS, type Room } from './tables/rooms.js'

/** General lands; more specific ones take precedence. */
const BROAD: readonly Land[] = ['snow', 'hill', 'table', 'abstract', 'stage']
const WEATHERS: readonly Extra[] = ['rain', 'snowfall', 'fog', 'storm', 'clouds', 'aurora', 'rainbow', 'sand']
const HOUR_BY_SEED: readonly Hour[] = ['day', 'day', 'day', 'dawn', 'day', 'sunset']
const UNDER_SKY: readonly Extra[] = ['stars', 'moon', 'sun', 'aurora', 'rainbow', 'fireflies']
const CAMERA_BY_SEED: readonly Camera[] = ['push', 'left', 'right', 'pull', 'rise']

const WET: readonly Land[] = ['sea', 'lake', 'island', 'city']

/** Parses a default subject: `woman:cry`, `house:burning`. */
const broughtBy = (entry: string): Cast => {
  const [name, act] = entry.split(':') as [string, ActName | 'burning' | undefined]
  const row = pictures().get(name) ?? subjectNamed(name)
  if (act === 'burning') return { row, count: 1, isBurning: true }
  return { row: act ? acting(row, act) : row, count: 1 }
}

/** Builds a reading from the matching rows and chooses defaults for the rest. */
export const complete = (
  found: readonly WordRow[],
  named: Cast[],
  {
    seed,
    groundColour,
    title,
    isOutside,
    hasUnknown,
  }: { seed: number; groundColour?: string; title?: string; isOutside: boolean; hasUnknown: boolean },
): Omit<Reading, 'title' | 'backdrop' | 'missing' | 'byName' | 'likened' | 'leftOut'> & {
  spare: readonly Cast[]
} => {
  const rows = [...found.filter((row) => !row.isFeeling), ...found.filter((row) => row.isFeeling)]
  const own = rows.filter((row) => !row.isFeeling)
  const namedLands = own.flatMap((row) => row.land ?? [])
  // a feeling brings no scene of its own in place of what has no drawing
  const isPlaced = namedLands.length > 0 || named.length > 0 || hasUnknown
  // a feeling in a named place brings no weather and takes no colour
  const shown = isPlaced ? own : rows
  const extras = new Set(shown.flatMap((row) => row.extras ?? []))
  const looks = new Set(rows.flatMap((row) => row.looks ?? []))
  if (isPlaced && !own.some((row) => row.looks?.includes('mono'))) looks.delete('mono')
  const isServed = isOutside && named.some((one) => one.row.look)
  const isIndoors = (land: Land) => /^(?:interior|stage)$/.test(land) || (isServed && land === 'table')
  const outdoors = namedLands.filter((land) => !isIndoors(land))
  // outside a building
  const around: Land = namedLands.includes('stage') ? 'street' : 'hill'
  const outside = outdoors.length > 0 || namedLands.length === 0 ? outdoors : [around]
  const placedLands = isOutside ? outside : namedLands
  const lands = isPlaced ? placedLands : rows.flatMap((row) => row.land ?? []).slice(0, 1)
  const hour = rows.find((row) => row.hour)?.hour
  const camera = rows.find((row) => row.camera)?.camera
  const seen = rows.find((row) => row.frame && !(isOutside && row.frame === 'room'))?.frame
  const frame = isOutside && seen === 'cave' ? 'mouth' : seen
  // who lies in a bed does not fit into a close-up
  const isLying = named.some(
    ({ doing, on }) => /^(?:sleep|lie)$/.test(doing?.act ?? '') && on?.row.name === 'bed',
  )
  const shot = rows.find((row) => row.shot && !(isLying && row.shot === 'close'))?.shot
  const pattern = rows.find((row) => row.pattern)?.pattern
  const isAtTable =
    named[0]?.row.look !== undefined && named.some((one) => !one.on && one.row.home === 'table')
  const isAtFurniture =
    lands.length === 0 &&
    !settingOf(named) &&
    (isAtTable || named.some((one) => !one.on && one.row.home === 'interior'))
  /** People at a table are in a room. */
  const isDining =
    lands.length > 0 && lands.every((land) => land === 'table') && named.some((one) => one.row.look)
  const inside =
    (lands.includes('interior') && !rows.some((row) => row.pitch?.hall)) ||
    (!isOutside && !UNDER_SKY.some((extra) => extras.has(extra)) && (isAtFurniture || isDining))
  const rooms = rows.flatMap((row) => row.room ?? [])
  const hasWindow = rows.some((row) => row.frame === 'room')
  const fitting = named.filter(
    (one) =>
      !(inside && isOutdoors(one.row)) &&
      !((inside || hasWindow) && isInRoom(one)) &&
      !(one.row.name === 'door' && rooms.some(({ window }) => window === 'row')) &&
      !isOfTrain(one.row, named) &&
      !(/^(?:stadium|crowd)$/.test(one.row.name) && rows.some((row) => row.pitch)),
  )
  const things = mainOf(fitting)
  const brought = rows
    .filter((row) => !row.isFeeling || (things.length === 0 && !hasUnknown))
    // in a named place, a feeling only brings a person who has it
    .flatMap((row) =>
      row.isFeeling && isPlaced
        ? row.brings!.slice(0, 1).filter((one) => one.includes(':'))
        : (row.brings ?? []).filter((one) => one !== 'crowd' || !rows.some(({ pitch }) => pitch)),
    )
    .map(broughtBy)
    .filter((one) => !(inside && isOutdoors(one.row)))
  const cast = [
    ...things,
    ...brought.filter(
      ({ row }, i) => ![...things, ...brought.slice(0, i)].some((other) => other.row.name === row.name),
    ),
  ].slice(
    0,
    MOST + things.filter((one) => one.isAsked || isHost(one, things) || one === settingOf(things)).length,
  )
  const room =
    (frame === 'cave' ? CAVE : undefined) ??
    rooms.find((one) => one.holds.length > 0) ??
    rooms.find((one) => one.counter) ??
    (lands.includes('table') && named.some((one) => one.row.look) ? WITH_TABLE : undefined) ??
    rooms.at(-1) ??
    roomWith(cast)
  if (inside) settle(cast, room)
  const has = (name: string) => cast.some((one) => one.row.name === name)
  const outdoorCast =
    isOutside || settingOf(named)
      ? cast.filter(({ row }) => !/^(?:interior|stage|table|street)$/.test(row.home ?? ''))
      : cast
  // who walks or drives through a city is in a street
  const isInTraffic = cast.some(
    ({ row, doing }) => row.place === 'ground' || /^(?:walk|run|ride|cycle)$/.test(doing?.act ?? ''),
  )
  const isStreet = isInTraffic && !extras.has('roof') && lands.every((one) => one === 'city')
  const view = placeOf(lands, outdoorCast, extras, has, frame, hour !== undefined)
  const seenFrom = view === 'city' && isStreet ? 'street' : view
  const place = inside ? 'interior' : seenFrom
  const land = abstractly(place, lands, { pattern, title, shot: isOutside ? undefined : shot, cast, extras })
  if (lands.includes('lake') && land !== 'lake' && land !== 'deep') extras.add('water')
  if ((land === 'mountain' || land === 'city') && lands.includes('sea')) extras.add('water')
  if (land === 'city' && has('bridge')) extras.add('water')
  if (land !== 'desert' || !extras.has('sand')) extras.delete('sand')
  if (extras.has('storm')) extras.add('clouds').add('rain').delete('stars')
  if (WET.includes(land) || rows.some((row) => row.pitch?.isWet)) intoWater(cast)
  const time = hour ?? likelyHour(land, extras, cast, seed, shot)
  if (time === 'night' && land !== 'street' && !extras.has('storm')) extras.add('stars')
  return {
    seed,
    hour: time,
    land,
    extras,
    looks,
    cast,
    spare: fitting.filter((one) => !things.includes(one)),
    frame,
    shot,
    pace: rows.find((row) => row.pace)?.pace ?? 1,
    pattern: land === 'abstract' && title && !pattern ? 'gradient' : patternOf(pattern, lands, land),
    floats: rows.some((row) => row.floats),
    room,
    window: inside && hasWindow ? windowOf(rows) : undefined,
    pitch: rows.find((row) => row.pitch)?.pitch,
    camera: camera ?? CAMERA_BY_SEED[(seed >>> 5) % 5],
    ground: groundColour ?? rows.find((row) => row.ground && (row.land === land || !row.land))?.ground,
    named: {
      hour: hour !== undefined,
      land: lands.length > 0 || frame !== undefined,
      weather: rows.some((row) => row.extras?.some((extra) => WEATHERS.includes(extra))),
      look: looks.size > 0,
      camera: camera !== undefined,
      subject: named.length > 0 || rows.some((row) => row.isFeeling),
    },
  }
}

const windowOf = (rows: readonly WordRow[]): Reading['window'] =>
  rows.some((row) => row.wide) ? 'wide' : 'plain'

const WITH_TABLE = ROOMS.find(({ words }) => words === 'desk')?.room

/** The room with this furniture. */
const roomWith = (cast: readonly Cast[]): Room | undefined =>
  ROOMS.find(({ room }) =>
    room.holds.some(
      ([name, , , on]) =>
        on === 'floor' && cast.some((one) => one.row.home === 'interior' && one.row.name === name),
    ),
  )?.room

/** The pattern of a picture; in an abstract one that also names the sea, waves by default. */
const patternOf = (pattern: Pattern | undefined, lands: readonly Land[], land: Land): Pattern | undefined => {
  if (pattern || land !== 'abstract') return pattern
  return lands.includes('sea') ? 'ribbons' : undefined
}

/** The land, or an abstract one if the prompt needs no other. */
const abstractly = (
  land: Land,
  lands: readonly Land[],
  { pattern, title, shot, cast, extras }: Pick<Reading, 'pattern' | 'title' | 'shot' | 'cast' | 'extras'>,
): Land => {
  const isPlace = lands.some((one) => !/^(?:abstract|sea|lake|stage|table)$/.test(one))
  if (lands.includes('abstract') && cast.length === 0 && !isPlace) return 'abstract'
  if (lands.includes('abstract') && land === 'abstract') return 'stage'
  if (cast.length === 0 && pattern && pattern !== 'ribbons' && !isPlace) return 'abstract'
  if (cast.length === 0 && title && lands.length === 0 && extras.size === 0) return 'abstract'
  return shot === 'close' && lands.length === 0 && cast[0]?.row.home === undefined && cast.length > 0
    ? 'table'
    : land
}

const BRIGHT: readonly Land[] = ['deep', 'stage', 'interior', 'pitch', 'table']
const NIGHTLY: readonly Extra[] = ['aurora', 'stars', 'moon', 'neon', 'fireworks', 'fireflies', 'lanterns']

/** The default hour. */
const likelyHour = (
  land: Land,
  extras: Set<Extra>,
  cast: readonly Cast[],
  seed: number,
  shot?: Shot,
): Hour => {
  const emptyStreet = land === 'street' && !cast.some((one) => /^(?:ground|near)$/.test(one.row.place))
  if (NIGHTLY.some((extra) => extras.has(extra)) || land === 'space') return 'night'
  if (shot === 'above') return 'day'
  if (emptyStreet) return 'night'
  if (extras.has('storm')) return 'dusk'
  if (extras.has('sun') || extras.has('rainbow') || BRIGHT.includes(land)) return 'day'
  if (extras.has('snowcap')) return 'day'
  if (extras.has('rain') || extras.has('fog')) return 'dawn'
  return HOUR_BY_SEED[seed % 6]
}

const LAND_OF_FRAME: Record<Frame, Land> = { cave: 'lake', mouth: 'mountain', room: 'city' }

const landOfExtras = (extras: Set<Extra>): Land | undefined => {
  if (extras.has('snowfall')) return 'snow'
  if (extras.has('neon') || extras.has('lanterns')) return 'street'
  return extras.has('fireworks') ? 'city' : undefined
}

/** Lands of things that may also be beside a house. */
const OPEN = /^(?:street|desert|forest)$/
const HOMES = /^(?:house|hut|barn|castle|village|derelict-house)$/

/** Chooses one land: named before implied, specific before general. */
const placeOf = (
  lands: readonly Land[],
  cast: readonly Cast[],
  extras: Set<Extra>,
  has: (name: string) => boolean,
  frame: Frame | undefined,
  timed: boolean,
): Land => {
  let land = lands.find((one) => !BROAD.includes(one)) ?? lands.find((one) => one !== 'hill') ?? lands[0]
  if (/^(?:space|lake)$/.test(land ?? '') && lands.includes('desert')) land = 'desert'
  if (land === 'city' && lands.includes('street')) land = 'street'
  if (land === 'pitch') land = lands.find((one) => one === 'street' || one === 'sea') ?? land
  if (extras.has('traffic') && has('bridge')) land = 'city'
  if (lands.includes('lake') && land === 'hill') land = 'lake'
  if (land === 'sea' && lands.includes('snow')) land = 'snow'
  if (lands.includes('deep')) land = 'deep'
  if (frame === 'cave' || frame === 'mouth') land ??= LAND_OF_FRAME[frame]
  land ??=
    watersOf(cast) ??
    cast
      .map((one) => (one.on ? undefined : one.row.home))
      .find((home) => home && !(OPEN.test(home) && cast.some(({ row }) => HOMES.test(row.name)))) ??
    (cast.some((one) => one.row.place === 'water') ? 'sea' : undefined) ??
    (frame && LAND_OF_FRAME[frame]) ??
    landOfExtras(extras) ??
    (cast.some(({ row }) => /^(?:car|bus)$/.test(row.name)) && !cast.some(({ row }) => HOMES.test(row.name))
      ? 'street'
      : undefined) ??
    (cast.length > 0 || extras.size > 0 || timed ? 'hill' : 'abstract')
  if (has('lighthouse') && (land === 'sea' || land === 'mountain')) land = 'island'
  return land
}

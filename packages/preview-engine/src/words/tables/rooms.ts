import { columnsOf, fieldsOf } from '../../base/table.js'
import type { SubjectRow } from '../../subjects/row.js'
import type { RowWith } from '../meaning.js'

/** A room: wall, floor and furniture with position (share of the width) and height (100: a person). */
export interface Room {
  wall: string
  floor: string
  /** Colour of a counter or desk in front. */
  counter?: string
  /** `row`: several windows, as in a train; `screen`: the windscreen of a car. */
  window?: boolean | 'row' | 'screen'
  tiles?: boolean
  /** Width of a counter that is an island, as a share. */
  island?: number
  holds: readonly (readonly [
    what: string,
    x: number,
    height: number,
    on: 'floor' | 'wall' | 'counter' | 'front',
  ])[]
}

const holdsOf = (text = ''): Room['holds'] =>
  text
    .split(', ')
    .filter(Boolean)
    .map((one) => {
      const [what, x, height, on] = one.split(' ')
      return [what, Number(x), Number(height), on] as Room['holds'][number]
    })

/** Rooms: words; fields; furniture with its position, height and place. The first is any unknown interior. */
export const ROOMS: readonly RowWith<'room'>[] = columnsOf(`
  room indoor indoors interior hall lobby; wall=#c9b29a floor=#8a5f3f window;
  vehicle-interior; wall=#b4bcc4 floor=#5c6470 window=row; seat 0.12 92 floor, seat 0.37 92 floor, seat 0.62 92 floor, seat 0.87 92 floor
  car-interior; wall=#3c4048 floor=#2c2e34 counter=#24262c window=screen
  lift-interior; wall=#a4aab0 floor=#6c6660 tiles;
  subway-station metro-station underground-station subway-platform metro-platform; wall=#c4ccd0 floor=#70787c tiles
  cellar basement dungeon crypt prison-cell jail cave-interior; wall=#6e6258 floor=#463e38
  desk; wall=#b8c2cc floor=#66707c counter=#a87c50 window;
  living-room lounge apartment home-interior salon studio-flat sitting-room parlor; wall=#c9b29a floor=#8a5f3f window; sofa 0.3 92 floor, framed-picture 0.3 44 wall, floor-lamp 0.53 150 floor, potted-plant 0.93 70 floor
  kitchen kitchen-sink oven wood-fired-oven cookery pantry; wall=#d8cdb4 floor=#9a8a74 counter=#b98a5a island=0.76 window tiles; kitchen-units 0.36 178 floor, fridge 0.9 165 floor, jar 0.18 26 counter, pot-of-food 0.8 30 counter
  bedroom dormitory nursery hotel-room motel-room guest-room bedtime bedtime-story; wall=#a9aeca floor=#7a5a48 window; bed 0.34 100 floor, framed-picture 0.26 40 wall, floor-lamp 0.05 130 floor, potted-plant 0.93 60 floor
  bathroom washroom restroom spa sauna; wall=#a8d0d4 floor=#7f9aa4 tiles; bathtub 0.28 64 floor, mirror 0.66 56 wall, toilet 0.9 58 floor, soap 0.5 14 floor
  shop store antique-shop watch-shop pawnshop; wall=#c4b494 floor=#7a5a44 counter=#8a6a4a window; bookshelf 0.06 170 floor, bookshelf 0.25 170 floor, three-oclock 0.42 34 wall, vase 0.92 26 counter
  warehouse storeroom depot; wall=#8c8880 floor=#5c5852; package 0.08 46 floor, package 0.19 64 floor, package 0.3 40 floor, package 0.84 58 floor, package 0.94 42 floor
  barn-hall; wall=#8a5c3c floor=#c4a462
  church-hall nave; wall=#b8b0a4 floor=#7c7468; bench 0.14 52 floor, bench 0.38 52 floor, bench 0.62 52 floor, bench 0.86 52 floor
  office police-station newsroom workplace coworking workspace cubicle boardroom meeting-room study-room reception; wall=#b8c2cc floor=#66707c counter=#a87c50 window; bookshelf 0.1 165 floor, workstation 0.34 108 floor, workstation 0.86 108 floor, potted-plant 0.92 40 counter
  classroom lecture-hall schoolroom kindergarten; wall=#d4c89c floor=#8a6a48 window; blackboard 0.34 96 wall, school-desk 0.24 56 floor, school-desk 0.45 56 floor, school-desk 0.66 56 floor, globe-showing-europe-africa 0.9 60 floor, school-desk 0.12 78 front, school-desk 0.42 78 front, school-desk 0.72 78 front
  library bookshop bookstore archive; wall=#7a5a40 floor=#5a3c28 counter=#8a5c34; bookshelf 0.02 182 floor, bookshelf 0.21 182 floor, bookshelf 0.4 182 floor, bookshelf 0.6 182 floor, bookshelf 0.79 182 floor, bookshelf 0.98 182 floor, open-book 0.88 26 counter
  restaurant diner bistro pub bar saloon tavern cafeteria canteen; wall=#8a4a3c floor=#4a3228 counter=#7a4a2c window; wine-glass 0.1 30 counter, candle 0.92 26 counter, framed-picture 0.24 36 wall
  greenhouse conservatory; wall=#bcd8c8 floor=#7c6c50 window; potted-plant 0.08 70 floor, potted-plant 0.22 56 floor, potted-plant 0.82 62 floor, potted-plant 0.94 74 floor
  bakery patisserie; wall=#c8a888 floor=#6a4a38 counter=#8a5a38 window; kitchen-units 0.3 170 floor, bread 0.08 26 counter, bread 0.17 22 counter, croissant 0.9 18 counter
  cafe coffee-shop coffeehouse tea-room; wall=#c8a888 floor=#6a4a38 counter=#8a5a38 window; hot-beverage 0.1 26 counter, croissant 0.9 18 counter, potted-plant 0.08 44 floor
  hospital clinic ward surgery operating-room infirmary; wall=#cfe2e4 floor=#8fa8ac window; bed 0.25 84 floor
  laboratory lab; wall=#bcd0d8 floor=#708490 counter=#d0d8dc tiles; microscope 0.86 40 counter, test-tube 0.12 28 counter, alembic 0.22 34 counter
  gym fitness-studio weight-room dojo workout; wall=#6c7686 floor=#3c424c; boxing-glove 0.86 34 wall, mirror 0.2 60 wall, volleyball 0.08 20 floor
  workshop garage shed toolshed atelier forge; wall=#8c8478 floor=#5c5650 counter=#8a6440; hammer 0.16 34 wall, wrench 0.26 34 wall, carpentry-saw 0.38 34 wall, toolbox 0.9 30 counter
  factory-hall assembly-line warehouse-hall factory-floor; wall=#7a8490 floor=#4c5258 tiles; gear 0.2 60 wall, package 0.88 40 floor
  grocery-store supermarket-aisle boutique showroom gallery museum-hall; wall=#dcdcd4 floor=#a89c8c; framed-picture 0.2 56 wall, framed-picture 0.5 56 wall, framed-picture 0.8 56 wall`).map(
  ([words, fields, holds]) => ({
    words,
    land: 'interior',
    room: { ...(fieldsOf(fields) as Pick<Room, 'wall' | 'floor'>), holds: holdsOf(holds) },
  }),
)

const WITH_DECK = 'train|tram|subway|metro|bus|coach|minibus|plane|airplane|aeroplane|airliner'
const WITH_DOORS = `${WITH_DECK}|car|taxi|cab|sedan|jeep|pickup|limousine|van|truck|lorry|jet|aircraft|helicopter|lift|elevator`
const VEHICLE = `${WITH_DOORS}|ship|ferry|liner|yacht|submarine|spaceship`
const PART =
  '(?:(?:back|front|passenger|driver.?s|window) ?seats?|backseat|compartment|carriage|cabin|cockpit|aisle|interior|wheel|(?<=subway |train |metro |dining )car)'
const OF = '(?: of)?,? (?:(?:an?|the|his|her|their|my|our|its|this) )?(?:\\w+ )?'
/** "A bus stop" is no bus. */
const END =
  '\\b(?! (?:stop|station|terminal|port|park|yard|platform|tracks?|depot|door|lights?|crash|wash|shaft)\\b)'
const INSIDE = new RegExp(
  `\\b(?:(?:interior|inside|(?<!\\b(?:climb|come|jump|step|get|leap)\\w* )aboard|on board|${PART})${OF}(${VEHICLE})${END}|(${VEHICLE}) ${PART}\\b)`,
  'i',
)
/** Of people. "A man in a car drives along a road" is outdoors. */
const ABOARD = new RegExp(
  `\\b(?:in(?:to)?${OF}(${WITH_DOORS})|on${OF}(${WITH_DECK}))${END}(?!.* (?:along|across|over|past|through (?!\\w+ window)))`,
  'i',
)

/** Replaces a vehicle by its interior, which is a room, if people are in it. */
export const enterVehicle = (text: string, hasPeople: () => boolean): string => {
  const found = INSIDE.exec(text) ?? (hasPeople() ? ABOARD.exec(text) : null)
  if (!found) return text
  const vehicle = found[1] ?? found[2]!
  const named = new RegExp(`(?:${PART}${OF})?\\b${vehicle}${END}(?: ${PART}\\b)*`, 'gi')
  const [isCar, isLift] = [
    /^(?:car|taxi|cab|sedan|jeep|pickup|limousine|van|truck|lorry)$/i,
    /^(?:lift|elevator)$/i,
  ]
  const place = isLift.test(vehicle) ? 'lift' : 'vehicle'
  return text.replace(named, `${isCar.test(vehicle) ? 'car' : place} interior`)
}

const ROOM_OF: Readonly<Record<string, string>> = {
  'classical-building': 'museum-hall',
  school: 'classroom',
  factory: 'factory-hall',
  barn: 'barn-hall',
  church: 'church-hall',
}
/** The room of a cave. */
export const CAVE = ROOMS.find(({ words }) => words.includes('cave'))!.room
/** The room that a building is inside, by the name of its picture. */
export const roomOf = (building: string): string => ROOM_OF[building] ?? 'room'

/** Structures and landscapes that do not fit into a room. */
export const isOutdoors = ({ name, place, being }: SubjectRow): boolean =>
  !being &&
  (/^(?:far|horizon|water)$/.test(place) ||
    /^(?:hut|tent|derelict-house|volcano|circus-tent|igloo|torii|bus-stop|fuel-pump|postbox|headstone|stop-sign|construction|goal-net|playground-slide|fountain|stall|street-lamp|.*(?:mailbox|tree|snowman).*)$/.test(
      name,
    ))

import { subjectNamed } from '../subjects/catalogue.js'
import type { SubjectRow } from '../subjects/row.js'
import { cardOf } from '../subjects/things/card.js'
import type { WordRow } from './meaning.js'
import type { Cast, Reading } from './reading.js'
import { BODY } from './near-words.js'
import { clausesOf, isVerbAfterNoun, wordsOf } from './phrases.js'
import { unaccented } from './plain-text.js'
import { isOutdoors, roomOf, ROOMS } from './tables/rooms.js'
import { kindOf, meaningOf, type Named, thingOf } from './vocabulary.js'

const DETERMINER =
  /^(?:an?|the|his|her|its|their|my|your|our|this|that|one|two|three|four|five|six|some|many|several)$/
const LINK =
  /^(?:in|on|at|of|with|and|or|from|to|into|onto|off|by|for|over|under|near|behind|beside|past|through|around|as|while|is|are|that|who)$/
/** Parts, traces and substances without a shape of their own, and garments. */
const SHAPELESS =
  /^(?:tears?|scars?|stubble|freckles|wrinkles?|warts?|dimples?|tattoos?|bruises?|holes?|dust|mud|steps?|rim|dot|sweat|brass|steel|straw|oil|footsteps?|puddles?|again|ceiling|kick|penalty|words?|logo|body|mr|mrs|full|dances?|spray|belly|kickflip|flight|class|try|bow|beam|door(?:frame|step)|snout|worktop|windshield|late|broken|handle|spiral|circle|pattern|mast|bite|ten|eleven|twelve|(?!rail|awn|paint)\w+ing|.*(?:skin|blood|shirt|coat|dress|suit|pants|trousers|pyjamas|pajamas|jacket|uniform|gown|shoes|boots|gloves|apron|vest|sleeves?|collar|pocket|hood))$/

/** Those of the `missing` nouns that can be shown as a card with their name; `words` are those of the text. */
export const standIns = (
  text: string,
  words: readonly string[],
  missing: readonly string[],
): ((at: number) => Named | undefined) => {
  const cards = new Map<string, SubjectRow>()
  const isLast = clausesOf(text).flatMap((clause) => clause.map((_, at) => at === clause.length - 1))
  const isNoun = (at: number) => {
    const word = words[at] ?? ''
    return (
      missing.includes(word) &&
      !SHAPELESS.test(word) &&
      !BODY.test(word) &&
      !DETERMINER.test(word) &&
      !meaningOf(word)
    )
  }
  // "a humpback whale breaches"
  const isVerb = (at: number) =>
    isVerbAfterNoun(words, at) ||
    (/[^s]s$/.test(words[at] ?? '') &&
      words.slice(Math.max(0, at - 3), at - 1).some((near) => /^an?$/.test(near)))
  return (at) => {
    if (!isNoun(at) || isVerb(at)) return undefined
    // "a conveyor belt", "a brass key"
    const next = words[at + 1] ?? ''
    if (!isLast[at] && (isNoun(at + 1) || thingOf(next) || meaningOf(next)) && !isVerb(at + 1))
      return undefined
    const before = words.slice(Math.max(0, at - 4), at)
    const from = before.findLastIndex((near) => DETERMINER.test(near))
    const own = before.slice(from + 1)
    if (from < 0 || own.some((near) => LINK.test(near) || thingOf(near))) return undefined
    // "in her pyjamas"
    if (before[from - 1] === 'in' && /^(?:his|her|their)$/.test(before[from]!)) return undefined
    const name = [...own.filter((_, i) => isNoun(at - own.length + i)), words[at]!]
      .join(' ')
      .replaceAll('-', ' ')
    const card = cards.get(name) ?? cardOf(name)
    cards.set(name, card)
    return { row: card, plural: /[^s]s$/.test(words[at]!) }
  }
}

const PRIVATE =
  /room|airport|court|casino|kitchen|desk|office|hall|cellar|basement|crypt|cell|oven|interior|apartment|lounge|bedtime|indoor|nave/

/** The building of a shop, a restaurant or another public room, seen from outside. */
export const standInFor = (
  word: string,
  isOutside: boolean,
  meaning: readonly WordRow[] | undefined,
): Named | undefined => {
  const isShop = meaning?.some(({ room }) => room) && !PRIVATE.test(word)
  const row = subjectNamed('house')
  return isOutside && (isShop || /-station$/.test(word)) ? { row, plural: false, as: 'house' } : undefined
}

/** Whether a subject is only a card with its name. */
export const isCard = ({ row }: Cast): boolean => row.name === 'card'

const SETTING = /^(Interior|Exterior), (?:[\p{L}]+['’]s )?([^,.\n]+)/mu
/** Rooms that any room can be. */
const ANY_ROOM =
  /^(?:(?:an?|the|empty|dark|small|large|old) )?(?:hall|hallway|corridor|lobby|landing|entrance|indoors|room)$/

/** A setting without what gives a room its name: nobody is in a guard room yet, and no lantern in a lantern room. */
export const bareRoom = (setting: string): string =>
  setting.replace(/\b(\w+)(?= room\b)/giu, (word) =>
    thingOf(word.toLowerCase())?.row.place === 'near' ? '' : word,
  )

/** Whether a word names a place that can be drawn. */
const isPlaceDrawn = (word: string, isInside: boolean): boolean => {
  // one looks like the other
  if (/(?:station|shop|store|barn|warehouse)$/.test(word)) return false
  const kind = kindOf(word)?.value
  const rows = meaningOf(word) ?? meaningOf(kind ?? '')
  if (
    rows?.some(({ room, land, pitch, frame }) =>
      room ? isInside && room !== ROOMS[0].room : (land ?? pitch ?? frame),
    )
  )
    return true
  const row = thingOf(word)?.row
  return row !== undefined && (!isInside || !isOutdoors(row) || roomOf(row.name) !== 'room')
}

/** The sign that names the place of a prompt, if that has no drawing: the setting of a shot, or a room. */
export const signOf = (
  prompt: string,
  { land, room, shot }: Pick<Reading, 'land' | 'room' | 'shot'>,
  likened: ReadonlyMap<string, string>,
): SubjectRow | undefined => {
  const [, view, setting] = SETTING.exec(prompt) ?? []
  const named = setting ?? [...likened].find(([, kind]) => kind === 'room')?.[0] ?? ''
  const name = unaccented(named).trim().toLowerCase().replaceAll('-', ' ')
  const isVehicle = typeof room?.window === 'string'
  if (/^(?:close|above)$/.test(shot ?? '') || !name || isVehicle || ANY_ROOM.test(name)) return undefined
  if (setting && wordsOf(bareRoom(setting)).some((word) => isPlaceDrawn(word, view === 'Interior')))
    return undefined
  return land === 'interior' ? { ...cardOf(name.slice(0, 36)), fitted: 'wall' } : cardOf(name.slice(0, 36))
}

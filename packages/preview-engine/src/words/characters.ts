import { getGender } from 'gender-detection-from-name'
import { hash } from '../base/random.js'
import { fieldsOf } from '../base/table.js'
import { acting } from '../subjects/people/acts.js'
import type { SubjectRow } from '../subjects/row.js'
import type { Cast } from './reading.js'
import { COLOURS } from './tables/moods.js'
import { wordsOf } from './phrases.js'
import { meaningOf, thingOf } from './vocabulary.js'

/** A declared character, drawn the same in every prompt that declares it. */
interface Character {
  row: SubjectRow
  colour: string
}

/** A prompt without its declarations; each character in it is one word, a key of `characters`. */
export interface ParsedPrompt {
  text: string
  characters: ReadonlyMap<string, Character>
}

/** `Character Rosa: 60, in a yellow oilskin.`, `Place Bakery: a brick oven.` or `Prop Scarf: blue.` on a line of its own. */
const DECLARATION = /^(Character|Place|Prop) ([^:\n]{1,80}?)(?:: (.*?))?\.?$/
/** `Interior, bakery, night.`; captures the view and everything after it. */
const SETTING = /^(Interior|Exterior)(?: and (?:interior|exterior))?, (.+)$/
const CLOTHES = ['#3f78d8', '#43a878', '#d8433f', '#f2cc3a', '#9a5ad0', '#2fb0b0', '#f08038', '#7a4f30']
const FEMALE =
  /\b(?:she|female|woman|girl|lady|mum|mom|sister|aunt|wife|widow|grandma|granny|(?:grand)?(?:mother|daughter)|queen|princess|nun|witch|mrs|ms|miss)\b/i
const MALE =
  /\b(?:he|male|man|boy|dad|brother|uncle|husband|widower|grandpa|(?:grand)?(?:father|son)|king|prince|monk|mr|sir|\w*beard(?:ed)?|moustache)\b/i
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The first person or animal that the words name; other names, as in “Mara’s daughter”, are no words. */
const beingIn = (text: string): SubjectRow | undefined =>
  wordsOf(text.replace(/(?<=\S\s*)\b\p{Lu}\p{L}*/gu, ''))
    .map((word) => thingOf(word)?.row)
    .find((row) => row?.being)

/** Whether a character is a woman, as far as its description, its title or its first name says. */
const isFemale = (name: string, description: string): boolean => {
  for (const text of [description, name]) {
    const [female, male] = [text.search(FEMALE), text.search(MALE)]
    // the first word counts: "a boy who misses his mother"
    if (female >= 0 || male >= 0) return female >= 0 && (male < 0 || female < male)
  }
  const known = name.split(/[^\p{L}]+/u).map((word) => getGender(word))
  return (known.find((gender) => gender !== 'unknown') ?? (/a$/i.test(name) ? 'female' : 'male')) === 'female'
}

const OLD = /\b(?:[6-9]\d)s?\b|\bold\b|\belderly\b|\bgrand(?:ma|pa|mother|father)\b|\bgranny\b/i
/** "Girl, 10": an age at the start, or in years. */
const YOUNG = /^(?:\w+, )?(?:[3-9]|1[0-3])\b(?!\w)|\b(?:[3-9]|1[0-3])[- ]years?[- ]old/i
const SHORT_HAIR = /\bshort\b[\w -]*\bhair/i
/** A colour of hair or eyes is not that of the clothes. */
const NOT_CLOTHES =
  /\b\w+(?:[ -]\w+)? (?:beards?|hair|hairs|braids?|pigtails|ponytail|curls|bun|eyes|moustache|skin)\b|\bblonde?\b/gi

const DARK = '#2c2220'
/** Colours of hair; who is bald has that of skin. */
const HAIRS = fieldsOf(
  'blond=#e0c070 blonde=#e0c070 red=#a84a28 ginger=#b8602c grey=#b4b0a8 gray=#b4b0a8 silver=#d0ccc4 white=#e4e0d8 brown=#5a3a22 bald=#c89878',
) as Readonly<Record<string, `#${string}`>>
const HAIR = new RegExp(
  `\\b(?:(${Object.keys(HAIRS).join('|')})(?:[ -]\\w+)?[ -](?:hair|braids?|curls|bun|pigtails|ponytail)|(bald|blonde?)\\b)`,
  'i',
)

/** Hats of figures by other words. */
const HATS_BY_WORD: Readonly<Record<string, string>> = {
  'straw hat': 'straw',
  beanie: 'hood',
  helmet: 'hard',
}
const BEARD = new RegExp(`(?:\\b(${Object.keys(HAIRS).join('|')}) (?:\\w+ )?)?beard`, 'i')

/** The person for a description, with its age. */
const aged = (row: SubjectRow, name: string, description: string): SubjectRow => {
  if (!/^(?:person|woman)$/.test(row.name)) return row
  if (OLD.test(`${name} ${description}`)) return thingOf(row.name === 'woman' ? 'old-woman' : 'old-man')!.row
  if (YOUNG.test(description)) return thingOf(row.name === 'woman' ? 'girl' : 'boy')!.row
  return row
}

/** A person with the hair of its description, and a child without a cap that it does not mention. */
const styled = (row: SubjectRow, description: string, female: boolean): SubjectRow => {
  if (!row.look) return row
  const [, colour, bald] = HAIR.exec(description) ?? []
  const hair = HAIRS[(colour ?? bald ?? '').toLowerCase()]
  const isBare = /^(?:boy|child)$/.test(row.name) && !/\b(?:cap|hat|hood|beanie)\b/i.test(description)
  const bearded = BEARD.exec(description)
  const hat = /\b(straw hat|cap|beanie|hood|helmet|crown)\b/i.exec(description)?.[1]!.toLowerCase()
  const look = {
    ...row.look,
    ...(hair && { hair }),
    ...(isBare && { hat: undefined }),
    ...(hat && { hat: HATS_BY_WORD[hat] ?? hat }),
    ...(female && { long: true }),
    beard: bearded
      ? (HAIRS[(bearded[1] ?? '').toLowerCase()] ?? (bald === 'bald' ? DARK : (hair ?? DARK)))
      : undefined,
    ...(/\bglasses\b/i.test(description) && { glasses: true as const }),
  }
  if (SHORT_HAIR.test(description) || bald === 'bald' || /\bbun\b/i.test(description)) look.long = undefined
  return acting({ ...row, look }, row.act ?? 'stand')
}

const characterOf = (name: string, description: string): Character => {
  const female = isFemale(name, description)
  const bare = description.replace(NOT_CLOTHES, '')
  const person = beingIn(bare) ?? thingOf(female ? 'woman' : 'man')!.row
  const row = styled(aged(person, name, description), description, female)
  const colour =
    wordsOf(bare).find((word) => word in COLOURS) ?? (/\bdark\b/i.test(bare) ? 'black' : undefined)
  const own = CLOTHES[hash(name.toLowerCase()) % CLOTHES.length]!
  // A separate row for each character, so that two of a kind are not counted as one.
  const isAtWork = row.act && !/^(?:walk|stand|rest)$/.test(row.act)
  return { row: isAtWork ? acting(row, 'stand') : { ...row }, colour: colour ? COLOURS[colour]! : own }
}

/** Lands that are drawn from inside. */
const INDOORS = /^(?:stage|deep|abstract|pitch)$/
/** The place of a setting, without its owner, and without “Interior” if it is drawn from inside anyway. */
const settingIn = (line: string): string => {
  const [, view, named] = SETTING.exec(line) ?? []
  if (!named) return line
  const parts = named.replace(/\b[\p{L}]+['’]s\s+/gu, '').split(', ')
  const isRoom = (part: string) => wordsOf(part).some((word) => meaningOf(word)?.some(({ room }) => room))
  // "Flat, kitchen": the last room.
  const place = parts.filter((part, i) => !isRoom(part) || !parts.slice(i + 1).some(isRoom)).join(', ')
  const rows = wordsOf(place).flatMap((word) => meaningOf(word) ?? [])
  const isInside = rows.some((row) => row.room || INDOORS.test(row.land ?? ''))
  return view === 'Exterior' || isInside ? place : `${view}, ${place}`
}

/** Extracts declarations from a prompt. Places stay as words; props are drawn only where the action names them. */
export const parsePrompt = (prompt: string): ParsedPrompt => {
  const characters = new Map<string, Character>()
  const descriptions: string[] = []
  const names: { pattern: RegExp; word: string }[] = []
  const lines = prompt.split('\n').flatMap((line) => {
    const [, kind, name, description = ''] = DECLARATION.exec(line.trim()) ?? []
    if (kind === 'Place') return description
    if (kind === 'Prop') return []
    if (kind !== 'Character') return settingIn(line)
    const word = `character${LETTERS[characters.size % LETTERS.length]!}`
    characters.set(word, characterOf(name!, description))
    if (description) descriptions.push(description)
    names.push({ pattern: new RegExp(`(?<![\\p{L}])${escaped(name!)}(?![\\p{L}])`, 'giu'), word })
    return []
  })
  // Repeated descriptions, such as the introduction of a character, are removed.
  const action = descriptions.reduce((rest, one) => rest.replaceAll(one, ''), lines.join('\n'))
  const text = names.reduce((all, { pattern, word }) => all.replace(pattern, word), action)
  return { text, characters }
}

/** Characters whom the action does not name, as in "Rain drips from her hood.", appear if nobody else does. */
export const addUnnamed = (cast: Cast[], { characters }: ParsedPrompt, words: readonly string[]): void => {
  if (cast.some((one) => one.row.being === 'person')) return
  for (const [word, { row, colour }] of characters)
    if (!words.includes(word)) cast.push({ row, count: 1, colour })
}

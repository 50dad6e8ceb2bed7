import { getGender } from 'gender-detection-from-name'
import { hash } from '../base/random.js'
import { acting } from '../subjects/people/acts.js'
import type { SubjectRow } from '../subjects/row.js'
import type { Cast } from './reading.js'
import { aged, NOT_CLOTHES, seen } from './looks.js'
import { COLOURS } from './tables/moods.js'
import { wordsOf } from './phrases.js'
import { bareRoom } from './stand-ins.js'
import { meaningOf, thingOf } from './vocabulary.js'

/** A declared character, drawn the same in every prompt that declares it. */
interface Character {
  row: SubjectRow
  colour: string
  isFemale: boolean
}

/** A prompt without its declarations; each character in it is one word, a key of `characters`. */
export interface ParsedPrompt {
  text: string
  characters: ReadonlyMap<string, Character>
  /** Keys of the characters whom the action does not name. */
  unnamed: readonly string[]
}

/** `Character Rosa: 60, in a yellow oilskin.`, `Place Bakery: a brick oven.` or `Prop Scarf: blue.` on a line of its own. */
const DECLARATION = /^(Character|Place|Prop) ([^:\n]{1,80}?)(?:: (.*?))?\.?$/
/** `Interior, bakery, night.`; captures the view and everything after it. */
const SETTING = /^(Interior|Exterior)(?: and (?:interior|exterior))?, (.+)$/
const CLOTHES = ['#3f78d8', '#43a878', '#d8433f', '#f2cc3a', '#9a5ad0', '#2fb0b0', '#f08038', '#7a4f30']
const FEMALE =
  /\b(?:she|female|woman|girl|lady|mum|mom|sister|aunt|wife|widow|grandma|granny|(?:grand)?(?:mother|daughter)|queen|princess|nun|witch|\w*dress|skirt|gown|mrs|ms|miss)\b/i
const MALE =
  /\b(?:he|male|man|boy|dad|brother|uncle|husband|widower|grandpa|(?:grand)?(?:father|son)|king|prince|monk|mr|sir|\w*beard(?:ed)?|moustache)\b/i
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The first person or animal that the words name; other names, as in “Mara’s daughter”, are no words. */
const beingIn = (text: string): SubjectRow | undefined =>
  wordsOf(text.replace(/(?<=\S\s*)\b\p{Lu}\p{L}*/gu, ''))
    .map((word) => thingOf(word))
    // no clothes of a related occupation, and one person, not the team of a "team jacket"
    .find((found) => found?.row.being && !(found.as && found.row.look) && !found.row.copies)?.row

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

const characterOf = (name: string, description: string): Character => {
  const female = isFemale(name, description)
  const bare = description.replace(NOT_CLOTHES, '')
  // “Mouse” without an age
  const own = /^\p{L}+$/u.test(name) && !/\d/.test(description) ? thingOf(name.toLowerCase()) : undefined
  const animal = own?.row.being === 'animal' && getGender(name) === 'unknown' ? own.row : undefined
  // not the lamb that a shepherd has
  const head = bare.replace(/\b(?:with|and|who|holding)\b.*/is, '')
  const person = beingIn(head) ?? animal ?? thingOf(female ? 'woman' : 'man')!.row
  const row = seen(aged(person, name, description), description, female)
  const colour =
    wordsOf(bare).find((word) => word in COLOURS) ?? (/\bdark\b/i.test(bare) ? 'black' : undefined)
  const clothes = CLOTHES[hash(name.toLowerCase()) % CLOTHES.length]!
  // A separate row for each character, so that two of a kind are not counted as one.
  const isAtWork = row.act && !/^(?:walk|stand|rest)$/.test(row.act)
  const shown = isAtWork ? acting(row, 'stand') : { ...row }
  return { row: shown, colour: colour ? COLOURS[colour]! : clothes, isFemale: female }
}

/** A description where the action repeats it, as in “(60), a widow,” for “60, a widow”. */
const repeated = (description: string): RegExp =>
  new RegExp(`[\\s,(–—]*${description.split(', ').map(escaped).join('[\\s,()–—]+')}[),–—]*`, 'g')

/** The text with unnamed characters for the pronouns before all names: “She turns.” where only a woman is declared. */
const withPronouns = (text: string, { characters, unnamed }: Omit<ParsedPrompt, 'text'>): string =>
  unnamed.reduce((all, word) => {
    const pronoun = characters.get(word)!.isFemale ? 'she' : 'he'
    return all.replace(new RegExp(`^((?:(?!\\bcharacter).)*)\\b${pronoun}\\b`, 'is'), `$1${word}`)
  }, text)

/** Lands that are drawn from inside. */
const INDOORS = /^(?:stage|deep|pitch)$/
/** The place of a setting, without its owner, and without “Interior” if it is drawn from inside anyway. */
const settingIn = (line: string): string => {
  const [, view, named] = SETTING.exec(line) ?? []
  if (!named) return line
  const parts = bareRoom(named)
    .replace(/\b(?:[\p{L}]+ )?[\p{L}]+['’]s\s+/gu, '')
    .split(', ')
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
  const action = descriptions.reduce((rest, one) => rest.replace(repeated(one), ' '), lines.join('\n'))
  const unnamed = names.filter(({ pattern }) => lines.join('\n').search(pattern) < 0).map(({ word }) => word)
  const named = names
    .reduce((all, { pattern, word }) => all.replace(pattern, word), action)
    .replace(/\b(character[a-z]) \p{Lu}\p{L}+/gu, '$1')
  const text = withPronouns(named, { characters, unnamed })
  // people on a bridge stand on its deck
  const isOnBridge = characters.size > 0 && /^Exterior, [^,\n]*\bbridge\b/m.test(prompt)
  return { text: isOnBridge ? text.replace(/\bbridge\b/gi, 'bridge deck') : text, characters, unnamed }
}

/** Characters whom the action does not name appear, too; in a close-up, if nobody else does: "Rain drips from her hood." */
export const addUnnamed = (
  cast: Cast[],
  { characters, unnamed }: ParsedPrompt,
  words: readonly string[],
): void => {
  if (words.includes('close-up') && cast.some((one) => one.row.being === 'person')) return
  for (const word of unnamed.filter((one) => !words.includes(one))) {
    const { row, colour } = characters.get(word)!
    cast.push({ row, count: 1, colour, isRelated: true })
  }
}

import { readFileSync } from 'node:fs'
import { fieldsOf } from '../base/table.js'
import { pictures } from '../pictures/catalogue.js'
import { SUBJECTS } from '../subjects/catalogue.js'
import type { SubjectRow } from '../subjects/row.js'
import type { WordRow } from './meaning.js'
import { FEELINGS } from './tables/feelings.js'
import { CAMERA, HOURS, LOOKS, WEATHER } from './tables/moods.js'
import { PLACES } from './tables/places.js'
import { PITCHES } from './tables/pitches.js'
import { ROOMS } from './tables/rooms.js'

const index = <R extends { words: string }>(rows: Iterable<R>): Map<string, R[]> => {
  const found = new Map<string, R[]>()
  for (const row of rows)
    for (const word of row.words.split(' ')) found.set(word, [...(found.get(word) ?? []), row])
  return found
}

const MEANINGS = index<WordRow>([
  ...PLACES,
  ...ROOMS,
  ...PITCHES,
  ...HOURS,
  ...WEATHER,
  ...LOOKS,
  ...CAMERA,
  ...FEELINGS,
])
const CAST = index(SUBJECTS)
/** Names of pictures that the sky, the weather or the land draws instead. */
const IN_THE_AIR = new Set(['ice', ...[...WEATHER, ...FEELINGS].flatMap((row) => row.words.split(' '))])
const PICTURED = new Map(
  [...index(pictures().values())].filter(([word]) => word !== '' && !IN_THE_AIR.has(word)),
)

/** Nouns by the nearest kind that can be drawn; "" for nouns without one. */
const kindsOfNouns = (): ReadonlyMap<string, string> => {
  const file = readFileSync(new URL('./nouns.json', import.meta.url), 'utf8')
  const kinds = Object.entries(JSON.parse(file) as Record<string, string>)
  return new Map(kinds.flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)))
}
const KINDS_OF_NOUNS = kindsOfNouns()

const PLURALS = fieldsOf(
  'men=man women=woman wolves=wolf geese=goose butterflies=butterfly mice=mouse foxes=fox ponies=pony knives=knife leaves=leaf loaves=loaf shelves=shelf scarves=scarf calves=calf feet=foot teeth=tooth oxen=ox',
) as Readonly<Record<string, string>>

const SPELLINGS = [
  [/our(?=s?$)/, 'or'],
  [/or(?=s?$)/, 'our'],
  [/tre(?=s?$)/, 'ter'],
  [/ter(?=s?$)/, 'tre'],
  [/isation/, 'ization'],
  [/ae/, 'e'],
  [/jewell/, 'jewel'],
  [/(?<=^pl)ow/, 'ough'],
  [/donut/, 'doughnut'],
  [/yoghurt/, 'yogurt'],
] as const

/** The word in the other of British and American spelling. */
const inOtherSpelling = (word: string): string => {
  const found = SPELLINGS.find(([from]) => from.test(word))
  return found ? word.replace(found[0], found[1]) : word
}

/** The forms under which a word may be listed; `plural`: the word is the plural of that form. */
const formsOf = (word: string): readonly (readonly [form: string, plural: boolean])[] => [
  [word, false],
  [PLURALS[word] ?? word.replace(/men$/, 'man'), word in PLURALS || word.endsWith('men')],
  [word.replace(/ies$/, 'y'), true],
  [word.replace(/s$/, ''), true],
  [word.replace(/es$/, ''), true],
  [word.replace(/ves$/, 'f'), true],
  [word.replace(/ves$/, 'fe'), true],
  [inOtherSpelling(word), false],
  [word.replace(/ing$/, ''), false],
  [word.replace(/ing$/, 'e'), false],
  [word.replace(/ed$/, ''), false],
]
const NOUN_FORMS = 8
const ALL_FORMS = 11

interface Found<R> {
  value: R
  plural: boolean
}
const lookUp = <R>(table: ReadonlyMap<string, R>, word: string, forms = NOUN_FORMS): Found<R> | undefined => {
  for (const [form, plural] of formsOf(word).slice(0, forms)) {
    const value = table.get(form)
    if (value !== undefined) return { value, plural: plural && form !== word }
  }
  return undefined
}

/** The meaning of a word apart from subjects; verb forms included. */
export const meaningOf = (word: string): readonly WordRow[] | undefined =>
  lookUp(MEANINGS, word, ALL_FORMS)?.value

/** The subject that a word names; `as` is its related kind if it has no drawing. */
export interface Named {
  row: SubjectRow
  plural: boolean
  as?: string
}

/** The subject that a word names exactly. */
export const exactThingOf = (word: string): Named | undefined => {
  const drawn = lookUp(CAST, word)
  const pictured = drawn && CAST.has(word) ? undefined : lookUp(PICTURED, word)
  const exact = pictured && PICTURED.has(word) && !CAST.has(word)
  const found = exact ? pictured : (drawn ?? pictured)
  return found && { row: found.value[0], plural: found.plural }
}

const asKind = (kind: Found<string> | undefined): Named | undefined => {
  if (!kind?.value) return undefined
  const row = exactThingOf(kind.value)?.row ?? pictures().get(kind.value)
  return row && { row, plural: kind.plural, as: kind.value }
}

/** The subject that a word names, or its nearest kind; undefined if it cannot be drawn. */
export const thingOf = (word: string): Named | undefined => {
  const named = exactThingOf(word) ?? asKind(kindOf(word))
  // "a humpback whale"
  const whole = named ? undefined : exactThingOf(word.replace(/^.*-/, ''))
  return whole?.row.being === 'animal' && word.includes('-') ? { ...whole, as: whole.row.name } : named
}

/** The nearest kind of a noun; "" if it has none, undefined if the noun is unknown. */
export const kindOf = (word: string): Found<string> | undefined => lookUp(KINDS_OF_NOUNS, word)

/** Whether a word has a drawing, a meaning or a kind. */
export const isKnown = (word: string): boolean =>
  exactThingOf(word) !== undefined ||
  lookUp(MEANINGS, word, ALL_FORMS) !== undefined ||
  lookUp(KINDS_OF_NOUNS, word) !== undefined

/** Whether a word itself is the name of a drawing. */
export const isName = (word: string): boolean => CAST.has(word) || PICTURED.has(word)

/** All single words that can be drawn, for suggestions. */
export const drawable = (): readonly string[] => [...CAST.keys(), ...PICTURED.keys()]

import { readFileSync } from 'node:fs'
import { pictures } from '../pictures/catalogue.js'
import { SUBJECTS } from '../subjects/catalogue.js'
import type { SubjectRow } from '../subjects/row.js'
import type { WordRow } from './meaning.js'
import { CAMERA, HOURS, LOOKS, WEATHER } from './moods.js'
import { PLACES } from './places.js'
import { PITCHES } from './pitches.js'
import { ROOMS } from './rooms.js'

const index = <R extends { words: string }>(rows: Iterable<R>): Map<string, R[]> => {
  const found = new Map<string, R[]>()
  for (const row of rows)
    for (const word of row.words.split(' ')) found.set(word, [...(found.get(word) ?? []), row])
  return found
}

const MEANINGS = index<WordRow>([...PLACES, ...ROOMS, ...PITCHES, ...HOURS, ...WEATHER, ...LOOKS, ...CAMERA])
const CAST = index(SUBJECTS)
/** What belongs to the sky and the air is drawn there, not as a thing. */
const IN_THE_AIR = new Set(WEATHER.flatMap((row) => row.words.split(' ')))
const PICTURED = new Map(
  [...index(pictures().values())].filter(([word]) => word !== '' && !IN_THE_AIR.has(word)),
)
const DOINGS = index(SUBJECTS.flatMap((row) => (row.verbs ? [{ words: row.verbs, row }] : [])))

/** Nouns by the word of the nearest kind that can be drawn; "" for those without one. */
const kindsOfNouns = (): ReadonlyMap<string, string> => {
  const file = readFileSync(new URL('./nouns.json', import.meta.url), 'utf8')
  const kinds = new Map<string, string>()
  for (const [kind, nouns] of Object.entries(JSON.parse(file) as Record<string, string>))
    for (const noun of nouns.split(' ')) kinds.set(noun, kind)
  return kinds
}
const KINDS_OF_NOUNS = kindsOfNouns()

const PLURALS: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  wolves: 'wolf',
  geese: 'goose',
  butterflies: 'butterfly',
  mice: 'mouse',
  foxes: 'fox',
  ponies: 'pony',
  knives: 'knife',
  leaves: 'leaf',
  loaves: 'loaf',
  shelves: 'shelf',
  scarves: 'scarf',
  calves: 'calf',
  feet: 'foot',
  teeth: 'tooth',
  oxen: 'ox',
}

/** The forms under which a word may stand in a table; `plural` tells whether it was one. */
const formsOf = (word: string): readonly (readonly [form: string, plural: boolean])[] => [
  [word, false],
  [PLURALS[word] ?? word, word in PLURALS],
  [word.replace(/ies$/, 'y'), true],
  [word.replace(/s$/, ''), true],
  [word.replace(/es$/, ''), true],
  [word.replace(/ing$/, ''), false],
  [word.replace(/ing$/, 'e'), false],
  [word.replace(/ed$/, ''), false],
]
const NOUN_FORMS = 5

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

/** What a word brings besides things; its verb forms count too. */
export const meaningOf = (word: string): readonly WordRow[] | undefined => lookUp(MEANINGS, word, 8)?.value

/** A thing that a word names; `as` is the kind that it is drawn as where it has no drawing of its own. */
export interface Named {
  row: SubjectRow
  plural: boolean
  as?: string
}

const thing = (word: string): Named | undefined => {
  const drawn = lookUp(CAST, word)
  const pictured = drawn && CAST.has(word) ? undefined : lookUp(PICTURED, word)
  const exact = pictured && PICTURED.has(word) && !CAST.has(word)
  const found = exact ? pictured : (drawn ?? pictured)
  return found && { row: found.value[0], plural: found.plural }
}

/** The thing that a word names, or the nearest of its kind; undefined where nothing of it can be drawn. */
export const thingOf = (word: string): Named | undefined => {
  const own = thing(word)
  if (own) return own
  const kind = kindOf(word)
  if (!kind?.value) return undefined
  const row = thing(kind.value)?.row ?? pictures().get(kind.value)
  return row && { row, plural: kind.plural, as: kind.value }
}

/** The word for the nearest kind of a noun; "" where it has none, undefined where it is no noun that is known. */
export const kindOf = (word: string): Found<string> | undefined => lookUp(KINDS_OF_NOUNS, word)

/** The subject that a word means only where no other is named. */
export const doingOf = (word: string): SubjectRow | undefined => DOINGS.get(word)?.[0].row

const known = (word: string): boolean =>
  thing(word) !== undefined ||
  lookUp(MEANINGS, word, 8) !== undefined ||
  lookUp(KINDS_OF_NOUNS, word) !== undefined

const LONGEST = 4

/** The words of a prompt, phrases joined by hyphens. */
export const wordsOf = (text: string): string[] => {
  const single = text.toLowerCase().match(/[a-z]+/g) ?? []
  const words: string[] = []
  for (let at = 0; at < single.length;) {
    let length = Math.min(LONGEST, single.length - at)
    while (length > 1 && !known(single.slice(at, at + length).join('-'))) length--
    words.push(single.slice(at, at + length).join('-'))
    at += length
  }
  return words
}

/** All single words that can be drawn, for suggestions. */
export const drawable = (): readonly string[] => [...CAST.keys(), ...PICTURED.keys()]

import { hash } from '../base/random.js'
import { SUBJECTS } from '../subjects/catalogue.js'
import { complete } from './complete.js'
import type { WordRow } from './meaning.js'
import { CAMERA, COLOURS, HOURS, LOOKS, WEATHER } from './moods.js'
import { PLACES } from './places.js'
import type { Cast, Reading } from './reading.js'

const ROWS: readonly WordRow[] = [...PLACES, ...HOURS, ...WEATHER, ...LOOKS, ...CAMERA]
const index = <R extends { words: string }>(rows: readonly R[]): Map<string, R[]> => {
  const found = new Map<string, R[]>()
  for (const row of rows)
    for (const word of row.words.split(' ')) found.set(word, [...(found.get(word) ?? []), row])
  return found
}
const MEANINGS = index(ROWS)
const CAST = index(SUBJECTS)
const DOINGS = index(SUBJECTS.flatMap((row) => (row.verbs ? [{ words: row.verbs, row }] : [])))
const PHRASES = [...MEANINGS.keys(), ...CAST.keys()]
  .filter((word) => word.includes('-'))
  .sort((a, b) => b.length - a.length)
const PHRASE = new RegExp(
  `\\b(?:${PHRASES.map((phrase) => phrase.replaceAll('-', '[ -]')).join('|')})(?=s?\\b)`,
  'g',
)

const PLURALS: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  wolves: 'wolf',
  geese: 'goose',
  butterflies: 'butterfly',
  mice: 'mouse',
  foxes: 'fox',
  ponies: 'pony',
}
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  pair: 2,
  three: 3,
  few: 3,
  several: 4,
  four: 4,
  five: 5,
  many: 6,
  six: 6,
  herd: 6,
  pack: 4,
  group: 4,
  dozens: 7,
}
const REFUSALS = new Set(['no', 'without', 'not', 'never'])

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
const lookUp = <R>(
  table: Map<string, R[]>,
  word: string,
  verbs = true,
): { rows: R[]; plural: boolean } | undefined => {
  for (const [form, plural] of formsOf(word).slice(0, verbs ? undefined : 5)) {
    const rows = table.get(form)
    if (rows) return { rows, plural: plural && form !== word }
  }
  return undefined
}

/** The words of a prompt, phrases joined by hyphens. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(PHRASE, (phrase) => phrase.replaceAll(' ', '-'))
    .match(/[a-z]+(?:-[a-z]+)*/g)
    ?.flatMap((word) =>
      MEANINGS.has(word) || CAST.has(word) || lookUp(CAST, word, false) || lookUp(MEANINGS, word)
        ? [word]
        : word.split('-'),
    ) ?? []

/**
 * Reads a prompt; the same for the same prompt and seed. Words in `without` (the negative prompt) bring
 * nothing.
 */
export const read = (prompt: string, seed: number, without = ''): Reading => {
  const number = hash(`${prompt.trim().toLowerCase()}#${seed}`)
  const words = wordsOf(prompt)
  const banned = new Set(wordsOf(without))
  const rows: WordRow[] = []
  const cast: Cast[] = []
  const worn = new Set<string>()
  let groundColour: string | undefined
  words.forEach((word, at) => {
    if (
      banned.has(word) ||
      REFUSALS.has(words[at - 1]) ||
      (REFUSALS.has(words[at - 2]) && !lookUp(MEANINGS, words[at - 1]))
    )
      return
    const before = words.slice(Math.max(0, at - 2), at)
    const colourWord = before.findLast((near) => near in COLOURS)
    const person = lookUp(CAST, word, false)
    if (person) {
      const row = person.rows[0]
      const number = before.map((near) => NUMBERS[near]).find(Boolean)
      const count = number ?? (person.plural ? 3 : 1)
      const known = cast.find((one) => one.row === row)
      if (known) known.count = Math.max(known.count, count)
      else cast.push({ row, count: row.copies ? 1 : count, colour: colourWord && COLOURS[colourWord] })
      if (colourWord) worn.add(colourWord)
    }
    const meaning = lookUp(MEANINGS, word)
    if (meaning) rows.push(...meaning.rows)
    if (colourWord && /^(hill|meadow|field|grass|valley|flower|dune|sand)/.test(word)) {
      groundColour = COLOURS[colourWord]
      worn.add(colourWord)
    }
  })
  const done = words.map((word) => DOINGS.get(word)?.[0].row).find(Boolean)
  const anyone = cast.find((one) => one.row.name === 'person')
  if (done?.hand && anyone) anyone.row = done
  else if (done && cast.length === 0) cast.push({ row: done, count: 1 })
  // A colour just before a thing belongs to that thing, not to the whole picture.
  const seen = rows.filter((row) => !(row.looks && row.words.split(' ').some((word) => worn.has(word))))
  return complete(seen, cast, number, groundColour)
}

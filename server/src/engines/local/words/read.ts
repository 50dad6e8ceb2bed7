import { hash } from '../base/random.js'
import { SUBJECTS, subjectNamed } from '../subjects/catalogue.js'
import type { SubjectRow } from '../subjects/row.js'
import type { Camera, Extra, Frame, Hour, Land, Look, WordRow } from './meaning.js'
import { CAMERA, COLOURS, HOURS, LOOKS, WEATHER } from './moods.js'
import { PLACES } from './places.js'

/** A subject that the scene shows: how many, and the colour that the prompt gives it. */
export interface Cast {
  row: SubjectRow
  count: number
  colour?: string
}

/** What a prompt was understood to say. */
export interface Reading {
  /** From the prompt and the order's seed together. */
  seed: number
  hour: Hour
  land: Land
  extras: Set<Extra>
  looks: Set<Look>
  cast: Cast[]
  frame?: Frame
  camera: Camera
  ground?: string
  /** What the prompt says itself, and what was only chosen for it. */
  named: { hour: boolean; land: boolean; weather: boolean; look: boolean; camera: boolean; subject: boolean }
}

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
/** Lands that give way to a more particular one when both are named. */
const BROAD: readonly Land[] = ['snow', 'hill', 'table']
const WEATHERS: readonly Extra[] = ['rain', 'snowfall', 'fog', 'storm', 'clouds', 'aurora', 'rainbow', 'sand']

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

const HOUR_BY_SEED: readonly Hour[] = ['sunset', 'dawn', 'day', 'dusk', 'sunset', 'day']
const CAMERA_BY_SEED: readonly Camera[] = ['push', 'left', 'right', 'pull', 'rise']

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

const complete = (rows: readonly WordRow[], named: Cast[], seed: number, groundColour?: string): Reading => {
  const extras = new Set(rows.flatMap((row) => row.extras ?? []))
  const looks = new Set(rows.flatMap((row) => row.looks ?? []))
  const lands = rows.flatMap((row) => row.land ?? [])
  const hour = rows.find((row) => row.hour)?.hour
  const camera = rows.find((row) => row.camera)?.camera
  const frame = rows.find((row) => row.frame)?.frame
  const brought = rows
    .flatMap((row) => row.brings ?? [])
    .map((name): Cast => ({ row: subjectNamed(name), count: 1 }))
  const cast = [...named, ...brought.filter((one) => !named.some((other) => other.row === one.row))].slice(
    0,
    4,
  )
  if (cast.some((one) => one.row.place === 'held') && !cast.some((one) => one.row.hand))
    cast.push({ row: subjectNamed('person'), count: 1 })
  if (extras.has('rain') && cast.some((one) => one.row.hand) && !cast.some((one) => one.row.place === 'held'))
    cast.push({ row: subjectNamed('umbrella'), count: 1 })
  const has = (name: string) => cast.some((one) => one.row.name === name)
  const land = placeOf(lands, cast, extras, has, frame, hour !== undefined)
  if (lands.includes('lake') && land !== 'lake' && land !== 'deep') extras.add('water')
  if ((land === 'mountain' || land === 'city') && lands.includes('sea')) extras.add('water')
  if (land === 'city' && has('bridge')) extras.add('water')
  if (land !== 'desert' || !extras.has('sand')) extras.delete('sand')
  if (extras.has('storm')) extras.add('clouds').add('rain').delete('stars')
  const time = hour ?? likelyHour(land, extras, cast, seed)
  if (time === 'night' && land !== 'street' && !extras.has('storm')) extras.add('stars')
  return {
    seed,
    hour: time,
    land,
    extras,
    looks,
    cast,
    frame,
    camera: camera ?? CAMERA_BY_SEED[(seed >>> 5) % 5],
    ground: groundColour ?? rows.find((row) => row.ground && (row.land === land || !row.land))?.ground,
    named: {
      hour: hour !== undefined,
      land: lands.length > 0 || frame !== undefined,
      weather: rows.some((row) => row.extras?.some((extra) => WEATHERS.includes(extra))),
      look: looks.size > 0,
      camera: camera !== undefined,
      subject: named.length > 0,
    },
  }
}

const NIGHTLY: readonly Extra[] = ['aurora', 'stars', 'moon', 'neon', 'fireworks', 'fireflies', 'lanterns']

/** The hour of a scene whose prompt names none. */
const likelyHour = (land: Land, extras: Set<Extra>, cast: readonly Cast[], seed: number): Hour => {
  const emptyStreet = land === 'street' && !cast.some((one) => one.row.place === 'ground')
  if (NIGHTLY.some((extra) => extras.has(extra)) || land === 'space' || emptyStreet) return 'night'
  if (extras.has('storm')) return 'dusk'
  if (extras.has('sun') || extras.has('rainbow') || land === 'deep') return 'day'
  if (extras.has('rain') || extras.has('fog')) return 'dawn'
  return HOUR_BY_SEED[seed % 6]
}

const LAND_OF_FRAME: Record<Frame, Land> = { cave: 'lake', room: 'city' }

const landOfExtras = (extras: Set<Extra>): Land | undefined => {
  if (extras.has('snowfall')) return 'snow'
  if (extras.has('neon') || extras.has('lanterns')) return 'street'
  return extras.has('fireworks') ? 'city' : undefined
}

/** One land out of all that are named or meant; a named one wins, a particular one before a broad one. */
const placeOf = (
  lands: readonly Land[],
  cast: readonly Cast[],
  extras: Set<Extra>,
  has: (name: string) => boolean,
  frame: Frame | undefined,
  timed: boolean,
): Land => {
  let land = lands.find((one) => !BROAD.includes(one)) ?? lands.find((one) => one !== 'hill') ?? lands[0]
  if (land === 'space' && lands.includes('desert')) land = 'desert'
  if (land === 'city' && lands.includes('street')) land = 'street'
  if (lands.includes('lake') && land === 'hill') land = 'lake'
  if (lands.includes('deep')) land = 'deep'
  land ??=
    cast.map((one) => one.row.home).find(Boolean) ??
    (cast.some((one) => one.row.place === 'water') ? 'sea' : undefined) ??
    (frame && LAND_OF_FRAME[frame]) ??
    landOfExtras(extras) ??
    (cast.some((one) => one.row.name === 'car' || one.row.name === 'bus') ? 'street' : undefined) ??
    (cast.length > 0 || extras.size > 0 || timed ? 'hill' : 'abstract')
  if (has('lighthouse') && (land === 'sea' || land === 'mountain')) land = 'island'
  return land
}

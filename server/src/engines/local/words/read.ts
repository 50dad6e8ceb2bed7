import { hash } from '../base/random.js'
import { personDoing } from '../pictures/catalogue.js'
import { type Doer, actionAt } from './actions.js'
import { complete } from './complete.js'
import type { WordRow } from './meaning.js'
import { likelyNounsIn, missingIn } from './missing.js'
import { COLOURS } from './moods.js'
import type { Cast, Reading } from './reading.js'
import { titleOf, withoutTitle } from './title.js'
import { sensed } from './senses.js'
import { doingOf, kindOf, likelyThingOf, meaningOf, thingOf, wordsOf } from './vocabulary.js'

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
/** What holds a thing, as in "a bowl of noodles": the thing is shown with it. */
const MEASURES = new Set(
  'bowl cup glass mug plate slice piece bottle box bag jar can tin basket bunch pile stack pair pot loaf bar dish'.split(
    ' ',
  ),
)
const isThing = (words: readonly string[], at: number): boolean =>
  words.slice(at, at + 3).some((word) => thingOf(word) !== undefined)
const REFUSALS = new Set(['no', 'without', 'not', 'never'])
const BACKDROP = new RegExp(
  `\\b(?:on|over|against) (?:a |an |the )?(?:plain |solid )?(${Object.keys(COLOURS).join('|')})(?: background| backdrop)?(?=\\s*(?:[.,;]|$))`,
)
const GROUND = /^(hill|meadow|field|grass|valley|flower|dune|sand)/

/**
 * Reads a prompt; the same for the same prompt and seed. Words in `without` (the negative prompt) bring
 * nothing.
 */
export const read = (prompt: string, seed: number, without = ''): Reading => {
  const number = hash(`${prompt.trim().toLowerCase()}#${seed}`)
  const title = titleOf(prompt)
  const text = withoutTitle(prompt, title)
  const words = sensed(wordsOf(text))
  const likely = likelyNounsIn(text)
  const banned = new Set(wordsOf(without))
  const rows: WordRow[] = []
  const cast: Cast[] = []
  const worn = new Set<string>()
  const likened = new Map<string, string>()
  let groundColour: string | undefined
  const verbs = new Set<number>()
  const doerAt = (at: number): Doer | undefined => {
    const named = verbs.has(at) ? undefined : thingOf(words[at])
    return named && { being: named.row.being, plural: named.plural }
  }
  words.forEach((word, at) => {
    if (
      banned.has(word) ||
      REFUSALS.has(words[at - 1]) ||
      (REFUSALS.has(words[at - 2]) && !meaningOf(words[at - 1]))
    )
      return
    const before = words.slice(Math.max(0, at - 2), at)
    const colourWord = before.findLast((near) => near in COLOURS)
    if (MEASURES.has(word) && words[at + 1] === 'of' && isThing(words, at + 2)) return
    const meaning = meaningOf(word)
    const named = thingOf(word) ?? (likely.has(word) ? likelyThingOf(word) : undefined)
    const action = actionAt(words, at, { doerAt, verbs })
    const doer = cast.findLast((one) => one.row.being)
    // Of people there are pictures at many things that they do.
    const isPictured = doer?.row.being === 'person' && named?.row.being === 'person' && named.row !== doer.row
    if (action && !isPictured) {
      verbs.add(at)
      if (doer) doer.doing = action
      rows.push(...(meaning ?? []))
      return
    }
    // A word that has a meaning of its own is not a kind of something else; a hospital is where it plays.
    const inside = named?.row.place === 'far' && meaning?.some((row) => row.room)
    if (named && !inside && !(named.as && meaning)) {
      const { row, plural, as } = named
      const count = before.map((near) => NUMBERS[near]).find(Boolean) ?? (plural ? 3 : 1)
      const same = cast.find((one) => one.row === row)
      if (same) same.count = Math.max(same.count, count)
      else cast.push({ row, count: row.copies ? 1 : count, colour: colourWord && COLOURS[colourWord] })
      if (colourWord) worn.add(colourWord)
      if (as) likened.set(word, as)
    }
    const kind = !named && !meaning ? kindOf(word)?.value : undefined
    const like = kind ? meaningOf(kind) : undefined
    if (like) likened.set(word, kind!)
    rows.push(...(meaning ?? like ?? []))
    if (colourWord && GROUND.test(word)) {
      groundColour = COLOURS[colourWord]
      worn.add(colourWord)
    }
  })
  const done = new Set([...verbs].map((at) => words[at]))
  const pose = words.map(doingOf).find(Boolean)
  const anyone = cast.find((one) => one.row.name === 'person')
  if (pose?.hand && anyone) anyone.row = pose
  else if (pose && cast.length === 0) cast.push({ row: pose, count: 1 })
  // A colour just before a thing belongs to that thing, not to the whole picture.
  const seen = rows.filter((row) => !(row.looks && row.words.split(' ').some((word) => worn.has(word))))
  return {
    ...complete(seen, personDoing(cast), number, groundColour, title),
    title,
    backdrop: BACKDROP.exec(text.toLowerCase())?.[1],
    likened,
    missing: missingIn(text, title !== undefined, (word) => banned.has(word) || done.has(word)),
  }
}

import { hash } from '../base/random.js'
import { personDoing } from '../pictures/catalogue.js'
import { told } from './characters.js'
import { type Doer, actionAt } from './tables/actions.js'
import { collectiveAt, isContent } from './tables/collectives.js'
import { complete, MOST } from './defaults.js'
import type { WordRow } from './meaning.js'
import { likelyNounsIn, missingIn } from './undrawn-words.js'
import { COLOURS } from './tables/moods.js'
import type { SubjectRow } from '../subjects/row.js'
import type { Cast, Reading } from './reading.js'
import { sensed } from './tables/senses.js'
import { type Named, doingOf, kindOf, likelyThingOf, meaningOf, thingOf, wordsOf } from './vocabulary.js'

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  few: 3,
  several: 4,
  four: 4,
  five: 5,
  many: 6,
  six: 6,
}
const REFUSALS = new Set(['no', 'without', 'not', 'never'])
const BACKDROP = new RegExp(
  `\\b(?:on|over|against) (?:a |an |the )?(?:plain |solid )?(${Object.keys(COLOURS).join('|')})(?: background| backdrop)?(?=\\s*(?:[.,;]|$))`,
)
const GROUND = /^(hill|meadow|field|grass|valley|flower|dune|sand)/

/** Whether the prompt places the word at `at` in the sky. */
const isInSky = (words: readonly string[], at: number): boolean =>
  /^(?:in|up in|high in|across) (?:the|a) (?:\w+ )?(?:sky|air)\b/.test(words.slice(at + 1, at + 6).join(' '))

const ON = new Set('on upon atop onto in riding rides ride'.split(' '))
/** Maximum number of articles and adjectives between "on" and the thing. */
const BETWEEN = 3

/** Seats the subjects named before `at` on the thing there: "a cat and a dog on a sofa". */
const restOn = (
  row: SubjectRow,
  words: readonly string[],
  at: number,
  cast: readonly Cast[],
  namedAt: readonly number[],
): void => {
  const from = Math.max(namedAt.at(-1) ?? 0, at - 1 - BETWEEN)
  if (!row.seat || !words.slice(from, at).some((word) => ON.has(word))) return
  const being = cast.findLastIndex((one) => one.row.being)
  const doer = being < 0 ? cast.length - 1 : being
  for (let i = cast.length - 1; i >= 0 && !cast[i].on && !cast[i].row.fitted; i--) {
    cast[i].on = row
    // Held things move with their holder.
    if (i <= doer && !words.slice(namedAt[i - 1], namedAt[i]).includes('and')) return
  }
}

/** Reads a prompt; deterministic. Words in `without` (the negative prompt) are ignored. */
export const read = (prompt: string, seed: number, without = ''): Reading => {
  const number = hash(`${prompt.trim().toLowerCase()}#${seed}`)
  const { text: plain, characters } = told(prompt)
  const title = titleOf(plain)
  const text = withoutTitle(plain, title)
  const words = sensed(wordsOf(text))
  const likely = likelyNounsIn(text)
  const banned = new Set(wordsOf(without))
  const rows: WordRow[] = []
  const cast: Cast[] = []
  const worn = new Set<string>()
  const likened = new Map<string, string>()
  let groundColour: string | undefined
  let many: number | undefined
  const collectives = new Set<string>()
  const verbs = new Set<number>()
  const namedAt: number[] = []
  const nameAt = (at: number): Named | undefined => {
    const character = characters.get(words[at])
    return character ? { row: character.row, plural: false } : thingOf(words[at])
  }
  const doerAt = (at: number): Doer | undefined => {
    const named = verbs.has(at) ? undefined : nameAt(at)
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
    const colour = characters.get(word)?.colour ?? (colourWord && COLOURS[colourWord])
    if (isContent(words, at)) return
    const collective = collectiveAt(words, at)
    if (collective) {
      many = collective.count
      collectives.add(word)
      return
    }
    const meaning = meaningOf(word)
    const named = nameAt(at) ?? (likely.has(word) ? likelyThingOf(word) : undefined)
    const action = actionAt(words, at, { doerAt, verbs })
    const doer = cast.findLast((one) => one.row.being)
    // People with an activity have pictures of their own.
    const isPictured = doer?.row.being === 'person' && named?.row.being === 'person' && named.row !== doer.row
    if (action && !isPictured) {
      verbs.add(at)
      if (doer) doer.doing = action
      rows.push(...(meaning ?? []))
      return
    }
    // A word with its own meaning is not drawn as a kind: a hospital is a place.
    const inside = named?.row.place === 'far' && meaning?.some((row) => row.room)
    if (named && !inside && !(named.as && meaning)) {
      const { plural, as } = named
      const row = isInSky(words, at) ? { ...named.row, place: 'air' as const } : named.row
      const count = many ?? before.map((near) => NUMBERS[near]).find(Boolean) ?? (plural ? 3 : 1)
      const same = cast.find((one) => one.row === row)
      if (same) same.count = Math.max(same.count, count)
      else {
        restOn(row, words, at, cast, namedAt)
        cast.push({ row, count: row.copies && !many ? 1 : count, colour })
        namedAt.push(at)
      }
      many = undefined
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
  // A colour before a thing applies to that thing only.
  const seen = rows.filter((row) => !(row.looks && row.words.split(' ').some((word) => worn.has(word))))
  const shown = personDoing(cast)
  return {
    ...complete(seen, shown, number, groundColour, title),
    title,
    backdrop: BACKDROP.exec(text.toLowerCase())?.[1],
    likened,
    missing: [
      ...missingIn(
        text,
        title !== undefined,
        (word) => banned.has(word) || done.has(word) || collectives.has(word) || characters.has(word),
      ),
      ...cast.flatMap(({ row }, i) =>
        shown.slice(MOST).some((one) => one.row === row) ? words[namedAt[i]] : [],
      ),
    ],
  }
}

/** Words that ask for text in the picture. */
const ASKED =
  /\b(?:title|titles|title card|text|caption|lettering|headline|credits|logo|intro|outro|end card|words|typography|slogan|sign|banner|billboard|poster)\b/i
const QUOTED = /["“”«»„](.{1,60}?)["“”«»]|(?:^|\s)['‘](.{2,60}?)['’](?=[\s.,;!?]|$)/
const SAYS =
  /\b(?:says|saying|reads|reading|titled|called|the words?|the text|with text|title card:|title:)\s+([^,.;:]{2,60}?)(?=\s+(?:on|in|over|at|with|against|before|above)\b|[,.;]|$)/i

/** The text to show in large letters; undefined if there is none. */
const titleOf = (prompt: string): string | undefined => {
  if (!ASKED.test(prompt)) return undefined
  const quoted = QUOTED.exec(prompt)
  const said = quoted?.[1] ?? quoted?.[2] ?? SAYS.exec(prompt)?.[1]
  const text = said?.replace(/\s+/g, ' ').trim().toUpperCase()
  return text && /[A-Z0-9]/.test(text) ? text : undefined
}

/** The prompt without the text that is shown as letters. */
const withoutTitle = (prompt: string, title: string | undefined): string => {
  const at = title ? prompt.toUpperCase().replace(/\s+/g, ' ').indexOf(title) : -1
  const plain = prompt.replace(/\s+/g, ' ')
  return at < 0 ? prompt : `${plain.slice(0, at)} ${plain.slice(at + title!.length)}`
}

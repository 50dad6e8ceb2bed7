import { isThirdPerson } from './tables/actions.js'
import { isContainerDrawn } from './tables/collectives.js'
import { exactThingOf, isKnown, isName, kindOf, meaningOf, thingOf } from './vocabulary.js'

const LONGEST = 4

/** Joins two words that are usually one: "light house". */
const isClosed = (first: string, both: string): boolean =>
  first.length > 2 && both.length - first.length > 2 && isName(both)

/** Whether words are known together; "bus stops" may be a verb after its subject. */
const isPhrase = (words: readonly string[]): boolean => {
  const phrase = words.join('-')
  return isKnown(phrase) && (!isThirdPerson(words.at(-1)!) || isName(phrase))
}

/** Splits a prompt at punctuation, and each part into words; phrases are joined by hyphens. */
export const clausesOf = (text: string): string[][] =>
  text
    .toLowerCase()
    .split(/[.,;:!?()]+/)
    .map((part) => withoutModifiers(joined(part.match(/[a-z]+/g) ?? [])))

export const wordsOf = (text: string): string[] => clausesOf(text).flat()

const PART =
  /^(?:doors?|windows?|wheels?|seats?|roofs?|handles?|walls?|decks?|lights?|beams?|gates?|steps|towers?|platter|tray)$/
const GROUP = /^(?:mother|family|families|herd|pack|flock|colony|pride|swarm|troop)$/
const ARTICLE = /^(?:an?|the)$/

/** Whether the word after a noun is its verb: "the train leaves the station". */
export const isVerbAfterNoun = (words: readonly string[], at: number): boolean =>
  isThirdPerson(words[at]!) ||
  (/[^s]s$/.test(words[at]!) &&
    /^(?:an?|the|his|her|its|their|them|it|to|into|off|out|away|past|across|along|through)$/.test(
      words[at + 1] ?? '',
    ))

/** Whether a noun names a part, a container or a group of the noun before it, as in "car door" and "elephant family". */
const isPart = (word: string, whole: string): boolean =>
  PART.test(word) ||
  /^(?:stack|pile|heap)$/.test(word) ||
  (GROUP.test(word) && exactThingOf(whole)?.row.being === 'animal') ||
  (word === 'bottle' && !isContainerDrawn(word, whole))

const isRoom = (word: string): boolean =>
  meaningOf(word)?.some(({ room }) => room && (room.counter || room.holds.length > 0 || !room.window)) ===
  true

/** Whether a noun only says which kind of the next noun is meant: "a perfume bottle", "a robot vacuum". */
const isModifier = (words: readonly string[], at: number): boolean => {
  const [word, next] = [words[at]!, words[at + 1]]
  // "A restaurant kitchen" is a kitchen.
  if (next && isRoom(next) && (isRoom(word) || thingOf(word)?.row.place === 'far')) return true
  if (/^(?:petals|groves?|orchards?|trees?|branch(?:es)?)$/.test(next ?? '') && !meaningOf(word))
    return thingOf(word) !== undefined
  if (!next || meaningOf(word) || isPart(next, word) || isVerbAfterNoun(words, at + 1)) return false
  if (/ing$/.test(next) && !exactThingOf(next)) return false
  // "an old clock ticks"
  const isOne = words.slice(Math.max(0, at - 2), at).some((one) => /^an?$/.test(one))
  if (isOne && /[^s]s$/.test(next) && !exactThingOf(next)) return false
  const being = thingOf(word)?.row.being
  // "The dog paws", "a cook plating", "children fish": the next word is a verb.
  if (
    being &&
    (/(?:ing|s)$/.test(next) || !words.slice(Math.max(0, at - 2), at).some((one) => ARTICLE.test(one)))
  )
    return false
  return (
    thingOf(word) !== undefined &&
    !/(?:ing|s)$/.test(word) &&
    // "a lighthouse blinks": rather an unknown verb than a noun without a drawing
    (exactThingOf(next) ?? (kindOf(next)?.value === '' && /[^s]s$/.test(next) ? undefined : kindOf(next))) !==
      undefined
  )
}

/** Leaves out the nouns before a noun, and the parts of a thing after it; "a penguin family" are penguins. */
const withoutModifiers = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const isOfWhole = at > 0 && isPart(word, words[at - 1]!) && exactThingOf(words[at - 1]!)
    if (isModifier(words, at) || isOfWhole) return []
    const many = `${word}s`
    return GROUP.test(words[at + 1] ?? '') && thingOf(many)?.row.being === 'animal' ? [many] : [word]
  })

const joined = (single: readonly string[]): string[] => {
  const words: string[] = []
  for (let at = 0; at < single.length;) {
    const closed = single.slice(at, at + 2).join('')
    if (at + 1 < single.length && isClosed(single[at], closed)) {
      words.push(closed)
      at += 2
      continue
    }
    let length = Math.min(LONGEST, single.length - at)
    while (length > 1 && !isPhrase(single.slice(at, at + length))) length--
    words.push(single.slice(at, at + length).join('-'))
    at += length
  }
  return words
}

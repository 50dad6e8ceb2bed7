import { folded } from './text/folded.js'
import { UNSPACED, wholeWord } from './text/words.js'

/** The names of elements in the text of a shot, such as `@keeper`. */

/** Letters and digits, joined by single hyphens. */
const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*`
const NAME_CONTINUES = /^-?[\p{L}\p{M}\p{N}]/u
/** In scripts without spaces, a mention may follow a letter; in others, that would be an email address. */
const MENTION = new RegExp(String.raw`(?<!(?![${UNSPACED}])[\p{L}\p{M}\p{N}_.@-])@(${NAME})`, 'gu')
const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u')

/** Whether a text has the form of a name; the length is not checked. */
export const isElementName = (text: string): boolean => WHOLE_NAME.test(text)

/** Normalizes a name; names with the same key count as equal. */
export const elementNameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

/** A folded text, and where each of its characters is in the text. */
function foldedWithPlaces(text: string): { folded: string; starts: Map<number, number> } {
  const starts = new Map<number, number>()
  let [whole, at] = ['', 0]
  for (const sign of text) {
    const part = folded(sign)
    // a combining mark belongs to the letter before it
    if (part) starts.set(whole.length, at)
    whole += part
    at += sign.length
  }
  return { folded: whole, starts: starts.set(whole.length, at) }
}

/** Whether a text is in lower case, in a script that has cases. */
const isLower = (text: string): boolean => text === text.toLowerCase() && text !== text.toUpperCase()
/** What stands before a subject at the start of a clause, and a verb in the third person after it. */
const CLAUSE_START = /(?:^|[.!?,;:–—]\s*|\b(?:and|as|while|when|then|but)\s+)$/i
const THIRD_PERSON = /^\s+(?:\p{L}+ly\s+)?\p{L}{2,}s(?!\p{L})/u
/** Whether a word in lower case is the subject of a clause: "Behind the tank, mira watches them." */
const isSubject = (words: string, start: number, end: number): boolean =>
  CLAUSE_START.test(words.slice(0, start)) && THIRD_PERSON.test(words.slice(end))
/** Whether a text has capitals and lower-case letters. */
const isMixed = (text: string): boolean => text !== text.toLowerCase() && text !== text.toUpperCase()

interface NamedElement {
  /** Like that of a `PromptElement`. */
  kind?: string
  name: string
  label?: string | null
}

/** A shot whose texts may have names. */
interface NamingShot {
  words?: string
  dialogue?: readonly { text: string }[]
}

/**
 * Returns a function that replaces a character’s display name with a mention: “Rosa” and “ROSA” become `@rosa`, regardless of
 * accents. “rosa” does so too, unless one of all `shots` has “Rosa” or `@rosa`: then it is probably another word, such as
 * the colour, except as the subject of a clause. A text that would be longer than `max` is returned unchanged.
 */
export function mentionLinker(
  { name, label }: NamedElement,
  shots: readonly NamingShot[],
  max: number,
  /** Whether the label is only a part of it, and linked only with a capital. */
  isShort = false,
): (words: string) => string {
  const key = folded(label || name)
  const pattern = new RegExp(wholeWord(key, '@_-'), 'gu')
  const placesIn = (words: string): [start: number, end: number][] => {
    if (!folded(words).includes(key)) return []
    const { folded: text, starts } = foldedWithPlaces(words)
    return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const [start, end] = [starts.get(index), starts.get(index + found.length)]
      // undefined within a character, such as a syllable of Hangul
      return start === undefined || end === undefined ? [] : [[start, end]]
    })
  }
  const isCapitalized = shots
    .flatMap(({ words = '', dialogue = [] }) => [words, ...dialogue.map(({ text }) => text)])
    .some(
      (text) =>
        namesIn(text).some((one) => elementNameKey(one) === elementNameKey(name)) ||
        placesIn(text).some(([start, end]) => isMixed(text.slice(start, end))),
    )
  return (words) => {
    let [linked, from] = ['', 0]
    for (const [start, end] of placesIn(words)) {
      const isInLower = isLower(words.slice(start, end))
      if (isInLower && (isShort || (isCapitalized && !isSubject(words, start, end)))) continue
      // prevents letters that follow from extending the mention
      const gap = NAME_CONTINUES.test(words.slice(end)) ? ' ' : ''
      linked += `${words.slice(from, start)}@${name}${gap}`
      from = end
    }
    linked += words.slice(from)
    return linked.length <= max ? linked : words
  }
}

/** Words that are also other words at the start of a sentence. */
const COMMON = /^(?:the|old|young|little|big|tall|fat|first|second|third|another|one|two|three)$/i

/**
 * The last and the first word of a label of several, such as “Hale” and “Lena” of “Lena Hale”, and “Tomas” of “Old Tomas”;
 * without those of other elements.
 */
function shortNamesOf({ kind, name, label }: NamedElement, all: readonly NamedElement[]): string[] {
  const words = (label ?? '').split(' ')
  const isIn = (word: string, other: NamedElement) =>
    folded(other.label || other.name)
      .split(/[ -]/)
      .includes(folded(word))
  // “Blue” is no blue scarf
  const first = /^prop$/i.test(kind ?? '') ? [] : [words[0]!]
  const ends = words.length < 2 ? [] : [words.at(-1)!, ...first]
  return ends.filter(
    (word) =>
      word.length > 2 &&
      !isLower(word) &&
      !COMMON.test(word) &&
      !all.some((other) => other.name !== name && isIn(word, other)),
  )
}

/** Links an element of a script as `mentionLinker`, and by its short names with a capital: “Lena” for “Lena Hale”. */
export function elementLinker(
  element: NamedElement,
  all: readonly NamedElement[],
  shots: readonly NamingShot[],
  max: number,
): (words: string) => string {
  const whole = mentionLinker(element, shots, max)
  const short = shortNamesOf(element, all).map((label) =>
    mentionLinker({ ...element, label }, shots, max, true),
  )
  return (words) => [whole, ...short].reduce((linked, link) => link(linked), words)
}

/** The name for a label: `Officer Bell` becomes `officer-bell`. Empty if the label has no letter or digit. */
export const nameFromLabel = (label: string): string =>
  elementNameKey(label)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')

/** The names mentioned in a text, each once, in order and as first written. */
export function namesIn(words: string): string[] {
  const names = new Map<string, string>()
  for (const [, name] of words.matchAll(MENTION))
    if (!names.has(elementNameKey(name))) names.set(elementNameKey(name), name)
  return [...names.values()]
}

/** Replaces mentions with their display text: the label of `@officer-bell`, or else its name. */
export function withLabels(
  words: string,
  elements: readonly { name: string; label?: string | null }[],
): string {
  const labels = new Map(elements.map(({ name, label }) => [elementNameKey(name), label]))
  return words.replace(MENTION, (_, name: string) => labels.get(elementNameKey(name)) || name)
}

import { folded } from './text/folded.js'
import { UNSPACED, wholeWord } from './text/words.js'

/** The names of characters and places in the text of a shot, such as `@keeper`. */

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

/** Names that are also everyday words: in lower case they are not linked. */
const ALSO_WORDS = new Set(
  `amber angel april art august autumn bell bill black blue brook brown bush carol chance charity chase cherry chip church
  clay cliff coral crystal daisy dawn dean destiny dot drew ember eve faith fern field flora forest frank frost gene ginger
  glen grace grant green grey hall harmony hazel heath heather hill holly honey hope iris ivy jack jade jasmine jay jewel
  joy june lake lance laurel lily long love mark may melody miles misty moon nick olive pat patience pearl penny pierce
  poppy prince rain ray reed rich river rob robin rocky rod rose ruby rusty sage sandy sharp skip sky snow sonny spring
  star stone stormy storm sue summer sunny violet wade white will winter wood woods wren young`.split(/\s+/),
)

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

/**
 * Replaces a character’s display name with a mention, regardless of case and accents: “Rosa”, “ROSA” and “rosa” become `@rosa`.
 * Names that are everyday words, such as “Rose”, are not replaced in lower case. Returns the text unchanged if the result would
 * be longer than `max`.
 */
export function linkMentions(
  words: string,
  { name, label }: { name: string; label?: string | null },
  max: number,
): string {
  const key = folded(label || name)
  const { folded: text, starts } = foldedWithPlaces(words)
  let [linked, from] = ['', 0]
  for (const { 0: found, index } of text.matchAll(new RegExp(wholeWord(key, '@_-'), 'gu'))) {
    const [start, end] = [starts.get(index), starts.get(index + found.length)]
    // undefined within a character, such as a syllable of Hangul
    if (start === undefined || end === undefined) continue
    const written = words.slice(start, end)
    if (ALSO_WORDS.has(key) && written === written.toLowerCase()) continue
    // prevents letters that follow from extending the mention
    const gap = NAME_CONTINUES.test(words.slice(end)) ? ' ' : ''
    linked += `${words.slice(from, start)}@${name}${gap}`
    from = end
  }
  linked += words.slice(from)
  return linked.length <= max ? linked : words
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

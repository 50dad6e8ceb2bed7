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

/**
 * Replaces a character’s display name, as written or in capitals, with a mention: “Rosa” and “ROSA” become `@rosa`. Returns the
 * text unchanged if the result would be longer than `max`.
 */
export function linkMentions(
  words: string,
  { name, label }: { name: string; label?: string | null },
  max: number,
): string {
  const text = label || name
  const pattern = new RegExp(`${wholeWord(text, '@_-')}|${wholeWord(text.toUpperCase(), '@_-')}`, 'gu')
  const linked = words.replace(pattern, (word, at: number, whole: string) => {
    // prevents letters that follow from extending the mention
    const gap = NAME_CONTINUES.test(whole.slice(at + word.length)) ? ' ' : ''
    return `@${name}${gap}`
  })
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

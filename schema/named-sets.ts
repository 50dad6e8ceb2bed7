import { UNSPACED, wholeWord } from './text/words.js'

/** The names of characters and places in the words of a shot, such as `@keeper`. */

/** Letters and digits, joined by single hyphens. */
const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*`
const NAME_GOES_ON = /^-?[\p{L}\p{M}\p{N}]/u
/** In scripts without spaces, a mention may follow a letter; in others, that would be an address. */
const MENTION = new RegExp(String.raw`(?<!(?![${UNSPACED}])[\p{L}\p{M}\p{N}_.@-])@(${NAME})`, 'gu')
const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u')

/** Whether a text has the form of a name, of whatever length. */
export const isSetName = (text: string): boolean => WHOLE_NAME.test(text)

/** What two names have in common that count as the same one. */
export const setNameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

/**
 * Words in which a character’s display name, as written or in capitals, becomes a mention: “Rosa” and “ROSA” become
 * `@rosa`. Words stay as they are if the result would be longer than `max`.
 */
export function linkMentions(
  words: string,
  { name, label }: { name: string; label?: string | null },
  max: number,
): string {
  const text = label || name
  const pattern = new RegExp(`${wholeWord(text, '@_-')}|${wholeWord(text.toUpperCase(), '@_-')}`, 'gu')
  const linked = words.replace(pattern, (word, at: number, whole: string) => {
    // a mention ends where its letters end
    const gap = NAME_GOES_ON.test(whole.slice(at + word.length)) ? ' ' : ''
    return `@${name}${gap}`
  })
  return linked.length <= max ? linked : words
}

/** The name for a label: `Officer Bell` becomes `officer-bell`. Empty if the label has no letter or digit. */
export const nameFromLabel = (label: string): string =>
  setNameKey(label)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')

/** The names that words mention, each once, in their order and as they are written there first. */
export function namesIn(words: string): string[] {
  const names = new Map<string, string>()
  for (const [, name] of words.matchAll(MENTION))
    if (!names.has(setNameKey(name))) names.set(setNameKey(name), name)
  return [...names.values()]
}

/** Words as people read them: `@officer-bell` becomes its label, or its name where it has none. */
export function withLabels(
  words: string,
  elements: readonly { name: string; label?: string | null }[],
): string {
  const labels = new Map(elements.map(({ name, label }) => [setNameKey(name), label]))
  return words.replace(MENTION, (_, name: string) => labels.get(setNameKey(name)) || name)
}

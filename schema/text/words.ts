/** Finds words in text of all writing systems. */

/**
 * Scripts in which names have no spaces around them: scripts without spaces, and Korean, whose particles follow a name
 * directly. For use in a character class.
 */
export const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')

/** The end of a sentence in any script, with an optional closing quote or bracket. */
export const SENTENCE_END = /[\p{Sentence_Terminal}…][\p{Pe}\p{Pf}"']*$/u

const LETTERS = String.raw`\p{L}\p{M}\p{N}`
const KATAKANA = String.raw`\p{Script=Katakana}ー`
const of = (letters: string) => new RegExp(`^[${letters}]$`, 'u')
const [IS_KATAKANA, IS_UNSPACED] = [of(KATAKANA), of(UNSPACED)]

/** Characters that must not be adjacent to the edge of a word. Katakana names end where other scripts begin. */
function besideOf(edge: string): string {
  if (IS_KATAKANA.test(edge)) return KATAKANA
  return IS_UNSPACED.test(edge) ? '' : LETTERS
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * A pattern for the flags `u` and `iu` that matches a whole word: without an adjacent letter, digit or one of `other`. Text of
 * a script without spaces also matches next to other letters.
 */
export function wholeWord(text: string, other = ''): string {
  const letters = [...text.replace(/\p{M}/gu, '')]
  const [before, after] = [letters.at(0), letters.at(-1)].map((edge = '') => besideOf(edge) + other)
  return `${before && `(?<![${before}])`}${escaped(text)}${after && `(?![${after}])`}`
}

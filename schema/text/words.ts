/** How words are found in text of every writing system. */

/**
 * Scripts in which names have no spaces around them: those that are written without, and Korean, whose particles
 * follow a name directly. For a character class of a regular expression.
 */
export const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')

/** The end of a sentence in any script, perhaps with a closing quote or bracket. */
export const SENTENCE_END = /[\p{Sentence_Terminal}…][\p{Pe}\p{Pf}"']*$/u

const LETTERS = String.raw`\p{L}\p{M}\p{N}`
const KATAKANA = String.raw`\p{Script=Katakana}ー`
const of = (letters: string) => new RegExp(`^[${letters}]$`, 'u')
const [IS_KATAKANA, IS_UNSPACED] = [of(KATAKANA), of(UNSPACED)]

/** What may not stand beside a letter at the edge of a word. Katakana, which write names, end where other letters begin. */
function besideOf(edge: string): string {
  if (IS_KATAKANA.test(edge)) return KATAKANA
  return IS_UNSPACED.test(edge) ? '' : LETTERS
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * A pattern, for the flags `u` and `iu`, that finds a text as a word: no letter or digit stands beside it, nor one of
 * the `other` signs. Text of a script without spaces is found beside other letters.
 */
export function wholeWord(text: string, other = ''): string {
  const letters = [...text.replace(/\p{M}/gu, '')]
  const [before, after] = [letters.at(0), letters.at(-1)].map((edge = '') => besideOf(edge) + other)
  return `${before && `(?<![${before}])`}${escaped(text)}${after && `(?![${after}])`}`
}

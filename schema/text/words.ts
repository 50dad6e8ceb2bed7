/** How words are found in text of every writing system. */

/**
 * Scripts in which names have no spaces around them: those that are written without, and Korean, whose particles
 * follow a name directly. For a character class of a regular expression.
 */
export const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')

const BEGINS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u')
const ENDS_UNSPACED = new RegExp(String.raw`[${UNSPACED}]\p{M}*$`, 'u')

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * A pattern, for the flags `u` and `iu`, that finds a text as a word: no letter or digit stands beside it, nor one of
 * the `other` signs. Text of a script without spaces is found anywhere.
 */
export function wholeWord(text: string, other = ''): string {
  const beside = String.raw`[\p{L}\p{M}\p{N}${other}]`
  const before = BEGINS_UNSPACED.test(text) ? '' : `(?<!${beside})`
  const after = ENDS_UNSPACED.test(text) ? '' : `(?!${beside})`
  return before + escaped(text) + after
}

/**
 * Characters that nobody sees, or that turn others around; NFKC leaves them as they are. U+2800 is a blank
 * that counts as a symbol.
 */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * What steers a line of text instead of standing in it. Joiners and variation selectors are none of it: emoji
 * are made with them.
 */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** Something to be seen, be it an emoji. */
const VISIBLE = /[^\s\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Scripts that people write names in (UAX 31, recommended and limited use). */
const SCRIPTS = [
  'Adlam',
  'Arabic',
  'Armenian',
  'Balinese',
  'Bengali',
  'Bopomofo',
  'Canadian_Aboriginal',
  'Cherokee',
  'Cyrillic',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Greek',
  'Gujarati',
  'Gurmukhi',
  'Han',
  'Hangul',
  'Hebrew',
  'Hiragana',
  'Javanese',
  'Kannada',
  'Katakana',
  'Khmer',
  'Lao',
  'Latin',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Nko',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
  'Tifinagh',
  'Yi',
]
/** Those that are written together (UTS 39, highly restrictive). */
const COMBINED_SCRIPTS = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]

const isOneOf = (scripts: string[]) =>
  new RegExp(
    `^[${['Common', 'Inherited', ...scripts].map((script) => `\\p{scx=${script}}`).join('')}]*$`,
    'u',
  )
const ALLOWED = [...COMBINED_SCRIPTS, ...SCRIPTS.map((script) => [script])].map(isOneOf)

/**
 * A name as it is kept: one form for what looks the same (NFKC), single spaces, none at its ends, no choice
 * between text and emoji.
 */
export const canonicalName = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\uFE0E\uFE0F]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether all of a text can be seen. */
export const isFullyVisible = (text: string): boolean => !INVISIBLE.test(text)

/** Whether there is anything to be seen in a text. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(text)

/**
 * Whether a line holds what would steer it: control characters, marks that turn the direction of writing,
 * separators.
 */
export const hasControlCharacters = (line: string): boolean => CONTROL_CHARACTERS.test(line)

/**
 * Whether a name mixes scripts that are not written together, as names do that pass for others. An address
 * counts label by label.
 */
export const mixesScripts = (name: string): boolean =>
  (name.includes('@') ? name.split(/[@.]/) : [name]).some(
    (part) => !ALLOWED.some((scripts) => scripts.test(part)),
  )

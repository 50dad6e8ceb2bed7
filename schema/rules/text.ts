/** Invisible characters and direction marks, which NFKC keeps. U+2800 is a blank that Unicode classifies as a symbol. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Characters that control the layout of a line. Excludes joiners and variation selectors, which emoji need. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** A visible character, emoji included. */
const VISIBLE = /[^\s\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Scripts allowed in names (UAX 31, recommended and limited use). */
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
/** Scripts that may be combined in one name (UTS 39, highly restrictive). */
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

/** The stored form of a name: NFKC, with single spaces, trimmed, without variation selectors. */
export const canonicalName = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\uFE0E\uFE0F]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Composes a text (NFC); macOS file names have decomposed accents. */
export const composed = (text: string): string => text.normalize('NFC')

/**
 * The form of a password that is hashed: NFC, with all kinds of spaces replaced (RFC 8265, OpaqueString), so that it does not
 * depend on the keyboard. Not NFKC, which would equate passwords that look different.
 */
export const canonicalPassword = (password: string): string => composed(password.replace(/\p{Zs}/gu, ' '))

/** Whether every character of a text is visible. */
export const isFullyVisible = (text: string): boolean => !INVISIBLE.test(text)

/** Whether a text has at least one visible character. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(text)

/** Whether a line contains control characters, direction marks or separators. */
export const hasControlCharacters = (line: string): boolean => CONTROL_CHARACTERS.test(line)

/** Whether a name mixes scripts that are not used together, as in impersonation. Checks an address label by label. */
export const mixesScripts = (name: string): boolean =>
  (name.includes('@') ? name.split(/[@.]/) : [name]).some(
    (part) => !ALLOWED.some((scripts) => scripts.test(part)),
  )

import { segmentsOf } from '#schema/segments'
import type { BoardSheet } from './board-sheet.js'

/** Replaces characters that the font cannot print. */
export const MARK = '\ufffd'
/** Examples of missing characters in the note. */
const EXAMPLES = 3

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Characters without a glyph of their own: spaces, controls, joiners and variation selectors. */
const INVISIBLE = /[\p{Z}\p{Cc}\p{Cf}\ufe0e\ufe0f]/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Whether the fonts have a glyph for a code point. */
export type HasGlyph = (point: number) => boolean

/** Replaces unprintable characters with marks; `notes` explain them, and are empty if everything can be printed. */
export function printableSheet(
  sheet: BoardSheet,
  hasGlyph: HasGlyph,
): { sheet: BoardSheet; notes: string[] } {
  const missing = new Set<string>()
  let hasRightToLeft = false
  const printable = (text: string): string => {
    hasRightToLeft ||= RIGHT_TO_LEFT.test(text)
    return printableText(text, hasGlyph, missing)
  }
  const marked = {
    projectName: printable(sheet.projectName),
    shots: sheet.shots.map((shot) => ({
      ...shot,
      heading: printable(shot.heading),
      words: printable(shot.words),
      dialogue: printable(shot.dialogue),
    })),
  }
  const notes = [
    ...(missing.size ? [missingNote(missing)] : []),
    ...(hasRightToLeft
      ? ['Words written from right to left stand in the order of left to right. The CSV has them as written.']
      : []),
  ]
  return { sheet: marked, notes }
}

/** Names examples by code point, as they cannot be printed. */
function missingNote(missing: ReadonlySet<string>): string {
  const names = [...missing]
    .slice(0, EXAMPLES)
    .map((one) => `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
  const more = missing.size > EXAMPLES ? ` and ${missing.size - EXAMPLES} more` : ''
  return `${MARK} stands for a character that cannot be printed here (${names.join(', ')}${more}). The CSV has all of them.`
}

/** Replaces each character without a glyph with a mark, and adds it to `missing`. */
function printableText(text: string, hasGlyph: HasGlyph, missing: Set<string>): string {
  const has = (point: string) => INVISIBLE.test(point) || hasGlyph(point.codePointAt(0)!)
  let printed = ''
  for (const segment of segmentsOf(GRAPHEMES, text.normalize('NFC'))) {
    const isPrintable = [...segment].every(has)
    if (!isPrintable) missing.add(segment)
    printed += isPrintable ? segment : MARK
  }
  return printed
}

import { segmentsOf } from '#schema/segments'
import type { BoardSheet } from './board-sheet.js'

/** Stands for what the font cannot print. */
export const MARK = '\ufffd'
/** Characters that are told as examples. */
const EXAMPLES = 3

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** What has no glyph of its own: spaces, controls, and what only joins or varies the characters beside it. */
const INVISIBLE = /[\p{Z}\p{Cc}\p{Cf}\ufe0e\ufe0f]/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Whether the fonts have a glyph for a code point. */
export type HasGlyph = (point: number) => boolean

/** A storyboard with marks for what cannot be printed, and sentences that say so: none where all can be. */
export function printableSheet(
  sheet: BoardSheet,
  hasGlyph: HasGlyph,
): { sheet: BoardSheet; notes: string[] } {
  const missing = new Set<string>()
  let isTurned = false
  const printable = (text: string): string => {
    isTurned ||= RIGHT_TO_LEFT.test(text)
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
    ...(isTurned
      ? ['Words written from right to left stand in the order of left to right. The CSV has them as written.']
      : []),
  ]
  return { sheet: marked, notes }
}

/** Examples by their code points: they cannot be printed here. */
function missingNote(missing: ReadonlySet<string>): string {
  const names = [...missing]
    .slice(0, EXAMPLES)
    .map((one) => `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
  const more = missing.size > EXAMPLES ? ` and ${missing.size - EXAMPLES} more` : ''
  return `${MARK} stands for a character that cannot be printed here (${names.join(', ')}${more}). The CSV has all of them.`
}

/** The text with one mark for each character that has no glyph, which `missing` is told. */
function printableText(text: string, hasGlyph: HasGlyph, missing: Set<string>): string {
  const has = (point: string) => INVISIBLE.test(point) || hasGlyph(point.codePointAt(0)!)
  let printed = ''
  for (const segment of segmentsOf(GRAPHEMES, text.normalize('NFC'))) {
    const isThere = [...segment].every(has)
    if (!isThere) missing.add(segment)
    printed += isThere ? segment : MARK
  }
  return printed
}

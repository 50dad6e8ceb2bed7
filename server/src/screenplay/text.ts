import type { Apart } from './screenplay.js'

const BREAKS = /\r\n|[\r\v\f\u2028\u2029]/g
const TAB = ' '.repeat(8)
/** A line of two spaces, with which Fountain continues a speech or a note. */
export const CONTINUES = '  '
/** If a text has more of these and no other empty lines, its editor has added the spaces. */
const CONTINUES_ALONE = 3

/**
 * Normalizes white space: line feeds, spaces instead of tabs, and single spaces within lines. Keeps indents, and lines of two
 * spaces unless all empty lines of the text have them.
 */
export function withPlainLines(text: string): string {
  const lines = text.replace(BREAKS, '\n').replaceAll('\t', TAB).split('\n')
  const isUsual = !lines.includes('') && lines.filter((line) => line === CONTINUES).length > CONTINUES_ALONE
  const isKept = (line: string) => line === CONTINUES && !isUsual
  return lines.map((line) => (isKept(line) ? line : line.trimEnd().replace(/(?<=\S)\s+/g, ' '))).join('\n')
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** All characters except white space, none of which may be lost. */
export const inkOf = (text: string): string => text.replace(/\s+/g, '')

/** The Fountain comment at `at`: its kind and its end. */
function commentAt(text: string, at: number): { kind: Apart['kind']; end: number } | undefined {
  const isBoneyard = text.startsWith('/*', at)
  if (!isBoneyard && !text.startsWith('[[', at)) return undefined
  const close = text.indexOf(isBoneyard ? '*/' : ']]', at + 2)
  if (close < 0) return undefined
  if (!isBoneyard && /\n(?! {2}\n)[^\S\n]*\n/.test(text.slice(at, close))) return undefined
  return { kind: isBoneyard ? 'BONEYARD' : 'NOTE', end: close + 2 }
}

/** Removes Fountain’s comments from a text: notes in double brackets, and the boneyard. */
export function withoutComments(text: string): { text: string; apart: Apart[] } {
  const apart: Apart[] = []
  let kept = ''
  let from = 0
  for (const { index } of text.matchAll(/\/\*|\[\[/g)) {
    if (index < from) continue
    const comment = commentAt(text, index)
    if (!comment) continue
    const words = text.slice(index, comment.end)
    apart.push({ kind: comment.kind, text: words.trim() })
    kept += text.slice(from, index) + (words.includes('\n') ? '\n\n' : ' ')
    from = comment.end
  }
  return { text: kept + text.slice(from), apart }
}

const EMPHASIS = /(?<![*\\])(\*{1,3})(?=[^\s*])([^*\n]{1,500}?)(?<=[^\s*])\1(?!\*)/g
const UNDERLINE = /(?<![\p{L}\p{N}_\\])_(?=[^\s_])([^_\n]{1,500}?)(?<=[^\s_])_(?![\p{L}\p{N}_])/gu

/** Removes Fountain’s emphasis from a text: italic, bold and underlined. */
export function withoutEmphasis(text: string): { text: string; marks: string } {
  let marks = ''
  const plain = text
    .replace(EMPHASIS, (_, stars: string, words: string) => {
      marks += stars + stars
      return words
    })
    .replace(UNDERLINE, (_, words: string) => {
      marks += '__'
      return words
    })
  return { text: plain, marks }
}

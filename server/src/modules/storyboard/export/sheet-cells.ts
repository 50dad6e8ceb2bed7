import { segmentsOf } from '#schema/segments'
import type { SheetShot } from './board-sheet.js'

interface Line {
  text: string
  isHeading: boolean
}

/** A cell of a page: the start of a shot, or the rest of its text. */
export interface Cell {
  shot: SheetShot
  isContinued: boolean
  lines: Line[]
}

/** Lines that fit into a cell, below a picture and without one, and their width. */
interface CellRoom {
  width: number
  belowPicture: number
  withoutPicture: number
}

/** The cells of a shot in order: as many as its text needs. */
export function cellsOf(
  shot: SheetShot,
  room: CellRoom,
  measure: { heading: Measure; words: Measure },
): Cell[] {
  const lines: Line[] = [
    ...wrap(shot.heading, room.width, measure.heading).map((text) => ({ text, isHeading: true })),
    ...wrap(`${shot.words}\n${shot.dialogue}`, room.width, measure.words).map((text) => ({
      text,
      isHeading: false,
    })),
  ]
  const cells: Cell[] = [{ shot, isContinued: false, lines: lines.splice(0, room.belowPicture) }]
  while (lines.length) cells.push({ shot, isContinued: true, lines: lines.splice(0, room.withoutPicture) })
  return cells
}

/** The printed width of a text. */
export type Measure = (text: string) => number

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Not printed: controls, joiners and variation selectors. */
const UNPRINTED = /[\p{Cc}\p{Zl}\p{Zp}]|\u200d|\ufe0e|\ufe0f/gu

/** Wraps a text at this width; splits words that are wider. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  return text
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/\t/g, ' ').replace(UNPRINTED, '').trim())
    .filter((line) => line !== '')
    .flatMap((line) => wrapLine(line, width, measure))
}

function wrapLine(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  const space = measure(' ')
  let line = ''
  let used = 0
  for (const word of text.split(/\s+/)) {
    for (const part of partsOf(word, width, measure)) {
      const wide = measure(part)
      const joiner = line && part === word ? ' ' : ''
      if (line && (part !== word || used + space + wide > width)) {
        lines.push(line)
        line = part
        used = wide
      } else {
        line += joiner + part
        used += (joiner ? space : 0) + wide
      }
    }
  }
  return [...lines, line]
}

/** Splits a word into parts that fit. */
function partsOf(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  let used = 0
  for (const segment of segmentsOf(GRAPHEMES, word)) {
    const wide = measure(segment)
    if (part && used + wide > width) {
      parts.push(part)
      part = ''
      used = 0
    }
    part += segment
    used += wide
  }
  return [...parts, part]
}

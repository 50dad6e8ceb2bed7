import type { SheetShot } from './board-sheet.js'
import { type Measure, wrap } from './wrap.js'

interface Line {
  text: string
  isHeading: boolean
}

/** A place on a page: a shot, or what its first place had no room for. */
export interface Cell {
  shot: SheetShot
  isContinued: boolean
  lines: Line[]
}

/** How many lines fit into a cell, below a picture and without one, and how wide they are. */
export interface CellRoom {
  width: number
  belowPicture: number
  withoutPicture: number
}

/** The cells of a shot in order: as many as its words need, so that none is left out. */
export function cellsOf(
  shot: SheetShot,
  room: CellRoom,
  measure: { heading: Measure; words: Measure },
): Cell[] {
  const lines: Line[] = [
    ...wrap(shot.heading, room.width, measure.heading).map((text) => ({ text, isHeading: true })),
    ...wrap(shot.words, room.width, measure.words).map((text) => ({ text, isHeading: false })),
  ]
  const cells: Cell[] = [{ shot, isContinued: false, lines: lines.splice(0, room.belowPicture) }]
  while (lines.length) cells.push({ shot, isContinued: true, lines: lines.splice(0, room.withoutPicture) })
  return cells
}

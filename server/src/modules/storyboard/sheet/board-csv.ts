import { csvCell } from '../../spending/spending-csv.js'
import type { BoardSheet } from './board-sheet.js'

const COLUMNS = ['number', 'scene', 'still', 'words', 'seconds', 'camera']

/** A storyboard as CSV; `url` returns the address of a stored file. */
export async function* boardCsv({ shots }: BoardSheet, url: (key: string) => string): AsyncGenerator<string> {
  yield `${COLUMNS.join(',')}\r\n`
  for (const { number, heading, pictureKey, words, seconds, camera } of shots) {
    const still = pictureKey ? url(pictureKey) : ''
    yield `${[number, csvCell(heading), csvCell(still), csvCell(words), seconds, csvCell(camera)].join(',')}\r\n`
  }
}

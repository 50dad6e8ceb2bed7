import { csvHead, csvRow } from '#schema/csv'

/** A shot on the sheet. */
export interface SheetShot {
  /** From 1 on. */
  number: number
  heading: string
  words: string
  /** One line per line of dialogue, for example `KEEPER: Still burning.` */
  dialogue: string
  seconds: number
  /** The camera setting as text; empty if not chosen. */
  camera: string
  /** Storage key of the picture that shows it. */
  pictureKey: string | null
}

/** A storyboard as a printable sheet. */
export interface BoardSheet {
  projectName: string
  shots: SheetShot[]
}

export const secondsOf = ({ shots }: Pick<BoardSheet, 'shots'>): number =>
  Math.round(shots.reduce((sum, { seconds }) => sum + seconds, 0) * 10) / 10

/** A length in minutes and seconds, such as `01:05`, as the app shows it. */
export const lengthText = (seconds: number): string => {
  const whole = Math.round(seconds)
  return [whole / 60, whole % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
}

export const COLUMNS = ['number', 'scene', 'still', 'words', 'seconds', 'camera', 'dialogue']

/** A storyboard as CSV; `url` returns the address of a stored file. */
export async function* boardCsv({ shots }: BoardSheet, url: (key: string) => string): AsyncGenerator<string> {
  yield csvHead(COLUMNS)
  for (const { number, heading, pictureKey, words, seconds, camera, dialogue } of shots) {
    const still = pictureKey ? url(pictureKey) : ''
    yield csvRow([number, heading, still, words, seconds, camera, dialogue])
  }
}

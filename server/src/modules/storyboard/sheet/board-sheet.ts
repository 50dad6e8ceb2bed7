/** A shot as it is handed out. */
export interface SheetShot {
  /** From 1 on. */
  number: number
  heading: string
  words: string
  seconds: number
  /** How it is filmed, in words; empty: not chosen. */
  camera: string
  /** The stored file of the picture that shows it. */
  pictureKey: string | null
}

/** A storyboard as it is handed out. */
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

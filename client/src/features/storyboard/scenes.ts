import type { ShotFieldsFragment } from './shot.generated'

export interface Scene {
  heading: string
  /** The places of its shots on the board. */
  from: number
  shots: ShotFieldsFragment[]
}

/** Shots that follow each other under the same heading. */
export function scenesOf(shots: readonly ShotFieldsFragment[]): Scene[] {
  const scenes: Scene[] = []
  shots.forEach((shot, at) => {
    const last = scenes.at(-1)
    if (last?.heading === shot.heading) last.shots.push(shot)
    else scenes.push({ heading: shot.heading, from: at, shots: [shot] })
  })
  return scenes
}

/** Seconds as they are read aloud and written: 2, 2.5. */
export const secondsOf = (shots: readonly { seconds: number }[]): number =>
  Math.round(shots.reduce((sum, { seconds }) => sum + seconds, 0) * 10) / 10

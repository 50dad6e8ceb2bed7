import type { PlannedCue } from '#schema/mix'

/** A clip of the film, which plays its file from the beginning. Times are seconds of the film. */
interface OfflineClip {
  url: string
  from: number
  to: number
  /** 1: as loud as the clip is. */
  factor: number
}

export interface OfflineFilm {
  seconds: number
  clips: OfflineClip[]
  cues: readonly PlannedCue[]
  /** The files of the sounds, by id. */
  sounds: Record<string, string>
  /** Seconds of the film at which its level is measured. */
  points: readonly number[]
  /** Seconds that are measured, from each point on. */
  within: number
}

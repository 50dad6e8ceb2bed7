import type { PlannedCue } from '#schema/mix'

/** A clip of the film, played from the start of its file. Times are seconds of the film. */
interface OfflineClip {
  url: string
  from: number
  to: number
  /** Volume factor; 1 is the original level. */
  factor: number
}

export interface OfflineFilm {
  seconds: number
  clips: OfflineClip[]
  cues: readonly PlannedCue[]
  /** Files of the sounds, by id. */
  sounds: Record<string, string>
  /** Seconds of the film at which the level is measured. */
  points: readonly number[]
  /** Seconds to measure from each point. */
  within: number
}

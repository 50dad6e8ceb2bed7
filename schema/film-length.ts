import { type Gap, filmSeconds } from './cut.js'
import { counted } from './format.js'

/** A shot of a storyboard, with its footage. */
export interface TimedShot {
  /** As planned. */
  seconds: number
  transition: string
  transitionSeconds: number
  chosenTake?: { id: string; duration?: number | null } | null
  /** Its file is missing during the first drawing. */
  drawing?: { url?: string | null; seconds: number } | null
}

/** Ignores smaller differences, as lengths are shown in whole seconds. */
const TOLERANCE_SECONDS = 0.5

const gapsOf = (shots: readonly TimedShot[]): Gap[] =>
  shots.slice(0, -1).map(({ transition, transitionSeconds }) => ({ transition, seconds: transitionSeconds }))

/** Seconds of a shot in the film: of its take, or its drawing, or as planned. */
export function shotSeconds({ seconds, chosenTake, drawing }: TimedShot): number {
  if (chosenTake) return chosenTake.duration ?? seconds
  return drawing?.url ? drawing.seconds : seconds
}

/** Seconds of a storyboard’s film, as its animatic plays. */
export const boardSeconds = (shots: readonly TimedShot[]): number =>
  filmSeconds(shots.map(shotSeconds), gapsOf(shots))

const plannedSeconds = (shots: readonly TimedShot[]): number =>
  filmSeconds(
    shots.map(({ seconds }) => seconds),
    gapsOf(shots),
  )

/** For example `12 s longer`; null if both lengths are shown as the same. */
function difference(seconds: number, other: number): string | null {
  const by = Math.abs(seconds - other)
  return by < TOLERANCE_SECONDS ? null : `${Math.round(by)} s ${seconds > other ? 'longer' : 'shorter'}`
}

/** How and why a storyboard’s film differs in length from its plan; null if it does not. */
export function planDifference(shots: readonly TimedShot[]): string | null {
  const plan = plannedSeconds(shots)
  const by = difference(boardSeconds(shots), plan)
  if (!by) return null
  const withoutDrawings = shots.map((shot) => ({ ...shot, drawing: null }))
  const what = difference(boardSeconds(withoutDrawings), plan) ? 'takes' : 'drawings'
  return `${by} than planned: ${what} are ${by.split(' ').at(-1)} than their shots`
}

/** A use of a video in a cut. */
interface CutClip {
  /** Id of the video. */
  id: string
  /** Seconds shown. */
  duration?: number | null
  /** Seconds of the whole video. */
  fullDuration?: number | null
  shotNumber?: number | null
}

/** The difference in length between a cut and its storyboard. */
export interface CutDifference {
  /** For example `12 s longer`. */
  by: string
  reasons: string[]
  /** Seconds of the cut, of the storyboard with its chosen takes, and as planned. */
  seconds: { cut: number; storyboard: number; plan: number }
}

/** Null if the lengths are the same, or if none of the clips is a take of the storyboard. */
export function cutDifference(
  clips: readonly CutClip[],
  gaps: readonly Gap[],
  shots: readonly TimedShot[],
): CutDifference | null {
  const videos = [...new Map(clips.map((clip) => [clip.id, clip])).values()]
  const takes = new Set(shots.flatMap(({ chosenTake }) => chosenTake?.id ?? []))
  const chosen = videos.filter(({ id }) => takes.has(id)).length
  const otherTakes = videos.filter(({ id, shotNumber }) => !takes.has(id) && shotNumber).length
  const others = videos.length - chosen - otherTakes
  if (others === videos.length) return null
  const cut = filmSeconds(
    clips.map(({ duration }) => duration ?? 0),
    gaps,
  )
  const edited = clips.filter(
    ({ duration, fullDuration }) => fullDuration != null && Math.abs(fullDuration - (duration ?? 0)) > 0.01,
  ).length
  const storyboard = boardSeconds(shots)
  const by = difference(cut, storyboard)
  if (!by) return null
  const missing = shots.length - chosen - otherTakes
  const reasons = [
    missing > 0 && counted(missing, 'shot is not in the cut', 'shots are not in the cut'),
    otherTakes > 0 &&
      counted(
        otherTakes,
        'clip is not the chosen take of its shot',
        'clips are not the chosen takes of their shots',
      ),
    others > 0 && counted(others, 'clip is not a shot', 'clips are not shots'),
    edited > 0 &&
      counted(edited, 'clip is trimmed or changed in speed', 'clips are trimmed or changed in speed'),
  ].filter((reason) => reason !== false)
  return {
    by,
    reasons: reasons.length ? reasons : ['Its transitions differ'],
    seconds: { cut, storyboard, plan: plannedSeconds(shots) },
  }
}

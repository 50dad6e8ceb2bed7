import { settingOf, withTime } from '#schema/shot-elements'
import type { ProposedShot } from '../../../screenplay/screenplay.js'

/** Shots whose headings name the time of day that they continue: a drawing of a shot knows only its own heading. */
export function withContinuedTimes(shots: readonly ProposedShot[]): ProposedShot[] {
  let time: string | null = null
  return shots.map((shot) => {
    if (shot.heading === null) return shot
    const own = settingOf(shot.heading).time
    const heading = own || !time ? shot.heading : withTime(shot.heading, time)
    time = own ?? time
    return { ...shot, heading }
  })
}

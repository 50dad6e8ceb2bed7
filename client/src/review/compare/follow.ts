import { type ComparedVersion, type SameMoment, sameMoment } from '#schema/review/compare'

/** Seconds by which the follower may be off before it is moved instead of played faster or slower. */
const FARTHEST = 0.15
/** Seconds that nobody sees. */
const NEAR = 0.01
/** How much faster or slower the follower may play to catch up. */
const STRONGEST = 0.12

export interface Follower {
  /** What it shows: a frame of its version, `null` if it has no such shot. */
  moment: SameMoment | null
  /** Its place in the clip relative to the leading version; it changes at boundaries of shots. */
  offset: number
}

/** What to do with the video that follows. */
export type Correction =
  | { kind: 'pause' }
  | { kind: 'seek'; seconds: number; plays: boolean }
  | { kind: 'rate'; rate: number }

interface Playback {
  lead: ComparedVersion
  other: ComparedVersion
  /** Seconds of the leading version, and the rate at which it plays; 0 while it is paused. */
  leadSeconds: number
  leadRate: number
  otherSeconds: number
  previous: Follower | undefined
}

/**
 * Keeps the follower at the same shot and frame as the leading version. It jumps at boundaries of shots and while the
 * leading version is paused or plays backwards; otherwise it is played slightly faster or slower.
 */
export function follow(playback: Playback): { follower: Follower; correction: Correction } {
  const { lead, other, leadSeconds, leadRate, otherSeconds, previous } = playback
  const leadFrame = Math.max(0, Math.floor(leadSeconds * lead.frameRate + 0.01))
  const moment = sameMoment(lead, other, leadFrame) ?? null
  if (!moment) return { follower: { moment, offset: 0 }, correction: { kind: 'pause' } }
  const offset = Math.round(moment.frame - (leadFrame * other.frameRate) / lead.frameRate)
  const follower = { moment, offset }
  const middle = (moment.frame + 0.5) / other.frameRate
  if (moment.isClamped || leadRate <= 0)
    return { follower, correction: { kind: 'seek', seconds: middle, plays: false } }
  const within = leadSeconds - (leadFrame + 0.5) / lead.frameRate
  const wanted = middle + within
  const drift = otherSeconds - wanted
  const isJump = !previous?.moment || Math.abs(previous.offset - offset) > 1 || previous.moment.isClamped
  if (isJump ? Math.abs(drift) > 1 / other.frameRate : Math.abs(drift) > FARTHEST)
    return { follower, correction: { kind: 'seek', seconds: wanted, plays: true } }
  const change = Math.abs(drift) < NEAR ? 0 : Math.max(-STRONGEST, Math.min(STRONGEST, -drift))
  return { follower, correction: { kind: 'rate', rate: leadRate * (1 + change) } }
}

import { type ComparedVersion, type SameMoment, sameMoment } from '#schema/review/compare'

/** Drift in seconds from which the follower seeks instead of changing its speed. */
const SEEK_FROM = 0.15
/** Drift in seconds that is not visible. */
const TOLERANCE = 0.01
/** Maximum relative change of the follower’s speed. */
const MAX_RATE_CHANGE = 0.12

export interface Follower {
  /** Its frame; null if its version lacks the shot. */
  moment: SameMoment | null
  /** Frame offset to the leader, which changes at shot boundaries. */
  offset: number
}

/** What to do with the follower’s video. */
export type Correction =
  | { kind: 'pause' }
  | { kind: 'seek'; seconds: number; plays: boolean }
  | { kind: 'rate'; rate: number }

interface Playback {
  lead: ComparedVersion
  other: ComparedVersion
  /** Position of the leading version in seconds, and its speed; 0 while paused. */
  leadSeconds: number
  leadRate: number
  otherSeconds: number
  previous: Follower | undefined
}

/**
 * Keeps the follower at the same shot and frame as the leading version. It seeks at shot boundaries and while the leader is
 * paused or plays backwards; otherwise it changes its speed slightly.
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
  const target = middle + within
  const drift = otherSeconds - target
  const isJump = !previous?.moment || Math.abs(previous.offset - offset) > 1 || previous.moment.isClamped
  if (isJump ? Math.abs(drift) > 1 / other.frameRate : Math.abs(drift) > SEEK_FROM)
    return { follower, correction: { kind: 'seek', seconds: target, plays: true } }
  const change =
    Math.abs(drift) < TOLERANCE ? 0 : Math.max(-MAX_RATE_CHANGE, Math.min(MAX_RATE_CHANGE, -drift))
  return { follower, correction: { kind: 'rate', rate: leadRate * (1 + change) } }
}

import { useEffect, useState } from 'react'
import type { ComparedVersion } from '#schema/review/compare'
import { type Correction, type Follower, follow } from './follow'
import type { Transport } from './useTransport'

/** Drift in frames below which a seek would show the same frame. */
const SAME_FRAME = 0.3

function apply(element: HTMLVideoElement, correction: Correction, frameRate: number): void {
  if (correction.kind === 'pause') return void (element.paused || element.pause())
  if (correction.kind === 'rate') {
    element.playbackRate = correction.rate
    if (element.paused) void element.play()?.catch(() => undefined)
    return
  }
  const { seconds, plays } = correction
  if (!plays && !element.paused) element.pause()
  // does not interrupt a seek: browsers would drop its frame
  if (!element.seeking && Math.abs(element.currentTime - seconds) * frameRate > SAME_FRAME)
    element.currentTime = seconds
  if (plays && element.paused) void element.play()?.catch(() => undefined)
}

interface Compared {
  transport: Transport
  lead: ComparedVersion
  other: ComparedVersion
  /** The follower’s video. */
  element: HTMLVideoElement | null
}

/** Keeps the video of another version at the same shot and frame. Returns whether that version lacks the shot. */
export function useFollower({ transport, lead, other, element }: Compared): boolean {
  const { element: leading, frame, isPlaying, speed } = transport
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    if (!element || !leading || isPlaying) return
    const settle = () => {
      const { follower, correction } = follow({
        lead,
        other,
        leadSeconds: (frame + 0.5) / lead.frameRate,
        leadRate: 0,
        otherSeconds: element.currentTime,
        previous: undefined,
      })
      setMissing(!follower.moment)
      apply(element, correction, other.frameRate)
    }
    settle()
    element.addEventListener('seeked', settle)
    return () => element.removeEventListener('seeked', settle)
  }, [element, leading, isPlaying, frame, lead, other])

  useEffect(() => {
    if (!element || !leading || !isPlaying) return
    let previous: Follower | undefined
    let request = requestAnimationFrame(function step() {
      const { follower, correction } = follow({
        lead,
        other,
        leadSeconds: leading.currentTime,
        leadRate: speed > 0 ? leading.playbackRate : 0,
        otherSeconds: element.currentTime,
        previous,
      })
      previous = follower
      setMissing(!follower.moment)
      if (!element.seeking) apply(element, correction, other.frameRate)
      request = requestAnimationFrame(step)
    })
    return () => {
      cancelAnimationFrame(request)
      element.pause()
    }
  }, [element, leading, isPlaying, speed, lead, other])

  return isMissing
}

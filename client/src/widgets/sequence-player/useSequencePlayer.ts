import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { PlayedClip } from './PlayedClip'
import { type PlayerState, SequencePlayer, type VideoElements } from './SequencePlayer'

interface SequencePlayerOptions {
  /** Undefined until all are loaded; later values replace them. */
  clips: readonly PlayedClip[] | undefined
  /** Changes with the number or order of clips; a change restarts the player. */
  order?: string
  /** Index of the first clip to play, and the seconds into it. */
  from: number
  fromSeconds?: number
  onTransitionFailed?: (at: number) => void
  /** Called on each animation frame. */
  onFrame?: (now: { at: number; seconds: number; isPlaying: boolean }) => void
  onMuted?: (isMuted: boolean) => void
}

interface VideoRefs {
  even: RefObject<HTMLVideoElement | null>
  odd: RefObject<HTMLVideoElement | null>
  transition: RefObject<HTMLVideoElement | null>
}

const elementsOf = ({ even, odd, transition }: VideoRefs): VideoElements | null =>
  even.current && odd.current && transition.current
    ? { clips: [even.current, odd.current], transition: transition.current }
    : null

/** Plays clips in the elements of `videos` until unmounted. */
export function useSequencePlayer({
  clips,
  order,
  from,
  fromSeconds = 0,
  onTransitionFailed,
  onFrame,
  onMuted,
}: SequencePlayerOptions) {
  const videos: VideoRefs = {
    even: useRef<HTMLVideoElement>(null),
    odd: useRef<HTMLVideoElement>(null),
    transition: useRef<HTMLVideoElement>(null),
  }
  const refs = useRef(videos)
  const player = useRef<SequencePlayer>(null)
  const [isMuted, setMuted] = useState(false)
  const [state, setState] = useState<PlayerState>()
  const [seconds, setSeconds] = useState(fromSeconds)
  const on = useRef({ onTransitionFailed, onFrame, onMuted })
  const begin = useRef({ from, fromSeconds, clips, isMuted })
  useEffect(() => {
    on.current = { onTransitionFailed, onFrame, onMuted }
    begin.current = { from, fromSeconds, clips, isMuted }
  })

  const hasClips = !!clips
  useEffect(() => {
    const elements = elementsOf(refs.current)
    const { from: first, fromSeconds: into, clips: played } = begin.current
    if (!hasClips || !played?.length || !elements) return
    const sequence = new SequencePlayer(elements, played, {
      state: setState,
      transitionFailed: (at) => on.current.onTransitionFailed?.(at),
    })
    player.current = sequence
    sequence.setMuted(begin.current.isMuted)
    sequence.playFrom(first, into)
    let frame = requestAnimationFrame(function update() {
      sequence.update()
      on.current.onFrame?.(sequence.now)
      setSeconds(Math.floor(sequence.seconds * 10) / 10)
      frame = requestAnimationFrame(update)
    })
    return () => {
      cancelAnimationFrame(frame)
      sequence.close()
      player.current = null
    }
  }, [hasClips, order])
  useEffect(() => {
    if (clips) player.current?.replace(clips)
  }, [clips])
  useEffect(() => {
    player.current?.setMuted(isMuted)
    on.current.onMuted?.(isMuted)
  }, [isMuted])
  const toggleMuted = useCallback(() => setMuted((now) => !now), [])
  const playFrom = useCallback((at: number, into?: number) => player.current?.playFrom(at, into), [])
  const toggle = useCallback(() => player.current?.toggle(), [])
  return { videos, isReady: hasClips, state, seconds, isMuted, playFrom, toggle, toggleMuted }
}

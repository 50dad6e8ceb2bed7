import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { followFrames } from '../../lib/followFrames'

/** Maximum speed factor of J and L. */
const FASTEST = 4

/** The part of a version that playback needs. */
interface Playable {
  frameRate: number
  frames: number
}

/** Videos played backwards, by seeking while paused. */
const REVERSED = new WeakSet<HTMLVideoElement>()

/** Frame at a time, and the middle of a frame: seeking to its start may show the previous one. */
const frameAt = (seconds: number, frameRate: number) => Math.max(0, Math.floor(seconds * frameRate + 0.01))
const middleOf = (frame: number, frameRate: number) => (frame + 0.5) / frameRate

export interface Transport {
  /** Ref of the video element. */
  attach: (element: HTMLVideoElement | null) => void
  element: HTMLVideoElement | null
  frame: number
  /** The current frame; `frame` is that of the last render, which lags behind fast key presses. */
  now: () => number
  /** Speed factor; negative plays backwards. */
  speed: number
  isPlaying: boolean
  toggle: () => void
  pause: () => void
  /** Pauses. Returns the frame that stays visible. */
  freeze: () => number
  /** Pauses and seeks to a frame. */
  seek: (frame: number) => void
  /** Seeks to a frame; continues to play if playing. */
  scrub: (frame: number) => void
  /** Changes the speed in a direction: 1 forward, -1 backwards. */
  shuttle: (direction: 1 | -1) => void
  /** Sets the first frame of the next attached video. */
  startAt: (frame: number) => void
}

/** Frame-accurate playback of a video, forward and backwards. */
export function useTransport({ frameRate, frames }: Playable): Transport {
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  const [frame, setFrame] = useState(0)
  const shown = useRef(0)
  /** First frame of the next attached video. */
  const start = useRef<number | null>(null)
  const [speed, setSpeed] = useState(1)
  const [isPlaying, setPlaying] = useState(false)
  const isReversed = isPlaying && speed < 0

  const show = useCallback((next: number) => {
    shown.current = next
    setFrame(next)
  }, [])
  const place = useCallback(
    (to: number) => {
      const next = Math.max(0, Math.min(frames - 1, Math.round(to)))
      if (element) Object.assign(element, { currentTime: middleOf(next, frameRate) })
      else start.current = next // a key before the video is attached
      show(next)
      return next
    },
    [element, frameRate, frames, show],
  )
  const pause = useCallback(() => {
    element?.pause()
    setPlaying(false)
    setSpeed(1)
  }, [element])
  const play = useCallback(
    (at: number) => {
      if (!element) return
      setSpeed(at)
      setPlaying(true)
      if (at < 0) return element.pause()
      Object.assign(element, { playbackRate: at })
      // browsers may block sound before the first click
      void element.play()?.catch(() => setPlaying(false))
    },
    [element],
  )

  // layout effect: a key pressed right after the video is attached must not be undone
  useLayoutEffect(() => {
    if (!element) return
    setPlaying(false)
    setSpeed(1)
    if (start.current !== null) place(start.current)
    start.current = null
  }, [element, place])

  useLayoutEffect(() => {
    if (!element) return
    const follow = () => {
      if (!element.seeking) show(Math.min(frames - 1, frameAt(element.currentTime, frameRate)))
    }
    const stop = () => {
      if (element.ended) setPlaying(false)
    }
    const begin = () => setPlaying(true)
    const rest = () => setPlaying((now) => now && REVERSED.has(element))
    const events: [string, () => void][] = [
      ['timeupdate', follow],
      ['seeked', follow],
      ['ended', stop],
      ['play', begin],
      ['pause', rest],
    ]
    for (const [name, listener] of events) element.addEventListener(name, listener)
    const endFrames = followFrames(element, ({ mediaTime }) => {
      if (!element.seeking) show(Math.min(frames - 1, frameAt(mediaTime, frameRate)))
    })
    return () => {
      for (const [name, listener] of events) element.removeEventListener(name, listener)
      endFrames?.()
    }
  }, [element, frameRate, frames, show])

  useEffect(() => {
    if (!element || !isReversed) return
    REVERSED.add(element)
    const from = shown.current
    let began: number | undefined
    let request = requestAnimationFrame(function step(now) {
      began ??= now
      const to = from + ((now - began) / 1000) * frameRate * speed
      if (!element.seeking) place(to)
      if (to <= 0) return setPlaying(false)
      request = requestAnimationFrame(step)
    })
    return () => {
      cancelAnimationFrame(request)
      REVERSED.delete(element)
    }
  }, [element, isReversed, speed, frameRate, place])

  const seek = useCallback(
    (to: number) => {
      pause()
      place(to)
    },
    [pause, place],
  )
  const freeze = () => {
    if (!isPlaying || !element) return frame
    pause()
    // the state may be a frame behind
    return place(speed < 0 ? frame : frameAt(element.currentTime, frameRate))
  }
  const toggle = () => (isPlaying ? pause() : play(1))
  const shuttle = (direction: 1 | -1) => {
    const isSame = isPlaying && Math.sign(speed) === direction
    play(isSame ? direction * Math.min(FASTEST, Math.abs(speed) * 2) : direction)
  }
  return {
    attach: setElement,
    element,
    frame,
    now: () => shown.current,
    speed,
    isPlaying,
    toggle,
    pause,
    freeze,
    seek,
    scrub: place,
    shuttle,
    startAt: (to) => {
      start.current = to
    },
  }
}

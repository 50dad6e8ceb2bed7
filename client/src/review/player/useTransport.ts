import { useCallback, useEffect, useRef, useState } from 'react'

/** Times the usual speed; J and L go up and down this row. */
const FASTEST = 4

/** The part of a version that playback needs. */
interface Playable {
  frameRate: number
  frames: number
}

/** Videos that are played backwards, by pausing them and seeking. */
const REVERSED = new WeakSet<HTMLVideoElement>()

/** The frame that is shown at a time, and a time in the middle of it: its edge may show the one before. */
const frameAt = (seconds: number, frameRate: number) => Math.max(0, Math.floor(seconds * frameRate + 0.01))
const middleOf = (frame: number, frameRate: number) => (frame + 0.5) / frameRate

export interface Transport {
  /** Pass it to the video as `ref`. */
  attach: (element: HTMLVideoElement | null) => void
  element: HTMLVideoElement | null
  frame: number
  /** The frame that is shown now; while keys are pressed quickly, `frame` is that of the last render. */
  now: () => number
  /** Negative: backwards. */
  speed: number
  isPlaying: boolean
  toggle: () => void
  pause: () => void
  /** Pauses. Returns the frame that stays on the screen. */
  freeze: () => number
  /** Goes to a frame and stays there. */
  seek: (frame: number) => void
  /** Goes to a frame and keeps playing if it plays. */
  scrub: (frame: number) => void
  /** Plays faster in a direction: 1 forward, -1 backwards. */
  shuttle: (direction: 1 | -1) => void
  /** Where the next video begins that is attached. */
  startAt: (frame: number) => void
}

/** Plays a video frame by frame, forward and backwards. */
export function useTransport({ frameRate, frames }: Playable): Transport {
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  const [frame, setFrame] = useState(0)
  const shown = useRef(0)
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
      // browsers may refuse to play sound before a click
      void element.play()?.catch(() => setPlaying(false))
    },
    [element],
  )

  const start = useRef<number | null>(null)
  useEffect(() => {
    if (!element) return
    setPlaying(false)
    setSpeed(1)
    if (start.current !== null) place(start.current)
    start.current = null
  }, [element, place])

  useEffect(() => {
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
    let request = 0
    const watch = () => {
      request = element.requestVideoFrameCallback((_, { mediaTime }) => {
        if (!element.seeking) show(Math.min(frames - 1, frameAt(mediaTime, frameRate)))
        watch()
      })
    }
    if ('requestVideoFrameCallback' in element) watch()
    return () => {
      for (const [name, listener] of events) element.removeEventListener(name, listener)
      element.cancelVideoFrameCallback?.(request)
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

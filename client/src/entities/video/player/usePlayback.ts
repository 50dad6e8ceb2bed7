import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useAddress } from '../../../shared/lib/network/fileAddress'
import { useReducedMotion } from '../../../shared/lib/media'
import { toast } from '../../../shared/lib/toast'

type Phase = 'loading' | 'ready' | 'buffering' | 'failed'

const ENOUGH_IN_VIEW = 0.5

/** Whether at least half of an element is in the viewport. */
function useInView(element: RefObject<HTMLElement | null>) {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)!.intersectionRatio >= ENOUGH_IN_VIEW),
      { threshold: [0, ENOUGH_IN_VIEW] },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}

const isAutoplayBlocked = (failure: unknown) => failure instanceof Error && failure.name === 'NotAllowedError'

interface PlaybackOptions {
  src: string
  frame: RefObject<HTMLElement | null>
  video: RefObject<HTMLVideoElement | null>
  autoPlay: boolean
}

/**
 * Behaviour of a player: plays while visible, unless reduced motion is preferred or the user paused it. Failures show the
 * messages of specification V8.
 */
export function usePlayback({ src, frame, video, autoPlay }: PlaybackOptions) {
  const { address, isStale, renew } = useAddress(src)
  const [phase, setPhase] = useState<Phase>('loading')
  const [playing, setPlaying] = useState(false)
  const [userChoice, setUserChoice] = useState<'play' | 'pause' | null>(null)
  const inView = useInView(frame)
  const isMotionReduced = useReducedMotion()
  const failures = useRef(0)
  const shouldPlay =
    inView &&
    phase !== 'failed' &&
    (userChoice === 'play' || (userChoice === null && autoPlay && !isMotionReduced))

  const play = useCallback(() => {
    video.current?.play()?.catch((failure: unknown) => {
      if (!isAutoplayBlocked(failure)) return
      setUserChoice('pause')
      toast.info('Autoplay prevented. Click play to start video.')
    })
  }, [video])

  useEffect(() => {
    if (shouldPlay) play()
    else if (video.current && !video.current.paused) video.current.pause()
  }, [shouldPlay, play, video, address])

  const restart = () => {
    setPhase('loading')
    renew()
    video.current?.load()
  }

  return {
    address,
    inView,
    phase,
    playing,
    /** Plays or pauses on request of the user. */
    toggle: () => setUserChoice(playing ? 'pause' : 'play'),
    pause: () => setUserChoice('pause'),
    /** Reloads the film after a failure. */
    reload: () => {
      setUserChoice('play')
      restart()
    },
    /** Handlers for the events of the video element. */
    events: {
      onLoadedData: () => {
        failures.current = 0
        setPhase('ready')
      },
      onPlaying: () => setPhase('ready'),
      onCanPlay: () => setPhase('ready'),
      onWaiting: () => setPhase((now) => (now === 'ready' ? 'buffering' : now)),
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onError: () => {
        if (isStale) return restart()
        toast.error(failures.current++ ? 'Failed to load video. Please try again.' : 'Error loading video')
        setPlaying(false)
        setPhase('failed')
      },
    },
  }
}

import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toast } from '../lib/toast'

/** What stands in the place of the film: nothing yet, the film, the film waiting for data, or a failure. */
export type Phase = 'loading' | 'ready' | 'buffering' | 'failed'

const ENOUGH_IN_VIEW = 0.5
const STILL = '(prefers-reduced-motion: reduce)'
const wantsStillness = () => window.matchMedia(STILL).matches
const watchStillness = (listener: () => void) => {
  const query = window.matchMedia(STILL)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const pathOf = (address: string) => address.split('?')[0]

/**
 * The address to play: a new signature of the same file does not start it anew; `renew` takes the newest one.
 */
function useAddress(src: string) {
  const [address, setAddress] = useState(src)
  if (pathOf(address) !== pathOf(src)) setAddress(src)
  return { address, isStale: address !== src, renew: () => setAddress(src) }
}

/** Whether at least half of an element is on the screen. */
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

const isRefusal = (failure: unknown) => failure instanceof Error && failure.name === 'NotAllowedError'

interface PlaybackOptions {
  src: string
  frame: RefObject<HTMLElement | null>
  video: RefObject<HTMLVideoElement | null>
  autoPlay: boolean
}

/**
 * How a player behaves: it plays by itself while it is in view, unless motion is reduced or the person paused
 * it, and pauses out of view. What is said of failures: specification V8.
 */
export function usePlayback({ src, frame, video, autoPlay }: PlaybackOptions) {
  const { address, isStale, renew } = useAddress(src)
  const [phase, setPhase] = useState<Phase>('loading')
  const [playing, setPlaying] = useState(false)
  const [asked, setAsked] = useState<'play' | 'pause' | null>(null)
  const inView = useInView(frame)
  const still = useSyncExternalStore(watchStillness, wantsStillness)
  const failures = useRef(0)
  const wanted = inView && phase !== 'failed' && (asked === 'play' || (asked === null && autoPlay && !still))

  const play = useCallback(() => {
    video.current?.play()?.catch((failure: unknown) => {
      if (!isRefusal(failure)) return
      setAsked('pause')
      toast.info('Autoplay prevented. Click play to start video.')
    })
  }, [video])

  useEffect(() => {
    if (wanted) play()
    else if (video.current && !video.current.paused) video.current.pause()
  }, [wanted, play, video, address])

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
    /** Plays or pauses at a person's wish. */
    toggle: () => setAsked(playing ? 'pause' : 'play'),
    /** Loads the film anew after a failure. */
    tryAgain: () => {
      setAsked('play')
      restart()
    },
    /** What the video element has to tell. */
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

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { CutPlayer, type CutState, type PlayedClip, type Screens } from './cut-player'

interface CutPlayerOptions {
  /** Undefined until all is there that is played; then it stays the same. */
  clips: readonly PlayedClip[] | undefined
  /** The place of the clip to begin at, from 0. */
  from: number
  onLostJoin: (at: number) => void
}

interface ScreenRefs {
  one: RefObject<HTMLVideoElement | null>
  other: RefObject<HTMLVideoElement | null>
  join: RefObject<HTMLVideoElement | null>
}

const screensOf = ({ one, other, join }: ScreenRefs): Screens | null =>
  one.current && other.current && join.current
    ? { clips: [one.current, other.current], join: join.current }
    : null

/** Plays a cut in three video elements as soon as its clips are given, and stops when it goes away. */
export function useCutPlayer({ clips, from, onLostJoin }: CutPlayerOptions) {
  const screens: ScreenRefs = {
    one: useRef<HTMLVideoElement>(null),
    other: useRef<HTMLVideoElement>(null),
    join: useRef<HTMLVideoElement>(null),
  }
  const refs = useRef(screens)
  const player = useRef<CutPlayer>(null)
  const [state, setState] = useState<CutState>()
  const [seconds, setSeconds] = useState(0)
  const lost = useRef(onLostJoin)
  const begin = useRef(from)
  useEffect(() => {
    lost.current = onLostJoin
  }, [onLostJoin])

  useEffect(() => {
    const elements = screensOf(refs.current)
    if (!clips || !elements) return
    const cut = new CutPlayer(elements, clips, { state: setState, lostJoin: (at) => lost.current(at) })
    player.current = cut
    cut.playFrom(begin.current)
    let frame = requestAnimationFrame(function look() {
      cut.look()
      setSeconds(Math.floor(cut.seconds * 10) / 10)
      frame = requestAnimationFrame(look)
    })
    return () => {
      cancelAnimationFrame(frame)
      cut.close()
      player.current = null
    }
  }, [clips])
  const playFrom = useCallback((at: number) => player.current?.playFrom(at), [])
  const toggle = useCallback(() => player.current?.toggle(), [])
  return { screens, state, seconds, playFrom, toggle }
}

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { CutPlayer, type CutState, type PlayedClip, type Screens } from './cut-player'

interface ScreensProps extends Pick<ReturnType<typeof useCutPlayer>, 'screens'> {
  /** Which one is seen. */
  shown: number | 'join'
  isMuted: boolean
  onClick: () => void
}

/** Two alternating video elements for clips, and a muted one for transitions. */
export function Screens({ screens, shown, isMuted, onClick }: ScreensProps) {
  const common = { playsInline: true, onClick }
  return (
    <>
      <video ref={screens.one} data-shown={shown === 0 || undefined} muted={isMuted} {...common} />
      <video ref={screens.other} data-shown={shown === 1 || undefined} muted={isMuted} {...common} />
      <video ref={screens.join} data-shown={shown === 'join' || undefined} muted {...common} />
    </>
  )
}

interface CutPlayerOptions {
  /** Undefined until all clips have loaded; later values replace them. */
  clips: readonly PlayedClip[] | undefined
  /** A new key restarts: the number or order of the clips changed. */
  order?: string
  /** The index of the first clip to play. */
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
export function useCutPlayer({ clips, order, from, onLostJoin }: CutPlayerOptions) {
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
  const begin = useRef({ from, clips })
  useEffect(() => {
    lost.current = onLostJoin
    begin.current = { from, clips }
  })

  const isThere = !!clips
  useEffect(() => {
    const elements = screensOf(refs.current)
    const { from: first, clips: played } = begin.current
    if (!isThere || !played?.length || !elements) return
    const cut = new CutPlayer(elements, played, { state: setState, lostJoin: (at) => lost.current(at) })
    player.current = cut
    cut.playFrom(first)
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
  }, [isThere, order])
  useEffect(() => {
    if (clips) player.current?.replace(clips)
  }, [clips])
  const playFrom = useCallback((at: number, into?: number) => player.current?.playFrom(at, into), [])
  const toggle = useCallback(() => player.current?.toggle(), [])
  return { screens, state, seconds, playFrom, toggle }
}

import { useCallback, useEffect, useRef, useState } from 'react'

let stopOther: (() => void) | undefined

/** Plays one sound at a time, until unmounted. */
export function usePreview() {
  const element = useRef<HTMLAudioElement>(null)
  const [playingId, setPlayingId] = useState<string | null>(null)
  const stop = useCallback(() => {
    element.current?.pause()
    element.current = null
    setPlayingId(null)
  }, [])
  useEffect(() => () => element.current?.pause(), [])
  const toggle = ({ id, url }: { id: string; url: string }) => {
    stop()
    if (id === playingId) return
    stopOther?.()
    stopOther = stop
    const audio = new Audio(url)
    audio.addEventListener('ended', stop)
    element.current = audio
    setPlayingId(id)
    audio.play().catch(() => element.current === audio && stop())
  }
  return { playingId, toggle }
}

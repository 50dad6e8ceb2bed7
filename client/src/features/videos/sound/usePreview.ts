import { useCallback, useEffect, useRef, useState } from 'react'

/** Plays one sound of a list at a time, until the list is closed. */
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
    const audio = new Audio(url)
    audio.addEventListener('ended', stop)
    element.current = audio
    setPlayingId(id)
    audio.play().catch(() => element.current === audio && stop())
  }
  return { playingId, toggle }
}

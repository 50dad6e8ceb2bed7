import { type RefObject, useCallback, useEffect, useState } from 'react'

type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Makes the frame with its controls full screen; on iPhones only the video element, because they allow nothing else. */
export function useFullScreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [frame])
  const toggle = useCallback(() => {
    if (document.fullscreenElement) return void document.exitFullscreen().catch(() => undefined)
    if (frame.current?.requestFullscreen) return void frame.current.requestFullscreen().catch(() => undefined)
    const alone = video.current as PhoneVideo | null
    alone?.webkitEnterFullscreen?.()
  }, [frame, video])
  return { isFull, toggle }
}

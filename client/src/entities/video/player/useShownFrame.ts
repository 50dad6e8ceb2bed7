import { type RefObject, useEffect, useRef } from 'react'

/** Returns a function for the time of the displayed frame, in seconds: the element’s clock runs ahead of it. */
export function useShownFrame(video: RefObject<HTMLVideoElement | null>): () => number {
  const shown = useRef<number | null>(null)
  useEffect(() => {
    const element = video.current
    if (!element?.requestVideoFrameCallback) return
    let request = 0
    const watch = () => {
      request = element.requestVideoFrameCallback((_, { mediaTime }) => {
        shown.current = mediaTime
        watch()
      })
    }
    watch()
    return () => element.cancelVideoFrameCallback(request)
  }, [video])
  return () => shown.current ?? video.current?.currentTime ?? 0
}

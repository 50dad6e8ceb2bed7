import { type RefObject, useEffect, useRef } from 'react'
import { followFrames } from '../../../shared/lib/followFrames'

/** Returns a function for the time of the displayed frame, in seconds. */
export function useShownTime(video: RefObject<HTMLVideoElement | null>): () => number {
  const shown = useRef<number | null>(null)
  useEffect(
    () =>
      video.current ? followFrames(video.current, ({ mediaTime }) => (shown.current = mediaTime)) : undefined,
    [video],
  )
  return () => shown.current ?? video.current?.currentTime ?? 0
}

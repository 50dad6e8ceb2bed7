import { useLayoutEffect, useState } from 'react'
import { followFrames } from '../../../shared/lib/followFrames'

/** Events at which the frame may change, for browsers without frame callbacks. */
const MOVES = ['timeupdate', 'seeked', 'loadeddata']

/** Frame that an element shows, from 0, at this frame rate. */
export function useShownFrame(element: HTMLVideoElement | null, frameRate: number): number {
  const [frame, setFrame] = useState(0)
  useLayoutEffect(() => {
    if (!element) return
    const show = (seconds: number) => setFrame(Math.max(0, Math.floor(seconds * frameRate + 0.01)))
    const end = followFrames(element, ({ mediaTime }) => show(mediaTime))
    if (end) return end
    const move = () => show(element.currentTime)
    move()
    MOVES.forEach((event) => element.addEventListener(event, move))
    return () => MOVES.forEach((event) => element.removeEventListener(event, move))
  }, [element, frameRate])
  return frame
}

/**
 * Reports each displayed frame of a video, whose time the element’s clock may run ahead of. Returns a function that ends it;
 * undefined in browsers without frame callbacks.
 */
export function followFrames(
  element: HTMLVideoElement,
  onFrame: (frame: VideoFrameCallbackMetadata) => void,
): (() => void) | undefined {
  if (!element.requestVideoFrameCallback) return
  let request = 0
  const watch = () => {
    request = element.requestVideoFrameCallback((_, frame) => {
      onFrame(frame)
      watch()
    })
  }
  watch()
  return () => element.cancelVideoFrameCallback(request)
}

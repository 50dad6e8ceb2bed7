import { FrameClock } from './FrameClock'

/** A video element at a settable time, with frame callbacks triggered by the test. */
function openElement() {
  let report: VideoFrameRequestCallback = () => undefined
  const element = Object.assign(document.createElement('video'), {
    requestVideoFrameCallback: (callback: VideoFrameRequestCallback) => {
      report = callback
      return 1
    },
    cancelVideoFrameCallback: () => undefined,
  })
  const show = (mediaTime: number, msAgo: number) =>
    report(0, { mediaTime, expectedDisplayTime: performance.now() - msAgo } as VideoFrameCallbackMetadata)
  return { element, frames: new FrameClock(element), show }
}

test('without frame callbacks the time of the element decides', () => {
  const { element, frames } = openElement()
  element.currentTime = 1.9
  expect(frames.isAtEnd(2)).toBe(false)
  element.playbackRate = 10
  expect(frames.isAtEnd(2)).toBe(true)
})

test('displayed frames decide if they are ahead of that time', () => {
  const { element, frames, show } = openElement()
  element.currentTime = 1.9
  show(1.9, 0)
  expect(frames.isAtEnd(2)).toBe(false)
  show(1.99, 0)
  expect(frames.isAtEnd(2)).toBe(true)
  element.dispatchEvent(new Event('pause'))
  expect(frames.isAtEnd(2)).toBe(false)
  show(1.5, 5_000)
  expect(frames.isAtEnd(2)).toBe(false)
})

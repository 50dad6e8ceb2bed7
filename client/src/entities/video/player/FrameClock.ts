/** One frame of the display, in seconds. */
const DISPLAY_FRAME = 1 / 60
/** How long it takes until the screen shows another frame than the next of a playing element, in milliseconds. */
const REACTION_MS = 34
/** A frame shown longer ago does not tell when the next ones come, in milliseconds. */
const STALE_MS = 250

/** Events after which the frames shown before do not tell when the next ones come. */
const BREAKS = ['pause', 'play', 'seeking', 'seeked', 'waiting', 'ratechange', 'emptied']

/**
 * Tells when to stop a playing element, so that it shows no frame from some time on. Its own time is up to 40 ms behind
 * the frames on the screen; where the browser reports those, they decide.
 */
export class FrameClock {
  private frame: { seconds: number; shownAt: number } | null = null
  private request = 0

  constructor(private readonly element: HTMLVideoElement) {
    for (const event of BREAKS) element.addEventListener(event, this.forget)
    this.watch()
  }

  /** Whether the element has to stop now; `end` is in seconds of its file. */
  isAtEnd(end: number): boolean {
    const { currentTime, playbackRate, ended, seeking } = this.element
    if (seeking) return false
    if (ended || currentTime + DISPLAY_FRAME * playbackRate >= end) return true
    const now = performance.now()
    if (!this.frame || now - this.frame.shownAt > STALE_MS) return false
    const remaining = ((end - this.frame.seconds) / playbackRate) * 1000
    return now >= this.frame.shownAt + remaining - REACTION_MS
  }

  close(): void {
    for (const event of BREAKS) this.element.removeEventListener(event, this.forget)
    this.element.cancelVideoFrameCallback?.(this.request)
  }

  private readonly forget = (): void => {
    this.frame = null
  }

  private readonly watch = (): void => {
    if (!this.element.requestVideoFrameCallback) return
    this.request = this.element.requestVideoFrameCallback((_, { mediaTime, expectedDisplayTime }) => {
      if (!this.element.seeking) this.frame = { seconds: mediaTime, shownAt: expectedDisplayTime }
      this.watch()
    })
  }
}

import { followFrames } from '../../../shared/lib/followFrames'

/** Duration of a display frame, in seconds. */
const DISPLAY_FRAME = 1 / 60
/** Delay until the display shows that an element stopped, in milliseconds. */
const REACTION_MS = 34
/** Maximum age of a frame that predicts the next ones, in milliseconds. */
const STALE_MS = 250

/** Events after which earlier frames do not predict the next ones. */
const BREAKS = ['pause', 'play', 'seeking', 'seeked', 'waiting', 'ratechange', 'emptied']

/**
 * Decides when to stop a playing element so that it shows no frame after its end. `currentTime` is up to 40 ms behind the
 * displayed frames, so frames reported by the browser take precedence.
 */
export class FrameClock {
  private frame: { seconds: number; shownAt: number } | null = null
  private readonly endFrames: (() => void) | undefined

  constructor(private readonly element: HTMLVideoElement) {
    for (const event of BREAKS) element.addEventListener(event, this.forget)
    this.endFrames = followFrames(element, ({ mediaTime, expectedDisplayTime }) => {
      if (!element.seeking) this.frame = { seconds: mediaTime, shownAt: expectedDisplayTime }
    })
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
    this.endFrames?.()
  }

  private readonly forget = (): void => {
    this.frame = null
  }
}

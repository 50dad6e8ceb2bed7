import { applyGain } from '../../entities/video/player/gain'
import { SlateClock } from './SlateClock'

/** A clip to play, and its transition to the next. By default a whole file, as it is. */
export interface PlayedClip {
  /** Empty for a slate, which lasts for its duration without a picture. */
  url: string
  /** Seconds that it lasts in the sequence. */
  duration: number
  /** The rendered transition to the next clip; undefined for a plain cut. */
  transition?: PlayedTransition
  /** The part of the file to play, in seconds of the file: by default all of it. */
  from?: number
  to?: number
  speed?: number
  /** Decibels. */
  gain?: number
  isMuted?: boolean
  /** Which part of a wide clip a narrower sequence shows: 0 is its left edge, 1 its right edge. */
  framing?: number
}

interface PlayedTransition {
  url: string
  /** Seconds, during which both clips continue below it. */
  seconds: number
}

export type Playable = HTMLVideoElement | SlateClock

/** Times of frames are rounded to milliseconds in some files: at its exact time, the frame before may be shown. */
const ROUNDING = 0.001

export const isReady = (element: Playable): boolean =>
  element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA && !element.seeking

/** Loads a clip at this many seconds of the sequence after its start. */
export function loadClip(element: Playable, clip: PlayedClip, seconds = 0): void {
  const { url, duration, from = 0, speed = 1, framing = 0.5 } = clip
  if (element instanceof SlateClock) {
    element.load(duration)
    element.currentTime = seconds
    return
  }
  loadFile(element, url, (from && from + ROUNDING) + seconds * speed)
  // loading a file resets the rate to the default; browsers keep the pitch
  element.defaultPlaybackRate = speed
  element.playbackRate = speed
  element.style.setProperty('--framing', `${framing * 100}%`)
}

/** Loads a file at a time, in seconds; an empty URL frees the loaded one. */
export function loadFile(element: HTMLVideoElement, url: string, start = 0): void {
  if (element.getAttribute('src') === url && url) {
    element.currentTime = start
    return
  }
  if (url) element.src = url
  else element.removeAttribute('src')
  element.load()
  if (start) element.currentTime = start
}

/** Seconds of the sequence since the clip began. */
export const secondsInto = (element: Playable, { from = 0, speed = 1 }: PlayedClip): number =>
  Math.max(0, (element.currentTime - from) / speed)

/** Seconds of the sequence that the clip lasts, as far as its file is known. */
export function lengthOf(element: Playable, { from = 0, to, speed = 1, duration }: PlayedClip): number {
  const end = to ?? element.duration
  return Number.isFinite(end) ? (end - from) / speed : duration
}

/** Sets the sound of a clip. `share` is the part that a cross-fade leaves of it. */
export function setSound(
  element: Playable,
  { isMuted = false, gain = 0 }: PlayedClip,
  { share = 1, isAllMuted }: { share?: number; isAllMuted: boolean },
): void {
  if (element instanceof SlateClock) return
  element.muted = isAllMuted || isMuted
  applyGain(element, gain, share)
}

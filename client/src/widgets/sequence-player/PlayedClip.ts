import { applyGain } from '../../entities/video/player/gain'
import { SlateClock } from './SlateClock'

/** A clip to play, with its transition to the next. By default the whole file, unchanged. */
export interface PlayedClip {
  /** Empty for a slate: no picture for its duration. */
  url: string
  /** Duration in the sequence, in seconds. */
  duration: number
  /** The rendered transition to the next clip; undefined for a plain cut. */
  transition?: PlayedTransition
  /** Part of the file to play, in seconds of the file; by default all of it. */
  from?: number
  to?: number
  speed?: number
  /** Decibels. */
  gain?: number
  isMuted?: boolean
  /** Horizontal position of a crop, from 0 (left) to 1 (right). */
  framing?: number
}

interface PlayedTransition {
  url: string
  /** Seconds. Both clips continue to play under it. */
  seconds: number
}

export type Playable = HTMLVideoElement | SlateClock

/** Added to frame times: some files round them to milliseconds, and the exact time may show the previous frame. */
export const ROUNDING = 0.001

export const isReady = (element: Playable): boolean =>
  element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA && !element.seeking

/** Loads a clip, seeking to this many seconds of the sequence after its start. */
export function loadClip(element: Playable, clip: PlayedClip, seconds = 0): void {
  const { url, duration, from = 0, speed = 1, framing = 0.5 } = clip
  if (element instanceof SlateClock) {
    element.load(duration)
    element.currentTime = seconds
    return
  }
  loadFile(element, url, (from && from + ROUNDING) + seconds * speed)
  // loading resets the rate to the default
  element.defaultPlaybackRate = speed
  element.playbackRate = speed
  element.style.setProperty('--framing', `${framing * 100}%`)
}

/** Loads a file at a time in seconds; an empty URL unloads the current one. */
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

/** Seconds of the sequence since the start of the clip. */
export const secondsInto = (element: Playable, { from = 0, speed = 1 }: PlayedClip): number =>
  Math.max(0, (element.currentTime - from) / speed)

/** Duration of the clip in the sequence, limited by its file once that is loaded. */
export function lengthOf(element: Playable, { from = 0, to, speed = 1, duration }: PlayedClip): number {
  const end = to ?? element.duration
  return Number.isFinite(end) ? (end - from) / speed : duration
}

/** Sets the volume of a clip. `share` is its fraction in a cross-fade. */
export function setSound(
  element: Playable,
  { isMuted = false, gain = 0 }: PlayedClip,
  { share = 1, isAllMuted }: { share?: number; isAllMuted: boolean },
): void {
  if (element instanceof SlateClock) return
  element.muted = isAllMuted || isMuted
  applyGain(element, gain, share)
}

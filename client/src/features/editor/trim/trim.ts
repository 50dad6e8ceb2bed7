import { type ClipEdit, type VideoLength, fewestFrames, framesOf, frameRateOf } from '#schema/cut-item'

/** A video in the trim dialog. */
export interface TrimmedVideo {
  url: string | null
  posterUrl: string | null
  frames: number | null
  frameRate: number | null
  /** Seconds. */
  duration: number | null
  width: number | null
  height: number | null
}

/** The shown frames of a video; `to` is exclusive. */
export interface Trim {
  from: number
  to: number
}

/** A trim edge with a handle. */
export type Edge = 'in' | 'out'

/** The edit of a trim. An edge at the end of the video is stored as null, so that it follows the video. */
export const editOfTrim = (
  { from, to }: Trim,
  video: TrimmedVideo,
): Pick<ClipEdit, 'inFrame' | 'outFrame'> => ({
  inFrame: from,
  outFrame: to === framesOf(video) ? null : to,
})

/** Number of frames that a key moves an edge or the playhead; null for other keys. */
export function frameStep(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  video: VideoLength,
): number | null {
  const [second, frames] = [Math.round(frameRateOf(video)), framesOf(video)]
  const step = shiftKey ? second : 1
  const steps: Record<string, number | undefined> = {
    ArrowLeft: -step,
    ArrowDown: -step,
    ArrowRight: step,
    ArrowUp: step,
    PageDown: -second,
    PageUp: second,
    Home: -frames,
    End: frames,
  }
  return steps[key] ?? null
}

/** Moves an edge to a frame, within the video, and no closer to the other edge than the shortest trim. */
export function moveEdge({ from, to }: Trim, edge: Edge, frame: number, video: TrimmedVideo): Trim {
  const fewest = fewestFrames(video)
  if (edge === 'in') return { from: Math.max(0, Math.min(frame, to - fewest)), to }
  return { from, to: Math.min(framesOf(video), Math.max(frame, from + fewest)) }
}

/** Sets an edge so that the frame is shown. If it crosses the other edge, that one moves to its end of the video. */
export function setEdge(trim: Trim, edge: Edge, frame: number, video: TrimmedVideo): Trim {
  if (edge === 'in')
    return moveEdge(frame >= trim.to ? { ...trim, to: framesOf(video) } : trim, 'in', frame, video)
  return moveEdge(frame < trim.from ? { ...trim, from: 0 } : trim, 'out', frame + 1, video)
}

/** The first or last shown frame. */
export const frameAtEdge = ({ from, to }: Trim, edge: Edge): number => (edge === 'in' ? from : to - 1)

export const nearestEdge = (trim: Trim, frame: number): Edge =>
  Math.abs(frame - trim.from) <= Math.abs(frame - frameAtEdge(trim, 'out')) ? 'in' : 'out'

/** The frame at a time of the video, in seconds. */
export const frameAt = (seconds: number, video: TrimmedVideo): number =>
  Math.max(0, Math.min(framesOf(video) - 1, Math.floor(seconds * frameRateOf(video) + 0.01)))

/** The middle of a frame, in seconds: seeking to its start may show the previous frame. */
export const middleOf = (frame: number, video: TrimmedVideo): number => (frame + 0.5) / frameRateOf(video)

/** Formats frames as seconds, such as `1.25 s`. */
export const secondsText = (frames: number, video: TrimmedVideo): string =>
  `${(frames / frameRateOf(video)).toFixed(2)} s`

/** Shown and total length of a video, such as `3.4 s of 8.0 s`. */
export function lengthText({ from, to }: Trim, video: TrimmedVideo): string {
  const seconds = (frames: number) => (frames / frameRateOf(video)).toFixed(1)
  return `${seconds(to - from)} s of ${seconds(framesOf(video))} s`
}

/** Formats decibels with a sign, such as `+3 dB` or `−6 dB`. */
export function gainText(gain: number): string {
  const sign = gain < 0 ? '−' : '+'
  return `${gain ? sign : ''}${Math.abs(Math.round(gain * 10) / 10)} dB`
}

export const speedText = (speed: number): string => `${speed}×`

/** The part of a wide picture that a 9:16 film shows, as fractions of its width; null if the picture is not wider. */
export function portraitWindow(
  framing: number,
  { width, height }: TrimmedVideo,
): { left: number; width: number } | null {
  const share = (9 / 16) * ((height ?? 9) / (width ?? 16))
  return share < 0.99 ? { left: framing * (1 - share), width: share } : null
}

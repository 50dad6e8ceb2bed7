import { LIMITS, SPEEDS, type Speed } from './limits.js'

/** How a cut shows a video: trim, speed, sound and framing. The file does not change. */
export interface ClipEdit {
  /** The first frame shown, in frames of the video. */
  inFrame: number
  /** The frame after the last one shown; null: the end of the video. */
  outFrame: number | null
  speed: Speed
  isMuted: boolean
  /** Decibels. */
  gain: number
  /** The part of a wide clip that a narrower film shows: 0 is the left edge, 1 the right edge. */
  framing: number
}

/** One use of a video in a cut, and its transition to the next one. */
export interface CutItem extends ClipEdit {
  /** For the first use of a video, `firstItemId` of the video. */
  id: string
  videoId: string
  /** The key of a transition, or the empty string for a plain cut. */
  transition: string
  /** Seconds of the transition; also stored for a plain cut. */
  transitionSeconds: number
}

/** The version of a UUID, one hexadecimal digit. */
const VERSION = 14
const DERIVED = '8'

/** The id of the first use of a video: the video’s UUID as version 8. Ids are unique over types. */
export const firstItemId = (videoId: string): string =>
  `${videoId.slice(0, VERSION)}${DERIVED}${videoId.slice(VERSION + 1)}`

/** Whether an id is derived from that of another object. */
export const isDerivedId = (id: string): boolean => id[VERSION] === DERIVED

export const isFirstUse = ({ id, videoId }: Pick<CutItem, 'id' | 'videoId'>): boolean =>
  id === firstItemId(videoId)

/** The whole video at its own speed, with its sound. */
export const UNEDITED: Readonly<ClipEdit> = {
  inFrame: 0,
  outFrame: null,
  speed: 1,
  isMuted: false,
  gain: 0,
  framing: 0.5,
}

export const CLIP_EDIT_FIELDS = Object.keys(UNEDITED) as readonly (keyof ClipEdit)[]

/** Only the edit of an object that has one. */
export const editOf = ({ inFrame, outFrame, speed, isMuted, gain, framing }: ClipEdit): ClipEdit => ({
  inFrame,
  outFrame,
  speed,
  isMuted,
  gain,
  framing,
})

/** Whether an item shows anything but the whole, unchanged video. */
export const isEdited = (edit: ClipEdit): boolean =>
  CLIP_EDIT_FIELDS.some((field) => edit[field] !== UNEDITED[field])

/** The rate of videos that arrived before rates were recorded. */
const FIRST_RATE = 24

/** The length of a video; null if unknown. */
export interface VideoLength {
  /** Frames, at `frameRate` a second. */
  frames?: number | null
  frameRate?: number | null
  /** Seconds. */
  duration?: number | null
}

export const frameRateOf = ({ frameRate }: VideoLength): number => frameRate ?? FIRST_RATE

/** Frames of a video. */
export const framesOf = (video: VideoLength): number =>
  video.frames ?? Math.max(1, Math.round((video.duration ?? 0) * frameRateOf(video)))

/** The frames of a video after its edit, from `from` up to but not including `to`. */
export function shownFrames(
  { inFrame, outFrame }: Pick<ClipEdit, 'inFrame' | 'outFrame'>,
  video: VideoLength,
): { from: number; to: number } {
  return { from: inFrame, to: outFrame ?? framesOf(video) }
}

/** Duration of an edited video in a film, in seconds. */
export function shownSeconds(
  edit: Pick<ClipEdit, 'inFrame' | 'outFrame' | 'speed'>,
  video: VideoLength,
): number {
  if (edit.inFrame === 0 && edit.outFrame === null && video.duration != null)
    return video.duration / edit.speed
  const { from, to } = shownFrames(edit, video)
  return (to - from) / frameRateOf(video) / edit.speed
}

/** Minimum frames of a trim. */
export const fewestFrames = (video: VideoLength): number =>
  Math.ceil(LIMITS.cutItem.secondsMin * frameRateOf(video))

/** Whether both parts of a clip split before this frame would be long enough. */
export function canSplit(
  trim: Pick<ClipEdit, 'inFrame' | 'outFrame'>,
  frame: number,
  video: VideoLength,
): boolean {
  const { from, to } = shownFrames(trim, video)
  return Math.min(frame - from, to - frame) >= fewestFrames(video)
}

/**
 * Why a trim is invalid, and the field to blame; null if it is valid. A video shorter than the shortest trim can only be
 * shown whole.
 */
export function trimError(
  trim: Pick<ClipEdit, 'inFrame' | 'outFrame'>,
  video: VideoLength,
): { field: 'inFrame' | 'outFrame'; message: string } | null {
  const frames = framesOf(video)
  const { from, to } = shownFrames(trim, video)
  if (from === 0 && to === frames) return null
  if (to > frames) return { field: 'outFrame', message: `The video ends at frame ${frames}` }
  if (from >= to)
    return {
      field: trim.outFrame === null ? 'inFrame' : 'outFrame',
      message: 'A clip must end after its start',
    }
  if (to - from < fewestFrames(video))
    return {
      field: trim.outFrame === null ? 'inFrame' : 'outFrame',
      message: `A clip must show at least ${LIMITS.cutItem.secondsMin} seconds of its video`,
    }
  return null
}

export const isSpeed = (speed: number): speed is Speed => (SPEEDS as readonly number[]).includes(speed)

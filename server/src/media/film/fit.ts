import { UNEDITED } from '#schema/cut-item'
import { framesInFilm } from '#schema/film-plan'
import { FfmpegCommand } from '../ffmpeg-command.js'
import { startFfmpeg, type FfmpegOptions, type FfmpegTools } from '../ffmpeg.js'
import type { ClipFiles, FrameRate, TaskOptions } from '../film.js'
import { type FilmLook, fit } from './canvas.js'
import { ONE_CORE } from './draw.js'
import { h264, keyFrames, ONE_THREAD, PIECE_QUALITY } from './encoding.js'
import type { ClipWithContentId } from './clips/clip-sources.js'
import { counted } from './transitions.js'
import { keyOf, writePiece } from './window.js'

export const speedOf = ({ edit = UNEDITED }: Pick<ClipFiles, 'edit'>): number => edit.speed

/** The differences of a clip from the film; null if it fits. */
export const misfitOf = (clip: ClipWithContentId, { canvas, rate }: FilmLook): string | null => {
  const differences = [
    (clip.width !== canvas.width || clip.height !== canvas.height) && 'size',
    clip.frameRate !== rate && 'frame rate',
    speedOf(clip) !== 1 && 'speed',
  ].filter(Boolean)
  return differences.length ? `another ${differences.join(', ')}` : null
}

/** Frames of a whole clip in a film of this rate, at the speed of the clip. */
export const fittedFrames = (clip: ClipFiles, rate: FrameRate): number =>
  framesInFilm(clip.frames, { frameRate: clip.frameRate, speed: speedOf(clip) }, rate)

/** The framing of a clip whose sides are cropped, otherwise null. */
const framingOf = (
  { width, height, edit = UNEDITED }: ClipFiles,
  { canvas, fit: how }: FilmLook,
): number | null => (how === 'CROP' && width * canvas.height > height * canvas.width ? edit.framing : null)

const encoded = (frames: number, rate: FrameRate): string[] => [
  ...h264(PIECE_QUALITY, rate),
  ...keyFrames(frames, rate),
]

/** Cache key of a clip at a film's canvas and rate, and at its own speed. */
export const fittedKey = (tools: FfmpegTools, clip: ClipWithContentId, look: FilmLook): string =>
  keyOf(
    'fitted',
    clip.contentId,
    clip.frames,
    clip.frameRate,
    speedOf(clip),
    framingOf(clip, look),
    look.canvas,
    look.rate,
    look.fit,
    tools.version,
    encoded(fittedFrames(clip, look.rate), look.rate),
  )

/** Makes speeds whole numbers: all are multiples of a quarter. */
const SPEED_TICKS = 4

/**
 * Filters that retime the frames of a clip to the rate of the film, as `videoFrame` of `#schema/film-plan`
 * selects them. In this time base all frame times are whole numbers, so fps rounds only once.
 */
const retimed = (clip: ClipFiles, rate: FrameRate): string[] => {
  const ticks = clip.frameRate * speedOf(clip) * SPEED_TICKS
  return ticks === rate * SPEED_TICKS
    ? [counted(rate)]
    : [
        `settb=1/${ticks},setpts=N*${SPEED_TICKS}`,
        `fps=${rate}:start_time=0`,
        'tpad=stop=-1:stop_mode=clone',
        counted(rate),
      ]
}

/**
 * Converts a clip's picture to a film's canvas and rate, and to its speed, with key frames at possible cuts,
 * as in the mezzanine.
 */
export const writeFitted = async (
  tools: FfmpegTools,
  { clip, look, to }: { clip: ClipWithContentId; look: FilmLook; to: string },
  work: TaskOptions = {},
): Promise<void> => {
  const { canvas, rate } = look
  const frames = fittedFrames(clip, rate)
  const filters = [
    ...retimed(clip, rate),
    fit(canvas, look.fit === 'CROP', framingOf(clip, look) ?? undefined),
  ]
  const command = new FfmpegCommand(tools.ffmpeg, ...ONE_CORE)
  command.trusted(clip.mezzanineVideo, ...ONE_THREAD)
  command.videoFilters(filters).outputOptions('-frames:v', String(frames))
  const drawn = (out: readonly string[], options: FfmpegOptions) =>
    startFfmpeg(command.writes(to, ...out), options)
  await writePiece({ drawn, encoding: encoded(frames, rate), frames }, work)
}

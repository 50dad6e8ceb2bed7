import { framesInFilm } from '#schema/film-plan'
import { FfmpegCommand } from '../ffmpeg-command.js'
import { startFfmpeg, type FfmpegOptions, type FfmpegTools } from '../ffmpeg.js'
import type { FrameRate, TaskOptions } from '../film.js'
import { type FilmLook, fit } from './canvas.js'
import { ONE_CORE } from './draw.js'
import { h264, keyFrames, ONE_THREAD, PIECE_QUALITY } from './encoding.js'
import type { ClipWithContentId } from './clips/clip-sources.js'
import { counted } from './transitions.js'
import { keyOf, writePiece } from './window.js'

/** Whether a clip is on the film's canvas and at its rate as it is. */
export const fitsAlready = (
  { width, height, frameRate }: ClipWithContentId,
  { canvas, rate }: FilmLook,
): boolean => width === canvas.width && height === canvas.height && frameRate === rate

const encoded = (frames: number, rate: FrameRate): string[] => [
  ...h264(PIECE_QUALITY, rate),
  ...keyFrames(frames, rate),
]

/** The name of a clip on a film's canvas and at its rate. */
export const fittedKey = (
  tools: FfmpegTools,
  clip: ClipWithContentId,
  { canvas, rate, fit }: FilmLook,
): string =>
  keyOf(
    'fitted',
    clip.contentId,
    clip.frames,
    clip.frameRate,
    canvas,
    rate,
    fit,
    tools.version,
    encoded(framesInFilm(clip.frames, clip, rate), rate),
  )

/**
 * Brings a clip's picture to a film's canvas and rate, with key frames where cuts may fall, as in the
 * mezzanine.
 */
export const writeFitted = async (
  tools: FfmpegTools,
  { clip, look, to }: { clip: ClipWithContentId; look: FilmLook; to: string },
  work: TaskOptions = {},
): Promise<void> => {
  const { canvas, rate } = look
  const frames = framesInFilm(clip.frames, clip, rate)
  const filters = [
    counted(clip.frameRate),
    ...(clip.frameRate === rate
      ? []
      : [`fps=${rate}:start_time=0`, 'tpad=stop=-1:stop_mode=clone', counted(rate)]),
    fit(canvas, look.fit === 'crop'),
  ]
  const command = new FfmpegCommand(tools.ffmpeg, ...ONE_CORE)
  command.trusted(clip.mezzanineVideo, ...ONE_THREAD)
  command.videoFilters(filters).outputOptions('-frames:v', String(frames))
  const drawn = (out: readonly string[], options: FfmpegOptions) =>
    startFfmpeg(command.writes(to, ...out), options)
  await writePiece({ drawn, encoding: encoded(frames, rate), frames }, work)
}

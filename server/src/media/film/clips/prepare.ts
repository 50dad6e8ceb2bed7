import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type VideoRatio, ratioOf } from '#schema/limits'
import { FfmpegCommand } from '../../ffmpeg-command.js'
import { encode, type FfmpegTools } from '../../ffmpeg.js'
import {
  type ClipMotion,
  type FrameRate,
  type PreparedClip,
  type PrepareOptions,
  type TaskOptions,
  FilmFailure,
} from '../../film.js'
import { ProgramFailure } from '../../program.js'
import { type Size, canvasOf, differsInShape, fills, fit, frameRateOf } from '../canvas.js'
import {
  AAC,
  FASTSTART,
  h264,
  keyFrames,
  LIMITED,
  PIECE_QUALITY,
  SAMPLE_RATE,
  samplesPerFrame,
  toStereo,
} from '../encoding.js'
import { drawSmallPoster, posterFrame, shrinkPoster } from '../poster.js'
import { inHdColours, writeLut } from './colours.js'
import { motionIn, NOWHERE, STILLNESS } from './motion.js'
import { type Source, inspect } from './probe.js'
import { counted } from '../transitions.js'
import { rising, together, tempWorkspace } from '../temp-workspace.js'

/** Part of `Film.mezzanineSetting`: increase the number when sources are normalised differently. */
export const MEZZANINE_SETTING = createHash('sha256')
  .update(JSON.stringify([3, h264(PIECE_QUALITY, 24), keyFrames(240, 24)]))
  .digest('hex')
  .slice(0, 16)

/** Seconds of sound after the last frame that a copy may keep. */
const LINGERING = 0.1
/** Seconds by which the length of a copy may differ. */
const NOTICED = 0.04
/** Compressed fast, as only the poster is made from it. */
const STILL = ['-c:v', 'png', '-compression_level', '1', '-update', '1', '-f', 'image2']
/** Longer than a clip of ten minutes takes on a slow machine. */
const LONGEST_SECONDS = 30 * 60

interface Mezzanine {
  video: string
  sound: string
  still: string
  frames: number
  rate: FrameRate
  canvas: Size
  /** Path of its colour table, if it needs one. */
  lut?: string
}

/** A file, its probe, and what to make from it. */
interface Preparation {
  file: string
  source: Source
  mezzanine: Mezzanine
  /** The shape to crop to; undefined keeps the source's own. */
  ratio?: VideoRatio
  /** Frames to skip at its beginning. */
  skipped: number
}

/**
 * Filters from any picture, at any rate, to exactly `frames` frames of the canvas. The first is the source's
 * first; the last is held if the source ends early.
 */
const pictureFilters = (
  source: Source,
  { frames, rate, canvas, lut }: Mezzanine,
  { ratio, skipped }: Pick<Preparation, 'ratio' | 'skipped'>,
): string =>
  [
    `[0:${source.videoIndex}]setpts=PTS-STARTPTS`,
    `fps=${rate}:start_time=0`,
    ...(skipped ? [`trim=start_frame=${skipped}`, 'setpts=PTS-STARTPTS'] : []),
    ...(source.squarePixels ? [] : ["scale='max(2,trunc(iw*sar/2)*2)':ih", 'setsar=1']),
    ...inHdColours(source, { fit: fit(canvas, fills(source, canvas, ratio)), lut }),
    'tpad=stop=-1:stop_mode=clone',
    `trim=end_frame=${frames}`,
    counted(rate),
    'split=3[picture][still][moving]',
  ].join(',')

const CUT_SHORT = 'The video could not be read to its end.'

/**
 * Filters from any sound, or none, to exactly as many samples as the picture lasts, in step with the
 * picture's first frame.
 */
const soundFilters = (source: Source, { frames, rate }: Mezzanine, skipped: number): string => {
  const length = `atrim=end_sample=${frames * samplesPerFrame(rate)}[sound]`
  if (source.audioIndex === null) return `anullsrc=r=${SAMPLE_RATE}:cl=stereo,${length}`
  const inStep = `asetpts=PTS-(${source.videoStart.toFixed(6)})/TB,aresample=${SAMPLE_RATE}:async=1:first_pts=0`
  const begins = skipped ? `,atrim=start_sample=${skipped * samplesPerFrame(rate)},asetpts=PTS-STARTPTS` : ''
  const stereo = [toStereo(source.channels), ...(source.channels > 2 ? [LIMITED] : [])].join(',')
  return `[0:${source.audioIndex}]${inStep}${begins},${stereo},aformat=sample_fmts=s16,apad,${length}`
}

const writeMezzanine = async (
  tools: FfmpegTools,
  { file, source, mezzanine, ratio, skipped }: Preparation,
  work: TaskOptions,
): Promise<ClipMotion | null> => {
  const { frames, rate } = mezzanine
  const still = `[still]trim=start_frame=${posterFrame(frames)}:end_frame=${posterFrame(frames) + 1},setpts=0[one]`
  const command = new FfmpegCommand(tools.ffmpeg)
    .untrusted(file)
    .writes(
      mezzanine.video,
      '-map',
      '[picture]',
      ...h264(PIECE_QUALITY, rate),
      ...keyFrames(frames, rate),
      ...FASTSTART,
    )
    .writes(mezzanine.still, '-map', '[one]', '-frames:v', '1', ...STILL)
    .writes('-', '-map', '[stillness]', ...NOWHERE)
    .writes(mezzanine.sound, '-map', '[sound]', '-map_metadata', '-1', '-c:a', 'pcm_s16le', '-f', 'wav')
  command.complexFilter([
    pictureFilters(source, mezzanine, { ratio, skipped }),
    still,
    `[moving]${STILLNESS}[stillness]`,
    soundFilters(source, mezzanine, skipped),
  ])
  let printed = ''
  const written = await encode(command, {
    signal: work.signal,
    gentle: work.gentle,
    seconds: LONGEST_SECONDS,
    frames: (done) => work.progress?.(done / frames),
    printed: (text) => (printed += text),
  }).catch((error: unknown) => {
    if (!(error instanceof ProgramFailure)) throw error
    throw new FilmFailure(CUT_SHORT, { cause: error, retryable: error.wasKilled })
  })
  if (written !== frames) throw new FilmFailure(CUT_SHORT)
  return motionIn(printed, { frames, rate })
}

/** Whether browsers play the source's picture unchanged, in the requested shape. */
const mayKeep = (source: Source, ratio?: VideoRatio): boolean =>
  source.playable && !(ratio && differsInShape(source, ratioOf(ratio)))

/** Copies streams without encoding. False if the result is incomplete or does not play everywhere. */
const copied = async (
  tools: FfmpegTools,
  command: FfmpegCommand,
  { source, video, signal }: { source: Source; video: string; signal?: AbortSignal },
): Promise<boolean> => {
  try {
    await encode(command.writes(video, ...FASTSTART), { signal })
    const copy = await inspect(tools, video, signal)
    return copy.playable && Math.abs(copy.duration - source.duration) < NOTICED
  } catch (error) {
    if (error instanceof ProgramFailure || error instanceof FilmFailure) return false
    throw error
  }
}

/**
 * Writes the MP4 for playback: the source's streams if they are playable, otherwise the mezzanine's picture,
 * without encoding it again. Waits for the mezzanine only if it is used.
 */
const writePlayable = async (
  tools: FfmpegTools,
  { file, source, mezzanine, ratio, skipped }: Preparation,
  { video, written, signal }: { video: string; written: Promise<unknown>; signal?: AbortSignal },
): Promise<void> => {
  const keep = !skipped && mayKeep(source, ratio)
  const picture = ['-map', `0:${source.videoIndex}`]
  const own = source.audioIndex === null ? [] : ['-map', `0:${source.audioIndex}`]
  const fine = source.audioIndex === null || (source.playableSound && source.soundBeyond <= LINGERING)
  const command = () => new FfmpegCommand(tools.ffmpeg)

  if (keep && fine) {
    const asItIs = command().untrusted(file)
    asItIs.outputOptions(...picture, ...own, '-c', 'copy')
    if (await copied(tools, asItIs, { source, video, signal })) return
  }
  await written
  if (keep && !fine) {
    const withMixedSound = command().untrusted(file).trusted(mezzanine.sound)
    withMixedSound.outputOptions(...picture, '-map', '1:0', '-c:v', 'copy', ...AAC)
    if (await copied(tools, withMixedSound, { source, video, signal })) return
  }
  const remux = command().trusted(mezzanine.video)
  if (source.hasSound) remux.trusted(mezzanine.sound)
  const sound = source.hasSound ? ['-map', '1:0', ...AAC] : []
  await encode(remux.writes(video, '-map', '0:0', ...sound, '-c:v', 'copy', ...FASTSTART), { signal })
}

/**
 * `Film.prepare`: inspects the file, then writes mezzanine, playable video and posters. Throws `FilmFailure`.
 */
export const prepareClip = async (
  tools: FfmpegTools,
  file: string,
  folder: string,
  options: PrepareOptions,
): Promise<PreparedClip> => {
  const report = rising(options.progress)
  const source = await inspect(tools, file, options.signal)
  report(0.03)
  const canvas = canvasOf(source, options.ratio)
  const rate = frameRateOf(source.frameRate)
  const skipped = Math.round((options.skip?.(source.duration) ?? 0) * rate)
  const frames = Math.max(1, Math.round(source.duration * rate) - skipped)
  return tempWorkspace(folder, async (workspace) => {
    const mezzanine = {
      lut: await writeLut(source, join(workspace, 'colours.cube')),
      video: join(workspace, 'mezzanine.mp4'),
      sound: join(workspace, 'mezzanine.wav'),
      still: join(workspace, 'still.png'),
      frames,
      rate,
      canvas,
    }
    const video = join(workspace, 'video.mp4')
    const stop = new AbortController()
    const work = {
      ...options,
      signal: options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal,
    }
    const preparation = { file, source, mezzanine, ratio: options.ratio, skipped }
    const written = writeMezzanine(tools, preparation, {
      ...work,
      progress: (done) => report(0.03 + 0.87 * done),
    })
    const playable = writePlayable(tools, preparation, { video, written, signal: work.signal })
    const poster = join(workspace, 'poster.webp')
    const drawn = written.then(() => shrinkPoster(mezzanine.still, poster))
    await together([written, playable, drawn], stop)
    const smallPoster = await drawSmallPoster(poster, workspace)
    const { size: bytes } = await stat(video)
    const shown = await inspect(tools, video, options.signal)
    report(1)
    const files = {
      video,
      poster,
      smallPoster,
      mezzanineVideo: mezzanine.video,
      mezzanineSound: mezzanine.sound,
    }
    return {
      result: {
        ...files,
        ...canvas,
        lines: Math.min(shown.width, shown.height),
        frames,
        frameRate: rate,
        duration: frames / rate,
        hasSound: source.hasSound,
        motion: await written,
        bytes,
      },
      files,
    }
  })
}

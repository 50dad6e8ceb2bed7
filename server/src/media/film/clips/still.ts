import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FfmpegCommand } from '../../ffmpeg-command.js'
import { encode, type FfmpegTools } from '../../ffmpeg.js'
import { FilmFailure, type PictureSize, type Still, type StillOf } from '../../film.js'
import { decoderOf, sizeOf } from '../assemble.js'
import { HEAD_BYTES, type ReadRange, begun } from './excerpt.js'
import { movieHeader } from '../mp4/movie.js'
import { type Samples, type Track, tracksIn } from '../mp4/track.js'
import { drawOnStill } from './drawn-still.js'
import { matrixOf } from './colours.js'
import { inspect } from './probe.js'

/** Seconds by which a player's clock may lag behind the frame that it shows. */
const CLOCK_ERROR = 0.001
/** Time limit for one frame, in seconds. */
const TIMEOUT_SECONDS = 60
/** A lossless picture has at most about three bytes a pixel; a larger one would exceed the upload limit. */
const LOSSLESS_PIXELS = 6_000_000
const PNG = ['-c:v', 'png', '-compression_level', '3', '-update', '1', '-f', 'image2']
const JPEG = ['-c:v', 'mjpeg', '-q:v', '2', '-update', '1', '-f', 'image2']
const EXACT = 'flags=lanczos+accurate_rnd+full_chroma_int+full_chroma_inp'

/** The size scaled down to a number of pixels. */
function within({ width, height }: PictureSize, pixels: number): PictureSize {
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The tick of its track's timescale at which a sample is shown. */
const shownAt = ({ decodeTimes, shifts }: Samples, sample: number): number =>
  decodeTimes[sample] + shifts[sample]

/** Seconds from the film's first moment to the end of a track. */
const endOf = ({ samples, start, timescale }: Track): number => {
  let end = 0
  for (let at = 0; at < samples.count; at++) end = Math.max(end, shownAt(samples, at) + samples.durations[at])
  return (end - start) / timescale
}

/** The sample shown at a tick; the first one if nothing is shown yet. */
const sampleAt = (samples: Samples, tick: number): number => {
  let [found, first] = [-1, 0]
  for (let at = 0; at < samples.count; at++) {
    const shown = shownAt(samples, at)
    if (shown < shownAt(samples, first)) first = at
    if (shown <= tick && (found < 0 || shown > shownAt(samples, found))) found = at
  }
  return found < 0 ? first : found
}

/**
 * The last key frame up to `from` from which a sample can be decoded. Key frames shown after the sample do
 * not count: the sample also needs frames before them.
 */
const keyFrameOf = (samples: Samples, sample: number, from = sample): number => {
  let key = from
  while (key > 0 && !(samples.sync[key] && shownAt(samples, key) <= shownAt(samples, sample))) key--
  return key
}

const IDR = 5
/**
 * Whether an H.264 sample depends on nothing before it, judged by its NAL units; the key frame flag alone
 * does not guarantee that.
 */
const isFresh = (entry: Buffer, sample: Buffer): boolean => {
  const width = ((decoderOf(entry)?.[4] ?? 3) & 3) + 1
  for (let at = 0; at + width < sample.length; at += width + sample.readUIntBE(at, width))
    if ((sample[at + width] & 31) === IDR) return true
  return false
}

/** Consecutive samples of a picture track in decoding order. */
interface Stretch {
  from: number
  samples: Buffer[]
}

/** Reads the samples that have to be decoded for a sample, which is the last of them. */
const readStretch = async (read: ReadRange, { entry, samples }: Track, sample: number): Promise<Stretch> => {
  for (let from = keyFrameOf(samples, sample); ; from = keyFrameOf(samples, sample, from - 1)) {
    const start = samples.offsets[from]
    const range = await read({ start, end: samples.offsets[sample] + samples.sizes[sample] - 1 })
    const parts = Array.from({ length: sample - from + 1 }, (_, at) => {
      const begin = samples.offsets[from + at] - start
      return range.subarray(begin, begin + samples.sizes[from + at])
    })
    if (from === 0 || isFresh(entry, parts[0])) return { from, samples: parts }
  }
}

/** Writes a stretch as an MP4 that begins with its first shown frame; returns the tick of that frame. */
const writeStretch = async (
  { entry, timescale, samples }: Track,
  { from, samples: parts }: Stretch,
  file: string,
): Promise<number> => {
  let [first, end] = [Infinity, 0]
  for (let at = from; at < from + parts.length; at++) {
    first = Math.min(first, shownAt(samples, at))
    end = Math.max(end, shownAt(samples, at) + samples.durations[at])
  }
  const bytes = parts.reduce((sum, { length }) => sum + length, 0)
  const of = <Table extends Uint32Array | Int32Array>(table: Table) =>
    table.subarray(from, from + parts.length)
  const track = {
    kind: 'picture' as const,
    entry,
    timescale,
    start: first - samples.decodeTimes[from],
    size: sizeOf(entry),
    samples: {
      count: parts.length,
      sizes: of(samples.sizes),
      durations: of(samples.durations),
      shifts: of(samples.shifts),
      sync: [0],
    },
  }
  const chunk = { track: 0, samples: parts.length, bytes }
  const header = movieHeader([track], [chunk], { duration: end - first, timescale })
  await writeFile(file, [header, ...parts])
  return first
}

/** `Film.still`: reads only the index of the file and the bytes from a key frame to the frame. */
export const takeStill = async (
  tools: FfmpegTools,
  { read, atSeconds, strokes }: StillOf,
  folder: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Still | undefined> => {
  const head = await read({ start: 0, end: HEAD_BYTES - 1 })
  const tracks = await tracksIn(begun(head, read))
  const picture = tracks.find(({ kind }) => kind === 'picture')
  if (!picture) throw new Error('The MP4 file has no video track')
  const end = Math.max(...tracks.map(endOf))
  if (atSeconds !== null && atSeconds > end + CLOCK_ERROR) return undefined
  const { samples, start, timescale } = picture
  const moment = atSeconds === null ? Infinity : (atSeconds + CLOCK_ERROR) * timescale + start
  const sample = sampleAt(samples, moment)
  const excerpt = join(folder, 'excerpt.mp4')
  const first = await writeStretch(picture, await readStretch(read, picture, sample), excerpt)
  const source = await inspect(tools, excerpt, signal)
  const lossless = source.width * source.height <= LOSSLESS_PIXELS
  const file = join(folder, lossless ? 'still.png' : 'still.jpg')
  const shown = (shownAt(samples, sample) - first) / timescale
  const command = new FfmpegCommand(tools.ffmpeg, '-copyts').untrusted(excerpt)
  command.complexFilter(
    `[0:v]select=gte(t\\,${(shown - CLOCK_ERROR).toFixed(6)}),scale=in_color_matrix=${matrixOf(source)}:${EXACT}[still]`,
  )
  command.writes(file, '-map', '[still]', '-frames:v', '1', ...(lossless ? PNG : JPEG))
  const written = await encode(command, { signal, seconds: TIMEOUT_SECONDS })
  if (written !== 1) throw new FilmFailure('This frame of the video could not be read.')
  const drawn = strokes ? await drawOnStill(file, folder, strokes, within(source, LOSSLESS_PIXELS)) : file
  return { file: drawn, seconds: Math.max(0, (shownAt(samples, sample) - start) / timescale) }
}

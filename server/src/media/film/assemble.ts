import { open } from 'node:fs/promises'
import { AppError } from '#platform/errors/failure'
import { GrowingFile } from '#platform/storage/growing-file'
import type { FilmTags, FrameRate } from '../film.js'
import { type CaptionTrack, type TextTrack, textTrack } from './captions/text-track.js'
import { timescaleOf } from './encoding.js'
import { Appender } from './mp4/appender.js'
import { box, boxesIn } from './mp4/boxes.js'
import type { Chunk, MovieTrack } from './mp4/movie.js'
import { movieHeader } from './mp4/movie.js'
import type { Track } from './mp4/track.js'
import { readTrack } from './mp4/track.js'
import { type Piece, PieceReader, rangesOf, type RenumberedFirsts, renumberedFirsts } from './piece-reader.js'

/** The pieces cannot form one stream without being encoded again. */
export class PiecesDiffer extends AppError {
  override readonly code = 'PIECES_DIFFER'
}

/** Bytes of a sample entry before its boxes. */
const ENTRY_HEADER = 86
const SIZE_AT = 32

const within = (entry: Buffer) => boxesIn(entry.subarray(ENTRY_HEADER))
/** The decoder configuration of a sample entry: the body of its `avcC`. */
export const decoderOf = (entry: Buffer): Buffer | undefined =>
  within(entry).find(({ type }) => type === 'avcC')?.body
/** The size of the pictures that a sample entry describes. */
export const sizeOf = (entry: Buffer) => ({
  width: entry.readUInt16BE(SIZE_AT),
  height: entry.readUInt16BE(SIZE_AT + 2),
})

/** A sample entry without its bit rate, which differs from piece to piece. */
const withoutBitRate = (entry: Buffer): Buffer =>
  box(
    entry.toString('latin1', 4, 8),
    entry.subarray(8, ENTRY_HEADER),
    ...within(entry)
      .filter(({ type }) => type !== 'btrt')
      .map(({ whole }) => whole),
  )

const checkFit = ({ picture, from, to }: Piece, first: Piece, rate: FrameRate): void => {
  if (picture.timescale !== timescaleOf(rate)) throw new PiecesDiffer('Two pieces of the film differ in rate')
  const decoder = decoderOf(picture.entry)
  if (!decoder || !decoderOf(first.picture.entry)?.equals(decoder))
    throw new PiecesDiffer('Two pieces of the film were encoded with different parameters')
  const [size, wanted] = [sizeOf(picture.entry), sizeOf(first.picture.entry)]
  if (size.width !== wanted.width || size.height !== wanted.height)
    throw new PiecesDiffer('Two pieces of the film differ in size')
  const { count, sync } = picture.samples
  if (!(from >= 0 && from < to && to <= count))
    throw new PiecesDiffer(`A piece of ${count} frames has none from ${from} to ${to}`)
  if (!sync[from]) throw new PiecesDiffer(`A piece from frame ${from} on does not begin with an IDR frame`)
}

/** The frame that each sample of a picture shows, counted from the first of these samples. */
export const shownOrder = (
  { samples, timescale }: Track,
  { from, to }: { from: number; to: number },
  rate: FrameRate,
): Int32Array => {
  const frame = timescale / rate
  const time = (at: number) => samples.decodeTimes[at] + samples.shifts[at]
  return Int32Array.from({ length: to - from }, (_, index) =>
    Math.round((time(from + index) - time(from)) / frame),
  )
}

/**
 * The frame of the film that each sample of a piece shows, counted from the piece's first. Throws if one is
 * missing or doubled.
 */
const shownFrames = ({ picture, ...range }: Piece, rate: FrameRate): Int32Array => {
  const shown = shownOrder(picture, range, rate)
  if (![...shown].toSorted((a, b) => a - b).every((at, index) => at === index))
    throw new PiecesDiffer('The frames of a piece do not follow each other')
  return shown
}

/** The film's picture: all frames of all pieces, each at its exact time. */
export const pictureTrack = (
  pieces: readonly Piece[],
  rate: FrameRate,
  renumbered: RenumberedFirsts = new Map(),
): MovieTrack => {
  const count = pieces.reduce((total, { from, to }) => total + to - from, 0)
  const [sizes, ahead, sync] = [new Uint32Array(count), new Int32Array(count), [] as number[]]
  let begin = 0
  for (const [index, piece] of pieces.entries()) {
    const { samples } = piece.picture
    const shown = shownFrames(piece, rate)
    for (let index = 0; index < shown.length; index++) {
      sizes[begin + index] = samples.sizes[piece.from + index]
      ahead[begin + index] = shown[index] - index
      if (samples.sync[piece.from + index]) sync.push(begin + index)
    }
    sizes[begin] = renumbered.get(index) ?? sizes[begin]
    begin += shown.length
  }
  const delay = -ahead.reduce((least, frames) => Math.min(least, frames), 0)
  const [
    {
      picture: { entry, timescale },
    },
  ] = pieces
  const frame = timescale / rate
  return {
    kind: 'picture',
    entry: withoutBitRate(entry),
    size: sizeOf(entry),
    timescale,
    start: delay * frame,
    samples: {
      count,
      sizes,
      durations: new Uint32Array(count).fill(frame),
      shifts: ahead.map((frames) => (frames + delay) * frame),
      sync,
    },
  }
}

/** The film's sound as it was encoded; the edit list leaves out the excess at its ends. */
const soundTrack = ({ entry, timescale, start, samples }: Track, seconds: number): MovieTrack => {
  const { count, sizes, durations } = samples
  const ticks = durations.reduce((total, duration) => total + duration, 0) - start
  if (ticks / timescale < seconds) throw new PiecesDiffer('The sound of the film is shorter than its picture')
  return { kind: 'sound', entry, timescale, start, samples: { count, sizes, durations } }
}

/** Chunks of a second: its captions, its picture and its sound. */
const chunksOf = (
  picture: Uint32Array,
  { sound, texts }: { sound: Track; texts: readonly TextTrack[] },
  rate: FrameRate,
): Chunk[] => {
  const { sizes, decodeTimes, count } = sound.samples
  const chunks: Chunk[] = []
  let soundAt = 0
  const read = texts.map(() => 0)
  for (let frame = 0; frame < picture.length; frame += rate) {
    const until = ((frame + rate) / rate) * 1_000
    for (const [index, { starts, samples }] of texts.entries())
      for (; read[index] < starts.length && starts[read[index]] < until; read[index]++)
        chunks.push({ track: 2 + index, samples: 1, bytes: samples[read[index]].length })
    const seen = picture.subarray(frame, frame + rate)
    chunks.push({ track: 0, samples: seen.length, bytes: seen.reduce((total, size) => total + size, 0) })
    const last = frame + rate >= picture.length
    const end = ((frame + rate) / rate) * sound.timescale
    const begin = soundAt
    let bytes = 0
    while (soundAt < count && (last || decodeTimes[soundAt] < end)) bytes += sizes[soundAt++]
    if (soundAt > begin) chunks.push({ track: 1, samples: soundAt - begin, bytes })
  }
  return chunks
}

/**
 * Writes `pieces` one after the other, the AAC track of `sound` and caption tracks into one faststart MP4,
 * without decoding. Each frame has its exact time at `rate`; the sound starts at its true beginning and ends
 * with the picture. Consecutive IDR pictures get different ids. Memory does not depend on the length, and the
 * same pieces give the same bytes. `begun` gets the file before the first byte is written. Throws
 * `PiecesDiffer` if the pieces cannot form one stream.
 */
export const assemble = async (
  {
    pieces,
    rate,
    sound,
    captions = [],
    tags,
  }: {
    pieces: readonly Piece[]
    rate: FrameRate
    sound: string
    captions?: readonly CaptionTrack[]
    tags?: FilmTags
  },
  to: string,
  {
    signal,
    progress,
    begun,
  }: { signal?: AbortSignal; progress?: (done: number) => void; begun?: (film: GrowingFile) => void } = {},
): Promise<{ frames: number; bytes: number }> => {
  pieces.forEach((piece) => checkFit(piece, pieces[0], rate))
  const soundSource = await readTrack(sound, 'sound')
  const decoder = decoderOf(pieces[0].picture.entry)!
  const renumbered = await renumberedFirsts(pieces, decoder)
  const picture = pictureTrack(pieces, rate, renumbered)
  const frames = picture.samples.count
  const seconds = frames / rate
  const texts = captions.map((track) => textTrack(track, { seconds, ...sizeOf(picture.entry) }))
  const chunks = chunksOf(picture.samples.sizes as Uint32Array, { sound: soundSource, texts }, rate)
  const tracks = [picture, soundTrack(soundSource, seconds), ...texts.map(({ track }) => track)]
  const header = movieHeader(tracks, chunks, {
    duration: (frames * picture.timescale) / rate,
    timescale: picture.timescale,
    tags,
  })
  const reader = new PieceReader(pieces, renumbered, decoder)
  const [soundFile, film] = await Promise.all([open(sound), open(to, 'w')])
  const growing = new GrowingFile(
    to,
    chunks.reduce((total, { bytes }) => total + bytes, header.length),
  )
  begun?.(growing)
  try {
    const appender = new Appender(film, (bytes) => growing.grownTo(bytes))
    await appender.append(header)
    let copied = 0
    const written = texts.map(() => 0)
    for (const [index, chunk] of chunks.entries()) {
      signal?.throwIfAborted()
      if (chunk.track > 1) {
        const at = chunk.track - 2
        await appender.append(texts[at].samples[written[at]++])
      } else if (chunk.track === 0) await reader.copy(chunk.samples, appender)
      else
        for (const range of rangesOf(soundSource.samples, copied, (copied += chunk.samples)))
          await appender.copy(soundFile, range)
      progress?.((index + 1) / chunks.length)
    }
    return { frames, bytes: await appender.end() }
  } catch (error) {
    growing.fail(error)
    throw error
  } finally {
    await Promise.all([reader.close(), soundFile.close(), film.close()])
  }
}

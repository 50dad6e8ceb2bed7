import { writeFile } from 'node:fs/promises'
import type { FrameRate } from '../../film.js'
import { pictureTrack } from '../assemble.js'
import { movieHeader } from '../mp4/movie.js'
import { type ByteSource, tracksIn } from '../mp4/track.js'

/** Reads bytes of a remote file, `end` included; fewer at the end of the file. */
export type ReadRange = (range: { start: number; end: number }) => Promise<Buffer>

/** Frames of a clip: `from` included, `to` not. */
export interface FrameRange {
  from: number
  to: number
}

/** Has room for the index of a clip of some seconds, and often for its first frames. */
export const HEAD_BYTES = 32 * 1024
/** If more of a file is needed, it is fetched whole. */
const WORTHWHILE_SHARE = 0.7

/** A remote file with a known head, as a source for `tracksIn`. */
export const begun = (head: Buffer, read: ReadRange): ByteSource => ({
  read: async (into, offset, length, position) => {
    const bytes =
      position + length <= head.length
        ? head.subarray(position, position + length)
        : await read({ start: position, end: position + length - 1 })
    bytes.copy(into, offset)
    return { bytesRead: bytes.length }
  },
})

/**
 * Writes the given frames of a mezzanine, and those needed to decode them, to `file` as MP4, from two or three byte
 * ranges. Returns the number of the first frame written; undefined, without writing, if nearly all of the mezzanine
 * would be read.
 */
export const writeExcerpt = async (
  read: ReadRange,
  { from, to, rate }: FrameRange & { rate: FrameRate },
  file: string,
): Promise<{ firstFrame: number } | undefined> => {
  const head = await read({ start: 0, end: HEAD_BYTES - 1 })
  const picture = (await tracksIn(begun(head, read))).find(({ kind }) => kind === 'picture')
  if (!picture) return undefined
  const { count, sync, offsets, sizes } = picture.samples
  if (!(from >= 0 && from < to && to <= count)) return undefined
  let [first, last] = [from, to]
  while (first > 0 && !sync[first]) first--
  while (last < count && !sync[last]) last++
  const bytes = sizes.subarray(first, last).reduce((total, size) => total + size, 0)
  const all = sizes.reduce((total, size) => total + size, 0)
  const [start, end] = [offsets[first], offsets[last - 1] + sizes[last - 1]]
  if (end - start !== bytes || bytes > all * WORTHWHILE_SHARE) return undefined
  const known = head.subarray(Math.min(start, head.length), Math.min(end, head.length))
  const rest =
    known.length < bytes ? await read({ start: start + known.length, end: end - 1 }) : Buffer.alloc(0)
  if (known.length + rest.length !== bytes) throw new Error('A clip is shorter than its index says')
  const track = pictureTrack([{ file, picture, from: first, to: last }], rate)
  const header = movieHeader([track], [{ track: 0, samples: last - first, bytes }], {
    duration: ((last - first) * picture.timescale) / rate,
    timescale: picture.timescale,
  })
  await writeFile(file, [header, known, rest])
  return { firstFrame: first }
}

import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import type { Appender, ByteRange } from './mp4/appender.js'
import { idrId, withIdrId } from './mp4/idr-ids.js'
import type { Samples, Track } from './mp4/track.js'

/**
 * Frames `from` (an IDR frame) to `to` (exclusive) of one file. In decoding order, no sample before `to` may be shown
 * after a later sample.
 */
export interface Piece {
  file: string
  picture: Track
  from: number
  to: number
}

/** The samples `from` to `to` as contiguous byte ranges of the file. */
export const rangesOf = ({ sizes, offsets }: Samples, from: number, to: number): ByteRange[] => {
  const ranges: ByteRange[] = []
  for (let sample = from; sample < to; sample++) {
    const last = ranges.at(-1)
    if (last && last.at + last.bytes === offsets[sample]) last.bytes += sizes[sample]
    else ranges.push({ at: offsets[sample], bytes: sizes[sample] })
  }
  return ranges
}

const readSample = async (file: FileHandle, { sizes, offsets }: Samples, at: number): Promise<Buffer> => {
  const sample = Buffer.alloc(sizes[at])
  const { bytesRead } = await file.read(sample, 0, sample.length, offsets[at])
  if (bytesRead < sample.length) throw new Error('A piece of the film is shorter than its index says')
  return sample
}

const sampleOf = async ({ file: path, picture }: Piece, at: number): Promise<Buffer> => {
  const file = await open(path)
  try {
    return await readSample(file, picture.samples, at)
  } finally {
    await file.close()
  }
}

/** Replaces an id equal to that of the previous picture; x264 alternates between 0 and 1. */
const FREE_ID = 2

/** The new size in bytes of each first picture that gets another id, by the index of its piece. */
export type RenumberedFirsts = ReadonlyMap<number, number>

/** Finds the pieces whose first picture has the same id as the IDR picture before it. */
export const renumberedFirsts = async (
  pieces: readonly Piece[],
  decoder: Buffer,
): Promise<RenumberedFirsts> => {
  const sizes = new Map<number, number>()
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1]
    if (!before?.picture.samples.sync[before.to - 1]) continue
    const isRenumbered = before.to - before.from === 1 && sizes.has(index - 1)
    const last = isRenumbered ? FREE_ID : idrId(await sampleOf(before, before.to - 1), decoder)
    const first = await sampleOf(piece, piece.from)
    if (last !== undefined && idrId(first, decoder) === last)
      sizes.set(index, withIdrId(first, decoder, FREE_ID).length)
  }
  return sizes
}

/** Reads samples across pieces in order; keeps one piece open at a time. */
export class PieceReader {
  private piece = 0
  private frame: number
  private file?: FileHandle

  constructor(
    private readonly pieces: readonly Piece[],
    private readonly renumbered: RenumberedFirsts,
    private readonly decoder: Buffer,
  ) {
    this.frame = pieces[0].from
  }

  async copy(frames: number, into: Appender): Promise<void> {
    for (let left = frames; left > 0;) {
      const { file, picture, from, to } = this.pieces[this.piece]
      this.file ??= await open(file)
      const end = Math.min(to, this.frame + left)
      left -= end - this.frame
      if (this.frame === from && this.renumbered.has(this.piece)) {
        const first = await readSample(this.file, picture.samples, this.frame++)
        await into.append(withIdrId(first, this.decoder, FREE_ID))
      }
      for (const range of rangesOf(picture.samples, this.frame, end)) await into.copy(this.file, range)
      this.frame = end
      if (end === to) {
        await into.settled()
        await this.next()
      }
    }
  }

  async close(): Promise<void> {
    await this.file?.close()
    this.file = undefined
  }

  private async next(): Promise<void> {
    await this.close()
    this.piece++
    this.frame = this.pieces[this.piece]?.from ?? 0
  }
}

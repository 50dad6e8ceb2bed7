import { type FileHandle, open } from 'node:fs/promises'

const bytesAt = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, Math.max(0, at))
  return buffer.subarray(0, bytesRead)
}

/** Sizes in the headers of recordings of unknown length. */
const UNKNOWN_SIZES = [0, 0xffff_ffff]

/** Chunks before the samples of a WAV file, at most. */
const CHUNKS = 1_000

/** Position at which the samples of a WAV file should end; 0 if unknown. */
const endOfWave = async (file: FileHandle): Promise<number> => {
  const isRiff = (await bytesAt(file, 0, 4)).toString('latin1') === 'RIFF'
  for (let [at, chunk] = [12, 0]; isRiff && chunk < CHUNKS; chunk++) {
    const header = await bytesAt(file, at, 8)
    if (header.length < 8) return 0
    const size = header.readUInt32LE(4)
    if (header.toString('latin1', 0, 4) === 'data') return UNKNOWN_SIZES.includes(size) ? 0 : at + 8 + size
    at += 8 + size + (size % 2)
  }
  return 0
}

const LARGEST_PAGE = 65_307
const PAGE_HEADER = 27

/** Position at which the last page of an Ogg file should end. */
const endOfOgg = async (file: FileHandle, bytes: number): Promise<number> => {
  const from = Math.max(0, bytes - LARGEST_PAGE)
  const tail = await bytesAt(file, from, LARGEST_PAGE)
  const page = tail.lastIndexOf('OggS')
  if (page < 0) return 0
  const segments = tail[page + PAGE_HEADER - 1] ?? 0
  const sizes = tail.subarray(page + PAGE_HEADER, page + PAGE_HEADER + segments)
  return from + page + PAGE_HEADER + segments + sizes.reduce((total, size) => total + size, 0)
}

const TAG_HEADER = 10
/** Bytes. */
const LARGEST_FRAME = 2_881
/** Length of the part of an MP3's first frame that contains the size of the file. */
const FIRST_FRAME = 512

/** Position at which the last frame of an MP3 should begin; 0 if unknown. */
const endOfMp3 = async (file: FileHandle): Promise<number> => {
  const tag = await bytesAt(file, 0, TAG_HEADER)
  const hasTag = tag.toString('latin1', 0, 3) === 'ID3'
  const start = hasTag ? TAG_HEADER + tag.subarray(6).reduce((size, part) => size * 128 + (part & 127), 0) : 0
  const frame = await bytesAt(file, start, FIRST_FRAME)
  const at = Math.max(frame.indexOf('Xing'), frame.indexOf('Info'))
  if (at < 0 || at + 16 > frame.length) return 0
  const flags = frame.readUInt32BE(at + 4)
  const hasFrames = (flags & 1) !== 0
  const hasBytes = (flags & 2) !== 0
  return hasBytes ? start + frame.readUInt32BE(at + 8 + (hasFrames ? 4 : 0)) - LARGEST_FRAME : 0
}

/**
 * Whether a sound file is truncated, for formats that ffmpeg plays up to any byte. `format` is ffprobe's name.
 */
export const isCutShort = async (path: string, format: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const ends: Record<string, () => Promise<number>> = {
      wav: () => endOfWave(file),
      ogg: () => endOfOgg(file, size),
      mp3: () => endOfMp3(file),
    }
    return ((await ends[format]?.()) ?? 0) > size
  } finally {
    await file.close()
  }
}

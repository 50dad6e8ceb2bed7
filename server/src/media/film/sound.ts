import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import type { Clip } from '../film.js'
import { BYTES_PER_SAMPLE, FRAME_RATE, SAMPLES_PER_FRAME } from './encoding.js'

const FRAME_BYTES = SAMPLES_PER_FRAME * BYTES_PER_SAMPLE
const HEADER = 4_096

/** Where the samples of a WAV file begin. */
const samplesOf = async (file: FileHandle): Promise<number> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER), 0, HEADER, 0)
  for (let at = 12; at + 8 <= bytesRead; at += 8 + buffer.readUInt32LE(at + 4)) {
    if (buffer.toString('latin1', at, at + 4) === 'data') return at + 8
  }
  throw new Error('The mezzanine sound is not a WAV file')
}

/** Sound of `frames` frames from a mezzanine; what the file lacks is silence. */
const read = async (file: FileHandle, start: number, from: number, frames: number): Promise<Int16Array> => {
  const bytes = Buffer.alloc(frames * FRAME_BYTES)
  await file.read(bytes, 0, bytes.length, start + from * FRAME_BYTES)
  return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
}

const asBytes = (samples: Int16Array): Buffer => Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)

/** One sound fades out linearly while the other fades in. */
const crossFade = (before: Int16Array, after: Int16Array): Int16Array => {
  const length = before.length / 2
  return Int16Array.from(before, (sample, index) => {
    const share = ((index >> 1) + 0.5) / length
    return Math.round(sample * (1 - share) + after[index] * share)
  })
}

/** The film's sound as 16-bit stereo at 48 kHz, exactly as long as its picture, a second at a time. `windows`: frames of each gap. */
export async function* joinedSound(clips: readonly Clip[], windows: readonly number[]): AsyncGenerator<Buffer> {
  let tail: Int16Array = new Int16Array(0)
  for (const [index, clip] of clips.entries()) {
    const head = windows[index - 1] ?? 0
    const end = clip.frames - (windows[index] ?? 0)
    const file = await open(clip.mezzanineSound)
    try {
      const start = await samplesOf(file)
      if (head > 0) yield asBytes(crossFade(tail, await read(file, start, 0, head)))
      for (let from = head; from < end; from += FRAME_RATE) yield asBytes(await read(file, start, from, Math.min(FRAME_RATE, end - from)))
      tail = await read(file, start, end, clip.frames - end)
    } finally {
      await file.close()
    }
  }
}

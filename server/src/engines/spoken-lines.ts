import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wordsOf } from '#schema/captions/spoken'
import type { SpokenWord } from '#schema/limits'
import { FfmpegCommand } from '../media/ffmpeg-command.js'
import { encode } from '../media/ffmpeg.js'
import type { TaskOptions } from '../media/film.js'
import { SAMPLE_RATE } from '../media/film/encoding.js'
import { measureLoudness } from '../media/film/sounds/loudness.js'

/** Loudness of each line in LUFS, with room for peaks. */
const LINE_LOUDNESS = -23
/** Seconds between two lines. */
const PAUSE_SECONDS = 0.3
const BYTES_PER_SAMPLE = 2
const RAW = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1']

/** A spoken line in a file. */
interface SpokenLine {
  file: string
  words: string
}

/** The samples of a line at the loudness of all lines. */
async function samplesOf(ffmpeg: string, file: string, { signal }: TaskOptions): Promise<Buffer> {
  const { loudness } = await measureLoudness({ ffmpeg }, { file, samples: 0 }, { signal })
  const raw = `${file}.raw`
  const command = new FfmpegCommand(ffmpeg).trusted(file)
  command.audioFilters(`volume=${loudness === null ? 0 : LINE_LOUDNESS - loudness}dB`)
  await encode(command.writes(raw, ...RAW), { signal })
  return readFile(raw)
}

/** Distributes words over a period by their length. */
function timesOf(words: string, from: number, to: number): SpokenWord[] {
  const all = wordsOf(words)
  const characters = all.reduce((sum, word) => sum + word.length, 0)
  let before = 0
  return all.map((word) => {
    const startSeconds = from + ((to - from) * before) / characters
    before += word.length
    return { word, startSeconds, endSeconds: from + ((to - from) * before) / characters }
  })
}

/** Joins spoken lines of the same loudness to one WAV, with pauses, and returns the estimated times of their words. */
export async function joinLines(
  ffmpeg: string,
  { lines, folder, to }: { lines: readonly SpokenLine[]; folder: string; to: string },
  { signal }: TaskOptions,
): Promise<SpokenWord[]> {
  const pause = Buffer.alloc(Math.round(PAUSE_SECONDS * SAMPLE_RATE) * BYTES_PER_SAMPLE)
  const parts: Buffer[] = []
  const timings: SpokenWord[] = []
  let bytes = 0
  const secondsAt = () => bytes / BYTES_PER_SAMPLE / SAMPLE_RATE
  for (const [at, { file, words }] of lines.entries()) {
    const samples = await samplesOf(ffmpeg, file, { signal })
    const part = at ? [pause, samples] : [samples]
    const from = secondsAt() + (at ? PAUSE_SECONDS : 0)
    bytes += part.reduce((sum, { length }) => sum + length, 0)
    parts.push(...part)
    timings.push(...timesOf(words, from, secondsAt()))
  }
  const raw = join(folder, 'lines.raw')
  await writeFile(raw, Buffer.concat(parts))
  await encode(new FfmpegCommand(ffmpeg).trusted(raw, ...RAW).writes(to, '-c:a', 'pcm_s16le'), { signal })
  return timings
}

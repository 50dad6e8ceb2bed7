import { appendFile, mkdtemp, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FfmpegTools } from '../../ffmpeg.js'
import type { Loudness, TaskOptions } from '../../film.js'
import { MIX_AAC } from '../encoding.js'
import { box } from '../mp4/boxes.js'
import { soundRunsKey } from '../sound.js'
import { keyOf } from '../window.js'
import { master } from './master.js'
import { type MixedFilm, samplesOfFilm, writeMix } from './write-mix.js'

/** Increase this when a change mixes the same sounds differently. */
const MIXING = 2
/** Progress share of mixing; encoding and measuring take the rest. */
const MIXED = 0.4

/** Cache key of a film's mixed sound: everything that is heard, and how it is mixed and encoded. */
export const mixedSoundKey = (tools: FfmpegTools, film: MixedFilm): string =>
  keyOf(
    'sound',
    MIXING,
    soundRunsKey(film),
    film.look.rate,
    film.mix.cues.map((cue) => ({ ...cue, file: undefined })),
    film.mix.clipGain,
    film.mix.loudness,
    tools.version,
    MIX_AAC,
  )

const MEASURED = 'loudness '

/** Appends the loudness to a sound's file, in a box that players skip. */
const writeLoudness = (file: string, measured: Loudness): Promise<void> =>
  appendFile(file, box('free', Buffer.from(MEASURED + JSON.stringify(measured))))

const TAIL = 256

/** Reads the loudness that `writeMixedSound` wrote. */
export const readLoudness = async (path: string): Promise<Loudness> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL), 0, TAIL, Math.max(0, size - TAIL))
    const tail = buffer.toString('latin1', 0, bytesRead)
    const at = tail.lastIndexOf(MEASURED)
    if (at < 0) throw new Error('The sound of the film does not say how loud it is')
    return JSON.parse(tail.slice(at + MEASURED.length)) as Loudness
  } finally {
    await file.close()
  }
}

/** Mixes a film's sound, and encodes it to an MP4 with AAC alone that contains its loudness. */
export const writeMixedSound = async (
  tools: FfmpegTools,
  film: MixedFilm,
  to: string,
  { progress, ...work }: TaskOptions,
): Promise<void> => {
  const folder = await mkdtemp(join(dirname(to), 'mix-'))
  try {
    const file = await writeMix(tools, film, folder, {
      ...work,
      progress: (done) => progress?.(MIXED * done),
    })
    const measured = await master(
      tools,
      { mix: { file, samples: samplesOfFilm(film) }, target: film.mix.loudness, to },
      { ...work, progress: (done) => progress?.(MIXED + (1 - MIXED) * done) },
    )
    await writeLoudness(to, measured)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

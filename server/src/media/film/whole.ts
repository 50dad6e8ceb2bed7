import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FfmpegCommand } from '../ffmpeg-command.js'
import { startFfmpeg, type FfmpegTools } from '../ffmpeg.js'
import type { FilmTags, TaskOptions } from '../film.js'
import type { RunningProgram } from '../program.js'
import type { FilmLook } from './canvas.js'
import { draw } from './draw.js'
import { AAC, COLOUR, FASTSTART, h264 } from './encoding.js'
import type { SampledMix } from './mix/film-mix.js'
import { writeMixedSound } from './mix/mixed-sound.js'
import type { Stretch } from './plan.js'
import { type FilmClip, pourSound, RAW_SOUND } from './sound.js'
import { together } from './temp-workspace.js'

const QUALITY = 19
/** Progress share of mixing; the picture takes the rest. */
const MIXED = 0.2
const RAW = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p']

const metadata = (tags: Partial<FilmTags> = {}): string[] =>
  Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`])

/**
 * All frames of the film, raw. The next stretch starts while the current one is read, so that no time is lost.
 */
async function* joinedPicture(
  tools: FfmpegTools,
  { stretches, look }: Pick<WholeFilm, 'stretches' | 'look'>,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const frameBytes = (look.canvas.width * look.canvas.height * 3) / 2
  const left = new AbortController()
  const either = AbortSignal.any([signal, left.signal])
  try {
    const drawn = (stretch: Stretch) =>
      draw(tools, { stretch, look, to: 'pipe:1', out: RAW }, { signal: either })
    let next: RunningProgram | undefined = drawn(stretches[0])
    for (const [index, stretch] of stretches.entries()) {
      const current: RunningProgram = next!
      next = stretches[index + 1] && drawn(stretches[index + 1])
      let bytes = 0
      for await (const chunk of current.stdout as AsyncIterable<Buffer>) {
        bytes += chunk.length
        yield chunk
      }
      await current.done
      if (bytes !== stretch.frames * frameBytes)
        throw new Error(`A stretch of ${stretch.frames} frames came as ${bytes / frameBytes}`)
    }
  } finally {
    left.abort()
  }
}

/**
 * A planned film: its stretches, and its clips, all of which fit its look, with the frames that neighbours share.
 */
export interface WholeFilm {
  clips: readonly FilmClip[]
  windows: readonly number[]
  stretches: readonly Stretch[]
  frames: number
  look: FilmLook
  /** Undefined if it only plays the sound of its clips. */
  mix?: SampledMix
}

/**
 * Encodes a whole film in one pass: one encoder gets the raw frames of each stretch in order, and the sound of the
 * clips; a mix is encoded beforehand, and returned as `sound`. Slow, but works for all clips. Memory and command lines do
 * not depend on the number of clips. Throws if a stretch has a wrong number of frames.
 */
export const encodeWhole = async (
  tools: FfmpegTools,
  film: WholeFilm,
  workspace: string,
  { signal, progress, tags }: TaskOptions & { tags?: FilmTags },
): Promise<{ file: string; sound?: string }> => {
  const {
    mix,
    frames,
    look: {
      canvas: { width, height },
      rate,
    },
  } = film
  const file = join(workspace, 'film.mp4')
  const stop = new AbortController()
  const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal
  const mixed = mix && join(workspace, 'mixed.m4a')
  if (mixed)
    await writeMixedSound(tools, { ...film, mix }, mixed, {
      signal,
      progress: (done) => progress?.(MIXED * done),
    })
  const command = new FfmpegCommand(tools.ffmpeg).piped(
    ...RAW,
    '-s',
    `${width}x${height}`,
    '-r',
    String(rate),
    ...COLOUR,
  )
  if (mixed) command.trusted(mixed)
  else command.piped(...RAW_SOUND)
  command.writes(
    file,
    '-map',
    '0:0',
    '-map',
    '1:0',
    ...h264(QUALITY, rate),
    ...(mixed ? ['-c:a', 'copy'] : AAC),
    ...FASTSTART,
    ...metadata(tags),
  )
  let written = 0
  const encoder = startFfmpeg(command, {
    signal: either,
    frames: (count) => {
      written = count
      const before = mixed ? MIXED : 0
      progress?.(before + ((1 - before) * count) / frames)
    },
  })
  const [picture, sound] = encoder.inputs
  await together(
    [
      encoder.done,
      pipeline(joinedPicture(tools, film, either), picture),
      ...(sound ? [pourSound(film, sound)] : []),
    ],
    stop,
  )
  if (written !== frames) throw new Error(`A film of ${frames} frames came out with ${written}`)
  return { file, sound: mixed }
}

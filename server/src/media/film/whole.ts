import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FfmpegTools, Run } from '../ffmpeg.js'
import { framesReported, QUIET, readLines, REPORT, start } from '../ffmpeg.js'
import type { Work } from '../film.js'
import type { Look } from './canvas.js'
import { draw } from './draw.js'
import { AAC, COLOUR, FASTSTART, h264 } from './encoding.js'
import type { IdentifiedClip } from './identified.js'
import type { Stretch } from './plan.js'
import { pourSound, RAW_SOUND } from './sound.js'
import { together } from './workroom.js'

const QUALITY = 19
const RAW = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', 'pipe:1']

/**
 * All frames of the film, raw. The next stretch starts while one is being read, so that its start costs no
 * time.
 */
async function* joinedPicture(
  tools: FfmpegTools,
  plan: readonly Stretch[],
  look: Look,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const frameBytes = (look.canvas.width * look.canvas.height * 3) / 2
  const left = new AbortController()
  const either = AbortSignal.any([signal, left.signal])
  try {
    let next: Run | undefined = draw(tools, plan[0], look, RAW, { signal: either })
    for (const [index, stretch] of plan.entries()) {
      const current: Run = next!
      next = plan[index + 1] && draw(tools, plan[index + 1], look, RAW, { signal: either })
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
 * What a film is: its stretches, and the clips, all of which fit its look, with the frames that each two
 * share.
 */
export interface WholeFilm {
  clips: readonly IdentifiedClip[]
  windows: readonly number[]
  stretches: readonly Stretch[]
  frames: number
  look: Look
}

/**
 * Encodes a film from its first frame to its last: one encoder, fed with raw frames of one stretch after the
 * other and with the mixed sound. It takes long, and clips of any kind. Memory and command lines stay the
 * same for any number of clips, and every frame is counted.
 */
export const encodeWhole = async (
  tools: FfmpegTools,
  film: WholeFilm,
  room: string,
  { signal, progress }: Work,
): Promise<string> => {
  const {
    frames,
    look,
    look: {
      canvas: { width, height },
      rate,
    },
  } = film
  const file = join(room, 'film.mp4')
  const stop = new AbortController()
  const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal
  const encoder = start(
    tools.ffmpeg,
    [
      ...QUIET,
      ...REPORT,
      '-f',
      'rawvideo',
      '-pix_fmt',
      'yuv420p',
      '-s',
      `${width}x${height}`,
      '-r',
      String(rate),
      ...COLOUR,
      '-i',
      'pipe:0',
      ...RAW_SOUND,
      '-i',
      'pipe:3',
      '-map',
      '0:0',
      '-map',
      '1:0',
      ...h264(QUALITY, rate),
      ...AAC,
      ...FASTSTART,
      file,
    ],
    { signal: either, inputs: 2 },
  )
  let written = 0
  readLines(
    encoder.stdout,
    framesReported((count) => {
      written = count
      progress?.(count / frames)
    }),
  )
  const [picture, sound] = encoder.inputs
  await together(
    [
      encoder.done,
      pipeline(joinedPicture(tools, film.stretches, look, either), picture),
      pourSound(film, sound),
    ],
    stop,
  )
  if (written !== frames) throw new Error(`A film of ${frames} frames came out with ${written}`)
  return file
}

import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Gap } from '../../../../schema/limits.js'
import type { FfmpegTools, Run } from '../ffmpeg.js'
import { framesReported, QUIET, readLines, REPORT, start, trusted } from '../ffmpeg.js'
import type { Clip, JoinedFilm, Work } from '../film.js'
import type { Size } from './canvas.js'
import { commonCanvas, fit } from './canvas.js'
import { AAC, COLOUR, FASTSTART, FRAME_RATE, h264, justBefore, SAMPLE_RATE } from './encoding.js'
import type { Stretch } from './plan.js'
import { joinedFrames, stretches, windowLengths } from './plan.js'
import { drawPoster } from './poster.js'
import { joinedSound } from './sound.js'
import { COUNTED, drawing } from './transitions.js'
import { rising, workroom } from './workroom.js'

const QUALITY = 19

const onCanvas = (clip: Clip, canvas: Size): string =>
  clip.width === canvas.width && clip.height === canvas.height ? COUNTED : `${COUNTED},${fit(canvas)}`

const RAW = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', 'pipe:1']

/** Starts the ffmpeg that decodes one stretch to raw frames on its standard output. */
const draw = (tools: FfmpegTools, stretch: Stretch, canvas: Size, signal: AbortSignal): Run => {
  const limit = ['-frames:v', String(stretch.frames)]
  if ('clip' in stretch) {
    const { clip, from } = stretch
    const seek = ['-ss', justBefore(from), ...trusted(clip.mezzanineVideo)]
    return start(tools.ffmpeg, [...QUIET, ...seek, '-vf', onCanvas(clip, canvas), ...limit, ...RAW], { signal })
  }
  const { before, after, frames } = stretch
  const { filter, masks } = drawing(tools, stretch.transition, frames, canvas)
  const graph = [
    `[0:v]${onCanvas(before, canvas)},format=yuv444p[before]`,
    `[1:v]${onCanvas(after, canvas)},trim=end_frame=${frames},format=yuv444p[after]`,
    ...masks ? ['[2:v]null[mask]'] : [],
    `${filter},format=yuv420p[film]`,
  ].join(';')
  const maskInput = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${canvas.width}x${canvas.height}`, '-r', String(FRAME_RATE), '-i', 'pipe:0']
  const run = start(tools.ffmpeg, [
    ...QUIET, '-ss', justBefore(before.frames - frames), ...trusted(before.mezzanineVideo), ...trusted(after.mezzanineVideo),
    ...masks ? maskInput : [], '-filter_complex', graph, '-map', '[film]', ...limit, ...RAW,
  ], { signal, inputs: masks ? 1 : 0 })
  if (masks) pipeline(masks, run.inputs[0]).catch(() => undefined) // its own end tells why
  return run
}

/** All frames of the film, raw. The next stretch starts while one is being read, so that its start costs no time. */
async function* joinedPicture(tools: FfmpegTools, plan: readonly Stretch[], canvas: Size, signal: AbortSignal): AsyncGenerator<Buffer> {
  const frameBytes = canvas.width * canvas.height * 3 / 2
  const left = new AbortController()
  const either = AbortSignal.any([signal, left.signal])
  try {
    let next: Run | undefined = draw(tools, plan[0], canvas, either)
    for (const [index, stretch] of plan.entries()) {
      const current: Run = next!
      next = plan[index + 1] && draw(tools, plan[index + 1], canvas, either)
      let bytes = 0
      for await (const chunk of current.stdout as AsyncIterable<Buffer>) {
        bytes += chunk.length
        yield chunk
      }
      await current.done
      if (bytes !== stretch.frames * frameBytes) throw new Error(`A stretch of ${stretch.frames} frames came as ${bytes / frameBytes}`)
    }
  } finally {
    left.abort()
  }
}

const BROKEN_PIPE = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED']
const isBrokenPipe = (error: unknown): boolean => BROKEN_PIPE.includes((error as NodeJS.ErrnoException)?.code ?? '')

/** Waits for an encoder and for what feeds it. When one fails the others are ended, and the true cause is thrown, not a broken pipe. */
const together = async (encoder: Run, feeds: [AsyncIterable<Buffer>, Writable][], stop: AbortController): Promise<void> => {
  const parts = [encoder.done, ...feeds.map(([from, into]) => pipeline(from, into))]
  parts.forEach((part) => part.catch((error: unknown) => { if (!isBrokenPipe(error)) stop.abort(error) }))
  const failures = (await Promise.allSettled(parts)).flatMap((part) => part.status === 'rejected' ? [part.reason as unknown] : [])
  if (failures.length > 0) throw failures.find((failure) => !isBrokenPipe(failure)) ?? failures[0]
}

/**
 * `Film.join`: one encoder, fed with raw frames of one stretch after the other and with the mixed sound. Memory and
 * command lines stay the same for any number of clips, and every frame is counted.
 */
export const joinClips = async (
  tools: FfmpegTools, clips: readonly Clip[], gaps: readonly Gap[], folder: string, { signal, progress }: Work,
): Promise<JoinedFilm> => {
  const frames = joinedFrames(clips, gaps)
  const canvas = commonCanvas(clips)
  const tell = rising(progress)
  return workroom(folder, async (room) => {
    const file = join(room, 'film.mp4')
    const stop = new AbortController()
    const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal
    const encoder = start(tools.ffmpeg, [
      ...QUIET, ...REPORT,
      '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${canvas.width}x${canvas.height}`, '-r', String(FRAME_RATE), ...COLOUR, '-i', 'pipe:0',
      '-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', 'pipe:3',
      '-map', '0:0', '-map', '1:0', ...h264(QUALITY), ...AAC, ...FASTSTART, file,
    ], { signal: either, inputs: 2 })
    let written = 0
    readLines(encoder.stdout, framesReported((count) => {
      written = count
      tell(0.97 * count / frames)
    }))
    const [picture, sound] = encoder.inputs
    await together(encoder, [
      [joinedPicture(tools, stretches(clips, gaps), canvas, either), picture],
      [joinedSound(clips, windowLengths(clips, gaps)), sound],
    ], stop)
    if (written !== frames) throw new Error(`A film of ${frames} frames came out with ${written}`)
    const poster = await drawPoster(tools, { file, frames: clips[0].frames }, room, 'poster.webp', signal)
    const { size: bytes } = await stat(file)
    tell(1)
    const files = { file, poster }
    return { result: { ...files, ...canvas, frames, duration: frames / FRAME_RATE, bytes }, files }
  })
}

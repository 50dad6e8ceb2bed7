import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Gap } from '../../../../schema/limits.js'
import type { FfmpegTools } from '../ffmpeg.js'
import type { Clip, FilmOptions, JoinedFilm, RenderedWindow } from '../film.js'
import { assemble } from './assemble.js'
import { commonCanvas } from './canvas.js'
import { contentsOf } from './contents.js'
import { FRAME_RATE } from './encoding.js'
import type { PartsRoom } from './film-cache.js'
import { FilmParts } from './parts.js'
import { joinedFrames, stretches, windowLengths } from './plan.js'
import { drawPoster } from './poster.js'
import type { WholeFilm } from './whole.js'
import { encodeWhole } from './whole.js'
import { rising, workroom } from './workroom.js'

/** What rendering takes of the time of a film; the rest is copying. */
const RENDERING = 0.9

const filmOf = (clips: readonly Clip[], gaps: readonly Gap[], { lengths, size, fit = 'pad' }: FilmOptions): WholeFilm => ({
  clips,
  windows: windowLengths(clips, gaps, lengths),
  stretches: stretches(clips, gaps, lengths),
  frames: joinedFrames(clips, gaps, lengths),
  look: { canvas: commonCanvas(clips, size && (size === '1080p' ? 1080 : 720)), fit },
})

/** The film out of its parts. */
const fromParts = async (film: WholeFilm, parts: FilmParts, room: string, tell: (done: number) => void, signal?: AbortSignal) => {
  const file = join(room, 'film.mp4')
  const { pieces, sound, poster } = await parts.all(film, (done) => tell(RENDERING * done))
  const { frames } = await assemble(pieces, sound, file, { signal, progress: (done) => tell(RENDERING + (1 - RENDERING) * done) })
  if (frames !== film.frames) throw new Error(`A film of ${film.frames} frames came out with ${frames}`)
  return { file, poster }
}

/**
 * `Film.join`: renders the transitions, each once, and copies everything else. Where the parts do not fit together, or
 * cannot be had, the whole film is encoded instead, and the log tells why.
 */
export const joinClips = async (
  tools: FfmpegTools, works: PartsRoom, clips: readonly Clip[], gaps: readonly Gap[], folder: string, options: FilmOptions,
): Promise<JoinedFilm> => {
  const { signal, log } = options
  const film = filmOf(clips, gaps, options)
  const tell = rising(options.progress)
  return workroom(folder, async (room) => {
    const contents = await contentsOf(clips, options)
    const made = await fromParts(film, new FilmParts(tools, works, contents, room, options), room, tell, signal).catch(async (error: unknown) => {
      signal?.throwIfAborted()
      log?.warn({ err: error }, 'The parts of a film did not fit together; all of it is encoded')
      const file = await encodeWhole(tools, film, room, { signal, progress: (done) => tell(0.97 * done) })
      return { file, poster: await drawPoster(tools, { file, frames: clips[0].frames }, room, 'poster.webp', signal) }
    })
    const { size: bytes } = await stat(made.file)
    tell(1)
    return { result: { ...made, ...film.look.canvas, frames: film.frames, duration: film.frames / FRAME_RATE, bytes }, files: made }
  })
}

/** `Film.window`: one transition of a film on its own, as the film will show it. */
export const renderWindow = async (
  tools: FfmpegTools, works: PartsRoom, clips: readonly Clip[], gaps: readonly Gap[], at: number, folder: string, options: FilmOptions,
): Promise<RenderedWindow> => {
  const film = filmOf(clips, gaps, options)
  const transition = gaps[at]
  if (!transition || !film.windows[at]) throw new RangeError('There is no transition in this gap')
  const window = { transition, before: clips[at], after: clips[at + 1], frames: film.windows[at] }
  return workroom(folder, async (room) => {
    const contents = await contentsOf([window.before, window.after], options)
    const { key, file } = await new FilmParts(tools, works, contents, room, options).window(window, film, rising(options.progress))
    const own = join(room, 'window.mp4')
    await copyFile(file, own)
    return { result: { file: own, key, frames: window.frames }, files: { file: own } }
  })
}

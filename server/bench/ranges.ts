import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { TRANSITION_LENGTHS } from '#schema/limits'
import { createFilm } from '../src/media/create-film.js'
import { findFfmpeg } from '../src/media/ffmpeg.js'
import { writeExcerpt } from '../src/media/film/excerpt.js'
import { withLocalClips } from './local-clips.js'

/**
 * What a machine has to fetch of a clip of the local engine in order to draw a transition, of each length: all
 * of it, its picture alone, or the ranges that hold the frames. `FFMPEG_PATH` names ffmpeg.
 */
const tools = await findFfmpeg(process.env)
if (!tools) throw new Error('This needs ffmpeg and ffprobe')
await withLocalClips(tools, async ({ folder, draw }) => {
  const file = await draw('a lighthouse at sunset')
  const clip = await createFilm(tools).prepare(file, join(folder, 'clip'), {})
  const [picture, sound] = await Promise.all(
    [clip.mezzanineVideo, clip.mezzanineSound].map(async (path) => (await stat(path)).size),
  )
  const all = picture + sound
  const told = (bytes: number) =>
    `${(bytes / 1024).toFixed(0).padStart(6)} kB ${((bytes / all) * 100).toFixed(0).padStart(4)} %`
  process.stdout.write(`${clip.duration} s of film: all ${told(all)}, its picture ${told(picture)}\n`)
  const content = await readFile(clip.mezzanineVideo)
  for (const seconds of TRANSITION_LENGTHS) {
    const frames = Math.round(seconds * clip.frameRate)
    for (const [name, from] of [
      ['the end', clip.frames - frames],
      ['the start', 0],
    ] as const) {
      let [bytes, requests] = [0, 0]
      const read = async ({ start, end }: { start: number; end: number }) => {
        const part = content.subarray(start, end + 1)
        bytes += part.length
        requests++
        return part
      }
      const range = { from, to: from + frames, rate: clip.frameRate }
      const made = await writeExcerpt(read, range, join(folder, 'excerpt.mp4'))
      process.stdout.write(
        `${name} for ${seconds} s: ${made ? `${told(bytes)} in ${requests} ranges` : 'all of the picture'}\n`,
      )
    }
  }
})

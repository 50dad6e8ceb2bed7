import { access, copyFile, link } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { TransitionOrCut } from '#schema/limits'
import { createFilm } from '../../src/media/create-film.js'
import { findFfmpeg } from '../../src/media/ffmpeg.js'
import type { Clip, FilmCache } from '../../src/media/film.js'
import { cpuSeconds } from './measure.js'
import { onePass } from './peer.js'

/**
 * One case of the measurement, in a process of its own. What takes milliseconds is run once before it is
 * measured, as in a worker that has done it before.
 */
export type BenchTask =
  | { kind: 'one pass'; clips: string[]; transitions: string[]; seconds: number; to: string }
  | {
      kind: 'join'
      clips: Clip[]
      gaps: TransitionOrCut[]
      folder: string
      cache: string
      rehearsal?: { folder: string }
    }
  | { kind: 'copy'; from: string; to: string; rehearsal?: { to: string } }
  | { kind: 'prepare'; source: string; folder: string }

const tools = await findFfmpeg(process.env)
if (!tools) throw new Error('ffmpeg and ffprobe are to be on the PATH')
const film = createFilm(tools)

const cacheIn = (folder: string, rendered: string[]): FilmCache => ({
  fetch: (key, to) =>
    access(join(folder, key))
      .then(() => link(join(folder, key), to))
      .then(
        () => to,
        () => undefined,
      ),
  keep: async (key, file) => {
    rendered.push(key.split('-')[0])
    await copyFile(file, join(folder, key))
  },
})

const perform = async (work: BenchTask): Promise<{ rendered?: string[]; file?: string }> => {
  if (work.kind === 'one pass') {
    await onePass(tools, work.clips, work.transitions, work.seconds, work.to)
    return { file: work.to }
  }
  if (work.kind === 'copy') {
    await copyFile(work.from, work.to)
    return { file: work.to }
  }
  if (work.kind === 'prepare')
    return film.prepare(work.source, work.folder, {}).then(({ video }) => ({ file: video }))
  const rendered: string[] = []
  const log = {
    warn: (_: object, message: string) => {
      throw new Error(`${message}: ${basename(work.folder)}`)
    },
  }
  const { file } = await film.join(work.clips, work.gaps, work.folder, {
    cache: cacheIn(work.cache, rendered),
    log,
  })
  return { file, rendered }
}

const work = JSON.parse(process.argv[2]) as BenchTask
if ('rehearsal' in work && work.rehearsal) await perform({ ...work, ...work.rehearsal })
process.send?.('ready')
await new Promise((begin) => {
  process.once('message', begin)
})
const cpu = await cpuSeconds()
const begun = performance.now()
const result = await perform(work)
process.send?.({ wall: (performance.now() - begun) / 1000, cpu: (await cpuSeconds()) - cpu, result })

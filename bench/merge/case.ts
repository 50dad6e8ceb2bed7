import { access, copyFile, link } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { TransitionOrCut } from '#schema/limits'
import { createFilm } from '../../server/src/media/create-film.js'
import { findFfmpeg } from '../../server/src/media/ffmpeg.js'
import type { Clip, FilmCache } from '../../server/src/media/film.js'
import { cpuSeconds } from './measure.js'
import { type Chain, mergeInOnePass } from './peer.js'

/** One measured case. With `rehearsal` it runs there first: cases of milliseconds are measured with warm code. */
export type Case =
  | { kind: 'one pass'; clips: string[]; chain: Chain; to: string }
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

export interface CaseResult {
  file: string
  /** The kinds of the film parts that were rendered. */
  rendered: string[]
}

const tools = await findFfmpeg(process.env)
if (!tools) throw new Error('ffmpeg and ffprobe must be on the PATH')
const film = createFilm(tools)

/** A cache in a folder, which records the kinds of new parts in `rendered`. */
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

const perform = async (work: Case): Promise<CaseResult> => {
  const rendered: string[] = []
  switch (work.kind) {
    case 'one pass':
      await mergeInOnePass(tools, work.clips, work.chain, work.to)
      return { file: work.to, rendered }
    case 'copy':
      await copyFile(work.from, work.to)
      return { file: work.to, rendered }
    case 'prepare': {
      const { video } = await film.prepare(work.source, work.folder, {})
      return { file: video, rendered }
    }
    case 'join': {
      const warn = (_: object, message: string) => {
        throw new Error(`${message}: ${basename(work.folder)}`)
      }
      const options = { cache: cacheIn(work.cache, rendered), log: { warn } }
      const { file } = await film.join(work.clips, work.gaps, work.folder, options)
      return { file, rendered }
    }
  }
}

const work = JSON.parse(process.argv[2]) as Case
if ('rehearsal' in work && work.rehearsal) await perform({ ...work, ...work.rehearsal })
process.send?.('ready')
await new Promise((start) => {
  process.once('message', start)
})
const cpu = await cpuSeconds()
const start = performance.now()
const result = await perform(work)
process.send?.({ wall: (performance.now() - start) / 1000, cpu: (await cpuSeconds()) - cpu, result })

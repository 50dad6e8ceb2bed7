import { access, copyFile, link } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { TransitionOrCut } from '#schema/limits'
import { type CueEdit, planMix } from '#schema/mix'
import { createFilm } from '../../server/src/media/create-film.js'
import { findFfmpeg } from '../../server/src/media/ffmpeg.js'
import type { ClipFiles, FilmCache, FilmMix } from '../../server/src/media/film.js'
import type { PartLine } from '../../server/src/media/film/explained-part.js'
import { cpuSeconds } from './measure.js'
import { type Chain, mergeInOnePass } from './peer.js'

/** One measured case. With `rehearsal`, runs there first, so that short cases are measured with warm code. */
export type Case =
  | { kind: 'one pass'; clips: string[]; chain: Chain; to: string }
  | {
      kind: 'join'
      clips: ClipFiles[]
      gaps: TransitionOrCut[]
      folder: string
      cache: string
      music?: Music
      rehearsal?: { folder: string }
    }
  | { kind: 'copy'; from: string; to: string; rehearsal?: { to: string } }
  | { kind: 'prepare'; source: string; folder: string }
  | { kind: 'prepare sound'; source: string; folder: string }

/** A prepared sound for the whole film, and its gain in decibels. The mix with the clips' sound has -14 LUFS. */
export interface Music {
  file: string
  /** Seconds of the sound, which is repeated. */
  seconds: number
  gain: number
}

export interface CaseResult {
  file: string
  /** The parts of the film that were rendered. */
  rendered: PartLine[]
}

/** A cue that is repeated to the end of the film, with fades. */
const LOOPED: CueEdit = {
  itemId: null,
  atSeconds: 0,
  inSeconds: 0,
  outSeconds: null,
  gain: 0,
  fadeInSeconds: 1,
  fadeOutSeconds: 2,
  isMuted: false,
  isDucked: false,
  isDuckedByClips: false,
  isLooped: true,
}

const tools = await findFfmpeg(process.env)
if (!tools) throw new Error('ffmpeg and ffprobe must be on the PATH')
const film = createFilm(tools)

/** A cache in a folder. */
const cacheIn = (folder: string): FilmCache => ({
  fetch: (key, to) =>
    access(join(folder, key))
      .then(() => link(join(folder, key), to))
      .then(
        () => to,
        () => undefined,
      ),
  keep: (key, file) => copyFile(file, join(folder, key)),
})

const mixWith = ({ file, seconds, gain }: Music): FilmMix => ({
  clipGain: 0,
  loudness: -14,
  cues: (film) => {
    const cue = { ...LOOPED, id: 'music', soundId: 'music', kind: 'MUSIC' as const, duration: seconds, gain }
    const planned = planMix([cue], { seconds: film.seconds, starts: new Map() })
    return planned.map((heard) => ({ ...heard, file, contentId: 'music' }))
  },
})

const perform = async (work: Case): Promise<CaseResult> => {
  const rendered: PartLine[] = []
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
    case 'prepare sound': {
      const { audio } = await film.prepareSound(work.source, work.folder, {})
      return { file: audio, rendered }
    }
    case 'join': {
      const warn = (_: object, message: string) => {
        throw new Error(`${message}: ${basename(work.folder)}`)
      }
      const mix = work.music && mixWith(work.music)
      const debug = (line: PartLine) => {
        if (line.isRendered) rendered.push(line)
      }
      const options = { cache: cacheIn(work.cache), log: { warn, debug }, mix }
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
const cost = { wall: (performance.now() - start) / 1000, cpu: (await cpuSeconds()) - cpu }
process.send?.({ ...cost, result })

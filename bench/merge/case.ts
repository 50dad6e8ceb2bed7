import { access, copyFile, link } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { TransitionOrCut } from '#schema/limits'
import { type CueEdit, planMix } from '#schema/mix'
import { createFilm } from '../../server/src/media/create-film.js'
import { findFfmpeg } from '../../server/src/media/ffmpeg.js'
import type { ClipFiles, FilmCache, FilmMix } from '../../server/src/media/film.js'
import { readTrack } from '../../server/src/media/film/mp4/track.js'
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

/** A prepared sound that plays for the whole film, in decibels, at -14 LUFS with the sound of the clips. */
export interface Music {
  file: string
  /** Seconds of the sound, which is repeated. */
  seconds: number
  gain: number
}

export interface CaseResult {
  file: string
  /** The kinds of the film parts that were rendered. */
  rendered: string[]
  /** Frames of picture in the parts that were rendered. */
  renderedFrames: number
}

/** A cue that is repeated to the end of the film, with fades. */
const LOOPED: CueEdit = {
  itemId: null,
  at: 0,
  inSeconds: 0,
  outSeconds: null,
  gain: 0,
  fadeIn: 1,
  fadeOut: 2,
  isMuted: false,
  isDucked: false,
  isDuckedByClips: false,
  isLooped: true,
}

const tools = await findFfmpeg(process.env)
if (!tools) throw new Error('ffmpeg and ffprobe must be on the PATH')
const film = createFilm(tools)

/** A cache in a folder, which records the files of new parts in `kept`. */
const cacheIn = (folder: string, kept: string[]): FilmCache => ({
  fetch: (key, to) =>
    access(join(folder, key))
      .then(() => link(join(folder, key), to))
      .then(
        () => to,
        () => undefined,
      ),
  keep: async (key, file) => {
    kept.push(join(folder, key))
    await copyFile(file, join(folder, key))
  },
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

const perform = async (work: Case): Promise<{ file: string; kept: string[] }> => {
  const kept: string[] = []
  switch (work.kind) {
    case 'one pass':
      await mergeInOnePass(tools, work.clips, work.chain, work.to)
      return { file: work.to, kept }
    case 'copy':
      await copyFile(work.from, work.to)
      return { file: work.to, kept }
    case 'prepare': {
      const { video } = await film.prepare(work.source, work.folder, {})
      return { file: video, kept }
    }
    case 'prepare sound': {
      const { audio } = await film.prepareSound(work.source, work.folder, {})
      return { file: audio, kept }
    }
    case 'join': {
      const warn = (_: object, message: string) => {
        throw new Error(`${message}: ${basename(work.folder)}`)
      }
      const mix = work.music && mixWith(work.music)
      const options = { cache: cacheIn(work.cache, kept), log: { warn }, mix }
      const { file } = await film.join(work.clips, work.gaps, work.folder, options)
      return { file, kept }
    }
  }
}

/** Kinds of film parts that are pictures. */
const PICTURES = ['window', 'body', 'fitted']

const work = JSON.parse(process.argv[2]) as Case
if ('rehearsal' in work && work.rehearsal) await perform({ ...work, ...work.rehearsal })
process.send?.('ready')
await new Promise((start) => {
  process.once('message', start)
})
const cpu = await cpuSeconds()
const start = performance.now()
const { file, kept } = await perform(work)
const cost = { wall: (performance.now() - start) / 1000, cpu: (await cpuSeconds()) - cpu }
const rendered = kept.map((part) => basename(part).split('-')[0])
const pictures = kept.filter((_, at) => PICTURES.includes(rendered[at]))
const frames = await Promise.all(
  pictures.map(async (part) => (await readTrack(part, 'picture')).samples.count),
)
const renderedFrames = frames.reduce((total, count) => total + count, 0)
const result: CaseResult = { file, rendered, renderedFrames }
process.send?.({ ...cost, result })

import { link, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UNEDITED } from '../../schema/cut-item.js'
import type { Transition, TransitionOrCut } from '#schema/limits'
import type { ClipFiles } from '../../server/src/media/film.js'
import type { PartLine } from '../../server/src/media/film/explained-part.js'
import type { Case, CaseResult } from './case.js'
import { type Cost, measureCase } from './measure.js'
import type { Chain } from './peer.js'

const TRANSITIONS: Transition[] = [
  'fade',
  'wipeleft',
  'slideup',
  'circleopen',
  'dissolve',
  'smoothleft',
  'pixelize',
  'radial',
  'hblur',
  'diagtl',
]
/** Not in `TRANSITIONS`, so that a change always needs a new window. */
const REPLACEMENTS: Transition[] = ['fadeblack', 'circleclose', 'smoothup']
const RATE = 24
/** Frames that the changed trim leaves out at the start of its clip: between two key frames, so that some are rendered. */
const TRIMMED_FRAMES = 5
/** Seconds of the music. */
export const MUSIC_SECONDS = 60
/** How many times longer the long film is. */
const LONG_FACTOR = 10

export const transitionsFor = (gaps: number): Transition[] =>
  Array.from({ length: gaps }, (_, gap) => TRANSITIONS[gap % TRANSITIONS.length])

const windowCount = (rendered: readonly PartLine[]) => rendered.filter(({ part }) => part === 'window').length

/** Runs the cases of a benchmark and keeps their costs and the bytes of their files. */
export class Rounds {
  readonly costs = new Map<string, Cost[]>()
  readonly sizes = new Map<string, number>()
  readonly longClips: number
  /** The parts that each case rendered. */
  readonly rendered = new Map<string, PartLine[]>()
  private clips: ClipFiles[] = []
  private music = ''

  constructor(
    private readonly folder: string,
    private readonly sources: { clips: readonly string[]; music: string },
    private readonly chain: Chain,
  ) {
    this.longClips = LONG_FACTOR * sources.clips.length
  }

  /** Frames of picture that a case rendered. */
  framesOf(name: string): number {
    return (this.rendered.get(name) ?? []).reduce((total, { frames = 0 }) => total + frames, 0)
  }

  /** Prepares the clips and the music as the product does when they arrive. */
  async prepare(): Promise<void> {
    const source = this.sources.music
    const folder = join(this.folder, 'music')
    this.music = await this.run('arrival of the music', { kind: 'prepare sound', source, folder })
    for (const [index, source] of this.sources.clips.entries()) {
      const folder = join(this.folder, `prepared-${index}`)
      await this.run('arrival of one clip', { kind: 'prepare', source, folder })
      this.clips.push({
        mezzanineVideo: join(folder, 'mezzanine.mp4'),
        mezzanineSound: join(folder, 'mezzanine.wav'),
        width: 1280,
        height: 720,
        frames: this.chain.seconds * RATE,
        frameRate: RATE,
        contentId: `clip ${index}`,
      })
    }
  }

  /** Runs all cases once. Returns the films of the peer and of Cutroom. */
  async runRound(round: number): Promise<{ peer: string; ours: string }> {
    const folder = join(this.folder, `round-${round}`)
    const cache = join(folder, 'cache')
    await mkdir(cache, { recursive: true })
    const { clips, chain } = this
    const transitions = transitionsFor(clips.length - 1)
    const film = (name: string, clips: ClipFiles[], gaps: TransitionOrCut[]) => ({
      kind: 'join' as const,
      clips,
      gaps,
      folder: join(folder, name),
      cache,
    })
    const peer = await this.run('one pass', {
      kind: 'one pass',
      clips: [...this.sources.clips],
      chain,
      to: join(folder, 'peer.mp4'),
    })
    const ours = await this.run('cold', film('cold', clips, transitions), transitions.length)

    const middle = Math.floor(clips.length / 2)
    const changed = transitions.with(Math.max(0, middle - 2), REPLACEMENTS[round % REPLACEMENTS.length])
    await this.run('one transition changed', film('changed', clips, changed), 1)

    const swapped = clips.with(middle - 1, clips[middle]).with(middle, clips[middle - 1])
    const affected = [middle - 2, middle - 1, middle].filter((gap) => gap in transitions)
    await this.run('two clips swapped', film('swapped', swapped, transitions), affected.length)

    await this.changeTrim(film, middle)
    await this.changeMusic(film('quiet', clips, transitions), join(folder, 'music'))

    const rehearsal = { folder: join(folder, 'rehearsal') }
    const again = await this.run('all cached', { ...film('again', clips, transitions), rehearsal }, 0)
    if (!(await readFile(again)).equals(await readFile(ours)))
      throw new Error('The same film has different bytes')
    await this.run('byte copy', {
      kind: 'copy',
      from: ours,
      to: join(folder, 'copy.mp4'),
      rehearsal: { to: join(folder, 'rehearsal.mp4') },
    })
    await this.runLongFilm(folder, round === 0)
    return { peer, ours }
  }

  /**
   * Trims a clip, then trims it less, with the same transitions. Measures the second film, which renders one transition
   * and the frames up to the next key frame.
   */
  private async changeTrim(
    film: (name: string, clips: ClipFiles[], gaps: TransitionOrCut[]) => Case & { kind: 'join' },
    at: number,
  ): Promise<void> {
    const trimmed = (inFrame: number) =>
      this.clips.with(at, { ...this.clips[at], edit: { ...UNEDITED, inFrame } })
    const gaps = transitionsFor(this.clips.length - 1)
    await measureCase<CaseResult>(film('trimmed', trimmed(2 * TRIMMED_FRAMES), gaps))
    // in short clips, the trim also shortens the transition after the clip
    const windows = this.chain.seconds > 2 ? 1 : undefined
    await this.run('one trim changed', film('retrimmed', trimmed(TRIMMED_FRAMES), gaps), windows)
  }

  /** Adds music to the film, and measures the film with louder music, which renders no picture. */
  private async changeMusic(film: Case & { kind: 'join' }, folder: string): Promise<void> {
    const music = (gain: number) => ({ file: this.music, seconds: MUSIC_SECONDS, gain })
    await measureCase<CaseResult>({ ...film, music: music(-9) })
    await this.run('music changed', { ...film, folder, music: music(-6) })
    if (this.framesOf('music changed')) throw new Error('Other music rendered frames')
  }

  /** Merges the long film, with an empty cache only in the first round. */
  private async runLongFilm(folder: string, isFirst: boolean): Promise<void> {
    const clips = await this.linkLongClips()
    const gaps = transitionsFor(clips.length - 1)
    const cache = join(this.folder, 'long-cache')
    const film = (name: string) => ({
      kind: 'join' as const,
      clips,
      gaps,
      folder: join(folder, name),
      cache,
    })
    const title = `${clips.length} clips`
    if (isFirst) {
      await mkdir(cache)
      await rm(await this.run(`${title}, cold`, film('long-cold'), gaps.length))
    }
    const from = await this.run(`${title}, all cached`, film('long'), 0)
    const to = await this.run(`${title}, byte copy`, {
      kind: 'copy',
      from,
      to: join(folder, 'long-copy.mp4'),
    })
    await Promise.all([from, to].map((file) => rm(file)))
  }

  /** Clips with files and content ids of their own, so that no window is shared. */
  private async linkLongClips(): Promise<ClipFiles[]> {
    const folder = join(this.folder, 'long-clips')
    await mkdir(folder, { recursive: true })
    return Promise.all(
      Array.from({ length: this.longClips }, async (_, index) => {
        const clip = this.clips[index % this.clips.length]
        const mezzanineVideo = join(folder, `${index}.mp4`)
        await link(clip.mezzanineVideo, mezzanineVideo).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error
        })
        return { ...clip, mezzanineVideo, contentId: `long film, clip ${index}` }
      }),
    )
  }

  /** Runs a case and returns its file. Throws unless it rendered `windows` windows, and nothing else if that is 0. */
  private async run(name: string, work: Case, windows?: number): Promise<string> {
    const { cost, result } = await measureCase<CaseResult>(work)
    const { file, rendered } = result
    if (windows !== undefined && (windowCount(rendered) !== windows || (!windows && rendered.length > 0)))
      throw new Error(
        `${name} rendered ${rendered.map(({ part }) => part).join(', ') || 'nothing'} instead of ${windows} windows`,
      )
    this.costs.set(name, [...(this.costs.get(name) ?? []), cost])
    this.rendered.set(name, rendered)
    this.sizes.set(name, (await stat(file)).size)
    return file
  }
}

import { setMaxListeners } from 'node:events'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UNEDITED } from '#schema/cut-item'
import { shownInFilm } from '#schema/film-plan'
import type { FfmpegTools } from '../ffmpeg.js'
import type { FilmOptions, FrameRate, PartOrder } from '../film.js'
import type { FilmLook } from './canvas.js'
import { ClipFetcher, type ClipSources, type ClipWithContentId } from './clips/clip-sources.js'
import { type ExplainedPart, obtainExplained } from './explained-part.js'
import type { PartMaker } from './film-cache.js'
import { fittedFrames, fittedKey, misfitOf, speedOf, writeFitted } from './fit.js'
import { type Track, readTrack } from './mp4/track.js'
import { orderFitted, orderStretch } from './part-order.js'
import { bodyRanges } from './overlays/body-ranges.js'
import { overlaysWithin } from './overlays/overlays.js'
import type { Body, ClipStart, Stretch, Window } from './plan.js'
import type { Piece } from './piece-reader.js'
import { drawPoster, posterFrame } from './poster.js'
import { mixedSoundKey, writeMixedSound } from './mix/mixed-sound.js'
import { encodeSound, type FilmClip, soundKey } from './sound.js'
import { spedSoundKey, writeSpedSound } from './sped-sound.js'
import type { WholeFilm } from './whole.js'
import { bodyKey, posterKey, renderStretch, windowKey } from './window.js'
import { type Share, sharedProgress, together } from './temp-workspace.js'

/** The parts from which a film is assembled. */
interface Parts {
  pieces: Piece[]
  /** An MP4 with the film's AAC alone. */
  sound: string
  poster: string
}

/** Cost of mixing and encoding a frame of sound, relative to a frame of picture. */
const SOUND_WEIGHT = 0.2

/** The poster frame of a film: a quarter into the shown part of its first clip. */
export const posterOf = ({ clips: [clip] }: Pick<WholeFilm, 'clips'>): ClipStart => ({
  clip,
  from: clip.shown.from + posterFrame(clip.shown.to - clip.shown.from),
})

/** Gets the parts of one film from the cache, or renders them into `workspace`. */
export class PartRenderer {
  private readonly requested = new Map<string, Promise<string>>()
  private readonly pictures = new Map<string, Promise<Track>>()
  private readonly stop = new AbortController()
  private readonly signal: AbortSignal
  /** Fetches remote clips. */
  private readonly clips: ClipFetcher | undefined

  constructor(
    private readonly deps: {
      tools: FfmpegTools
      maker: PartMaker
      workspace: string
      options: FilmOptions & { sources?: ClipSources }
    },
  ) {
    const { options, workspace } = deps
    this.clips = options.sources && new ClipFetcher(options.sources, workspace)
    this.signal = options.signal ? AbortSignal.any([options.signal, this.stop.signal]) : this.stop.signal
    setMaxListeners(0, this.signal) // one listener for each pending part
  }

  /** All parts of a film. If one fails, the others are aborted, and its error is thrown. */
  async all(film: WholeFilm, report: (done: number) => void): Promise<Parts> {
    const share = sharedProgress(report)
    const sound = this.sound(film, share(film.frames * SOUND_WEIGHT))
    const pieces = film.stretches.map((stretch) => this.pieces(stretch, film.look, share))
    const poster = this.poster(film)
    await together([sound, poster, ...pieces], this.stop)
    return { pieces: (await Promise.all(pieces)).flat(), sound: await sound, poster: await poster }
  }

  /** The clips at the canvas, rate and speed of this look, with their sound. */
  async derived(
    clips: readonly ClipWithContentId[],
    look: FilmLook,
    report?: (done: number) => void,
  ): Promise<FilmClip[]> {
    const [pictures, sounds] = [
      this.fitted(clips, look, report),
      Promise.all(clips.map((clip) => this.spedSound(clip, look.rate))),
    ]
    await together([pictures, sounds], this.stop)
    const spedSounds = await sounds
    return (await pictures).map((clip, at) => ({
      ...clip,
      ...(spedSounds[at] && { mezzanineSound: spedSounds[at].file, soundId: spedSounds[at].key }),
    }))
  }

  /**
   * The sound of a clip at its speed; undefined if the mezzanine's sound has that speed, or the clip is remote.
   */
  async spedSound(
    clip: ClipWithContentId,
    rate: FrameRate,
  ): Promise<{ key: string; file: string } | undefined> {
    if (speedOf(clip) === 1 || !clip.mezzanineSound) return undefined
    const key = spedSoundKey(this.deps.tools, clip, rate)
    const make = (to: string) => writeSpedSound(this.deps.tools, { clip, rate, to }, this.work())
    const why = `speed ${speedOf(clip)}`
    return { key, file: await this.part({ key, why, ending: '.wav', make }) }
  }

  /** The pictures of the clips at the canvas, rate and speed of this look. */
  async fitted(
    clips: readonly ClipWithContentId[],
    look: FilmLook,
    report?: (done: number) => void,
  ): Promise<FilmClip[]> {
    const share = sharedProgress(report ?? (() => undefined))
    const fitting = clips.map((clip) => this.fittedClip(clip, look, share))
    await together(fitting, this.stop)
    return Promise.all(fitting)
  }

  private async fittedClip(clip: ClipWithContentId, look: FilmLook, share: Share): Promise<FilmClip> {
    const shown = shownInFilm(clip.edit ?? UNEDITED, clip, look.rate)
    const film = { ...clip, shown, soundId: clip.contentId }
    const why = misfitOf(clip, look)
    if (!why) return film
    const key = fittedKey(this.deps.tools, clip, look)
    const progress = share(clip.frames)
    const frames = fittedFrames(clip, look.rate)
    const mezzanineVideo = await this.part({
      key,
      why,
      frames,
      ending: '.mp4',
      make: async (to) => {
        const whole = (await this.clips?.whole(clip)) ?? clip
        await writeFitted(this.deps.tools, { clip: whole, look, to }, { ...this.work(), progress })
      },
      order: orderFitted(clip, look),
      progress,
    })
    return { ...film, ...look.canvas, mezzanineVideo, frameRate: look.rate, frames, contentId: key }
  }

  /** Renders a window of a film, or takes it from the cache. */
  async window(
    window: Window,
    look: FilmLook,
    progress?: (done: number) => void,
  ): Promise<{ key: string; file: string }> {
    const key = windowKey(this.deps.tools, window, look)
    const why = `transition ${window.transition}`
    return { key, file: await this.rendered(window, look, { key, why, progress }) }
  }

  private pieces(stretch: Stretch, look: FilmLook, share: Share): Promise<Piece[]> {
    if ('clip' in stretch) return this.bodyPieces(stretch, look)
    return this.window(stretch, look, share(stretch.frames)).then(({ file }) =>
      this.wholePiece(file, stretch.frames),
    )
  }

  /** A clip's frames, copied except for those that `bodyRanges` has rendered. */
  private async bodyPieces(body: Body, look: FilmLook): Promise<Piece[]> {
    const { clip, from } = body
    const file = clip.mezzanineVideo
    const picture = await this.picture(file)
    const pieces = bodyRanges(body, picture, look.rate).map(async ({ why, ...range }) => {
      if (why === null) return [{ file, picture, ...range }]
      const frames = range.to - range.from
      const overlays = overlaysWithin(body.overlays, { from: range.from - from, frames })
      const part = { clip, from: range.from, frames, ...(overlays && { overlays }) }
      const key = bodyKey(this.deps.tools, part, look)
      return this.wholePiece(await this.rendered(part, look, { key, why }), frames)
    })
    return (await Promise.all(pieces)).flat()
  }

  private async wholePiece(file: string, frames: number): Promise<Piece[]> {
    const picture = await this.picture(file)
    if (picture.samples.count !== frames)
      throw new Error(`A part of ${frames} frames holds ${picture.samples.count}`)
    return [{ file, picture, from: 0, to: frames }]
  }

  private rendered(
    stretch: Stretch,
    look: FilmLook,
    { key, why, progress }: { key: string; why: string; progress?: (done: number) => void },
  ): Promise<string> {
    return this.part({
      key,
      why,
      frames: stretch.frames,
      ending: '.mp4',
      make: async (to) => {
        const shown = (await this.clips?.shownBy(stretch)) ?? stretch
        await renderStretch(this.deps.tools, { stretch: shown, look, to }, { ...this.work(), progress })
      },
      order: stretch.overlays ? undefined : orderStretch(stretch, look), // the overlay files exist only on this machine
      progress,
    })
  }

  private sound(film: WholeFilm, progress: (done: number) => void): Promise<string> {
    const { tools } = this.deps
    const { mix } = film
    const work = { signal: this.signal, progress }
    const mixed = mix && { ...film, mix }
    return this.part({
      key: mixed ? mixedSoundKey(tools, mixed) : soundKey(tools, film),
      why: mixed ? 'mix' : 'sound of the clips',
      ending: '.m4a',
      make: (to) => (mixed ? writeMixedSound(tools, mixed, to, work) : encodeSound(tools, film, to, work)),
      progress,
    })
  }

  /** A still of the first clip, written into the workspace. */
  private async poster(film: WholeFilm): Promise<string> {
    const to = join(this.deps.workspace, 'poster.webp')
    const still = posterOf(film)
    const key = posterKey(this.deps.tools, still)
    const draw = async () => {
      await drawPoster(this.deps.tools, still, {
        folder: this.deps.workspace,
        name: 'poster.webp',
        signal: this.signal,
      })
    }
    const found = await this.deps.maker.obtain(
      { key, to, make: draw },
      { ...this.deps.options, signal: this.signal },
    )
    if (found !== to) await copyFile(found, to)
    return to
  }

  private part({
    key,
    why,
    frames,
    ending,
    make,
    order,
    progress,
  }: {
    /** From `keyOf`, which begins with the kind of the part. */
    key: string
    ending: string
    make: (to: string) => Promise<void>
    order?: PartOrder
    progress?: (done: number) => void
  } & Pick<ExplainedPart, 'why' | 'frames'>): Promise<string> {
    const { workspace, maker, options } = this.deps
    const to = join(workspace, key + ending)
    const part: ExplainedPart = { key, to, make: () => make(to), order, why, frames }
    const file = this.requested.get(key) ?? obtainExplained(maker, part, { ...options, signal: this.signal })
    this.requested.set(key, file)
    return file.then((found) => {
      progress?.(1)
      return found
    })
  }

  private work() {
    return { signal: this.signal, gentle: this.deps.options.gentle }
  }

  private picture(file: string): Promise<Track> {
    const picture = this.pictures.get(file) ?? readTrack(file, 'picture')
    this.pictures.set(file, picture)
    return picture
  }
}

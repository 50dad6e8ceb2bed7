import { copyFile, mkdtemp, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TransitionOrCut } from '#schema/limits'
import { GrowingFile } from '#platform/storage/growing-file'
import type { FfmpegTools } from '../ffmpeg.js'
import type { ClipFiles, DerivedClip, FilmOptions, FilmTags, JoinedFilm, RenderedWindow } from '../film.js'
import { assemble } from './assemble.js'
import { commonLook, withDrawnCards } from './canvas.js'
import { type ClipSources, withContentIds } from './clips/clip-sources.js'
import type { PartMaker } from './film-cache.js'
import { PartRenderer, posterOf } from './parts.js'
import { mixOf } from './mix/film-mix.js'
import type { CaptionTrack } from './captions/text-track.js'
import { readTrack } from './mp4/track.js'
import { type Overlay, overlaid, prepareOverlays } from './overlays/overlays.js'
import { readLoudness } from './mix/mixed-sound.js'
import { type FramePlan, planFilm, stretchesOf, timesOf } from './plan.js'
import { drawPoster, drawSmallPoster } from './poster.js'
import { type WholeFilm, encodeWhole } from './whole.js'
import type { FilmClip } from './sound.js'
import { rising, tempWorkspace } from './temp-workspace.js'

/** Has the file of a film stored while it is written, and waits for that at the end. */
class Storing {
  private stored: Promise<void> = Promise.resolve()

  constructor(private readonly options: Pick<FilmOptions, 'store' | 'signal'>) {}

  /** Begins with a file that will settle: grow to its size, or fail. */
  begin(film: GrowingFile): void {
    const { store, signal } = this.options
    if (!store) return
    const abort = () => film.fail(signal?.reason)
    signal?.addEventListener('abort', abort, { once: true })
    this.stored = store(film).finally(() => signal?.removeEventListener('abort', abort))
    this.stored.catch(() => undefined) // met by whoever waits for it
  }

  /** Begins with a file that is whole already. */
  async whole(path: string): Promise<void> {
    const film = new GrowingFile(path, (await stat(path)).size)
    film.grownTo(film.bytes)
    this.begin(film)
  }

  /** Waits until nothing is left of a film whose writing failed. */
  async givenUp(): Promise<void> {
    await this.stored.catch(() => undefined)
  }

  /** Waits until the film is stored. Throws what its storing throws. */
  done(): Promise<void> {
    return this.stored
  }
}

interface FilmTools {
  tools: FfmpegTools
  maker: PartMaker
}

interface ClipsInOrder {
  clips: readonly ClipFiles[]
  /** One fewer. */
  gaps: readonly TransitionOrCut[]
}

/** What fitting and rendering take of the time of a film; the rest is copying. */
const FITTED = 0.4
const RENDERED = 0.9

/** The film of clips that fit its look. */
const filmOf = (
  clips: readonly FilmClip[],
  { plan, overlays, ...rest }: { plan: FramePlan; overlays: Overlay[] } & Pick<WholeFilm, 'look' | 'mix'>,
): WholeFilm => ({
  ...rest,
  clips,
  windows: plan.windows,
  stretches: overlaid(stretchesOf(clips, plan.segments), overlays),
  frames: plan.frames,
})

/** The film out of its parts. */
const fromParts = async (
  film: WholeFilm,
  parts: PartRenderer,
  {
    workspace,
    tell,
    signal,
    storing,
    captions,
    tags,
  }: {
    workspace: string
    tell: (done: number) => void
    signal?: AbortSignal
    storing: Storing
    captions: readonly CaptionTrack[]
    tags?: FilmTags
  },
) => {
  const file = join(workspace, 'film.mp4')
  const { pieces, sound, poster } = await parts.all(film, (done) => tell(RENDERED * done))
  const { frames } = await assemble({ pieces, rate: film.look.rate, sound, captions, tags }, file, {
    signal,
    progress: (done) => tell(RENDERED + (1 - RENDERED) * done),
    begun: (growing) => storing.begin(growing),
  })
  if (frames !== film.frames) throw new Error(`A film of ${film.frames} frames came out with ${frames}`)
  return { film, file, sound, poster }
}

/** A film that is whole already, with captions beside it. */
const withCaptions = async (
  file: string,
  {
    film: { look, frames },
    captions,
    tags,
    signal,
  }: { film: WholeFilm; captions: readonly CaptionTrack[]; tags?: FilmTags; signal?: AbortSignal },
): Promise<string> => {
  const to = `${file}.captioned.mp4`
  const pieces = [{ file, picture: await readTrack(file, 'picture'), from: 0, to: frames }]
  await assemble({ pieces, rate: look.rate, sound: file, captions, tags }, to, { signal })
  return to
}

/**
 * `Film.join`: renders the transitions, each once, and copies everything else. Where the parts do not fit
 * together, or cannot be had, the whole film is encoded instead, and the log tells why.
 */
export const joinClips = async (
  { tools, maker }: FilmTools,
  { clips, gaps }: ClipsInOrder,
  folder: string,
  options: FilmOptions,
): Promise<JoinedFilm> => {
  const { signal, log, tags } = options
  const look = commonLook(clips, options)
  const plan = planFilm(clips, gaps, { rate: look.rate, lengths: options.lengths })
  const mix = mixOf(options.mix, plan, look.rate)
  const times = timesOf(plan, look.rate)
  const captions = options.captions?.(times) ?? []
  const { frames } = plan
  const tell = rising(options.progress)
  const storing = new Storing(options)
  return tempWorkspace(folder, async (workspace) => {
    const known = await withContentIds(await withDrawnCards(clips, look.canvas), options)
    const { canvas, rate } = look
    const drawn = (await options.overlays?.({ ...times, ...canvas, frameRate: rate, frames })) ?? []
    const overlays = await prepareOverlays(tools, drawn, { workspace, canvas, rate, frames })
    const made = await (async () => {
      const parts = new PartRenderer({ tools, maker, workspace, options })
      const fitted = await parts.derived(known, look, (done) => tell(FITTED * done))
      const film = filmOf(fitted, { plan, overlays, look, mix })
      return fromParts(film, parts, { workspace, tell, signal, storing, captions, tags })
    })().catch(async (error: unknown) => {
      await storing.givenUp()
      signal?.throwIfAborted()
      log?.warn({ err: error }, 'The parts of a film did not fit together; all of it is encoded')
      const anew = await mkdtemp(join(workspace, 'anew-'))
      const fitted = await new PartRenderer({
        tools,
        maker,
        workspace: anew,
        options: { ...options, cache: undefined },
      }).derived(known, look)
      const film = filmOf(fitted, { plan, overlays, look, mix })
      const { file: encoded, sound } = await encodeWhole(tools, film, workspace, {
        signal,
        tags,
        progress: (done) => tell(0.97 * done),
      })
      const file = captions.length ? await withCaptions(encoded, { film, captions, tags, signal }) : encoded
      await storing.whole(file)
      return {
        film,
        file,
        sound,
        poster: await drawPoster(tools, posterOf(film), { folder: workspace, name: 'poster.webp', signal }),
      }
    })
    const { file, sound, poster } = made
    const smallPoster = await drawSmallPoster(poster, workspace)
    const { size: bytes } = await stat(file)
    await storing.done()
    tell(1)
    const result = {
      file,
      poster,
      smallPoster,
      ...look.canvas,
      frames,
      frameRate: look.rate,
      duration: frames / look.rate,
      sound: mix && sound ? await readLoudness(sound) : null,
      bytes,
    }
    return { result, files: { file, poster, smallPoster } }
  })
}

/** `Film.window`: one transition of a film on its own, as the film will show it. */
export const renderWindow = async (
  { tools, maker }: FilmTools,
  { clips, gaps, at }: ClipsInOrder & { at: number },
  folder: string,
  options: FilmOptions & { sources?: ClipSources },
): Promise<RenderedWindow> => {
  const look = commonLook(clips, options)
  return tempWorkspace(folder, async (workspace) => {
    const parts = new PartRenderer({ tools, maker, workspace, options })
    const pair = await withDrawnCards(clips.slice(at, at + 2), look.canvas)
    const { segments } = planFilm(pair, gaps.slice(at, at + 1), {
      rate: look.rate,
      lengths: options.lengths?.slice(at, at + 1),
    })
    if (!segments.some((segment) => 'transition' in segment))
      throw new RangeError('This gap has no transition')
    const fitted = await parts.fitted(await withContentIds(pair, options), look)
    const window = stretchesOf(fitted, segments).find((stretch) => 'transition' in stretch)!
    const { key, file } = await parts.window(window, look, rising(options.progress))
    const own = join(workspace, 'window.mp4')
    await copyFile(file, own)
    return { result: { file: own, key, frames: window.frames }, files: { file: own } }
  })
}

/** `Film.derive`: a clip as a film of all these clips shows and plays it. */
export const renderDerived = async (
  { tools, maker }: FilmTools,
  { clips, at }: { clips: readonly ClipFiles[]; at: number },
  folder: string,
  options: FilmOptions & { sources?: ClipSources },
): Promise<DerivedClip> => {
  const look = commonLook(clips, options)
  return tempWorkspace(folder, async (workspace) => {
    const parts = new PartRenderer({ tools, maker, workspace, options })
    const drawn = await withDrawnCards(clips.slice(at, at + 1), look.canvas)
    const [clip] = await withContentIds(drawn, options)
    const [derived] = await parts.derived([clip], look, rising(options.progress))
    const own = async (name: string, made: string, file: string) => {
      if (made === file) return undefined
      const to = join(workspace, name)
      await copyFile(made, to)
      return to
    }
    const files = {
      picture: await own('picture.mp4', derived.mezzanineVideo, clip.mezzanineVideo),
      sound: await own('sound.wav', derived.mezzanineSound, clip.mezzanineSound),
    }
    const keys = {
      pictureKey: files.picture && derived.contentId,
      soundKey: files.sound && derived.soundId,
    }
    return { result: { ...files, ...keys, frames: derived.frames }, files }
  })
}

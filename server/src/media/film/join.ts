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

/** Uploads a film while it is written. */
class Storing {
  private stored: Promise<void> = Promise.resolve()

  constructor(private readonly options: Pick<FilmOptions, 'store' | 'signal'>) {}

  /** Starts with a growing file, which later completes or fails. */
  begin(film: GrowingFile): void {
    const { store, signal } = this.options
    if (!store) return
    const abort = () => film.fail(signal?.reason)
    signal?.addEventListener('abort', abort, { once: true })
    this.stored = store(film).finally(() => signal?.removeEventListener('abort', abort))
    this.stored.catch(() => undefined) // `done` reports the failure
  }

  /** Starts with a complete file. */
  async whole(path: string): Promise<void> {
    const film = new GrowingFile(path, (await stat(path)).size)
    film.grownTo(film.bytes)
    this.begin(film)
  }

  /** Waits until the failed upload has stopped. */
  async stopped(): Promise<void> {
    await this.stored.catch(() => undefined)
  }

  /** Waits until the film is stored. Throws the errors of `store`. */
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
  /** One fewer than clips. */
  gaps: readonly TransitionOrCut[]
}

/** Progress shares of fitting and rendering; copying takes the rest. */
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

/** Renders the parts and assembles the film from them. */
const fromParts = async (
  film: WholeFilm,
  parts: PartRenderer,
  {
    workspace,
    report,
    signal,
    storing,
    captions,
    tags,
  }: {
    workspace: string
    report: (done: number) => void
    signal?: AbortSignal
    storing: Storing
    captions: readonly CaptionTrack[]
    tags?: FilmTags
  },
) => {
  const file = join(workspace, 'film.mp4')
  const { pieces, sound, poster } = await parts.all(film, (done) => report(RENDERED * done))
  const { frames } = await assemble({ pieces, rate: film.look.rate, sound, captions, tags }, file, {
    signal,
    progress: (done) => report(RENDERED + (1 - RENDERED) * done),
    begun: (growing) => storing.begin(growing),
  })
  if (frames !== film.frames) throw new Error(`A film of ${film.frames} frames came out with ${frames}`)
  return { film, file, sound, poster }
}

/** Copies a complete film and adds captions to it. */
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
 * `Film.join`: renders each transition once, and copies everything else. If the parts do not fit together or
 * are missing, encodes the whole film instead, and logs the reason.
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
  const report = rising(options.progress)
  const storing = new Storing(options)
  return tempWorkspace(folder, async (workspace) => {
    const known = await withContentIds(await withDrawnCards(clips, look.canvas), options)
    const { canvas, rate } = look
    const drawn = (await options.overlays?.({ ...times, ...canvas, frameRate: rate, frames })) ?? []
    const overlays = await prepareOverlays(tools, drawn, { workspace, canvas, rate, frames })
    const made = await (async () => {
      const parts = new PartRenderer({ tools, maker, workspace, options })
      const fitted = await parts.derived(known, look, (done) => report(FITTED * done))
      const film = filmOf(fitted, { plan, overlays, look, mix })
      return fromParts(film, parts, { workspace, report, signal, storing, captions, tags })
    })().catch(async (error: unknown) => {
      await storing.stopped()
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
        progress: (done) => report(0.97 * done),
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
    report(1)
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

/** `Film.window`: renders one transition as the film will show it. */
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

/** `Film.derive`: renders a clip as a film of all these clips shows and plays it. */
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

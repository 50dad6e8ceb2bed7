import type { Stroke } from '#schema/review/drawing'
import type { FilmFit, FilmRate, FilmRatio, FilmSize, TransitionOrCut, VideoRatio } from '#schema/limits'
import type { Claims } from '#platform/queue/shared/claims'
import { AppError } from '#platform/errors/failure'
import type { GrowingFile } from '#platform/storage/growing-file'
import type { CardClip, CardOrder, ClipFiles, FilmLook, Probe } from './film-clip.js'
import type { ClipSources } from './film/clips/clip-sources.js'
import type { ReadRange } from './film/clips/excerpt.js'
import type { CaptionTrack } from './film/captions/text-track.js'
import type { OverlayOptions } from './film-overlay.js'
import type { FilmMix, FilmTimes, Loudness, PreparedSound } from './film-sound.js'
import type { PartOrder } from './film/part-order.js'

/** The files of a clip that is ready to be shown and merged. All in the folder given, all finished. */
export interface PreparedClip {
  /** A faststart H.264/AAC MP4 that plays in a browser, in the shape asked for. */
  video: string
  /** A WebP still. */
  poster: string
  /** The same, small. */
  smallPoster: string
  /** Normalised H.264 without sound, at a constant rate, with IDR frames where cuts may fall. */
  mezzanineVideo: string
  /** 48 kHz stereo PCM, exactly as long as the mezzanine's picture. */
  mezzanineSound: string
  /**
   * Of the mezzanine; `video` has the same shape, but keeps the source's own pixels where it could be
   * copied: `lines` of the shorter side.
   */
  width: number
  height: number
  lines: number
  frames: number
  /** Of the mezzanine: that of the source, or the one that shows its frames most evenly. */
  frameRate: FrameRate
  /** Seconds: frames / frameRate. */
  duration: number
  hasSound: boolean
  /** Null if neither end of the clip is still, or all of it is. */
  motion: ClipMotion | null
  bytes: number
}

/** The frames between a still start and a still end: `from` included, `to` not. */
export interface ClipMotion {
  from: number
  to: number
}

/** Frames a second. */
export type FrameRate = FilmRate

export interface TaskOptions {
  signal?: AbortSignal
  /** Lets every other work on this machine go first: for what nobody waits for yet. */
  gentle?: boolean
  /** 0 to 1, monotonic. */
  progress?: (done: number) => void
}

/**
 * Where pieces of films are kept between joins. It may lose any of them at any time; two processes may use it
 * at once.
 */
export interface FilmCache {
  /**
   * The file kept under `key`: copied or linked to `to`, or where it lies and stays while the work goes on.
   * Undefined where there is none.
   */
  fetch(key: string, to: string): Promise<string | undefined>
  /**
   * Keeps a copy of `file`, which stays where it is. A key always stands for the same film: one that is there
   * already may be left as it is.
   */
  keep(key: string, file: string): Promise<void>
}

export type { CardClip, CardOrder, ClipFiles, FilmLook, PictureSize, Probe } from './film-clip.js'
export type { ClipSources } from './film/clips/clip-sources.js'
export type { FilmMix, FilmTimes, Loudness, MixedCue, PreparedSound } from './film-sound.js'
export type { PartOrder } from './film/part-order.js'

/** Lets processes that have a cache in common make each part of a film once. */
export interface PartSharing extends Claims {
  /** Has any process make a part. Resolves once the others can know of it; never rejects. */
  offer?(part: { key: string; order: PartOrder }): Promise<void>
}

export interface FilmLog {
  warn(details: object, message: string): void
}

/** What a film looks like, and where its pieces are kept. */
export interface FilmOptions extends TaskOptions, OverlayOptions {
  cache?: FilmCache
  /** With it, every clip needs a `contentId` by which the other processes can get its mezzanine. */
  sharing?: PartSharing
  /** Seconds of each transition: 0.25 to 2, or 0 for a cut; else 1. At most half of the shorter clip beside it. */
  lengths?: readonly (number | undefined)[]
  /** That of most clips where it is left out. */
  size?: FilmSize
  /** Width to height; the shape of most clips where it is left out. */
  ratio?: FilmRatio
  /** `pad` where it is left out. */
  fit?: FilmFit
  /** That of most clips where it is left out. */
  frameRate?: FrameRate
  /**
   * Stores a film’s file while it is written. Called anew where the film has to be written in another way,
   * which makes the first file fail; the join takes until the last call has ended, and throws what that throws.
   */
  store?(film: GrowingFile): Promise<void>
  /** What it plays beside its clips; without it, the sound of the clips is joined. */
  mix?: FilmMix
  /** Called once, when the rate of the film is known, for the captions that its file has; none where it is left out. */
  captions?(film: FilmTimes): CaptionTrack[]
  /** Written into the film’s file, for those who look at what a file says of itself. */
  tags?: FilmTags
  log?: FilmLog
}

/** What a film’s file says of itself. */
export interface FilmTags {
  title: string
  comment: string
}

/** A clip at the canvas, rate and speed of a film. Files and keys are undefined where the clip is used as it is. */
export interface DerivedClip {
  picture?: string
  /** Under which the cache has it. */
  pictureKey?: string
  /** 48 kHz stereo PCM, exactly as long as the picture. */
  sound?: string
  soundKey?: string
  frames: number
}

/** A transition on its own. */
export interface RenderedWindow {
  file: string
  /** Under which the cache has it. */
  key: string
  frames: number
}

export interface JoinedFilm {
  file: string
  poster: string
  smallPoster: string
  width: number
  height: number
  frames: number
  frameRate: FrameRate
  duration: number
  /** How loud it is, if it has a mix. */
  sound: Loudness | null
  bytes: number
}

/** Which frame of which film. */
export interface StillOf {
  read: ReadRange
  /** Null: the last frame. */
  atSeconds: number | null
  /** Drawn over it; the picture is then a PNG. */
  strokes?: readonly Stroke[]
}

/** A frame of a film, as a picture. */
export interface Still {
  /** A PNG; a JPEG where that would be very large. */
  file: string
  /** When it is shown for the first time, from the film's first moment. */
  seconds: number
}

/** How a file becomes a clip. */
export interface PrepareOptions extends TaskOptions {
  /** The shape to which it is cropped. */
  ratio?: VideoRatio
  /** How many seconds at its beginning are left out of a file of so many seconds. */
  skip?: (seconds: number) => number
}

/** Film on this machine. Throws `FilmFailure` for what the file, not the machine, is to blame for. */
export interface Film {
  /** How mezzanines are encoded. One that was made under another setting is to be made anew. */
  readonly mezzanineSetting: string
  /** Equal where two machines write the same bytes for the same order. */
  readonly toolkit: string
  /** Reserves a core that draws no film; returns how to leave it, or undefined where all do. */
  reserveCore(): (() => void) | undefined
  probe(file: string): Promise<Probe>
  /**
   * Probes, crops to `ratio` where one is given, and writes everything that playing and merging need into
   * `folder`.
   */
  prepare(source: string, folder: string, options: PrepareOptions): Promise<PreparedClip>
  /**
   * Probes a file with sound, and writes its first sound to `folder` as films mix it. The same file gives the same
   * bytes.
   */
  prepareSound(source: string, folder: string, options: TaskOptions): Promise<PreparedSound>
  /** Writes a sound that `prepareSound` wrote to `folder`, so many times faster and with the same pitch. */
  quickenSound(sound: string, folder: string, options: TaskOptions & { factor: number }): Promise<string>
  /** Writes the first seconds of such a sound to `folder` as a WAV file, which every model of the provider takes. */
  spokenSound(sound: string, folder: string, options: TaskOptions & { seconds: number }): Promise<string>
  /** The look that the film of these clips has with these settings. */
  look(
    clips: readonly Pick<ClipFiles, 'width' | 'height' | 'frameRate' | 'draw'>[],
    settings: Pick<FilmOptions, 'size' | 'ratio' | 'fit' | 'frameRate'>,
  ): FilmLook
  /** Writes a card. The same pictures give the same bytes. */
  card(card: CardOrder, folder: string, options: Pick<TaskOptions, 'signal' | 'gentle'>): Promise<CardClip>
  /** Writes the sound of a clip that has none, as long as its picture, into `folder`; returns its file. */
  silence(clip: Pick<CardOrder, 'frames' | 'frameRate'>, folder: string): Promise<string>
  /**
   * Joins the clips in their order; `gaps` is one shorter. Each frame comes from where `planSegments` of
   * `#schema/film-plan` says. Only transitions and the frames between a trim and the next key frame are rendered,
   * unless the cache has them; the same clips and options give the same bytes.
   */
  join(clips: ClipFiles[], gaps: TransitionOrCut[], folder: string, options: FilmOptions): Promise<JoinedFilm>
  /**
   * Renders the transition in gap `at` as the film will show it, and keeps it in the cache. Of a clip with an
   * empty `mezzanineVideo`, only what the transition shows is had from `sources`. Throws RangeError where that
   * gap is a cut.
   */
  window(
    film: { clips: ClipFiles[]; gaps: TransitionOrCut[]; at: number },
    folder: string,
    options: FilmOptions & { sources?: ClipSources },
  ): Promise<RenderedWindow>
  /**
   * Renders clip `at` at the canvas, rate and speed that the film of all these clips gives it, and caches it. Clips
   * that are elsewhere are read from `sources`.
   */
  derive(
    film: { clips: ClipFiles[]; at: number },
    folder: string,
    options: FilmOptions & { sources?: ClipSources },
  ): Promise<DerivedClip>
  /**
   * The frame that is shown `atSeconds`, the last one where that is null, as a picture in `folder`; undefined where
   * the film ends before. The film is an MP4 that `prepare` or `join` wrote; only what the frame needs is read of it.
   */
  still(film: StillOf, folder: string, options?: Pick<TaskOptions, 'signal'>): Promise<Still | undefined>
  /** Detects the moving part of a clip, as `prepare` does. */
  motion(
    clip: Pick<ClipFiles, 'mezzanineVideo' | 'frames' | 'frameRate'>,
    options?: Pick<TaskOptions, 'signal' | 'gentle'>,
  ): Promise<ClipMotion | null>
  /** Draws the small poster that belongs to a poster, into `folder`; returns its file. */
  smallPoster(poster: string, folder: string): Promise<string>
  /**
   * Draws the part that was ordered under `key`, into `folder`, on a core that the caller has reserved; returns
   * its file. Of a clip that is elsewhere, only the frames are fetched that it shows. Throws where this machine
   * would draw another part.
   */
  part(
    ordered: { key: string; order: PartOrder } & ClipSources,
    folder: string,
    options: TaskOptions,
  ): Promise<string>
}

/** The file cannot be used; the message may be shown. */
export class FilmFailure extends AppError {
  override readonly code = 'FILM_UNUSABLE'
  override readonly isPublic = true
  override readonly retryable: boolean

  constructor(
    message: string,
    { retryable = false, ...options }: ErrorOptions & { retryable?: boolean } = {},
  ) {
    super(message, options)
    this.retryable = retryable
  }
}

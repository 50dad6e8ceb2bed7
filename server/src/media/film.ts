import type { Stroke } from '#schema/review/drawing'
import type { FilmFit, FilmRate, FilmRatio, FilmSize, TransitionOrCut, VideoRatio } from '#schema/limits'
import type { Claims } from '#platform/queue/shared/claims'
import { AppError } from '#platform/errors/failure'
import type { GrowingFile } from '#platform/storage/growing-file'
import type { CardClip, CardOrder, ClipFiles, FilmLook, PictureSize, Probe } from './film-clip.js'
import type { ClipSources } from './film/clips/clip-sources.js'
import type { ReadRange } from './film/clips/excerpt.js'
import type { CaptionTrack } from './film/captions/text-track.js'
import type { OverlayOptions } from './film-overlay.js'
import type { FilmMix, FilmTimes, Loudness, PreparedSound } from './film-sound.js'
import type { PartOrder } from './film/part-order.js'

/** The finished files of a clip that can be played and merged, all in the given folder. */
export interface PreparedClip {
  /** A faststart H.264/AAC MP4 that plays in a browser, in the requested shape. */
  video: string
  /** A WebP still. */
  poster: string
  /** The same, small. */
  smallPoster: string
  /** Normalised H.264 without sound, at a constant rate, with IDR frames at possible cuts. */
  mezzanineVideo: string
  /** 48 kHz stereo PCM, exactly as long as the mezzanine's picture. */
  mezzanineSound: string
  /**
   * Size of the mezzanine. `video` has the same shape, and if copied the size of the source, with `lines` on the
   * shorter side.
   */
  width: number
  height: number
  lines: number
  frames: number
  /** Rate of the mezzanine: that of the source, or the one that shows its frames most evenly. */
  frameRate: FrameRate
  /** Seconds: frames / frameRate. */
  duration: number
  hasSound: boolean
  /** Null if neither end of the clip is still, or all of it is. */
  motion: ClipMotion | null
  bytes: number
}

/** The frames between a still start and a still end, which is not included. */
export interface ClipMotion {
  startFrame: number
  endFrame: number
}

/** Frames a second. */
export type FrameRate = FilmRate

export interface TaskOptions {
  signal?: AbortSignal
  /** Runs at the lowest process priority, for work that nobody waits for yet. */
  gentle?: boolean
  /** 0 to 1, monotonic. */
  progress?: (done: number) => void
}

/**
 * Caches parts of films between joins. It may lose any of them at any time; two processes may use it at once.
 */
export interface FilmCache {
  /**
   * Copies or links the file cached under `key` to `to`, or returns its own path, where it stays during the work.
   * Undefined if missing.
   */
  fetch(key: string, to: string): Promise<string | undefined>
  /**
   * Copies `file` into the cache; the original stays. A key always names the same content, so an existing entry may
   * be kept.
   */
  keep(key: string, file: string): Promise<void>
}

export type { CardClip, CardOrder, ClipFiles, FilmLook, PictureSize, Probe } from './film-clip.js'
export type { ClipSources } from './film/clips/clip-sources.js'
export type { FilmMix, FilmTimes, Loudness, MixedCue, PreparedSound } from './film-sound.js'
export type { PartOrder } from './film/part-order.js'

/** Lets processes with a common cache make each part of a film only once. */
export interface PartSharing extends Claims {
  /** Offers a part to all processes. Resolves once they can know of it; never rejects. */
  offer?(part: { key: string; order: PartOrder }): Promise<void>
}

export interface FilmLog {
  warn(details: object, message: string): void
  /** Called with a `PartLine` of `film/explained-part.ts` for each part of a film. */
  debug?(details: object, message: string): void
}

/** The look of a film, and where its parts are cached. */
export interface FilmOptions extends TaskOptions, OverlayOptions {
  cache?: FilmCache
  /** Requires a `contentId` of every clip, by which other processes get its mezzanine. */
  sharing?: PartSharing
  /**
   * Seconds of each transition: 0.25 to 2, or 0 for a cut; 1 by default. At most half of the shorter clip beside it.
   */
  lengths?: readonly (number | undefined)[]
  /** Default: that of most clips. */
  size?: FilmSize
  /** Width to height. Default: the shape of most clips. */
  ratio?: FilmRatio
  /** Default: `PAD`. */
  fit?: FilmFit
  /** Default: that of most clips. */
  frameRate?: FrameRate
  /**
   * Stores a film’s file while it is written. Called again if the film has to be written in another way, which makes
   * the first file fail; the join waits for the last call, and throws its errors.
   */
  store?(film: GrowingFile): Promise<void>
  /** Cues and gains; without it, the sound of the clips is joined. */
  mix?: FilmMix
  /** Called once, when the rate of the film is known; returns the captions in its file. Default: none. */
  captions?(film: FilmTimes): CaptionTrack[]
  /** Metadata in the film’s file. */
  tags?: FilmTags
  log?: FilmLog
}

/** Metadata of a film’s file. */
export interface FilmTags {
  title: string
  comment: string
}

/**
 * A clip at the canvas, rate and speed of a film. Files and keys are undefined if the clip is used as it is.
 */
export interface DerivedClip {
  picture?: string
  /** Its cache key. */
  pictureKey?: string
  /** 48 kHz stereo PCM, exactly as long as the picture. */
  sound?: string
  soundKey?: string
  frames: number
}

/** A transition on its own. */
export interface RenderedWindow {
  file: string
  /** Its cache key. */
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
  /** Null without a mix. */
  sound: Loudness | null
  bytes: number
}

/** A frame of a film. */
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
  /** When the frame is first shown, from the start of the film. */
  seconds: number
}

/** Options of `prepare`. */
export interface PrepareOptions extends TaskOptions {
  /** The shape to crop to. */
  ratio?: VideoRatio
  /** Seconds to skip at the start of a file of this length. */
  skip?: (seconds: number) => number
}

/** Film processing on this machine. Throws `FilmFailure` if the file is at fault, not the machine. */
export interface Film {
  /** Version of the encoding of mezzanines. Mezzanines of another version have to be made again. */
  readonly mezzanineSetting: string
  /** Equal on machines that write the same bytes for the same order. */
  readonly toolkit: string
  /** Reserves a core that renders no film. Returns a function that releases it; undefined if all are busy. */
  reserveCore(): (() => void) | undefined
  probe(file: string): Promise<Probe>
  /** Probes, crops to `ratio` if given, and writes all files for playing and merging into `folder`. */
  prepare(source: string, folder: string, options: PrepareOptions): Promise<PreparedClip>
  /**
   * Probes a file with sound, and writes its first sound stream to `folder` in the format of mixes. The same file
   * gives the same bytes.
   */
  prepareSound(source: string, folder: string, options: TaskOptions): Promise<PreparedSound>
  /** Writes a prepared sound to `folder`, `factor` times faster at the same pitch. */
  speedUpSound(sound: string, folder: string, options: TaskOptions & { factor: number }): Promise<string>
  /**
   * Writes the first seconds of a prepared sound to `folder` as a WAV file, which every model of the provider accepts.
   */
  spokenSound(sound: string, folder: string, options: TaskOptions & { seconds: number }): Promise<string>
  /** The look of a film of these clips with these settings. */
  look(
    clips: readonly Pick<ClipFiles, 'width' | 'height' | 'frameRate' | 'draw'>[],
    settings: Pick<FilmOptions, 'size' | 'ratio' | 'fit' | 'frameRate'>,
  ): FilmLook
  /** Writes a card. The same pictures give the same bytes. */
  card(card: CardOrder, folder: string, options: Pick<TaskOptions, 'signal' | 'gentle'>): Promise<CardClip>
  /** Writes silence as long as a clip’s picture into `folder`; returns the file. */
  silence(clip: Pick<CardOrder, 'frames' | 'frameRate'>, folder: string): Promise<string>
  /**
   * Joins the clips in order; `gaps` is one shorter. `planSegments` of `#schema/film-plan` defines the source of each
   * frame. Only transitions and the frames between a trim and the next key frame are rendered, unless cached; the
   * same clips and options give the same bytes.
   */
  join(clips: ClipFiles[], gaps: TransitionOrCut[], folder: string, options: FilmOptions): Promise<JoinedFilm>
  /**
   * Renders the transition in gap `at` as the film shows it, and caches it. For a clip with an empty
   * `mezzanineVideo`, fetches only the needed frames from `sources`. Throws RangeError if the gap is a cut.
   */
  window(
    film: { clips: ClipFiles[]; gaps: TransitionOrCut[]; at: number },
    folder: string,
    options: FilmOptions & { sources?: ClipSources },
  ): Promise<RenderedWindow>
  /**
   * Renders clip `at` at the canvas, rate and speed of the film of all these clips, and caches it. Remote clips are
   * read from `sources`.
   */
  derive(
    film: { clips: ClipFiles[]; at: number },
    folder: string,
    options: FilmOptions & { sources?: ClipSources },
  ): Promise<DerivedClip>
  /**
   * Writes the frame shown `atSeconds` (null: the last frame) as a picture into `folder`; undefined after the end of
   * the film. The film is an MP4 that `prepare` or `join` wrote; only the bytes that the frame needs are read.
   */
  still(film: StillOf, folder: string, options?: Pick<TaskOptions, 'signal'>): Promise<Still | undefined>
  /** Draws strokes over a picture file, scaled to this size; returns the PNG written into `folder`. */
  drawOn(picture: string, folder: string, strokes: readonly Stroke[], size: PictureSize): Promise<string>
  /** Detects the moving part of a clip, as `prepare` does. */
  motion(
    clip: Pick<ClipFiles, 'mezzanineVideo' | 'frames' | 'frameRate'>,
    options?: Pick<TaskOptions, 'signal' | 'gentle'>,
  ): Promise<ClipMotion | null>
  /** Writes the small version of a poster into `folder`; returns its file. */
  smallPoster(poster: string, folder: string): Promise<string>
  /**
   * Draws the part that was ordered under `key` into `folder`, on a core that the caller has reserved; returns its
   * file. Of a remote clip, only the needed frames are fetched. Throws if this machine would draw another part.
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

import type { ClipEdit } from '#schema/cut-item'
import type { FilmFit, FilmRate as FrameRate } from '#schema/limits'

/** Pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** How a film looks: its canvas and rate, and whether clips of another shape are cropped or padded. */
export interface FilmLook {
  canvas: PictureSize
  rate: FrameRate
  fit: FilmFit
}

/** A clip of a still picture, and optionally another one that scrolls over it. Both are our own PNGs. */
export interface CardOrder {
  picture: string
  /**
   * As wide as the clip, higher, and with alpha: scrolls from its top in the first frame to its bottom in the
   * last one.
   */
  roll?: string
  canvas: PictureSize
  frames: number
  frameRate: FrameRate
}

/** The files of a card, all in the given folder. */
export interface CardClip {
  /** Plays in browsers, and serves as a mezzanine, without sound. */
  video: string
  poster: string
  smallPoster: string
  bytes: number
}

/** Input of `join`. */
export interface ClipFiles {
  mezzanineVideo: string
  mezzanineSound: string
  width: number
  height: number
  frames: number
  frameRate: FrameRate
  /**
   * Identifies the content of both mezzanines; cache keys contain it. If omitted, the files are read and
   * hashed.
   */
  contentId?: string
  /**
   * Trim (in frames of the mezzanine), speed, gain and framing. If omitted, the whole clip is used as it is.
   */
  edit?: ClipEdit
  /**
   * Draws the clip at the size of the film. Until then its files are empty; its own size only counts if all clips of
   * the film are drawn.
   */
  draw?(canvas: PictureSize): Promise<Pick<ClipFiles, 'mezzanineVideo' | 'mezzanineSound' | 'contentId'>>
  /** The first frame in `mezzanineVideo` if that is an excerpt, which only serves windows within it. */
  firstFrame?: number
}

/** Properties of a file, read from its content. */
export interface Probe {
  width: number
  height: number
  /** Frames a second; the mean for a variable rate. */
  frameRate: number
  /** Seconds of the video stream. */
  duration: number
  hasSound: boolean
  videoCodec: string
  audioCodec: string | null
  bytes: number
}

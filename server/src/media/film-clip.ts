import type { ClipEdit } from '#schema/cut-item'
import type { FilmFit, FilmRate as FrameRate } from '#schema/limits'

/** Pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** How a film looks: its canvas and rate, and whether clips of another shape fill it or are shown whole. */
export interface FilmLook {
  canvas: PictureSize
  rate: FrameRate
  fit: FilmFit
}

/** A clip that shows a picture, and another one that moves up over it. Both are PNGs of ours. */
export interface CardOrder {
  picture: string
  /** As wide as the clip, higher, and with alpha: shown from its top in the first frame to its bottom in the last one. */
  roll?: string
  canvas: PictureSize
  frames: number
  frameRate: FrameRate
}

/** The files of a card, all in the folder given. */
export interface CardClip {
  /** Plays in browsers, and is as a mezzanine, without sound. */
  video: string
  poster: string
  smallPoster: string
  bytes: number
}

/** A clip as the join needs it. */
export interface ClipFiles {
  mezzanineVideo: string
  mezzanineSound: string
  width: number
  height: number
  frames: number
  frameRate: FrameRate
  /**
   * Names what the two mezzanines hold, and changes when they do: what is cached of them is found by it.
   * Without it they are read and hashed.
   */
  contentId?: string
  /** What the film shows of it, in frames of the mezzanine; all of it, as it is, where this is left out. */
  edit?: ClipEdit
  /**
   * Draws it at the size of the film: it then fits every film, and its own size counts only for a film of nothing else.
   * Until then its files are empty.
   */
  draw?(canvas: PictureSize): Promise<Pick<ClipFiles, 'mezzanineVideo' | 'mezzanineSound' | 'contentId'>>
  /** The first frame that `mezzanineVideo` holds, where it is an excerpt: good for a window within it alone. */
  firstFrame?: number
}

/** What a file holds, by its content. */
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

import type { FilmRate } from '#schema/limits'
import type { FilmTimes } from './film-sound.js'

/** A film before its overlays are drawn. */
export interface OverlaidFilm extends FilmTimes {
  width: number
  height: number
  frameRate: FilmRate
  frames: number
}

/** A PNG with alpha that covers the picture; `fade` is the number of frames in which it fades in and out. */
interface PictureOverlay {
  from: number
  /** Not included. */
  to: number
  picture: Buffer
  fade: number
}

/** A text drawn literally as a caption. */
export interface TextOverlay {
  from: number
  /** Not included. */
  to: number
  text: string
}

/** An overlay on frames of a film. These frames are rendered, all others are copied. */
export type FilmOverlay = PictureOverlay | TextOverlay

export interface OverlayOptions {
  /** Called once, when the look of the film is known; returns its overlays. */
  overlays?(film: OverlaidFilm): Promise<FilmOverlay[]>
}

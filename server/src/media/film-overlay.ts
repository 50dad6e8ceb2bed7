import type { FilmRate } from '#schema/limits'
import type { FilmTimes } from './film-sound.js'

/** A film before something is drawn over it. */
export interface OverlaidFilm extends FilmTimes {
  width: number
  height: number
  frameRate: FilmRate
  frames: number
}

/** A PNG with alpha that covers the picture; it fades in and out in so many frames. */
interface PictureOverlay {
  from: number
  /** Not included. */
  to: number
  picture: Buffer
  fade: number
}

/** A text that is drawn as a caption, literally. */
export interface TextOverlay {
  from: number
  /** Not included. */
  to: number
  text: string
}

/** Something that is drawn over frames of a film; these are rendered, all others are copied. */
export type FilmOverlay = PictureOverlay | TextOverlay

export interface OverlayOptions {
  /** Called once, when the look of the film is known, for what is drawn over its frames. */
  overlays?(film: OverlaidFilm): Promise<FilmOverlay[]>
}

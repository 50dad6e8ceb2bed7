import type { PictureSize } from '../../film.js'
import type { Area } from '../svg.js'

/** The area for texts: clear of the edges and, in a tall picture, of the controls that apps show over it. */
export const safeArea = ({ width, height }: PictureSize): Area => {
  const isTall = height > width * 1.2
  const [side, top, bottom] = isTall ? [0.09, 0.13, 0.18] : [0.08, 0.1, 0.1]
  return {
    left: width * side,
    top: height * top,
    width: width * (1 - 2 * side),
    height: height * (1 - top - bottom),
  }
}

/** The unit of all sizes: a hundredth of the shorter side. */
export const unitOf = ({ width, height }: PictureSize): number => Math.min(width, height) / 100

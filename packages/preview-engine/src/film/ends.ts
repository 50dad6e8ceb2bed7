import { smooth } from '../base/colour.js'
import type { Placement, View } from './camera.js'
import type { Ends } from './film.js'

/** Of the film: how long an end picture stands alone, and when it has given way to the scene. */
const ALONE = 0.1
const GONE = 0.45
/** How much nearer the camera has come to an end picture by the time it is gone. */
const NEARER = 0.1

/** How much of the first and of the last picture covers the scene at t, 0 to 1. */
export const coverAt = (t: number, { first, last }: Ends): { first: number; last: number } => ({
  first: first ? 1 - smooth(ALONE, GONE, t) : 0,
  last: last ? smooth(1 - GONE, 1 - ALONE, t) : 0,
})

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

/**
 * Where an end picture lies while the film is `away` from it, 0 to 1: at 0 pixel by pixel, then moved as the camera
 * has moved since, and near enough that its edge is never seen.
 */
export const endPlacement = (
  away: number,
  moved: Pick<View, 'x' | 'y'>,
  size: { width: number; height: number; sceneWidth: number; sceneHeight: number },
  reach: number,
): Placement => {
  const { width, height, sceneWidth, sceneHeight } = size
  const zoom = width / sceneWidth
  const nearer = NEARER * reach * smooth(0, GONE, away)
  const scale = zoom * (1 + nearer)
  return {
    scale,
    left: width / 2 - (sceneWidth / 2) * scale + within(moved.x, (sceneWidth / 2) * nearer) * zoom,
    top: height / 2 - (sceneHeight / 2) * scale + within(moved.y, (sceneHeight / 2) * nearer) * zoom,
  }
}

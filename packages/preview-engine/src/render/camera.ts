import { smooth } from '../base/colour.js'
import type { Layer } from '../scene/layer.js'
import type { Camera } from '../words/meaning.js'
import type { BoundaryFrames } from './prepare.js'

/** Maps scene units to pixels: x' = x * scale + left. */
export interface Placement {
  scale: number
  left: number
  top: number
}
export interface View {
  zoom: number
  x: number
  y: number
}

type Move = { zoom: readonly [number, number]; pan: number; tilt: number }
/** Pans in scene units, within the margin. */
const MOVES: Record<Camera, Move> = {
  push: { zoom: [1, 1.09], pan: 14, tilt: 0 },
  pull: { zoom: [1.1, 1.01], pan: 14, tilt: 0 },
  left: { zoom: [1.03, 1.05], pan: -46, tilt: 0 },
  right: { zoom: [1.03, 1.05], pan: 46, tilt: 0 },
  rise: { zoom: [1.03, 1.06], pan: 8, tilt: 34 },
  fall: { zoom: [1.03, 1.06], pan: 8, tilt: -34 },
  still: { zoom: [1.01, 1.01], pan: 0, tilt: 0 },
  shake: { zoom: [1.05, 1.06], pan: 5, tilt: 0 },
  track: { zoom: [1.1, 1.1], pan: 84, tilt: 0 },
  dolly: { zoom: [1, 1.26], pan: 10, tilt: -8 },
}

/** Factor of the camera movement, by `movement`. */
export const REACH = { auto: 1, small: 0.4, medium: 1, large: 1.35 } as const

/** The camera at t, 0 to 1, eased at both ends. */
export const viewAt = (camera: Camera, t: number, seconds: number, seed: number, reach = 1): View => {
  const move = MOVES[camera]
  const eased = 0.7 * t + 0.3 * (0.5 - 0.5 * Math.cos(Math.PI * t))
  const bySeed = seed & 1 ? 1 : -1
  const turn = camera === 'left' || camera === 'right' || camera === 'track' ? 1 : bySeed
  const shake = camera === 'shake' ? 1 : 0
  return {
    zoom: 1 + (move.zoom[0] + (move.zoom[1] - move.zoom[0]) * eased - 1) * reach,
    x:
      move.pan * turn * reach * (1 - 2 * eased) +
      shake * (4 * Math.sin(seconds * 9.1) + 3 * Math.sin(seconds * 15.7)),
    y:
      move.tilt * reach * (2 * eased - 1) +
      shake * (3 * Math.sin(seconds * 11.3) + 2 * Math.sin(seconds * 18.1)),
  }
}

/** Placement of a layer of the given depth. */
export const placementOf = (
  view: View,
  size: { width: number; height: number; sceneWidth: number; sceneHeight: number },
  depth: number,
  seconds: number,
  middle: number,
  motion: Pick<Layer, 'drift' | 'bob' | 'hop'> = {},
): Placement => {
  const zoom = size.width / size.sceneWidth
  const scale = zoom * (1 + (view.zoom - 1) * (0.4 + 0.6 * depth))
  const near = 0.12 + 0.88 * depth
  const { drift = 0, bob = 0, hop = 0 } = motion
  return {
    scale,
    left:
      size.width / 2 - (size.sceneWidth / 2) * scale + (view.x * near + drift * (seconds - middle)) * zoom,
    top:
      size.height / 2 -
      (size.sceneHeight / 2) * scale +
      (view.y * near + bob * Math.sin(seconds * 1.3 + drift) - hop * Math.abs(Math.sin(seconds * 3.1))) *
        zoom,
  }
}

/** Shares of the video: until when a first or last frame is shown alone, and when its cross-fade ends. */
const ALONE = 0.1
const GONE = 0.45
/** Zoom into a first or last frame until it has faded out. */
const NEARER = 0.1

/** Opacity of the first and last frame at t, 0 to 1. */
export const boundaryOpacity = (
  t: number,
  { first, last }: BoundaryFrames,
): { first: number; last: number } => ({
  first: first ? 1 - smooth(ALONE, GONE, t) : 0,
  last: last ? smooth(1 - GONE, 1 - ALONE, t) : 0,
})

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

/**
 * Placement of a first or last frame at the time distance `away`, 0 to 1: unchanged at 0, then following the camera,
 * zoomed so that its edges stay outside.
 */
export const boundaryPlacement = (
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

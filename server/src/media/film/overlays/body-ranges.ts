import type { FrameRate } from '../../film.js'
import { shownOrder } from '../assemble.js'
import type { Track } from '../mp4/track.js'
import type { Body } from '../plan.js'

/** Consecutive frames of a clip that a film copies or renders. */
export interface BodyRange {
  from: number
  /** Not included. */
  to: number
  /** Why they are rendered; null if they are copied. */
  why: string | null
}

/**
 * For each frame, whether a copy may end before it: the samples up to there hold exactly the frames before it.
 */
const closings = (picture: Track, rate: FrameRate): boolean[] => {
  let latest = -1
  const closed = [true]
  shownOrder(picture, { from: 0, to: picture.samples.count }, rate).forEach((frame, at) => {
    latest = Math.max(latest, frame)
    closed.push(latest === at)
  })
  return closed
}

/** The frame ranges of overlays; overlapping ones are merged. */
const clustersOf = ({ overlays = [], from: first }: Pick<Body, 'overlays' | 'from'>) =>
  overlays
    .map(({ from, to }) => ({ from: from + first, to: to + first }))
    .toSorted((one, other) => one.from - other.from)
    .reduce<{ from: number; to: number }[]>((clusters, { from, to }) => {
      const last = clusters.at(-1)
      if (last && from < last.to) last.to = Math.max(last.to, to)
      else clusters.push({ from, to })
      return clusters
    }, [])

/**
 * Splits a body into copied and rendered frames. Frames between a cut and the next IDR frame are rendered, and so are
 * frames with overlays: each cluster of overlays from the last frame before it at which a copy may end to the next IDR
 * frame.
 */
export function bodyRanges(body: Body, picture: Track, rate: FrameRate): BodyRange[] {
  const { count, sync } = picture.samples
  const end = body.from + body.frames
  const mayBegin = (frame: number) => frame === count || sync[frame] === 1
  let [first, last] = [body.from, end]
  while (first < end && !mayBegin(first)) first++
  while (last > first && !mayBegin(last)) last--
  const ranges: BodyRange[] = []
  const add = (from: number, to: number, why: string | null) => {
    if (from < to) ranges.push({ from, to, why })
  }
  if (first >= last) {
    add(body.from, end, 'no key frame to begin a copy at')
    return ranges
  }
  add(body.from, first, 'up to the first key frame')
  let at = first
  const closed = body.overlays ? closings(picture, rate) : []
  const clusters = clustersOf(body).filter(({ from, to }) => from < last && to > first)
  clusters.forEach((cluster, index) => {
    let from = Math.max(cluster.from, at)
    while (from > at && !closed[from]) from--
    const next = Math.min(last, clusters[index + 1]?.from ?? last)
    let to = Math.min(cluster.to, last)
    while (to < next && !mayBegin(to)) to++
    add(at, from, null)
    add(from, to, 'overlay')
    at = to
  })
  add(at, last, null)
  add(last, end, 'after the last key frame')
  return ranges
}

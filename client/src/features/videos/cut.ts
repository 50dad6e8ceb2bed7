import { LIMITS } from '../../../../schema/limits'
import type { VideoFieldsFragment } from '../../gql/generated'

/** An order of accepted videos, and what joins them: one transition fewer, an empty string for a plain cut. */
export interface Draft {
  videoIds: string[]
  transitions: string[]
}

/** Moves a video; the transitions stay at their gaps. */
export function moved({ videoIds, transitions }: Draft, from: number, to: number): Draft {
  const order = [...videoIds]
  order.splice(to, 0, ...order.splice(from, 1))
  return { videoIds: order, transitions }
}

export const withTransition = ({ videoIds, transitions }: Draft, gap: number, key: string): Draft => ({
  videoIds, transitions: transitions.map((kept, at) => (at === gap ? key : kept)),
})

export const isSame = (one: Draft, other: Draft): boolean =>
  one.videoIds.join() === other.videoIds.join() && one.transitions.join() === other.transitions.join()

/** Seconds of the film: a transition overlaps its clips by a second, or by half of the shorter one (product.md, Making videos). */
export function lengthOf(videos: readonly Pick<VideoFieldsFragment, 'duration'>[], transitions: readonly string[]): number {
  const lengths = videos.map(({ duration }) => duration ?? 0)
  const overlaps = transitions.map((key, gap) => (key ? Math.min(LIMITS.merge.transitionSeconds, (lengths[gap] ?? 0) / 2, (lengths[gap + 1] ?? 0) / 2) : 0))
  return lengths.reduce((sum, length) => sum + length, 0) - overlaps.reduce((sum, overlap) => sum + overlap, 0)
}

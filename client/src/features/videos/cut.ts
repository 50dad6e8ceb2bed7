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

/** Chooses the transition of one gap; an empty key makes it a plain cut. */
export const withTransition = ({ videoIds, transitions }: Draft, gap: number, key: string): Draft => ({
  videoIds, transitions: transitions.map((kept, at) => (at === gap ? key : kept)),
})

/** A video leaves the draft and takes the transition after it along, as it does on the server. */
function without({ videoIds, transitions }: Draft, id: string): Draft {
  const gap = Math.min(videoIds.indexOf(id), transitions.length - 1)
  return { videoIds: videoIds.filter((kept) => kept !== id), transitions: transitions.filter((_, at) => at !== gap) }
}

/** The draft with the videos that are accepted now: those that are not any more leave it, new ones join at the end. */
export function upToDate(draft: Draft, accepted: readonly string[]): Draft {
  const left = draft.videoIds.filter((id) => !accepted.includes(id)).reduce(without, draft)
  const late = accepted.filter((id) => !draft.videoIds.includes(id))
  const videoIds = [...left.videoIds, ...late]
  return { videoIds, transitions: [...left.transitions, ...late.map(() => '')].slice(0, Math.max(0, videoIds.length - 1)) }
}

/** Whether two drafts make the same film. */
export const isSame = (one: Draft, other: Draft): boolean =>
  one.videoIds.join() === other.videoIds.join() && one.transitions.join() === other.transitions.join()

/** Seconds of the film: a transition overlaps its clips by a second, or by half of the shorter one. */
export function lengthOf(videos: readonly Pick<VideoFieldsFragment, 'duration'>[], transitions: readonly string[]): number {
  const lengths = videos.map(({ duration }) => duration ?? 0)
  const overlaps = transitions.map((key, gap) =>
    key ? Math.min(LIMITS.merge.transitionSeconds, (lengths[gap] ?? 0) / 2, (lengths[gap + 1] ?? 0) / 2) : 0)
  return lengths.reduce((sum, length) => sum + length, 0) - overlaps.reduce((sum, overlap) => sum + overlap, 0)
}

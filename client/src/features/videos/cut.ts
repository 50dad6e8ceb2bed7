import { LIMITS } from '../../../../schema/limits'
import { transitionLengths } from '../../../../schema/transition-length'
import type { CutFieldsFragment, CutClipFieldsFragment } from '../../gql/generated'

/** An order of accepted videos, what joins them, and what the film is to look like. */
export interface Draft {
  videoIds: string[]
  /** One fewer than videos; an empty string is a plain cut. */
  transitions: string[]
  /** Seconds of each transition, as chosen; also kept for a plain cut. */
  lengths: number[]
  /** `720p` or `1080p`; null: the commonest of the videos. */
  size: string | null
  /** How videos of another shape are fitted: `pad` or `crop`. */
  fit: string
}

/** The draft that the server keeps. */
export const draftOf = ({ videos, transitions, lengths, size, fit }: CutFieldsFragment): Draft => ({
  videoIds: videos.map(({ id }) => id),
  transitions: [...transitions],
  lengths: [...lengths],
  size,
  fit,
})

/** Moves a video; the transitions stay at their gaps. */
export function moved(draft: Draft, from: number, to: number): Draft {
  const order = [...draft.videoIds]
  order.splice(to, 0, ...order.splice(from, 1))
  return { ...draft, videoIds: order }
}

const replaced = <Item>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((kept, index) => (index === at ? item : kept))

/** Chooses the transition of one gap; an empty key makes it a plain cut. */
export const withTransition = (draft: Draft, gap: number, key: string): Draft => ({
  ...draft,
  transitions: replaced(draft.transitions, gap, key),
})

/** Chooses how many seconds the transition of one gap lasts. */
export const withLength = (draft: Draft, gap: number, length: number): Draft => ({
  ...draft,
  lengths: replaced(draft.lengths, gap, length),
})

/** A video leaves the draft and takes the transition after it along, as it does on the server. */
function without(draft: Draft, id: string): Draft {
  const gap = Math.min(draft.videoIds.indexOf(id), draft.transitions.length - 1)
  const others = <Item>(items: readonly Item[]) => items.filter((_, at) => at !== gap)
  return {
    ...draft,
    videoIds: draft.videoIds.filter((kept) => kept !== id),
    transitions: others(draft.transitions),
    lengths: others(draft.lengths),
  }
}

/**
 * The draft with the videos that are accepted now: those that are not any more leave it, new ones join at the
 * end.
 */
export function upToDate(draft: Draft, accepted: readonly string[]): Draft {
  const left = draft.videoIds.filter((id) => !accepted.includes(id)).reduce(without, draft)
  const late = accepted.filter((id) => !draft.videoIds.includes(id))
  const videoIds = [...left.videoIds, ...late]
  const gaps = Math.max(0, videoIds.length - 1)
  return {
    ...left,
    videoIds,
    transitions: [...left.transitions, ...late.map(() => '')].slice(0, gaps),
    lengths: [...left.lengths, ...late.map(() => LIMITS.merge.transitionSeconds)].slice(0, gaps),
  }
}

/** Whether two drafts make the same film. */
export const isSame = (one: Draft, other: Draft): boolean =>
  one.videoIds.join() === other.videoIds.join() &&
  one.transitions.join() === other.transitions.join() &&
  one.lengths.join() === other.lengths.join() &&
  one.size === other.size &&
  one.fit === other.fit

type Timed = Pick<CutClipFieldsFragment, 'duration'>
const durationsOf = (videos: readonly Timed[]) => videos.map(({ duration }) => duration ?? 0)

/**
 * Seconds that each transition will really last: 0 for a plain cut, fewer than chosen beside a short video.
 */
export const realLengths = (
  videos: readonly Timed[],
  { transitions, lengths }: Pick<Draft, 'transitions' | 'lengths'>,
): number[] => transitionLengths(durationsOf(videos), transitions, lengths)

/** Seconds of the film: its videos overlap in the transitions. */
export function lengthOf(videos: readonly Timed[], draft: Pick<Draft, 'transitions' | 'lengths'>): number {
  const sum = (seconds: readonly number[]) => seconds.reduce((total, each) => total + each, 0)
  return sum(durationsOf(videos)) - sum(realLengths(videos, draft))
}

import { type CutOrder, filmSeconds, filmStarts, type Gap, isSameOrder, shortenGaps } from '#schema/cut'
import type { CutFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import type { CutClipFieldsFragment } from './timeline/CutClip.generated'

/** The order of accepted videos, their transitions, and the settings of the film. */
export interface CutDraft extends CutOrder {
  /** `720p` or `1080p`; null: the commonest of the videos. */
  size: string | null
  /** How videos of another shape are fitted: `pad` or `crop`. */
  fit: string
  /** Frames a second; null: the most common rate of the clips. */
  frameRate: number | null
  /** The title of the film; null: the name of the project and a number. */
  title: string | null
}

/** The input for saving the draft. */
export const draftOf = ({ videos, gaps, size, fit, frameRate, title }: CutFieldsFragment): CutDraft => ({
  itemIds: videos.map(({ id }) => id),
  gaps: gaps.map(({ transition, seconds }) => ({ transition, seconds })),
  size,
  fit,
  frameRate,
  title,
})

/** The draft as the API takes it. */
export const inputOf = ({ itemIds, ...draft }: CutDraft) => ({ videoIds: itemIds, ...draft })

/** Whether two drafts make the same film. */
export const isSame = (one: CutDraft, other: CutDraft): boolean =>
  isSameOrder(one, other) &&
  (['size', 'fit', 'frameRate', 'title'] as const).every((setting) => one[setting] === other[setting])

/** The number of chosen transitions in words; plain cuts do not count. */
export function transitionCount({ gaps }: CutDraft): string {
  const chosen = gaps.filter(({ transition }) => transition).length
  return `${chosen || 'No'} ${chosen === 1 ? 'transition' : 'transitions'}`
}

export type Timed = Pick<CutClipFieldsFragment, 'duration'>
const durationsOf = (videos: readonly Timed[]) => videos.map(({ duration }) => duration ?? 0)

/**
 * Seconds that each transition will really last: 0 for a plain cut, fewer than chosen beside a short video.
 */
export const realLengths = (videos: readonly Timed[], gaps: readonly Gap[]): number[] =>
  shortenGaps(durationsOf(videos), gaps).map(({ seconds }) => seconds)

/** The seconds of the film at which each of its videos begins. */
export const startsOf = (videos: readonly Timed[], gaps: readonly Gap[]): number[] =>
  filmStarts(durationsOf(videos), gaps)

/** Seconds of the film. */
export const lengthOf = (videos: readonly Timed[], gaps: readonly Gap[]): number =>
  filmSeconds(durationsOf(videos), gaps)

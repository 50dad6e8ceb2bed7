import {
  type CutOrder,
  filmSeconds,
  filmStarts,
  type Gap,
  isSameOrder,
  PLAIN_CUT,
  shortenGaps,
} from '#schema/cut'
import { type CutItem, shownSeconds } from '#schema/cut-item'
import type { CutDocument, CutSettings } from '#schema/cut/document'
import { SETTINGS } from '#schema/cut/elements/settings'
import type { CutItemFieldsFragment } from '../../../entities/video/cut/CutFields.generated'

/** The order of the items, their transitions, and the settings of the film. */
export interface CutDraft extends CutOrder, CutSettings {}

/** An item of the cut with its video. */
export interface ShownItem extends CutItem {
  video: CutItemFieldsFragment['video']
  /** Duration in the film, in seconds. */
  duration: number
  isTrimRemoved: boolean
}

export const settingsOf = (settings: CutSettings): CutSettings =>
  Object.fromEntries(SETTINGS.map((field) => [field, settings[field]])) as unknown as CutSettings

/** A plain cut after an item. */
export const PLAIN_GAP = { transition: PLAIN_CUT.transition, transitionSeconds: PLAIN_CUT.seconds }

export const draftOf = ({ items, settings }: Pick<CutDocument, 'items' | 'settings'>): CutDraft => ({
  itemIds: items.map(({ id }) => id),
  gaps: items
    .slice(0, -1)
    .map(({ transition, transitionSeconds }) => ({ transition, seconds: transitionSeconds })),
  ...settingsOf(settings),
})

/** Input of a draft for saving or merging. */
export const inputOf = ({ itemIds, gaps, ...draft }: CutDraft) => ({
  videoIds: itemIds,
  gaps,
  ...settingsOf(draft),
})

/** Whether two drafts are equal in order, transitions and settings. */
export const isSame = (one: CutDraft, other: CutDraft): boolean =>
  isSameOrder(one, other) && SETTINGS.every((setting) => one[setting] === other[setting])

/** Text with the number of transitions, not counting plain cuts. */
export function transitionCount({ gaps }: Pick<CutDraft, 'gaps'>): string {
  const chosen = gaps.filter(({ transition }) => transition).length
  return `${chosen || 'No'} ${chosen === 1 ? 'transition' : 'transitions'}`
}

/**
 * Joins items with their videos; `findFormer` finds videos that have left the cut. An unchanged item keeps its object from
 * `known`.
 */
export function shownItems(
  { items }: Pick<CutDocument, 'items'>,
  saved: readonly CutItemFieldsFragment[],
  known: ReadonlyMap<string, ShownItem> = new Map(),
  findFormer: (id: string) => ShownItem['video'] | undefined = () => undefined,
): ShownItem[] {
  const videos = new Map(saved.map(({ video }) => [video.id, video]))
  const removed = new Set(saved.filter(({ isTrimRemoved }) => isTrimRemoved).map(({ id }) => id))
  return items.flatMap((item) => {
    const video = videos.get(item.videoId) ?? findFormer(item.videoId)
    if (!video) return []
    const isTrimRemoved = removed.has(item.id) && item.inFrame === 0 && item.outFrame === null
    const shown = { ...item, video, duration: shownSeconds(item, video), isTrimRemoved }
    const former = known.get(item.id)
    return former && isSameItem(former, shown) ? former : shown
  })
}

const isSameItem = (one: ShownItem, other: ShownItem): boolean =>
  (Object.keys(other) as (keyof ShownItem)[]).every((field) => one[field] === other[field])

/** Anything with a duration in the film. */
export interface Timed {
  duration: number | null
}
const durationsOf = (clips: readonly Timed[]) => clips.map(({ duration }) => duration ?? 0)

/** Actual length of each transition in seconds: 0 for a plain cut, and shorter than chosen next to a short clip. */
export const realLengths = (clips: readonly Timed[], gaps: readonly Gap[]): number[] =>
  shortenGaps(durationsOf(clips), gaps).map(({ seconds }) => seconds)

/** Start of each clip, in seconds of the film. */
export const startsOf = (clips: readonly Timed[], gaps: readonly Gap[]): number[] =>
  filmStarts(durationsOf(clips), gaps)

/** Length of the film in seconds. */
export const lengthOf = (clips: readonly Timed[], gaps: readonly Gap[]): number =>
  filmSeconds(durationsOf(clips), gaps)

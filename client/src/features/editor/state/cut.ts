import {
  type CutOrder,
  filmSeconds,
  filmStarts,
  type Gap,
  isSameOrder,
  PLAIN_CUT,
  shortenGaps,
} from '#schema/cut'
import { type CutItem, editOf, shownSeconds } from '#schema/cut-item'
import type { FilmFit, FilmRate, FilmRatio, FilmSize, LoudnessTarget, Speed } from '#schema/limits'
import { type CueFields, cueFieldsOf } from '#schema/mix'
import type {
  CueFieldsFragment,
  CutFieldsFragment,
  CutItemFieldsFragment,
} from '../../../entities/video/cut/CutFields.generated'

/** How the film is exported. */
export interface CutSettings {
  /** `720p` or `1080p`; null: the most common size of the clips. */
  size: FilmSize | null
  /** Width to height; null: the shape of most clips. */
  ratio: FilmRatio | null
  /** How videos of another shape are fitted: `pad` or `crop`. */
  fit: FilmFit
  /** Frames a second; null: the most common rate of the clips. */
  frameRate: FilmRate | null
  /** The title of the film; null: the name of the project and a number. */
  title: string | null
  /** Decibels of the sound of all clips. */
  clipGain: number
  /** LUFS that the film is brought to; null: as it is mixed. */
  loudness: LoudnessTarget | null
  /** The language of the captions that are burned in; null: none. */
  burnedCaptions: string | null
}

/** A sound in the film. */
export interface CueState extends CueFields {
  id: string
}

/** Everything of a cut that people edit. The last item has no transition. */
export interface CutState {
  items: readonly CutItem[]
  cues: readonly CueState[]
  settings: CutSettings
}

/** The order of the items, their transitions, and the settings of the film. */
export interface CutDraft extends CutOrder, CutSettings {}

/** An item of the cut with its video, as it is shown. */
export interface ShownItem extends CutItem {
  video: CutItemFieldsFragment['video']
  /** Seconds that it lasts in the film. */
  duration: number
  isTrimRemoved: boolean
}

export const SETTINGS = [
  'size',
  'ratio',
  'fit',
  'frameRate',
  'title',
  'clipGain',
  'loudness',
  'burnedCaptions',
] as const

const settingsOf = (settings: CutSettings): CutSettings =>
  Object.fromEntries(SETTINGS.map((field) => [field, settings[field]])) as unknown as CutSettings

/** A cue as the server has stored it. */
export const cueStateOf = ({ id, sound, ...cue }: CueFieldsFragment): CueState => ({
  ...cueFieldsOf({ ...cue, soundId: sound.id }),
  id,
})

/** A plain cut after an item. */
export const PLAIN_GAP = { transition: PLAIN_CUT.transition, transitionSeconds: PLAIN_CUT.seconds }

/** The last item keeps no transition. */
export const withoutLastGap = (items: readonly CutItem[]): CutItem[] =>
  items.map((item, at) => (at === items.length - 1 ? { ...item, ...PLAIN_GAP } : item))

/** The state that the server has stored. */
export const stateOf = (cut: CutFieldsFragment): CutState => ({
  items: withoutLastGap(
    cut.items.map(({ id, video, transition, transitionSeconds, ...edit }) => ({
      ...editOf({ ...edit, speed: edit.speed as Speed }),
      id,
      videoId: video.id,
      transition,
      transitionSeconds,
    })),
  ),
  cues: cut.cues.map(cueStateOf),
  settings: settingsOf(cut as CutSettings),
})

export const draftOf = ({ items, settings }: CutState): CutDraft => ({
  itemIds: items.map(({ id }) => id),
  gaps: items
    .slice(0, -1)
    .map(({ transition, transitionSeconds }) => ({ transition, seconds: transitionSeconds })),
  ...settings,
})

/** The items in the order of a draft, with its transitions and settings. Items that it does not list leave the cut. */
export function withDraft({ items, cues }: CutState, draft: CutDraft): CutState {
  const byId = new Map(items.map((item) => [item.id, item]))
  const arranged = draft.itemIds.flatMap((id, at) => {
    const item = byId.get(id)
    const { transition, seconds } = draft.gaps[at] ?? PLAIN_CUT
    return item ? [{ ...item, transition, transitionSeconds: seconds }] : []
  })
  return { items: withoutLastGap(arranged), cues, settings: settingsOf(draft) }
}

/** The input for saving or merging a draft. */
export const inputOf = ({ itemIds, gaps, ...draft }: CutDraft) => ({
  videoIds: itemIds,
  gaps,
  ...settingsOf(draft),
})

/** Whether two drafts arrange the cut in the same way. */
export const isSame = (one: CutDraft, other: CutDraft): boolean =>
  isSameOrder(one, other) && SETTINGS.every((setting) => one[setting] === other[setting])

/** The number of chosen transitions in words; plain cuts do not count. */
export function transitionCount({ gaps }: Pick<CutDraft, 'gaps'>): string {
  const chosen = gaps.filter(({ transition }) => transition).length
  return `${chosen || 'No'} ${chosen === 1 ? 'transition' : 'transitions'}`
}

/** The items with their videos. An item keeps its identity in `known` while it stays the same. */
export function shownItems(
  { items }: CutState,
  saved: readonly CutItemFieldsFragment[],
  known: ReadonlyMap<string, ShownItem> = new Map(),
): ShownItem[] {
  const videos = new Map(saved.map(({ video }) => [video.id, video]))
  const removed = new Set(saved.filter(({ isTrimRemoved }) => isTrimRemoved).map(({ id }) => id))
  return items.flatMap((item) => {
    const video = videos.get(item.videoId)
    if (!video) return []
    const isTrimRemoved = removed.has(item.id) && item.inFrame === 0 && item.outFrame === null
    const shown = { ...item, video, duration: shownSeconds(item, video), isTrimRemoved }
    const former = known.get(item.id)
    return former && isSameItem(former, shown) ? former : shown
  })
}

const isSameItem = (one: ShownItem, other: ShownItem): boolean =>
  (Object.keys(other) as (keyof ShownItem)[]).every((field) => one[field] === other[field])

/** Anything that lasts some seconds in the film. */
export interface Timed {
  duration: number | null
}
const durationsOf = (clips: readonly Timed[]) => clips.map(({ duration }) => duration ?? 0)

/**
 * Seconds that each transition will really last: 0 for a plain cut, fewer than chosen beside a short clip.
 */
export const realLengths = (clips: readonly Timed[], gaps: readonly Gap[]): number[] =>
  shortenGaps(durationsOf(clips), gaps).map(({ seconds }) => seconds)

/** The seconds of the film at which each of its clips begins. */
export const startsOf = (clips: readonly Timed[], gaps: readonly Gap[]): number[] =>
  filmStarts(durationsOf(clips), gaps)

/** Seconds of the film. */
export const lengthOf = (clips: readonly Timed[], gaps: readonly Gap[]): number =>
  filmSeconds(durationsOf(clips), gaps)

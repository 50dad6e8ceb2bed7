import type { Caption } from '../captions/caption.js'
import type { CardFields } from '../cards.js'
import type { CutItem, VideoLength } from '../cut-item.js'
import type { FieldRevisions } from '../field-revisions.js'
import type { FilmFit, FilmRate, FilmRatio, FilmSize, LoudnessTarget } from '../limits.js'
import type { LowerThirdFields } from '../lower-third.js'
import type { CueFields } from '../mix.js'

/** How the film of a cut is exported. */
export interface CutSettings {
  /** `720p` or `1080p`; null: the most common size of the clips. */
  size: FilmSize | null
  /** Width to height; null: the shape of most clips. */
  ratio: FilmRatio | null
  /** How clips of another shape are fitted. */
  fit: FilmFit
  /** Frames a second; null: the most common rate of the clips. */
  frameRate: FilmRate | null
  /** The title of the film; null: the name of the project and a number. */
  title: string | null
  /** Decibels by which the sound of all clips is changed. */
  clipGain: number
  /** LUFS that the film is brought to; null: as it is mixed. */
  loudness: LoudnessTarget | null
  /** The language of the captions that are burned in; null: none. */
  burnedCaptions: string | null
}

/** What is edited by field; `id` is unique within its list. */
export interface Row extends FieldRevisions {
  id: string
}

export interface SettingsRow extends CutSettings, FieldRevisions {}
export interface ItemRow extends CutItem, Row {
  /** Whether a trim was removed because it did not fit its video. */
  isTrimRemoved: boolean
}
export interface CardRow extends CardFields, Row {
  /** Frames a second of its picture. */
  frameRate: number
}
export interface CueRow extends CueFields, Row {}
export interface TrackRow extends Row {
  language: string
  /** Whether it was translated by a machine and nobody has reviewed it. */
  isMachineMade: boolean
}
export interface CaptionRow extends Caption, Row {
  itemId: string | null
  /** Of its track. */
  language: string
}
export interface LowerThirdRow extends LowerThirdFields, Row {}

/** The elements beside the items and cards, which move with an item or may. A new one is declared here. */
export interface Elements {
  cues: CueRow
  captions: CaptionRow
  lowerThirds: LowerThirdRow
}
export type ElementList = keyof Elements
/** The names in their operations, such as `addCue`. */
export const ELEMENT_NAMES = {
  cues: 'Cue',
  captions: 'Caption',
  lowerThirds: 'LowerThird',
} as const satisfies Record<ElementList, string>
/** The names in operations that edit a row by its id and revision. */
export const EDITED_NAMES = { items: 'Item', cards: 'Card', ...ELEMENT_NAMES } as const
export const ELEMENT_LISTS = Object.keys(ELEMENT_NAMES) as readonly ElementList[]

type ElementRows = { readonly [List in ElementList]: readonly Elements[List][] }

/**
 * A cut as plain data. A row may name an item that is not in the cut: it is hidden until that returns. Documents are never
 * changed: an operation makes a new one, in which unchanged rows stay the same objects.
 */
export interface CutDocument extends ElementRows {
  settings: SettingsRow
  /** In the order of the film. */
  items: readonly ItemRow[]
  /** First uses of videos that have left the cut, with their edits. */
  parked: readonly ItemRow[]
  /** Those in the cut; the id of a card is the id of its video. */
  cards: readonly CardRow[]
  tracks: readonly TrackRow[]
}

/** The lists whose rows are edited by field. */
export type RowList = Exclude<keyof CutDocument, 'settings' | 'parked'>
export type RowOf<List extends RowList> = CutDocument[List][number]

/** Nothing is known of the cut before an edit: no revision is compared. */
export const UNKNOWN_CUT: CutDocument = {
  settings: {
    size: null,
    ratio: null,
    fit: 'pad',
    frameRate: null,
    title: null,
    clipGain: 0,
    loudness: null,
    burnedCaptions: null,
    revision: Infinity,
    fieldRevisions: {},
  },
  items: [],
  parked: [],
  cards: [],
  cues: [],
  tracks: [],
  captions: [],
  lowerThirds: [],
}

/** What a cut refers to. */
export interface CutMaterials {
  /** The lengths of clips, by id. */
  videos: ReadonlyMap<string, VideoLength>
  /** The sounds of the project, by id; those in the Trash are not used anew. */
  sounds: ReadonlyMap<string, { duration: number; isDeleted: boolean }>
  /** Cards in the Trash, with the first use of each as it was. */
  removedCards: ReadonlyMap<string, { card: CardRow; item: ItemRow }>
  /** Ids outside of the document that are taken. */
  takenIds: ReadonlySet<string>
  /** Frames a second in which a card is drawn now. */
  cardRate: number
}

/** How long the video of an item is. */
export function videoLength(
  { cards }: Pick<CutDocument, 'cards'>,
  { videos }: Pick<CutMaterials, 'videos'>,
  videoId: string,
): VideoLength {
  const card = cards.find(({ id }) => id === videoId)
  if (!card) return videos.get(videoId) ?? {}
  const frames = Math.round(card.seconds * card.frameRate)
  return { frames, frameRate: card.frameRate, duration: frames / card.frameRate }
}

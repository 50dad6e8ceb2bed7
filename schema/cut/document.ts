import type { Caption } from '../captions/caption.js'
import type { CardFields } from '../cards.js'
import type { CutItem, VideoLength } from '../cut-item.js'
import type { FieldRevisions } from '../field-revisions.js'
import type { FilmFit, FilmRate, FilmRatio, FilmSize, LoudnessTarget } from '../limits.js'
import type { LowerThirdFields } from '../lower-third.js'
import type { CueFields } from '../mix.js'

/** The export settings of the film of a cut. */
export interface CutSettings {
  /** `720p` or `1080p`; null: the most common size of the clips. */
  size: FilmSize | null
  /** Width to height; null: the ratio of most clips. */
  ratio: FilmRatio | null
  /** How clips of another ratio are fitted. */
  fit: FilmFit
  /** Frames per second; null: the most common rate of the clips. */
  frameRate: FilmRate | null
  /** The title of the film; null: the name of the project and a number. */
  title: string | null
  /** Gain of the sound of all clips in decibels. */
  clipGain: number
  /** Target loudness in LUFS; null: unchanged. */
  loudness: LoudnessTarget | null
  /** The language of the burned-in captions; null: none. */
  burnedCaptions: string | null
}

/** A row with edits per field; `id` is unique within its list. */
export interface Row extends FieldRevisions {
  id: string
}

export interface SettingsRow extends CutSettings, FieldRevisions {}
export interface ItemRow extends CutItem, Row {
  /** Whether a trim was removed because it did not fit its video. */
  isTrimRemoved: boolean
}
export interface CardRow extends CardFields, Row {
  /** Frames per second of its image. */
  frameRate: number
}
export interface CueRow extends CueFields, Row {}
export interface TrackRow extends Row {
  language: string
  /** Whether it is an unreviewed machine translation. */
  isMachineMade: boolean
}
export interface CaptionRow extends Caption, Row {
  itemId: string | null
  /** Language of its track. */
  language: string
}
export interface LowerThirdRow extends LowerThirdFields, Row {}

/** Elements that move with an item or can do so. Declare a new kind here. */
export interface Elements {
  cues: CueRow
  captions: CaptionRow
  lowerThirds: LowerThirdRow
}
export type ElementList = keyof Elements
/** Names of the elements in their operations, such as `addCue`. */
export const ELEMENT_NAMES = {
  cues: 'Cue',
  captions: 'Caption',
  lowerThirds: 'LowerThird',
} as const satisfies Record<ElementList, string>
/** Names of rows in operations that edit them by id and revision. */
export const EDITED_NAMES = { items: 'Item', cards: 'Card', ...ELEMENT_NAMES } as const
export const ELEMENT_LISTS = Object.keys(ELEMENT_NAMES) as readonly ElementList[]

type ElementRows = { readonly [List in ElementList]: readonly Elements[List][] }

/**
 * A cut as plain data. A row whose item is not in the cut is hidden until the item returns. Immutable: operations return a new
 * document that shares unchanged rows.
 */
export interface CutDocument extends ElementRows {
  settings: SettingsRow
  /** In film order. */
  items: readonly ItemRow[]
  /** First uses of videos that were removed from the cut, with their edits. */
  parked: readonly ItemRow[]
  /** Cards in the cut; a card has the id of its video. */
  cards: readonly CardRow[]
  tracks: readonly TrackRow[]
}

/** The lists whose rows are edited by field. */
export type RowList = Exclude<keyof CutDocument, 'settings' | 'parked'>
export type RowOf<List extends RowList> = CutDocument[List][number]

/** Stands for an unknown previous cut, so that no revisions are compared. */
export const UNKNOWN_CUT: CutDocument = {
  settings: {
    size: null,
    ratio: null,
    fit: 'PAD',
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

/** The objects that a cut refers to. */
export interface CutMaterials {
  /** The lengths of accepted clips that are in the cut or are added to it, by id. */
  videos: ReadonlyMap<string, VideoLength>
  /** The sounds of the project, by id; deleted ones cannot be added. */
  sounds: ReadonlyMap<string, { duration: number; isDeleted: boolean }>
  /** Cards in the Trash, each with its first use. */
  removedCards: ReadonlyMap<string, { card: CardRow; item: ItemRow }>
  /** Used ids outside of the document. */
  takenIds: ReadonlySet<string>
  /** Frames per second at which new cards are drawn. */
  cardRate: number
}

/** The length of the video of an item. */
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

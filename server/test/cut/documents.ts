import { UNEDITED } from '#schema/cut-item'
import type { CutDocument, CutMaterials, ItemRow } from '#schema/cut/document'

const fresh = { revision: 1, fieldRevisions: {}, editedById: null }

export const itemRow = (id: string, values: Partial<ItemRow> = {}): ItemRow => ({
  ...UNEDITED,
  ...fresh,
  id,
  videoId: id,
  transition: '',
  transitionSeconds: 1,
  isTrimRemoved: false,
  ...values,
})

/** A cut of whole clips. */
export const documentOf = (...videoIds: string[]): CutDocument => ({
  settings: {
    ...fresh,
    size: null,
    ratio: null,
    fit: 'pad',
    frameRate: null,
    title: null,
    clipGain: 0,
    loudness: null,
    burnedCaptions: null,
  },
  items: videoIds.map((id) => itemRow(id)),
  parked: [],
  cards: [],
  cues: [],
  tracks: [],
  captions: [],
  lowerThirds: [],
})

/** Clips of five seconds, and sounds of ten. */
export const materialsOf = (videoIds: readonly string[], soundIds: readonly string[] = []): CutMaterials => ({
  videos: new Map(videoIds.map((id) => [id, { frames: 120, frameRate: 24, duration: 5 }])),
  sounds: new Map(soundIds.map((id) => [id, { duration: 10, isDeleted: false }])),
  removedCards: new Map(),
  takenIds: new Set(),
  cardRate: 24,
})

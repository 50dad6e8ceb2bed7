import { firstItemId, UNEDITED } from '#schema/cut-item'
import { type CutDocument, type CutMaterials, type ItemRow, UNKNOWN_CUT } from '#schema/cut/document'

const fresh = { revision: 1, fieldRevisions: {}, editedById: null }

const itemRow = (videoId: string): ItemRow => ({
  ...UNEDITED,
  ...fresh,
  id: firstItemId(videoId),
  videoId,
  transition: '',
  transitionSeconds: 1,
  isTrimRemoved: false,
})

/** A cut of untrimmed clips. */
export const documentOf = (...videoIds: string[]): CutDocument => ({
  ...UNKNOWN_CUT,
  settings: { ...UNKNOWN_CUT.settings, ...fresh },
  items: videoIds.map((id) => itemRow(id)),
})

/** Clips of five seconds and sounds of ten seconds. */
export const materialsOf = (videoIds: readonly string[], soundIds: readonly string[] = []): CutMaterials => ({
  videos: new Map(videoIds.map((id) => [id, { frames: 120, frameRate: 24, duration: 5 }])),
  sounds: new Map(soundIds.map((id) => [id, { duration: 10, isDeleted: false }])),
  removedCards: new Map(),
  takenIds: new Set(),
  cardRate: 24,
})

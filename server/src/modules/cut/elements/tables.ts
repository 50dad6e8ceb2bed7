import type { RowList } from '#schema/cut/document'
import type { BatchRead } from '#platform/queries/loaders'
import { Card, cardsById } from '../cards/card.entity.js'
import { CaptionTrack, captionTracksById, captionsById, CutCaption } from './caption.entity.js'
import { cuesById, CutCue } from './cut-cue.entity.js'
import { CutItem, cutItemsById } from './cut-item.entity.js'
import { LowerThird, lowerThirdsById } from './lower-third.entity.js'

/** Table and loader of each list. */
export const TABLES = {
  items: { entity: CutItem, read: cutItemsById },
  cards: { entity: Card, read: cardsById },
  cues: { entity: CutCue, read: cuesById },
  tracks: { entity: CaptionTrack, read: captionTracksById },
  captions: { entity: CutCaption, read: captionsById },
  lowerThirds: { entity: LowerThird, read: lowerThirdsById },
} satisfies Record<RowList, { entity: new () => { id: string }; read: BatchRead<{ id: string }> }>

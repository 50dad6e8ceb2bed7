import type { ApolloCache } from '@apollo/client'
import type {
  CaptionRow,
  CardRow,
  CueRow,
  CutDocument,
  CutMaterials,
  ItemRow,
  ElementList,
  Elements,
  TrackRow,
} from '#schema/cut/document'
import { firstUse } from '#schema/cut/order'
import { SETTINGS } from '#schema/cut/elements/settings'
import type { FieldRevisions } from '#schema/field-revisions'
import { EDITS } from '#schema/cut/fields'
import { editOf, firstItemId, type ClipEdit } from '#schema/cut-item'
import { cueFieldsOf } from '#schema/mix'
import type {
  CueFieldsFragment,
  CutFieldsFragment,
  CutItemFieldsFragment,
} from '../../../entities/video/cut/CutFields.generated'
import { cachedCut } from '../../../entities/video/cut/videoListCache'
import {
  type CaptionTrackFieldsFragment,
  type FurtherCutFieldsFragment,
  FurtherCutFieldsFragmentDoc,
  type LowerThirdFieldsFragment,
} from '../../../entities/video/cut/CutTexts.generated'

/** Revision fields of rows. The client does not get the revisions of single fields. */
const revised = ({ id, revision }: { id: string; revision: number }) => ({ id, revision, fieldRevisions: {} })

/** Caches rows by their source object, so that unchanged rows keep their identity. */
function memoized<From extends object, Row>(make: (from: From) => Row): (from: From) => Row {
  const known = new WeakMap<From, Row>()
  return (from) => {
    const row = known.get(from) ?? make(from)
    known.set(from, row)
    return row
  }
}

const itemRow = memoized((item: CutItemFieldsFragment): ItemRow => ({
  ...editOf(item as ClipEdit),
  ...revised(item),
  videoId: item.video.id,
  transition: item.transition,
  transitionSeconds: item.transitionSeconds,
  isTrimRemoved: item.isTrimRemoved,
}))
type CardVideo = Extract<CutItemFieldsFragment['video'], { __typename: 'CardVideo' }>

const cardRow = memoized(({ id, card, frameRate }: CardVideo): CardRow => {
  const { kind, design, title, subtitle, lines, background, seconds, revision } = card
  return {
    ...revised({ id, revision }),
    kind,
    design,
    title,
    subtitle,
    seconds,
    lines: lines.map(({ role, name }) => ({ role, name })),
    background: { kind: background.kind, colour: background.colour, assetId: background.assetId },
    frameRate: frameRate ?? 24,
  }
})
/** Builds the rows of an element list from its editable fields. */
const rowOf = <List extends ElementList>(
  list: List,
): ((from: Omit<Elements[List], keyof FieldRevisions> & { revision: number }) => Elements[List]) =>
  memoized((from) => {
    const fields = EDITS[list].fields as readonly (keyof typeof from)[]
    const values = Object.fromEntries(fields.map((field) => [field, from[field]]))
    return { ...values, ...revised(from) } as unknown as Elements[List]
  })

const cueRow = memoized(({ sound, ...cue }: CueFieldsFragment): CueRow => ({
  ...cueFieldsOf({ ...cue, soundId: sound.id }),
  ...revised(cue),
}))
const trackRow = memoized(({ id, language, isMachineMade }: CaptionTrackFieldsFragment): TrackRow => ({
  ...revised({ id, revision: 1 }),
  language,
  isMachineMade,
}))
const captionRow = memoized(
  (caption: CaptionTrackFieldsFragment['captions'][number]): Omit<CaptionRow, 'language'> => ({
    ...revised(caption),
    itemId: caption.itemId,
    startMs: caption.startMs,
    endMs: caption.endMs,
    text: caption.text,
    speaker: caption.speaker,
  }),
)
const captionRows = memoized(({ captions, language }: CaptionTrackFieldsFragment): CaptionRow[] =>
  captions.map((caption) => ({ ...captionRow(caption), language })),
)
const lowerThirdRow = rowOf('lowerThirds')

const NONE: readonly never[] = []

/** The cached parts of a cut: captions and lower thirds load after the rest. */
export interface SavedCut {
  cut: CutFieldsFragment
  further: FurtherCutFieldsFragment | null
}

/** The newest cut in the cache, or null. */
export function savedCut(cache: ApolloCache, projectId: string): SavedCut | null {
  const cut = cachedCut(cache, projectId)
  if (!cut) return null
  const further = cache.readFragment<FurtherCutFieldsFragment>({
    id: cache.identify({ __typename: 'Cut', projectId }),
    fragment: FurtherCutFieldsFragmentDoc,
    fragmentName: 'FurtherCutFields',
  })
  return { cut, further }
}

const settingsRow = memoized(
  (cut: CutFieldsFragment): CutDocument['settings'] =>
    ({
      ...Object.fromEntries(SETTINGS.map((field) => [field, cut[field]])),
      revision: cut.revision,
      fieldRevisions: {},
    }) as CutDocument['settings'],
)
const itemRows = memoized((items: CutFieldsFragment['items']) => items.map(itemRow))
const cueRows = memoized((cues: CutFieldsFragment['cues']) => cues.map(cueRow))
const trackRows = memoized((tracks: readonly CaptionTrackFieldsFragment[]) => tracks.map(trackRow))
const allCaptions = memoized((tracks: readonly CaptionTrackFieldsFragment[]) => tracks.flatMap(captionRows))
const lowerThirdRows = memoized((rows: readonly LowerThirdFieldsFragment[]) => rows.map(lowerThirdRow))
const cardRows = memoized((items: CutFieldsFragment['items']) => [
  ...new Map(
    items.flatMap(({ video }) => (video.__typename === 'CardVideo' ? [[video.id, cardRow(video)]] : [])),
  ).values(),
])

/** Converts a cached cut to a document. */
export const documentOf = ({ cut, further }: SavedCut): CutDocument => ({
  settings: settingsRow(cut),
  items: itemRows(cut.items),
  parked: NONE,
  cards: cardRows(cut.items),
  cues: cueRows(cut.cues),
  tracks: trackRows(further?.captionTracks ?? NONE),
  captions: allCaptions(further?.captionTracks ?? NONE),
  lowerThirds: lowerThirdRows(further?.lowerThirds ?? NONE),
})

/** All clips, sounds and cards seen in the cut so far, including removed ones. */
export class KnownMaterials implements CutMaterials {
  readonly videos = new Map<string, CutItemFieldsFragment['video']>()
  readonly removedCards = new Map<string, { card: CardRow; item: ItemRow }>()
  readonly takenIds: ReadonlySet<string> = new Set()
  readonly cardRate = 24

  constructor(private readonly soundOf: (id: string) => { duration: number; deletedAt: unknown } | null) {}

  readonly sounds = {
    get: (id: string) => {
      const sound = this.soundOf(id)
      return sound ? { duration: sound.duration, isDeleted: !!sound.deletedAt } : undefined
    },
  } as CutMaterials['sounds']

  /** Adds the clips and cards of a saved cut. */
  learn({ cut }: SavedCut, { cards, items }: CutDocument): void {
    for (const { video } of cut.items) this.videos.set(video.id, video)
    for (const card of cards) {
      const item = items.find(({ id }) => id === firstItemId(card.id))
      this.removedCards.set(card.id, { card, item: item ?? firstUse(card.id) })
    }
  }
}

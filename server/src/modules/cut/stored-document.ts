import type { EntityManager } from '@mikro-orm/postgresql'
import {
  type CaptionRow,
  type CardRow,
  type CutDocument,
  ELEMENT_LISTS,
  type ElementList,
  type ItemRow,
  type Row as CutRow,
  type RowList,
} from '#schema/cut/document'
import { EDITS } from '#schema/cut/fields'
import type { CutOperation } from '#schema/cut/operations'
import { isId } from '#platform/errors/check'
import { rowsBy, type Row } from '#platform/queries/rows'
import type { Project } from '../project/project.entity.js'
import { settingsRow, storeSettings } from './cut.entity.js'
import { Card } from './cards/card.entity.js'
import { CaptionTrack, CutCaption } from './elements/caption.entity.js'
import { CutItem, withFirstUse } from './elements/cut-item.entity.js'
import { TABLES } from './elements/tables.js'

/** Rows per statement. */
const ROWS_MAX = 500
const REVISIONS = ['id', 'revision', 'fieldRevisions', 'editedById'] as const

const pick = <Picked>(row: object, fields: readonly string[]): Picked =>
  Object.fromEntries(fields.map((field) => [field, row[field as keyof typeof row] ?? null])) as Picked

const columnsOf = (list: RowList) => [...REVISIONS, ...EDITS[list].fields]
const ITEM_COLUMNS = [...columnsOf('items'), 'videoId', 'isTrimRemoved']
const CAPTION_COLUMNS = columnsOf('captions')
/** Elements that belong to a project directly; captions belong to a track. */
type ProjectList = Exclude<ElementList, 'captions'>
const PROJECT_LISTS = ELEMENT_LISTS.filter((list): list is ProjectList => list !== 'captions')

async function elementsOf(em: EntityManager, projectId: string): Promise<Pick<CutDocument, ProjectList>> {
  const lists: [ProjectList, object[]][] = []
  for (const list of PROJECT_LISTS) {
    const rows = await rowsBy<object>(em, TABLES[list].entity, 'project_id', [projectId])
    lists.push([list, rows.map((row) => pick(row, columnsOf(list)))])
  }
  return Object.fromEntries(lists) as unknown as Pick<CutDocument, ProjectList>
}

export const cardRow = (card: Card): CardRow => pick<CardRow>(card, [...columnsOf('cards'), 'frameRate'])

/** The captions that a change needs: with these ids, in these languages, and of these items. */
export interface CaptionsNeeded {
  ids?: readonly string[]
  languages?: readonly string[]
  itemIds?: readonly string[]
}

/** The captions that operations refer to, and those of items that they move or hide. */
export function captionsNamed(operations: readonly CutOperation[]): CaptionsNeeded {
  const [ids, languages, itemIds] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const operation of operations) {
    if ('addCaption' in operation) languages.add(operation.addCaption.language)
    if ('editCaption' in operation) ids.add(operation.editCaption.id)
    if ('removeCaption' in operation) ids.add(operation.removeCaption.id)
    if ('splitItem' in operation) itemIds.add(operation.splitItem.id)
    if ('removeItem' in operation) itemIds.add(operation.removeItem.id)
  }
  const items = [...itemIds].filter(isId).flatMap(withFirstUse)
  return { ids: [...ids].filter(isId), languages: [...languages], itemIds: items }
}

async function captionsFor(
  em: EntityManager,
  tracks: readonly Row<CaptionTrack>[],
  { ids = [], languages = [], itemIds = [] }: CaptionsNeeded,
): Promise<CaptionRow[]> {
  const languageOf = new Map(tracks.map(({ id, language }) => [id, language]))
  const named = ids.length ? await rowsBy(em, CutCaption, 'id', ids) : []
  const trackIds = new Set([
    ...named.map(({ trackId }) => trackId).filter((id) => languageOf.has(id)),
    ...tracks.filter(({ language }) => languages.includes(language)).map(({ id }) => id),
  ])
  const found = [
    ...(trackIds.size ? await rowsBy(em, CutCaption, 'track_id', [...trackIds]) : []),
    ...(itemIds.length ? await rowsBy(em, CutCaption, 'item_id', itemIds) : []),
  ].filter(({ trackId }) => languageOf.has(trackId))
  return [...new Map(found.map((row) => [row.id, row])).values()].map((row) => ({
    ...pick<CaptionRow>(row, CAPTION_COLUMNS),
    language: languageOf.get(row.trackId)!,
  }))
}

/**
 * The cut of a project as a document, in the transaction in which the project is locked. Loads only the captions of the
 * given tracks and items.
 */
export async function loadDocument(
  em: EntityManager,
  project: Project,
  captions: CaptionsNeeded,
): Promise<CutDocument> {
  const of = [project.id]
  const items = await rowsBy(em, CutItem, 'project_id', of)
  const inCut = items.filter(({ position }) => position != null)
  const cardIds = [...new Set(inCut.flatMap(({ cardId }) => cardId ?? []))]
  const cards = cardIds.length ? await rowsBy(em, Card, 'id', cardIds, { sql: 'r.deleted_at is null' }) : []
  const tracks = await rowsBy(em, CaptionTrack, 'project_id', of)
  const rowOf = (row: object) => pick<ItemRow>(row, ITEM_COLUMNS)
  return {
    settings: await settingsRow(em, project.id),
    items: inCut.toSorted((one, other) => one.position! - other.position!).map(rowOf),
    parked: items.filter(({ position }) => position == null).map(rowOf),
    cards: cards.map(cardRow),
    tracks: tracks.map(({ id, language, isMachineMade }) => ({
      id,
      language,
      isMachineMade,
      revision: 1,
      fieldRevisions: {},
    })),
    captions: await captionsFor(em, tracks, captions),
    ...(await elementsOf(em, project.id)),
  }
}

/** Differences of a list: new and changed rows to write, and the ids of removed ones. */
function changes<Kept extends CutRow>(before: readonly Kept[], after: readonly Kept[]) {
  const known = new Map(before.map((row) => [row.id, row]))
  const kept = new Set(after.map(({ id }) => id))
  return {
    written: after.filter((row) => known.get(row.id) !== row),
    removed: before.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
  }
}

async function write(em: EntityManager, entity: new () => object, rows: object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_MAX)
    await em.upsertMany(entity, rows.slice(at, at + ROWS_MAX), {
      onConflictFields: ['id'] as never,
      disableIdentityMap: true,
    })
}

const remove = (em: EntityManager, entity: new () => { id: string }, ids: string[]) =>
  ids.length ? em.nativeDelete(entity, { id: { $in: ids } } as never) : undefined

/** Items with their position, which is null while parked. */
const withPositions = ({ items, parked }: CutDocument): (ItemRow & { position: number | null })[] => [
  ...items.map((item, position) => ({ ...item, position })),
  ...parked.map((item) => ({ ...item, position: null })),
]

function writtenItems(before: CutDocument, after: CutDocument) {
  const known = new Map(withPositions(before).map((item) => [item.id, JSON.stringify(item)]))
  const kept = withPositions(after)
  return {
    // ignore items that the call both added and removed
    written: kept.filter(
      (item) => known.get(item.id) !== JSON.stringify(item) && (known.has(item.id) || item.position !== null),
    ),
    removed: [...known.keys()].filter((id) => !kept.some((item) => item.id === id)),
  }
}

/** Stores the differences between two documents of a cut, except for cards. */
export async function storeDocument(
  em: EntityManager,
  project: Project,
  { before, after }: { before: CutDocument; after: CutDocument },
): Promise<void> {
  const projectId = project.id
  if (before.settings !== after.settings) await storeSettings(em, projectId, after.settings)
  const items = writtenItems(before, after)
  const cardIds = new Set([...before.cards, ...after.cards].map(({ id }) => id))
  const tracks = changes(before.tracks, after.tracks)
  const captions = changes(before.captions, after.captions)
  const elements = PROJECT_LISTS.map((list) => ({
    entity: TABLES[list].entity,
    ...changes<CutRow>(before[list], after[list]),
  }))
  const trackOf = new Map(after.tracks.map(({ id, language }) => [language, id]))
  await remove(em, CaptionTrack, tracks.removed)
  await write(
    em,
    CaptionTrack,
    tracks.written.map(({ id, language, isMachineMade }) => ({ id, language, isMachineMade, projectId })),
  )
  await write(
    em,
    CutItem,
    items.written.map(({ videoId, ...row }) => ({
      ...row,
      ...(cardIds.has(videoId) ? { clipId: null, cardId: videoId } : { clipId: videoId, cardId: null }),
      projectId,
    })),
  )
  await write(
    em,
    CutCaption,
    captions.written.map(({ language, ...row }) => ({ ...row, trackId: trackOf.get(language) })),
  )
  for (const { entity, written } of elements)
    await write(
      em,
      entity,
      written.map((row) => ({ ...row, projectId })),
    )
  await remove(em, CutCaption, captions.removed)
  for (const { entity, removed } of elements) await remove(em, entity, removed)
  await remove(em, CutItem, items.removed) // with the elements attached to them
}

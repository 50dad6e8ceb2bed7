import type { EntityManager } from '@mikro-orm/postgresql'
import { firstItemId } from '#schema/cut-item'
import type { CutDocument, CutMaterials } from '#schema/cut/document'
import { ROW_LISTS } from '#schema/cut/fields'
import { firstUse } from '#schema/cut/order'
import { type CutOperation, partsOf } from '#schema/cut/operations'
import { endOfTrash } from '#platform/database/trash'
import { isId } from '#platform/errors/check'
import type { Project } from '../project/project.entity.js'
import { Sound } from '../sound/sound.entity.js'
import { Film } from '../video/film.entity.js'
import { Clip, VideoStatus } from '../video/clip.entity.js'
import { Card } from './cards/card.entity.js'
import { TABLES } from './elements/tables.js'
import { cardRow } from './stored-document.js'

/** The entities whose ids new rows must not have. */
const ENTITIES = [...Object.values(TABLES).map(({ entity }) => entity), Clip, Film]

/** Ids of new elements, and of their first uses, that exist outside of this cut. */
async function takenIds(
  em: EntityManager,
  cut: CutDocument,
  operations: readonly CutOperation[],
): Promise<Set<string>> {
  const known = new Set([...ROW_LISTS, 'parked' as const].flatMap((list) => cut[list].map(({ id }) => id)))
  const added = operations.flatMap((operation) => {
    const { definition, input } = partsOf(operation)
    const { id, newId = id } = input as { id: string; newId?: string }
    return definition.adds ? [newId, firstItemId(newId)].filter((one) => !known.has(one)) : []
  })
  if (!added.length) return new Set()
  const tables = ENTITIES.map((entity) => em.getMetadata().get(entity.name).tableName)
  const found = await em.execute<{ id: string }[]>(
    `select r.id from (${tables.map((table) => `select id from "${table}"`).join(' union all ')}) r
     where r.id = any(?::uuid[])`,
    [`{${[...new Set(added)].join(',')}}`],
  )
  return new Set(found.map(({ id }) => id))
}

/** The sounds of the project that old and new cues use, including those in the Trash. */
async function soundsOf(
  em: EntityManager,
  projectId: string,
  cut: CutDocument,
  operations: readonly CutOperation[],
): Promise<CutMaterials['sounds']> {
  const ids = new Set(cut.cues.map(({ soundId }) => soundId))
  for (const operation of operations) {
    const { soundId } = partsOf(operation).input as { soundId?: string | null }
    if (soundId && isId(soundId)) ids.add(soundId)
  }
  const found = await em.find(
    Sound,
    { id: { $in: [...ids] }, projectId },
    { fields: ['id', 'duration', 'deletedAt'], disableIdentityMap: true },
  )
  return new Map(found.map(({ id, duration, deletedAt }) => [id, { duration, isDeleted: deletedAt != null }]))
}

/** The cards in the Trash that operations restore. */
async function removedCards(
  em: EntityManager,
  projectId: string,
  operations: readonly CutOperation[],
): Promise<CutMaterials['removedCards']> {
  const ids = operations.flatMap((one) => ('restoreCard' in one ? one.restoreCard.id : [])).filter(isId)
  if (!ids.length) return new Map()
  const found = await em.find(
    Card,
    { id: { $in: ids }, projectId, deletedAt: { $gte: endOfTrash() } },
    { disableIdentityMap: true },
  )
  return new Map(found.map((card) => [card.id, { card: cardRow(card), item: firstUse(card.id) }]))
}

/** Loads what operations on a cut refer to. `cardRate` is the current frame rate of cards. */
export async function loadMaterials(
  em: EntityManager,
  project: Project,
  { cut, operations, cardRate }: { cut: CutDocument; operations: readonly CutOperation[]; cardRate: number },
): Promise<CutMaterials> {
  const inCut = cut.items.map(({ videoId }) => videoId)
  const added = operations.flatMap((one) => ('addItem' in one ? one.addItem.videoId : [])).filter(isId)
  const isAccepted = { projectId: project.id, status: VideoStatus.ACCEPTED, deletedAt: null }
  const videos = await em.find(
    Clip,
    { $or: [{ id: { $in: inCut } }, { id: { $in: added }, ...isAccepted }] },
    { fields: ['id', 'frames', 'frameRate', 'duration'], disableIdentityMap: true },
  )
  return {
    videos: new Map(videos.map((video) => [video.id, video])),
    sounds: await soundsOf(em, project.id, cut, operations),
    removedCards: await removedCards(em, project.id, operations),
    takenIds: await takenIds(em, cut, operations),
    cardRate,
  }
}

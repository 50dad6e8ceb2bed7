import type { EntityManager } from '@mikro-orm/postgresql'
import type { CutDocument, CutMaterials, RowList } from '#schema/cut/document'
import { ROW_LISTS } from '#schema/cut/fields'
import { firstUse } from '#schema/cut/order'
import { type CutOperation, partsOf } from '#schema/cut/operations'
import { endOfTrash } from '#platform/database/trash'
import { isId } from '#platform/errors/check'
import type { Project } from '../project/project.entity.js'
import { Sound } from '../sound/sound.entity.js'
import { Film } from '../video/film.entity.js'
import { Clip } from '../video/clip.entity.js'
import { Card } from './cards/card.entity.js'
import { TABLES } from './elements/tables.js'
import { cardRow } from './stored-document.js'

type IdEntity = new () => { id: string }

/**
 * The entities whose ids a new row of a list must not have. The first use of a video has the video’s id, and ids are
 * unique among clips, cards and films.
 */
const entitiesOf = (list: RowList): readonly IdEntity[] =>
  list === 'items' || list === 'cards'
    ? [TABLES.items.entity, TABLES.cards.entity, Clip, Film]
    : [TABLES[list].entity]

/** Ids of new elements that exist outside of this cut. */
async function takenIds(
  em: EntityManager,
  cut: CutDocument,
  operations: readonly CutOperation[],
): Promise<Set<string>> {
  const known = new Set([...ROW_LISTS, 'parked' as const].flatMap((list) => cut[list].map(({ id }) => id)))
  const added = new Map<IdEntity, string[]>()
  for (const operation of operations) {
    const { definition, input } = partsOf(operation)
    const { id, newId = id } = input as { id: string; newId?: string }
    if (!definition.adds || known.has(newId)) continue
    for (const entity of entitiesOf(definition.adds)) added.set(entity, [...(added.get(entity) ?? []), newId])
  }
  const taken = new Set<string>()
  for (const [entity, ids] of added) {
    const found = await em.find(entity, { id: { $in: ids } } as never, {
      fields: ['id'] as never,
      disableIdentityMap: true,
    })
    for (const { id } of found as { id: string }[]) taken.add(id)
  }
  return taken
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
  const videoIds = [...new Set(cut.items.map(({ videoId }) => videoId))]
  const videos = await em.find(
    Clip,
    { id: { $in: videoIds } },
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

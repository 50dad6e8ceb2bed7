import { type Case, NOWHERE, type Variables, type World } from './resolver.js'
import type { EntityClass } from '@mikro-orm/postgresql'
import type { KeptReference } from '../src/modules/video/clip.entity.js'
import { rows, update } from './world/builders.js'
import { IDS, type Ids, type Thing } from './world/things.js'

const DAY_MS = 24 * 60 * 60 * 1000

/** Cases in which the caller gets NOT_FOUND. */
export const notFound = (hidden: Thing, variablesOf: (id: string, ids: Ids) => Variables): Case[] => [
  {
    name: 'does not exist for users outside its private project',
    as: 'user',
    variables: (ids) => variablesOf(ids[hidden], ids),
    code: 'NOT_FOUND',
  },
  ...[NOWHERE, 'nonsense'].map((id) => ({
    name: `unknown id ${id}`,
    variables: (ids: Ids) => variablesOf(id, ids),
    code: 'NOT_FOUND',
  })),
]

/** The videos of the cut of the world’s project, in order. */
export async function cutVideos({ em, ids }: Pick<World, 'em' | 'ids'>): Promise<string[]> {
  const rows = await em
    .fork()
    .execute<{ clip_id: string }[]>(
      `select clip_id from cut_item where project_id = '${ids.project}' and position is not null order by position`,
    )
  return rows.map((row) => row.clip_id)
}

/** Runs SQL in the world before an operation. */
export const sql = (statement: (ids: Ids) => string) => (world: Pick<World, 'em' | 'ids'>) =>
  world.em.fork().execute(statement(world.ids))

/** A row that has been in the Trash for more than 30 days, before maintenance removes it. */
export const expiredInTrash = (
  entity: EntityClass<{ id: string; deletedAt?: Date | null }>,
  thing: Thing,
): Pick<Case, 'name' | 'prepare'> => ({
  name: 'deleted more than 30 days ago',
  prepare: rows(update(entity, { id: IDS[thing] }, { deletedAt: new Date(Date.now() - 31 * DAY_MS) })),
})

/** A stored reference to an asset. */
export const keptReference = (assetId: string): KeptReference => ({ assetId, name: 'As used' })

import type { EntityManager } from '@mikro-orm/postgresql'

/** The items that an audible voice moves with. */
export const voicedItems = async (em: EntityManager, projectId: string): Promise<string[]> => {
  const found = await em.execute<{ item_id: string }[]>(
    `select distinct c.item_id from cut_cue c join sound s on s.id = c.sound_id
     where c.project_id = ? and c.item_id is not null and not c.is_muted and s.kind = 'VOICE' and s.deleted_at is null`,
    [projectId],
  )
  return found.map(({ item_id: id }) => id)
}

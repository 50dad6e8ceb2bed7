import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { Project } from './project.entity.js'

export const projectsById: BatchRead<Row<Project>> = (em, ids) => rowsById(em, Project, ids)

const counts =
  (sql: string): BatchRead<number> =>
  async (em, ids) => {
    const rows = await em.execute<{ id: string; count: string }[]>(sql, [`{${ids.join(',')}}`])
    return new Map(rows.map(({ id, count }) => [id, Number(count)]))
  }

export const assetCounts = counts(
  `select p.project_id as id, count(*) as count from project_asset p join asset a on a.id = p.asset_id and a.deleted_at is null
   where p.project_id = any(?::uuid[]) group by 1`,
)
export const videoCounts = counts(
  'select project_id as id, count(*) as count from video where project_id = any(?::uuid[]) and not is_merged and deleted_at is null group by 1',
)

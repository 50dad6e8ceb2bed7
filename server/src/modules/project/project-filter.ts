import type { ProjectRole } from '#schema/project-roles'
import type { Condition } from '#platform/queries/rows'
import { matching } from '#platform/queries/search'
import type { Viewer } from '#platform/auth/viewer'
import { type AssetFilter, assetConditions, assetSearch } from '../library/asset-filter.js'

/** `maySeeProject` as SQL, for projects with this alias. */
export const conditionsOf = ({ id, isAdmin }: Viewer, alias = 'r'): Condition[] => {
  const isInUse = { sql: `${alias}.deleted_at is null` }
  if (isAdmin) return [isInUse]
  const isOpen = `not ${alias}.is_private or ${alias}.owner_id = ? or ${hasMember(alias)}`
  return [isInUse, { sql: isOpen, parameters: [id, id] }]
}

/** Whether the person in its parameter is a listed member of the project `alias`, by default in any role. */
export const hasMember = (alias: string, role?: ProjectRole): string =>
  `exists (select from project_member m where m.project_id = ${alias}.id and m.user_id = ?${role ? ` and m.role = '${role}'` : ''})`

/** Rows in projects that the viewer may see: one subquery per row, whose cost is independent of the number of projects. */
export const inSeenProject = (viewer: Viewer): Condition => {
  const seen = conditionsOf(viewer, 'p')
  return {
    sql: `(select ${seen.map(({ sql }) => `(${sql})`).join(' and ')} from project p where p.id = r.project_id)`,
    parameters: seen.flatMap(({ parameters = [] }) => parameters),
  }
}

/** The assets of a project. */
export const assetsOfProjects = (filter: AssetFilter) => ({
  within: 'r.id in (select asset_id from project_asset where project_id = p.id)',
  sort: 'updated_at' as const,
  conditions: [...assetConditions(filter), ...matching(assetSearch(filter))],
})

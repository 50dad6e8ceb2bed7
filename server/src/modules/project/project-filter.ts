import type { Condition } from '#core/rows'
import { matching } from '#core/search'
import type { Viewer } from '#core/viewer'
import { type AssetFilter, assetConditions, assetSearch } from '../asset/asset-filter.js'

/** Of projects that the viewer may see: `maySeeProject` as SQL. */
export const conditionsOf = ({ id, isAdmin }: Viewer): Condition[] =>
  isAdmin
    ? []
    : [{ sql: 'not r.is_private or r.owner_id = ? or ? = any(r.member_ids)', parameters: [id, id] }]

/** Of the assets below a project. */
export const assetsOfProjects = (filter: AssetFilter) => ({
  within: 'r.id in (select asset_id from project_asset where project_id = p.id)',
  sort: 'updated_at' as const,
  conditions: [...assetConditions(filter), ...matching(assetSearch(filter))],
})

import type { PageRequest } from '#platform/queries/page'
import type { Condition } from '#platform/queries/rows'
import { type Search, searchOf } from '#platform/queries/search'
import type { Viewer } from '#platform/auth/viewer'
import { ApprovalStatus } from './asset.entity.js'
import type { GenerationSearch } from './generation-search.js'

export interface AssetFilter {
  search?: string | null
  origin?: 'ALL' | 'UPLOADED' | 'GENERATED'
}

export interface AssetListRequest extends PageRequest, AssetFilter {
  scope: 'TEAM' | 'MINE'
  /** How they were made. */
  generation?: GenerationSearch | null
}

/** The viewer’s own assets, or those of the team that they see. */
export function scopeConditions(viewer: Viewer, scope: AssetListRequest['scope']): Condition[] {
  if (scope === 'MINE') return [{ sql: 'r.owner_id = ?', parameters: [viewer.id] }]
  if (viewer.isAdmin) return []
  const parameters = [ApprovalStatus.APPROVED, viewer.id]
  return [{ sql: 'r.approval_status = ? or r.owner_id = ?', parameters }]
}

/** The filter of a list of assets by where they are from. */
export function assetConditions(
  { origin = 'ALL' }: Pick<AssetFilter, 'origin'>,
  presence = 'r.deleted_at is null',
): Condition[] {
  const conditions: Condition[] = [{ sql: presence }]
  if (origin !== 'ALL') conditions.push({ sql: 'r.is_generated = ?', parameters: [origin === 'GENERATED'] })
  return conditions
}

/** What is searched for: a substring of the name or of any tag, in any case (specification S13). */
export const assetSearch = ({ search }: AssetFilter): Search | undefined => searchOf('r.words', search)

import type { PageRequest } from '#platform/queries/page'
import type { Condition } from '#platform/queries/rows'
import { type Search, searchOf } from '#platform/queries/search'
import type { Viewer } from '#platform/auth/viewer'
import { ApprovalStatus } from './asset.entity.js'
import type { z } from 'zod'
import type { generationRule } from '#schema/rules/video'

export interface AssetFilter {
  search?: string | null
  origin?: 'ALL' | 'UPLOADED' | 'GENERATED'
}

export interface AssetListRequest extends PageRequest, AssetFilter {
  scope: 'TEAM' | 'MINE'
  /** Search by prompt, model, seed, author and time. */
  generation?: GenerationSearch | null
}

/** The viewer’s own assets, or the team’s assets that they see. */
export function scopeConditions(viewer: Viewer, scope: AssetListRequest['scope']): Condition[] {
  if (scope === 'MINE') return [{ sql: 'r.owner_id = ?', parameters: [viewer.id] }]
  if (viewer.isAdmin) return []
  const parameters = [ApprovalStatus.APPROVED, viewer.id]
  return [{ sql: 'r.approval_status = ? or r.owner_id = ?', parameters }]
}

/** Filters a list of assets by origin. */
export function assetConditions({ origin = 'ALL' }: Pick<AssetFilter, 'origin'>): Condition[] {
  const conditions: Condition[] = [{ sql: 'r.deleted_at is null' }]
  if (origin !== 'ALL') conditions.push({ sql: 'r.is_generated = ?', parameters: [origin === 'GENERATED'] })
  return conditions
}

/** Searches for a substring of the name or a tag, ignoring case (specification S13). */
export const assetSearch = ({ search }: AssetFilter): Search | undefined => searchOf('r.words', search)

/** Unchecked search for generated assets; all conditions must match. `generationRule` parses it. */
export interface GenerationSearch {
  words?: string | null
  model?: string | null
  seed?: number | null
  author?: string | null
  /** The earliest time. */
  createdAfter?: Date | string | null
  /** The first time that is too late. */
  createdBefore?: Date | string | null
}

/** A username belongs to one member; removed members give theirs up. */
const AUTHOR = '(select id from account where lower(username) = lower(?) and revoked_at is null)'

/** The conditions of a search for generated assets, except for the words. */
export const generationConditions = (
  { model, seed, author, createdAfter: from, createdBefore: to }: z.output<typeof generationRule>,
  authorId: 'r.author_id' | 'r.owner_id',
): Condition[] => [
  ...(model ? [{ sql: 'r.model = ?', parameters: [model] }] : []),
  ...(seed == null ? [] : [{ sql: 'r.seed = ?', parameters: [seed] }]),
  ...(author ? [{ sql: `${authorId} = ${AUTHOR}`, parameters: [author] }] : []),
  ...(from ? [{ sql: 'r.created_at >= ?::timestamptz', parameters: [from.toISOString()] }] : []),
  ...(to ? [{ sql: 'r.created_at < ?::timestamptz', parameters: [to.toISOString()] }] : []),
]

import type { Condition } from '#core/rows'
import { type Search, searchOf } from '#core/search'

export interface AssetFilter {
  search?: string | null
  origin?: 'ALL' | 'UPLOADED' | 'GENERATED'
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

import { type Condition, contains } from '#core/rows'

export interface AssetFilter {
  search?: string | null
  origin?: 'ALL' | 'UPLOADED' | 'GENERATED'
}

/**
 * The filter of a list of assets: a substring of the name or of any tag, in any case (specification S13), and
 * where it is from.
 */
export function assetConditions(
  { search, origin = 'ALL' }: AssetFilter,
  presence = 'r.deleted_at is null',
): Condition[] {
  const conditions: Condition[] = [{ sql: presence }]
  if (origin !== 'ALL') conditions.push({ sql: 'r.is_generated = ?', parameters: [origin === 'GENERATED'] })
  if (search?.trim()) conditions.push(contains('asset_words(r.name, r.tags)', search.trim()))
  return conditions
}

import type { EntityManager } from '@mikro-orm/postgresql'
import { generationRule } from '#schema/rules/video'
import { check } from '#platform/errors/check'
import { type PageRequest, span } from '#platform/queries/page'
import { type Condition, readPage } from '#platform/queries/rows'
import { searchOf } from '#platform/queries/search'
import {
  type AssetFilter,
  type GenerationSearch,
  assetConditions,
  assetSearch,
  generationConditions,
} from './asset-filter.js'
import { Asset } from './asset.entity.js'
import { type AssetSelection, WITH_OWNERS } from './asset.loader.js'

/** A page of generated assets that match a search, newest first. Throws BAD_USER_INPUT for invalid input. */
export function readGenerated<Read extends keyof Asset = keyof Asset>(
  db: EntityManager,
  { first, after, most, ...filter }: PageRequest & AssetFilter,
  input: GenerationSearch,
  conditions: Condition[],
  selection: AssetSelection<Read> = WITH_OWNERS,
) {
  const generation = check(generationRule, input)
  const named = assetSearch(filter)
  const prompted = searchOf('folded(r.prompt)', generation.words)
  return readPage(db, Asset, {
    ...selection,
    sort: 'created_at',
    conditions: [
      ...assetConditions(filter),
      { sql: filter.origin === 'UPLOADED' ? 'false' : 'r.is_generated' },
      ...generationConditions(generation, 'r.owner_id'),
      ...conditions,
    ],
    search: prompted ? { ...prompted, also: named } : named,
    ...span({ first, after, most }),
  })
}

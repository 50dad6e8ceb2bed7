import type { EntityManager } from '@mikro-orm/postgresql'
import type { BatchRead, Loaders } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { Present, type Soon } from '#platform/api/prefetched'
import type { Asset } from '../library/asset.entity.js'
import { assetsById } from '../library/asset.loader.js'
import { Video, type KeptReference } from './video.entity.js'

/** Videos that were not deleted. */
export const videosById: BatchRead<Row<Video>> = (em, ids) =>
  rowsById(em, Video, ids, { sql: 'r.deleted_at is null' })

const present = new Present<KeptReference, { asset: Asset | null }>()

/** Has these references, of a whole list, bring their assets along. */
export async function putAssets(em: EntityManager, references: readonly KeptReference[]): Promise<void> {
  if (!references.length) return
  const assets = await assetsById(em, [...new Set(references.map(({ assetId }) => assetId))])
  for (const reference of references) present.put(reference, { asset: assets.get(reference.assetId) ?? null })
}

/** The asset of a reference, whoever asks; null once it was deleted. */
export const assetOf = (reference: KeptReference, loaders: Loaders): Soon<Asset | null> =>
  present.get(reference, 'asset', () => loaders.of(assetsById).load(reference.assetId))

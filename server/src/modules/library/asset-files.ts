import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { PendingFiles } from '../file/pending-files.js'
import type { WrittenPicture } from '../../media/pictures.js'
import { Asset } from './asset.entity.js'

/** The fields of an asset that describe its image file. */
export type KeptPicture = Pick<
  Asset,
  | 'contentHash'
  | 'originalKey'
  | 'mediumKey'
  | 'smallKey'
  | 'width'
  | 'height'
  | 'bytes'
  | 'isAnimated'
  | 'dominantColor'
  | 'thumbHash'
>

/** SHA-256 of a file, in hex. */
export async function contentHashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Origin of an asset, for its copies. */
export const originOf = ({ isGenerated, prompt, seed, model }: Asset) => ({
  isGenerated,
  prompt,
  seed,
  model,
})

/** The image file of an asset, for another asset with the same file. */
export const pictureOf = ({
  contentHash,
  originalKey,
  mediumKey,
  smallKey,
  width,
  height,
  bytes,
  isAnimated,
  dominantColor,
  thumbHash,
}: Asset): KeptPicture => ({
  contentHash,
  originalKey,
  mediumKey,
  smallKey,
  width,
  height,
  bytes,
  isAnimated,
  dominantColor,
  thumbHash,
})

/** Size in bytes of a stored image with its renditions. */
export async function bytesOf({ original, medium, small }: WrittenPicture): Promise<number> {
  const files = await Promise.all([original, medium, small].map((path) => stat(path)))
  return files.reduce((sum, { size }) => sum + size, 0)
}

const keysOf = ({ originalKey, mediumKey, smallKey }: KeptPicture): string[] => [
  originalKey,
  mediumKey,
  smallKey,
]

/**
 * The stored files of assets. Equal files are stored once, and deleted with the last asset that uses them
 * (specification L24).
 */
export class AssetFiles {
  constructor(private readonly files: PendingFiles) {}

  /** The stored image with this hash, or null. Locks the hash until the transaction of `em` ends. */
  async find(em: EntityManager, contentHash: string): Promise<KeptPicture | null> {
    await this.lockHash(em, contentHash)
    const same = await em.findOne(Asset, { contentHash })
    return same && pictureOf(same)
  }

  /** Stores a new image. It is removed later unless `markUsed` is called for it, or at once by `discard`. */
  async store(
    contentHash: string,
    { original, medium, small, animated, ...picture }: WrittenPicture,
  ): Promise<KeptPicture> {
    const keys = await this.files.store('assets', {
      originalKey: original,
      mediumKey: medium,
      smallKey: small,
    })
    const { width, height, bytes, dominantColor, thumbHash } = picture
    return { contentHash, ...keys, width, height, bytes, isAnimated: animated, dominantColor, thumbHash }
  }

  /** Call in the transaction that creates the asset of an image that was just stored. */
  markUsed(em: EntityManager, picture: KeptPicture): Promise<void> {
    return this.files.markUsed(em, keysOf(picture))
  }

  /** Removes an image that was just stored, unless an asset uses it meanwhile. */
  discard(picture: KeptPicture): Promise<void> {
    return this.files.discard(keysOf(picture))
  }

  /**
   * Releases the files of `asset`, which the transaction of `em` deletes; returns a function that
   * removes unused ones after the commit.
   */
  async release(em: EntityManager, asset: Asset): Promise<() => Promise<void>> {
    if (asset.contentHash) await this.lockHash(em, asset.contentHash)
    if (await em.count(Asset, { originalKey: asset.originalKey, id: { $ne: asset.id } }))
      return async () => undefined
    await this.files.markPending(em, keysOf(asset))
    return () => this.discard(asset)
  }

  private async lockHash(em: EntityManager, contentHash: string): Promise<void> {
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [contentHash])
  }
}

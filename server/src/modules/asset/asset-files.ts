import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { WrittenPicture } from '../../media/pictures.js'
import { type Storage, newKey } from '../../storage/storage.js'
import { Asset } from './asset.entity.js'

/** What an asset holds of its picture. */
export type KeptPicture = Pick<
  Asset, 'contentHash' | 'originalKey' | 'mediumKey' | 'smallKey' | 'width' | 'height' | 'bytes' | 'isAnimated' | 'dominantColor' | 'thumbHash'
>

/** SHA-256 of a file, in hex. */
export async function contentHashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** The picture of an asset, for another asset that shows the same. */
export const pictureOf = ({ contentHash, originalKey, mediumKey, smallKey, width, height, bytes, isAnimated, dominantColor, thumbHash }: Asset): KeptPicture =>
  ({ contentHash, originalKey, mediumKey, smallKey, width, height, bytes, isAnimated, dominantColor, thumbHash })

/**
 * The stored files of assets. The same bytes are stored once, however many assets use them, and go with the last one
 * (product.md, Assets).
 */
export class AssetFiles {
  constructor(private readonly storage: Storage) {}

  /** What is stored already for these bytes. While the transaction of `em` lasts, nobody else stores or removes them. */
  async find(em: EntityManager, contentHash: string): Promise<KeptPicture | null> {
    await this.hold(em, contentHash)
    const same = await em.findOne(Asset, { contentHash })
    return same && pictureOf(same)
  }

  /** Stores a picture that was written anew; answers the keys too, for whoever must undo it. */
  async keep(contentHash: string, picture: WrittenPicture): Promise<{ kept: KeptPicture; keys: string[] }> {
    const keys: string[] = []
    const put = async (path: string) => {
      const key = newKey('assets', path.split('.').pop()!)
      keys.push(key)
      await this.storage.put(key, path)
      return key
    }
    try {
      const { width, height, bytes, animated, dominantColor, thumbHash } = picture
      const [originalKey, mediumKey, smallKey] = [await put(picture.original), await put(picture.medium), await put(picture.small)]
      return { kept: { contentHash, originalKey, mediumKey, smallKey, width, height, bytes, isAnimated: animated, dominantColor, thumbHash }, keys }
    } catch (error) {
      await this.remove(keys)
      throw error
    }
  }

  /** The keys that no asset uses any more once `asset` is removed within the transaction of `em`. */
  async orphanedBy(em: EntityManager, asset: Asset): Promise<string[]> {
    if (asset.contentHash) await this.hold(em, asset.contentHash)
    const others = await em.count(Asset, { originalKey: asset.originalKey, id: { $ne: asset.id } })
    return others ? [] : [asset.originalKey, asset.mediumKey, asset.smallKey]
  }

  remove(keys: string[]): Promise<void> {
    return this.storage.remove(keys)
  }

  private async hold(em: EntityManager, contentHash: string): Promise<void> {
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [contentHash])
  }
}

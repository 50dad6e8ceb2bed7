import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '../../../../schema/limits.js'
import { FILE_TOO_LARGE, UNREADABLE_FILE, assetRule } from '../../../../schema/rules/asset.js'
import { check, isId } from '../../core/check.js'
import { type Failure, badInput, notFound } from '../../core/failure.js'
import { position, size } from '../../core/page.js'
import { type Condition, contains, readPage } from '../../core/rows.js'
import type { Viewer } from '../../core/viewer.js'
import type { Pictures } from '../../media/pictures.js'
import { type Storage, newKey } from '../../storage/storage.js'
import { ApprovalStatus, Asset } from './asset.entity.js'
import { maySeeAsset } from './asset.policy.js'

export interface AssetFilter {
  search?: string | null
  origin?: 'ALL' | 'UPLOADED' | 'GENERATED'
}

/** What a list of assets is narrowed by: a substring of the name or of any tag, in any case (spec.md point 5), and where it is from. */
export function assetConditions({ search, origin = 'ALL' }: AssetFilter): Condition[] {
  const conditions: Condition[] = [{ sql: 'r.deleted_at is null' }]
  if (origin !== 'ALL') conditions.push({ sql: 'r.is_generated = ?', parameters: [origin === 'GENERATED'] })
  if (search?.trim()) conditions.push(contains(`(r.name || chr(10) || array_to_string(r.tags, chr(10)))`, search.trim()))
  return conditions
}

/** The operations on the library. */
export class Assets {
  constructor(
    private readonly db: EntityManager,
    private readonly storage: Storage,
    private readonly pictures: Pictures,
    private readonly scratch: string,
  ) {}

  async list(
    viewer: Viewer,
    { first, after, scope, ...filter }: { first: number; after?: string | null; scope: 'TEAM' | 'MINE' } & AssetFilter,
  ) {
    const conditions = assetConditions(filter)
    if (scope === 'MINE') conditions.push({ sql: 'r.owner_id = ?', parameters: [viewer.id] })
    else if (!viewer.isAdmin) conditions.push({ sql: 'r.approval_status = ? or r.owner_id = ?', parameters: [ApprovalStatus.APPROVED, viewer.id] })
    return readPage(this.db.fork(), Asset, { sort: 'updated_at', conditions, count: size(first, 'first'), after: position(after, 'after') })
  }

  /** Throws NOT_FOUND where there is none, or none that the viewer may see. */
  async open(viewer: Viewer, id: string, em: EntityManager = this.db.fork()): Promise<Asset> {
    const asset = isId(id) ? await em.findOne(Asset, { id, deletedAt: null }) : null
    if (!asset || !maySeeAsset(viewer, asset)) throw notFound('Asset')
    return asset
  }

  /** Judges the file by its content, writes it anew with its renditions, and adds it to the library. A refused file leaves nothing behind. */
  async upload(
    viewer: Viewer, input: { name: string; description?: string; tags?: string[] }, file: Readable, { isGenerated = false } = {},
  ): Promise<Asset> {
    const folder = await mkdtemp(join(this.scratch, 'upload-'))
    const stored: string[] = []
    try {
      const { name, description, tags } = check(assetRule, input)
      const source = join(folder, 'source')
      await pipeline(file, createWriteStream(source)).catch((error: Error) => {
        throw this.refused(error.name === 'PayloadTooLargeError' || /size|limit/i.test(error.message) ? FILE_TOO_LARGE : UNREADABLE_FILE)
      })
      const picture = await this.pictures.write(source, folder).catch((error: Error) => {
        throw this.refused(error.name === 'PictureFailure' ? error.message : UNREADABLE_FILE)
      })
      const keep = async (path: string) => {
        const key = newKey('assets', path.split('.').pop()!)
        await this.storage.put(key, path)
        stored.push(key)
        return key
      }
      const em = this.db.fork()
      const asset = em.create(Asset, {
        name, description, tags, isGenerated, ownerId: viewer.id,
        approvalStatus: viewer.isAdmin || isGenerated ? ApprovalStatus.APPROVED : ApprovalStatus.PENDING,
        originalKey: await keep(picture.original), mediumKey: await keep(picture.medium), smallKey: await keep(picture.small),
        width: picture.width, height: picture.height, dominantColor: picture.dominantColor, thumbHash: picture.thumbHash,
      })
      await em.flush()
      return asset
    } catch (error) {
      file.destroy()
      await this.storage.remove(stored)
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  private refused(message: string): Failure {
    return badInput([{ path: ['file'], message }])
  }

  /** Largest upload in bytes, for the doors that stream one in. */
  static readonly LARGEST = LIMITS.upload.bytes
}

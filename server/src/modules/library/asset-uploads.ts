import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { FILE_TOO_LARGE, assetRule } from '#schema/rules/asset'
import { check } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { enqueueWebhooks } from '#platform/events/webhook-events'
import { badInput, tooLarge } from '#platform/errors/failure'
import type { Viewer } from '#platform/auth/viewer'
import { PictureFailure, type Pictures } from '../../media/pictures.js'
import type { Quotas, UploadAllowance } from '../file/quotas.js'
import { ReceiveFailure, receiveFile } from '../file/receive-file.js'
import type { FreeSpace } from '../file/storage-watch.js'
import { ApprovalStatus, Asset, assetChanged } from './asset.entity.js'
import { type AssetFiles, bytesOf, contentHashOf, type KeptPicture } from './asset-files.js'

const SIZE = { bytes: LIMITS.upload.bytes, message: FILE_TOO_LARGE }

type Uploader = Pick<Viewer, 'id' | 'isAdmin'>

interface UploadOptions {
  /** Generated, not uploaded: approved at once, and not counted towards quotas. */
  isGenerated?: boolean
  /** Pending even if generated or uploaded by an admin, because it shows content that the team may not see. */
  needsApproval?: boolean
  /** Prompt, seed and model. */
  generation?: Pick<Asset, 'prompt' | 'seed' | 'model'>
  /** The video frame that it shows. */
  capturedFrom?: { videoId: string; seconds: number }
  /** Runs in the transaction that adds the asset. */
  together?: (em: EntityManager, asset: Asset) => Promise<void>
}

/** An image that was just stored, and its size in bytes with renditions. */
interface Stored {
  picture: KeptPicture
  bytes: number
}

/** The data of an upload besides the image itself. */
interface Arriving {
  uploader: Uploader
  words: Pick<Asset, 'name' | 'description' | 'tags'>
  contentHash: string
  options: UploadOptions
}

/** Adds images to the library. */
export class AssetUploads {
  constructor(
    private readonly deps: {
      db: EntityManager
      files: AssetFiles
      pictures: Pictures
      quotas: Quotas
      space: FreeSpace
      scratch: string
    },
  ) {}

  /** What the viewer may still upload today. */
  allowance({ id }: Pick<Viewer, 'id'>): Promise<UploadAllowance> {
    return this.deps.quotas.allowance(id)
  }

  /** Throws RATE_LIMITED if a quota is used up, and STORAGE_FULL without space for `bytes`. */
  async demand({ id }: Pick<Viewer, 'id'>, bytes: number): Promise<void> {
    await this.deps.space.require(bytes)
    await this.deps.quotas.requireUpload(id)
  }

  /**
   * Detects the type from the content, re-encodes the file with its renditions, and adds it to the library. A refused file
   * leaves nothing behind. Throws BAD_USER_INPUT naming the field, RATE_LIMITED and STORAGE_FULL if a quota is used up.
   * Generated images do not count towards it.
   */
  async upload(
    uploader: Uploader,
    input: { name: string; description?: string; tags?: string[] },
    file: Readable,
    options: UploadOptions = {},
  ): Promise<Asset> {
    const folder = await mkdtemp(join(this.deps.scratch, 'upload-'))
    try {
      const words = check(assetRule, input)
      await this.requireRoom(uploader, options)
      const source = join(folder, 'source')
      await receiveFile(file, source, SIZE).catch(refuseFile)
      const contentHash = await contentHashOf(source)
      return await this.keep({ uploader, words, contentHash, options }, async () => {
        const written = await this.deps.pictures.write(source, folder, uploader.id).catch(refuseFile)
        const bytes = await bytesOf(written)
        return { picture: await this.deps.files.store(contentHash, written), bytes }
      })
    } catch (error) {
      file.destroy()
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  private requireRoom(uploader: Uploader, { isGenerated }: UploadOptions): Promise<void> {
    const { bytes } = LIMITS.upload
    return isGenerated ? this.deps.space.require(bytes) : this.demand(uploader, bytes)
  }

  /** Adds the asset with the image already stored for the same bytes, or with the one that `store` stores. */
  private async keep(arriving: Arriving, store: () => Promise<Stored>): Promise<Asset> {
    const isKnown = await this.deps.db.fork().count(Asset, { contentHash: arriving.contentHash })
    let stored = isKnown ? undefined : await store()
    try {
      let asset = await this.add(arriving, stored)
      if (!asset) {
        // the existing image was removed meanwhile, with the last asset that used it
        stored = await store()
        asset = await this.add(arriving, stored)
      }
      if (asset?.originalKey !== stored?.picture.originalKey) await this.discardUnused(stored)
      return asset!
    } catch (error) {
      await this.discardUnused(stored)
      throw error
    }
  }

  /** Removes a stored image that no asset uses. */
  private async discardUnused(stored: Stored | undefined): Promise<void> {
    // maintenance deletes it later
    if (stored) await this.deps.files.discard(stored.picture).catch(() => undefined)
  }

  /** Undefined if no image is stored for these bytes. */
  private add(arriving: Arriving, stored: Stored | undefined): Promise<Asset | undefined> {
    const { files, quotas } = this.deps
    const { uploader, words, contentHash, options } = arriving
    const isApproved = !options.needsApproval && (uploader.isAdmin || options.isGenerated)
    return this.deps.db.fork().transactional(async (em) => {
      const known = await files.find(em, contentHash)
      const picture = known ?? stored?.picture
      if (!picture) return undefined
      const asset = em.create(Asset, {
        ...words,
        isGenerated: options.isGenerated ?? false,
        ...options.generation,
        capturedVideoId: options.capturedFrom?.videoId,
        capturedSeconds: options.capturedFrom?.seconds,
        ownerId: uploader.id,
        approvalStatus: isApproved ? ApprovalStatus.APPROVED : ApprovalStatus.PENDING,
        ...picture,
      })
      await em.flush()
      if (stored && !known) await files.markUsed(em, stored.picture)
      if (!options.isGenerated) await quotas.countUpload(em, uploader.id, known ? 0 : stored!.bytes)
      await announce(em, assetChanged(asset, false))
      if (!isApproved)
        await enqueueWebhooks(em, 'asset.waiting', { asset_id: asset.id, asset_name: asset.name })
      await options.together?.(em, asset)
      return asset
    })
  }
}

/** An error in the file is reported under its field; an error of this machine is rethrown. */
function refuseFile(error: unknown): never {
  const isOfFile = error instanceof ReceiveFailure || error instanceof PictureFailure
  if (!isOfFile) throw error
  const issue = { path: ['file'], message: error.message }
  throw error.code === 'FILE_TOO_LARGE' ? tooLarge(issue) : badInput([issue])
}

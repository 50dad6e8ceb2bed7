import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import { LIMITS } from '../../../../schema/limits.js'
import { assetRule } from '../../../../schema/rules/asset.js'
import type { ArrivingFiles } from '../file/arriving-files.js'
import type { Quotas, UploadAllowance } from '../file/quotas.js'
import { AuditAction } from '../audit/audit-entry.entity.js'
import { record } from '../audit/audit.js'
import { check, isId } from '../../core/check.js'
import { announce } from '../../core/events.js'
import { badInput, conflict, forbidden, notFound, tooLarge } from '../../core/failure.js'
import { type PageRequest, span } from '../../core/page.js'
import { type Condition, readPage } from '../../core/rows.js'
import type { Viewer } from '../../core/viewer.js'
import { type OpenOptions, type Visible, asVisible } from '../../core/visible.js'
import type { Room } from '../file/room.js'
import { PictureFailure, type Pictures } from '../../media/pictures.js'
import { ApprovalStatus, Asset } from './asset.entity.js'
import { AssetFiles, type KeptPicture, bytesOf, contentHashOf } from './asset-files.js'
import { type AssetFilter, assetConditions } from './asset-filter.js'
import { mayDeleteAsset, mayEditAsset, maySeeAsset, ownsAsset } from './asset.policy.js'
import { ReceiveFailure, receiveFile } from './receive-file.js'

const TRASH_MS = LIMITS.trash.days * 24 * 60 * 60 * 1000

/** The fact that an asset changed; `wasShared` when the team saw it before. */
export const assetChanged = ({ id, ownerId }: Asset, wasShared: boolean) =>
  ({ topic: 'asset', id, ownerId, wasShared }) as const

const words = ({ name, description, tags }: Asset) => ({ name, description, tags })

/** The operations on the library. */
export class Assets {
  private readonly db: EntityManager
  private readonly files: AssetFiles

  constructor(
    private readonly deps: {
      db: EntityManager
      files: ArrivingFiles
      pictures: Pictures
      quotas: Quotas
      room: Room
      scratch: string
    },
  ) {
    this.db = deps.db
    this.files = new AssetFiles(deps.files)
  }

  /** The team's assets or the viewer's own, newest change first. */
  list(viewer: Viewer, { scope, ...request }: PageRequest & AssetFilter & { scope: 'TEAM' | 'MINE' }) {
    const own: Condition = { sql: 'r.owner_id = ?', parameters: [viewer.id] }
    const seen: Condition = {
      sql: 'r.approval_status = ? or r.owner_id = ?',
      parameters: [ApprovalStatus.APPROVED, viewer.id],
    }
    return this.page(request, scope === 'MINE' ? [own] : viewer.isAdmin ? [] : [seen])
  }

  /** Deleted assets that can still be restored: the viewer's own, an admin's all. */
  listTrash(viewer: Viewer, { search, ...request }: PageRequest & { search?: string | null }) {
    const conditions = assetConditions({ search }, 'r.deleted_at is not null')
    if (!viewer.isAdmin) conditions.push({ sql: 'r.owner_id = ?', parameters: [viewer.id] })
    return readPage(this.db.fork(), Asset, { sort: 'deleted_at', conditions, ...span(request) })
  }

  /** A page of what is not deleted, under further conditions; for the lists of other modules too. */
  page({ first, after, most, ...filter }: PageRequest & AssetFilter, conditions: Condition[]) {
    return readPage(this.db.fork(), Asset, {
      sort: 'updated_at',
      conditions: [...assetConditions(filter), ...conditions],
      ...span({ first, after, most }),
    })
  }

  /**
   * Throws NOT_FOUND where there is none, or none that the viewer may see.
   */
  async open(
    viewer: Viewer,
    id: string,
    { em = this.db.fork(), lock = false }: OpenOptions = {},
  ): Promise<Visible<Asset>> {
    const asset = isId(id)
      ? await em.findOne(Asset, { id, deletedAt: null }, lock ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {})
      : null
    if (!asset || !maySeeAsset(viewer, asset)) throw notFound('Asset')
    return asVisible(asset)
  }

  /** What the viewer may still upload today. */
  uploadAllowance(viewer: Viewer): Promise<UploadAllowance> {
    return this.deps.quotas.allowance(viewer.id)
  }

  /**
   * Asked before the first byte is read. Throws RATE_LIMITED where a quota is used up, and STORAGE_FULL where
   * `bytes` have no room.
   */
  async demandUpload({ id }: Pick<Viewer, 'id'>, bytes: number): Promise<void> {
    await this.deps.room.demand(bytes)
    await this.deps.quotas.demandUpload(id)
  }

  /**
   * Judges the file by its content, writes it anew with its renditions, and adds it to the library. A refused
   * file leaves nothing behind. `together` happens in the same transaction, or neither does. Throws
   * BAD_USER_INPUT naming the field; RATE_LIMITED and STORAGE_FULL where a quota is used up, which pictures
   * that were made do not count for.
   */
  async upload(
    viewer: Pick<Viewer, 'id' | 'isAdmin'>,
    input: { name: string; description?: string; tags?: string[] },
    file: Readable,
    {
      isGenerated = false,
      together,
    }: { isGenerated?: boolean; together?: (em: EntityManager, asset: Asset) => Promise<void> } = {},
  ): Promise<Asset> {
    const folder = await mkdtemp(join(this.deps.scratch, 'upload-'))
    let stored: KeptPicture | undefined
    try {
      const { name, description, tags } = check(assetRule, input)
      if (isGenerated) await this.deps.room.demand(LIMITS.upload.bytes)
      else await this.demandUpload(viewer, LIMITS.upload.bytes)
      const source = join(folder, 'source')
      await receiveFile(file, source).catch(refuseFile)
      const contentHash = await contentHashOf(source)
      let storedBytes = 0
      const store = async () => {
        const written = await this.deps.pictures.write(source, folder, viewer.id).catch(refuseFile)
        storedBytes = await bytesOf(written)
        return this.files.store(contentHash, written)
      }
      const add = () =>
        this.db.fork().transactional(async (em) => {
          const kept = (await this.files.find(em, contentHash)) ?? stored
          if (!kept) return undefined
          const approvalStatus =
            viewer.isAdmin || isGenerated ? ApprovalStatus.APPROVED : ApprovalStatus.PENDING
          const asset = em.create(Asset, {
            name,
            description,
            tags,
            isGenerated,
            ownerId: viewer.id,
            approvalStatus,
            ...kept,
          })
          await em.flush()
          if (kept === stored) await this.files.named(em, stored)
          if (!isGenerated)
            await this.deps.quotas.countUpload(em, viewer.id, kept === stored ? storedBytes : 0)
          await announce(em, assetChanged(asset, false))
          await together?.(em, asset)
          return asset
        })
      stored = (await this.db.fork().count(Asset, { contentHash })) ? undefined : await store()
      let asset = await add()
      if (!asset) {
        // the same picture went just now, with the last asset that showed it
        stored = await store()
        asset = await add()
      }
      if (stored && asset?.originalKey !== stored.originalKey)
        await this.files.giveUp(stored).catch(() => undefined) // then the upkeep does it
      return asset!
    } catch (error) {
      file.destroy()
      if (stored) await this.files.giveUp(stored).catch(() => undefined) // then the upkeep does it
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Name, description and tags. */
  edit(
    viewer: Viewer,
    { id, ...input }: { id: string; name: string; description: string; tags: string[] },
  ): Promise<Asset> {
    const values = check(assetRule, input)
    return this.db.fork().transactional(async (em) => {
      const asset = await this.open(viewer, id, { em, lock: true })
      if (!mayEditAsset(viewer, asset)) throw forbidden('Only the owner of an asset and admins may edit it')
      const before = words(asset)
      Object.assign(asset, values, { updatedAt: new Date() })
      await em.flush()
      if (!ownsAsset(viewer, asset))
        await record(em, viewer, {
          action: AuditAction.ASSET_EDITED,
          subjectId: id,
          subjectName: asset.name,
          before,
          after: words(asset),
        })
      await announce(em, assetChanged(asset, asset.isShared))
      return asset
    })
  }

  /**
   * To the Trash: out of libraries and projects, to be restored for 30 days (specification L28). Answers its
   * id.
   */
  remove(viewer: Viewer, id: string): Promise<string> {
    return this.db.fork().transactional(async (em) => {
      const asset = await this.open(viewer, id, { em, lock: true })
      if (!mayDeleteAsset(viewer, asset))
        throw forbidden('Only the owner of an asset and admins may delete it')
      const wasShared = asset.isShared
      asset.deletedAt = new Date()
      await record(em, viewer, { action: AuditAction.ASSET_DELETED, subjectId: id, subjectName: asset.name })
      await announce(em, assetChanged(asset, wasShared))
      return id
    })
  }

  /** The same, for its owner alone. Throws FORBIDDEN for admins, too, where the asset is somebody else's. */
  async removeOwn(viewer: Viewer, id: string): Promise<string> {
    if (!ownsAsset(viewer, await this.open(viewer, id)))
      throw forbidden('Only the owner of an asset may do this')
    return this.remove(viewer, id)
  }

  /**
   * Back from the Trash, into the projects it was in. Throws CONFLICT when a second copy of one source would
   * come of it.
   */
  async restore(viewer: Viewer, id: string): Promise<Asset> {
    return this.db
      .fork()
      .transactional(async (em) => {
        const asset = isId(id)
          ? await em.findOne(
              Asset,
              { id, deletedAt: { $ne: null } },
              { lockMode: LockMode.PESSIMISTIC_WRITE },
            )
          : null
        if (!asset || !mayDeleteAsset(viewer, asset)) throw notFound('Asset')
        asset.deletedAt = null
        await em.flush()
        await record(em, viewer, {
          action: AuditAction.ASSET_RESTORED,
          subjectId: id,
          subjectName: asset.name,
        })
        await announce(em, assetChanged(asset, false))
        return asset
      })
      .catch((error: unknown) => {
        throw error instanceof UniqueConstraintViolationException
          ? conflict('Another copy of this asset is in your library already')
          : error
      })
  }

  /**
   * Removes for good what has been in the Trash for 30 days, with the files that nobody else uses. Answers
   * how many.
   */
  async emptyTrash(now = Date.now()): Promise<number> {
    const due = await this.db
      .fork()
      .find(Asset, { deletedAt: { $lt: new Date(now - TRASH_MS) } }, { fields: ['id'], limit: 500 })
    for (const { id } of due) {
      const clear = await this.db.fork().transactional(async (em) => {
        const asset = await em.findOne(
          Asset,
          { id, deletedAt: { $ne: null } },
          { lockMode: LockMode.PESSIMISTIC_WRITE },
        )
        if (!asset) return undefined
        const clear = await this.files.leave(em, asset)
        await em.removeAndFlush(asset)
        return clear
      })
      await clear?.()
    }
    return due.length
  }

  /** The asset as it is, whoever asks; null where there is none. For those who ask the policy themselves. */
  find(id: string): Promise<Asset | null> {
    return this.db.fork().findOne(Asset, { id, deletedAt: null })
  }

  /**
   * An asset that the viewer may see with this file as its picture or as a picture fit for a grid; null where
   * there is none.
   */
  async ofFile(viewer: Viewer, key: string): Promise<Asset | null> {
    const sharing = await this.db
      .fork()
      .find(
        Asset,
        { $or: [{ originalKey: key }, { mediumKey: key }], deletedAt: null },
        { orderBy: { createdAt: 'asc' }, limit: 100 },
      )
    return sharing.find((asset) => maySeeAsset(viewer, asset)) ?? null
  }

  /** Largest upload in bytes, for the doors that stream one in. */
  static readonly LARGEST = LIMITS.upload.bytes
}

/** What the file is to blame for is told under its field; what this machine is, stays as it is. */
function refuseFile(error: unknown): never {
  const isOfFile = error instanceof ReceiveFailure || error instanceof PictureFailure
  if (!isOfFile) throw error
  const issue = { path: ['file'], message: error.message }
  throw error.code === 'FILE_TOO_LARGE' ? tooLarge(issue) : badInput([issue])
}

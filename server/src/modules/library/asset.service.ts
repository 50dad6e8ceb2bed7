import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { assetRule } from '#schema/rules/asset'
import type { Quotas, UploadAllowance } from '../file/quotas.js'
import { recordAudit } from '../audit/audit.service.js'
import { check, isId } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { forbidden, notFound } from '#platform/errors/failure'
import type { Hooks } from '#platform/events/hooks'
import { type PageRequest, span } from '#platform/queries/page'
import { type Condition, readPage } from '#platform/queries/rows'
import type { Viewer } from '#platform/auth/viewer'
import { asVisible, type OpenOptions, type Visible } from '#platform/auth/visible'
import type { FreeSpace } from '../file/storage-watch.js'
import type { Pictures } from '../../media/pictures.js'
import { ApprovalStatus, Asset, assetChanged } from './asset.entity.js'
import { type AssetSelection, WITH_OWNERS } from './asset.loader.js'
import { type AssetFiles, originOf, pictureOf } from './asset-files.js'
import {
  assetConditions,
  type AssetFilter,
  type AssetListRequest,
  assetSearch,
  scopeConditions,
} from './asset-filter.js'
import { mayEditAsset, maySeeAsset, ownsAsset } from './asset.policy.js'
import { AssetUploads } from './asset-uploads.js'
import { readGenerated } from './generated-assets.js'

const textFields = ({ name, description, tags }: Asset) => ({ name, description, tags })

/** The operations on the library. */
export class Assets {
  private readonly db: EntityManager
  private readonly uploads: AssetUploads
  private readonly hooks: Hooks

  constructor({
    db,
    files,
    hooks,
    ...deps
  }: {
    db: EntityManager
    files: AssetFiles
    hooks: Hooks
    pictures: Pictures
    quotas: Quotas
    space: FreeSpace
    scratch: string
  }) {
    this.db = db
    this.hooks = hooks
    this.uploads = new AssetUploads({ db, files, ...deps })
  }

  /**
   * The team's assets or the viewer's own, latest change first. With `generation`, only generated assets that match, newest
   * first.
   */
  list<Read extends keyof Asset = keyof Asset>(
    viewer: Viewer,
    { scope, generation, ...request }: AssetListRequest,
    selection?: AssetSelection<Read>,
  ) {
    const conditions = scopeConditions(viewer, scope)
    if (!generation) return this.page(request, conditions, selection)
    return readGenerated(this.db, request, generation, conditions, selection)
  }

  /** A page of assets outside the Trash that match the conditions, also for lists of other modules. */
  page<Read extends keyof Asset = keyof Asset>(
    { first, after, most, ...filter }: PageRequest & AssetFilter,
    conditions: Condition[],
    selection: AssetSelection<Read> = WITH_OWNERS,
  ) {
    return readPage(this.db, Asset, {
      ...selection,
      sort: 'updated_at',
      conditions: [...assetConditions(filter), ...conditions],
      search: assetSearch(filter),
      ...span({ first, after, most }),
    })
  }

  /** Throws NOT_FOUND unless visible. */
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
    return this.uploads.allowance(viewer)
  }

  /**
   * Called before the first byte is read. Throws RATE_LIMITED if a quota is used up, and STORAGE_FULL if
   * there is no room for `bytes`.
   */
  requireUpload(viewer: Pick<Viewer, 'id'>, bytes: number): Promise<void> {
    return this.uploads.demand(viewer, bytes)
  }

  /** Adds an image to the library, see `AssetUploads.upload`. */
  upload(...request: Parameters<AssetUploads['upload']>): Promise<Asset> {
    return this.uploads.upload(...request)
  }

  /** Changes name, description and tags. */
  edit(
    viewer: Viewer,
    { id, ...input }: { id: string; name: string; description: string; tags: string[] },
  ): Promise<Asset> {
    const values = check(assetRule, input)
    return this.db.fork().transactional(async (em) => {
      const asset = await this.open(viewer, id, { em, lock: true })
      if (!mayEditAsset(viewer, asset)) throw forbidden('Only the owner of an asset and admins may edit it')
      const before = textFields(asset)
      Object.assign(asset, values, { updatedAt: new Date() })
      await em.flush()
      if (!ownsAsset(viewer, asset))
        await recordAudit(em, viewer, {
          action: 'asset-edited',
          subjectId: id,
          subjectName: asset.name,
          before,
          after: textFields(asset),
        })
      await announce(em, assetChanged(asset, asset.isShared))
      return asset
    })
  }

  /** Changes an asset that was opened and locked in the transaction of `em`, for modules that decide about assets. */
  async change(em: EntityManager, asset: Asset, change: () => void): Promise<void> {
    const wasShared = asset.isShared
    change()
    await em.flush()
    await announce(em, assetChanged(asset, wasShared))
    await this.hooks.run('asset-decided', em, { assetId: asset.id })
  }

  /** Creates the viewer's copy, which refers to its source and shares its files, in the transaction of `em`. */
  async copy(em: EntityManager, viewer: Viewer, source: Asset): Promise<Asset> {
    const { name, description, tags } = source
    const copy = em.create(Asset, {
      ...pictureOf(source),
      ...originOf(source),
      name,
      description,
      tags: [...tags],
      ownerId: viewer.id,
      approvalStatus: ApprovalStatus.APPROVED,
      sourceId: source.id,
    })
    await em.flush()
    await announce(em, assetChanged(copy, false))
    return copy
  }

  /** The asset, or null. Does not check permissions: callers apply the policy. */
  find(id: string): Promise<Asset | null> {
    return this.db.fork().findOne(Asset, { id, deletedAt: null })
  }

  /** A visible asset whose image or rendition is this file, or null. */
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

  /** Largest upload in bytes, for GraphQL and REST. */
  static readonly LARGEST = LIMITS.upload.bytes
}

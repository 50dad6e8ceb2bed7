import type { GraphQLScalarType } from 'graphql'
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { Decimal } from '#platform/api/scalars'
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Authorized } from '#platform/api/authorized'
import { type Context, readerOf, signedIn, type FileUrls } from '#platform/api/context'
import { Lookup } from '#platform/api/graphql-types'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { exemptFromLimits } from '#platform/database/operation'
import { ObservedViewer, isAmong, isSelf } from '#platform/events/observed-viewer'
import { usersById, User } from '../account/user.entity.js'
import { withErrorListener } from '../file/receive-file.js'
import { ApprovalStatus, Asset } from './asset.entity.js'
import { AssetGenerationInput } from './asset-generation.resolver.js'
import { copyOwners, ownedCopies, ownerOf } from './asset.loader.js'
import { mayDeleteAsset, mayEditAsset, mayFlag, mayReview, maySeeAsset, ownsAsset } from './asset.policy.js'
import type { Assets } from './asset.service.js'
import {
  Allowance,
  AssetChange,
  AssetConnection,
  AssetOrigin,
  AssetScope,
  UpdateAssetInput,
  UploadAssetInput,
  AssetPageArgs,
} from './asset-types.js'

@Resolver(() => Asset)
export class AssetResolver {
  private readonly live: LiveSource<AssetChange>

  constructor(
    private readonly library: Assets,
    private readonly files: FileUrls,
    events: Events,
  ) {
    this.live = liveSource(events, {
      topics: ['asset'],
      load: async ({ id }) => {
        const asset = await this.library.find(id)
        return { now: asset && { asset, deletedId: null }, gone: { asset: null, deletedId: id } }
      },
      show: (viewer, { now, gone }, { ownerId, wasShared }) => {
        if (now && maySeeAsset(viewer, now.asset)) return now
        return wasShared || isSelf(viewer, ownerId) || viewer.isAdmin ? gone : null
      },
    })
  }

  @Lookup(() => Asset, 'One asset of the library.')
  asset(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return this.library.open(signedIn(context), id)
  }

  @Query(() => Allowance, { description: 'What the viewer may still upload today.' })
  uploadAllowance(@Ctx() context: Context): Promise<Allowance> {
    return this.library.uploadAllowance(signedIn(context))
  }

  @Query(() => AssetConnection, { name: 'assets', description: 'The library, newest change first.' })
  list(
    @Args() { first, after, search }: AssetPageArgs,
    @Arg('origin', () => AssetOrigin, {
      defaultValue: AssetOrigin.ALL,
      description: 'Uploaded, generated or both.',
    })
    origin: AssetOrigin,
    @Arg('scope', () => AssetScope, {
      defaultValue: AssetScope.TEAM,
      description: 'The team’s, or the viewer’s own.',
    })
    scope: AssetScope,
    @Arg('generation', () => AssetGenerationInput, {
      nullable: true,
      description: 'Only generated assets that match, newest first.',
    })
    generation: AssetGenerationInput | null,
    @Ctx() context: Context,
  ): Promise<AssetConnection> {
    return this.library.list(signedIn(context), { first, after, search, origin, scope, generation })
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => Asset, { description: 'Changes name, description and tags, as its owner or an admin.' })
  updateAsset(
    @Arg('input', () => UpdateAssetInput, { description: 'The changes.' }) input: UpdateAssetInput,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return this.library.edit(signedIn(context), input)
  }

  @Subscription(() => AssetChange, {
    description: 'Added, changed and removed assets that the viewer may see.',
    subscribe: ({ context }: { context: Context }) => context.resolver(AssetResolver).changes(context),
  })
  assetChanged(@Root() change: AssetChange): AssetChange {
    return change
  }

  changes(context: Context): AsyncIterable<AssetChange> {
    return this.live.feed(signedIn(context))
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => Asset, {
    description:
      'Adds an image to the library: JPEG, PNG, GIF or WebP, at most 20 MB. It is pending until an admin reviews it, unless an admin uploads it.',
  })
  async uploadAsset(
    @Arg('input', () => UploadAssetInput, { description: 'Its name, description and tags.' })
    input: UploadAssetInput,
    @Arg('file', () => GraphQLUpload as GraphQLScalarType, {
      description: 'The image, as a part of a multipart request.',
    })
    file: FileUpload,
    @Ctx() context: Context,
  ): Promise<Asset> {
    const viewer = signedIn(context)
    return exemptFromLimits(() =>
      this.library.upload(viewer, input, withErrorListener(file.createReadStream())),
    )
  }

  @FieldResolver(() => User, { description: 'The owner.' })
  owner(@Root() asset: Asset, @Ctx() { loaders }: Context) {
    return ownerOf(asset, loaders)
  }

  @FieldResolver(() => String, { description: 'URL of the full image.' })
  url(@Root() asset: Asset, @Ctx() context: Context): string {
    return this.files.url(asset.originalKey, readerOf(context))
  }

  @FieldResolver(() => String, { description: 'URL of a WebP rendition, at most 1200 pixels wide.' })
  mediumUrl(@Root() asset: Asset, @Ctx() context: Context): string {
    return this.files.url(asset.mediumKey, readerOf(context))
  }

  @FieldResolver(() => String, { description: 'URL of a WebP rendition, at most 400 pixels wide.' })
  smallUrl(@Root() asset: Asset, @Ctx() context: Context): string {
    return this.files.url(asset.smallKey, readerOf(context))
  }

  @FieldResolver(() => String, { description: 'URL of the full image as a download with its name.' })
  downloadUrl(@Root() { name, originalKey }: Asset, @Ctx() context: Context): string {
    return this.files.url(originalKey, readerOf(context), {
      downloadName: `${name}.${originalKey.split('.').pop()}`,
    })
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is flagged without a decision yet.' })
  flagged(@Root() asset: Asset): boolean {
    return !!asset.flaggedAt
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Reason for the flag; null unless the viewer is an admin.',
  })
  flagReason(@Root() asset: Asset, @Ctx() { viewer }: Context): string | null {
    return (viewer && mayReview(viewer) && asset.flagReason) || null
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When it was flagged; null unless the viewer is an admin.',
  })
  flaggedAt(@Root() asset: Asset, @Ctx() { viewer }: Context): Date | null {
    return (viewer && mayReview(viewer) && asset.flaggedAt) || null
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The user who flagged it; null unless the viewer is an admin.',
  })
  flaggedBy(@Root() asset: Asset, @Ctx() { viewer, loaders }: Context) {
    return viewer && mayReview(viewer) && asset.flaggedById
      ? loaders.of(usersById).load(asset.flaggedById)
      : null
  }

  @FieldResolver(() => Decimal, {
    description: 'US dollars; 0 if it is free or not on the marketplace.',
  })
  price(@Root() asset: Asset): number {
    return asset.price ?? 0
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is on the marketplace.' })
  isListed(@Root() asset: Asset): boolean {
    return asset.price !== null && asset.approvalStatus === ApprovalStatus.APPROVED && !asset.deletedAt
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may change its name, description and tags.',
  })
  viewerCanEdit(@Root() asset: Asset, @Ctx() { viewer }: Context): boolean {
    return !!viewer && mayEditAsset(viewer, asset)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is the viewer’s own; only its owner may offer it on the marketplace.',
  })
  viewerIsOwner(@Root() asset: Asset, @Ctx() { viewer }: Context): boolean {
    return !!viewer && ownsAsset(viewer, asset)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may move it to the Trash and restore it.',
  })
  viewerCanDelete(@Root() asset: Asset, @Ctx() { viewer }: Context): boolean {
    return !!viewer && mayDeleteAsset(viewer, asset)
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may approve and decline it.' })
  viewerCanReview(@Ctx() { viewer }: Context): boolean {
    return !!viewer && mayReview(viewer)
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may flag it.' })
  viewerCanFlag(@Root() asset: Asset, @Ctx() { viewer }: Context): boolean {
    return !!viewer && !asset.flaggedAt && mayFlag(viewer, asset)
  }

  @FieldResolver(() => Boolean, {
    complexity: 1,
    description: 'Whether the viewer’s library has it or a copy of it.',
  })
  async viewerHasCopy(@Root() asset: Asset, @Ctx() { viewer, loaders }: Context): Promise<boolean> {
    if (!viewer) return false
    if (ownsAsset(viewer, asset)) return true
    if (viewer instanceof ObservedViewer)
      return isAmong(viewer, (await loaders.of(copyOwners).load(asset.id)) ?? [])
    return !!(await loaders.of(ownedCopies).load(`${viewer.id} ${asset.id}`))
  }
}

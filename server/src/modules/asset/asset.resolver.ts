import type { GraphQLScalarType } from 'graphql'
import { Arg, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, Query, Resolver, Root, registerEnumType } from 'type-graphql'
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { type Context, signedIn } from '../../core/context.js'
import type { FileUrls } from '../../core/file-urls.js'
import { connectionOf } from '../../core/page.js'
import { usersById } from '../account/account.loader.js'
import { User } from '../account/user.entity.js'
import { Asset } from './asset.entity.js'
import type { Assets } from './asset.service.js'

export enum AssetOrigin { ALL = 'ALL', UPLOADED = 'UPLOADED', GENERATED = 'GENERATED' }
registerEnumType(AssetOrigin, { name: 'AssetOrigin', description: 'Where assets come from.' })
export enum AssetScope { TEAM = 'TEAM', MINE = 'MINE' }
registerEnumType(AssetScope, { name: 'AssetScope', description: 'Whose assets: the whole team’s, or the viewer’s own.' })

export const AssetConnection = connectionOf('Asset', () => Asset)
export type AssetConnection = InstanceType<typeof AssetConnection>

@InputType({ description: 'What is known of a picture that is uploaded.' })
class UploadAssetInput {
  @Field(() => String, { description: 'Three to a hundred characters.' })
  name!: string
  @Field(() => String, { defaultValue: '', description: 'At most 500 characters.' })
  description!: string
  @Field(() => [String], { defaultValue: [], description: 'At most five, each at most 20 characters; spaces become underscores.' })
  tags!: string[]
}

@Resolver(() => Asset)
export class AssetResolver {
  constructor(private readonly library: Assets, private readonly files: FileUrls) {}

  @Query(() => Asset, { description: 'One picture of the library.' })
  asset(@Arg('id', () => ID, { description: 'Its id.' }) id: string, @Ctx() context: Context): Promise<Asset> {
    return this.library.open(signedIn(context), id)
  }

  @Query(() => AssetConnection, { name: 'assets', description: 'The library, newest change first.' })
  list(
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, at most 200.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The cursor to go on from.' }) after: string | null,
    @Arg('search', () => String, { nullable: true, description: 'A substring of the name or of any tag, in any case.' }) search: string | null,
    @Arg('origin', () => AssetOrigin, { defaultValue: AssetOrigin.ALL, description: 'Uploaded, generated or both.' }) origin: AssetOrigin,
    @Arg('scope', () => AssetScope, { defaultValue: AssetScope.TEAM, description: 'The team’s, or the viewer’s own.' }) scope: AssetScope,
    @Ctx() context: Context,
  ): Promise<AssetConnection> {
    return this.library.list(signedIn(context), { first, after, search, origin, scope })
  }

  @Mutation(() => Asset, { description: 'Adds a picture to the library: JPEG, PNG, GIF or WebP, at most 20 MB. It is pending until an admin reviews it.' })
  async uploadAsset(
    @Arg('input', () => UploadAssetInput, { description: 'Its name and words.' }) input: UploadAssetInput,
    @Arg('file', () => GraphQLUpload as GraphQLScalarType, { description: 'The picture, as a part of a multipart request.' }) file: FileUpload,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return this.library.upload(signedIn(context), input, file.createReadStream())
  }

  @FieldResolver(() => User, { description: 'Who brought it to the library.' })
  owner(@Root() asset: Asset, @Ctx() { loaders }: Context) {
    return loaders.of(usersById).load(asset.ownerId)
  }

  @FieldResolver(() => String, { description: 'The full picture.' })
  url(@Root() asset: Asset): string {
    return this.files.url(asset.originalKey)
  }

  @FieldResolver(() => String, { description: 'At most 1200 pixels wide, WebP.' })
  mediumUrl(@Root() asset: Asset): string {
    return this.files.url(asset.mediumKey)
  }

  @FieldResolver(() => String, { description: 'At most 400 pixels wide, WebP.' })
  smallUrl(@Root() asset: Asset): string {
    return this.files.url(asset.smallKey)
  }
}

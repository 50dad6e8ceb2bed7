import { ArgsType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { PageArgs, connectionOf } from '#platform/queries/page'
import type { UploadAllowance } from '../file/quotas.js'
import { Asset } from './asset.entity.js'

export enum AssetOrigin {
  ALL = 'ALL',
  UPLOADED = 'UPLOADED',
  GENERATED = 'GENERATED',
}
registerEnumType(AssetOrigin, { name: 'AssetOrigin', description: 'Where assets come from.' })
export enum AssetScope {
  TEAM = 'TEAM',
  MINE = 'MINE',
}
registerEnumType(AssetScope, {
  name: 'AssetScope',
  description: 'Whose assets: the whole team’s, or the viewer’s own.',
})

export const AssetConnection = connectionOf('Asset', () => Asset)
export type AssetConnection = InstanceType<typeof AssetConnection>

/** The arguments of a list of assets. */
@ArgsType()
export class AssetPageArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'A substring of the name or of any tag, ignoring case.',
  })
  search!: string | null
}

@InputType({ description: 'What is known of a picture that is uploaded.' })
export class UploadAssetInput {
  @Field(() => String, { description: 'Three to a hundred characters.' })
  name!: string
  @Field(() => String, { defaultValue: '', description: 'At most 500 characters.' })
  description!: string
  @Field(() => [String], {
    defaultValue: [],
    description: 'At most five, each at most 20 characters; spaces become underscores.',
  })
  tags!: string[]
}

@InputType({ description: 'What is changed of an asset.' })
export class EditAssetInput extends UploadAssetInput {
  @Field(() => ID, { description: 'Which asset.' })
  id!: string
}

@ObjectType({
  description: 'An asset that was added or changed, or the id of one that is gone for the viewer.',
})
export class AssetChange {
  @Field(() => Asset, { nullable: true, description: 'As it is now.' })
  asset!: Asset | null
  @Field(() => ID, { nullable: true, description: 'Of an asset that was deleted or declined.' })
  deletedId!: string | null
}

@ObjectType('UploadAllowance', {
  description: 'What the viewer may still upload. What is begun within it is finished.',
})
export class Allowance implements UploadAllowance {
  @Field(() => Float, { description: 'Bytes, today, as they are stored.' })
  bytesLeft!: number
  @Field(() => Int, { description: 'Files, today.' })
  filesLeft!: number
  @Field(() => Date, { description: 'When the day’s quota starts anew.' })
  renewsAt!: Date
  @Field(() => Float, {
    nullable: true,
    description: 'Bytes that the whole installation has room for; null without a quota.',
  })
  storageBytesLeft!: number | null
}

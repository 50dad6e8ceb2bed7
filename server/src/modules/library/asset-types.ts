import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { BigInteger } from '#platform/api/scalars'
import { PageArgs, connectionOf } from '#platform/queries/page'
import type { UploadAllowance } from '../file/quotas.js'
import { Asset } from './asset.entity.js'

export enum AssetOrigin {
  ALL = 'ALL',
  UPLOADED = 'UPLOADED',
  GENERATED = 'GENERATED',
}
registerEnumType(AssetOrigin, { name: 'AssetOrigin', description: 'Origin of assets.' })
export enum AssetScope {
  TEAM = 'TEAM',
  MINE = 'MINE',
}
registerEnumType(AssetScope, {
  name: 'AssetScope',
  description: 'The assets of the team, or the viewer’s own.',
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

@InputType({ description: 'Name, description and tags of an uploaded image.' })
export class UploadAssetInput {
  @Field(() => String, { description: '3 to 100 characters.' })
  name!: string
  @Field(() => String, { defaultValue: '', description: 'At most 500 characters.' })
  description!: string
  @Field(() => [String], {
    defaultValue: [],
    description: 'At most five, with at most 20 characters each. Spaces become underscores.',
  })
  tags!: string[]
}

@InputType({ description: 'Changes of an asset.' })
export class UpdateAssetInput extends UploadAssetInput {
  @Field(() => ID, { description: 'The asset.' })
  id!: string
}

@ObjectType({
  description: 'An added or changed asset, or the id of one that the viewer no longer sees.',
})
export class AssetChange {
  @Field(() => Asset, { nullable: true, description: 'The asset.' })
  asset!: Asset | null
  @Field(() => ID, { nullable: true, description: 'The id of a deleted or declined asset.' })
  deletedId!: string | null
}

@ObjectType('UploadAllowance', {
  description: 'What the viewer may still upload. An upload that starts within the quota may finish.',
})
export class Allowance implements UploadAllowance {
  @Field(() => BigInteger, { description: 'Stored bytes left today.' })
  bytesLeft!: number
  @Field(() => Int, { description: 'Files left today.' })
  filesLeft!: number
  @Field(() => Date, { description: 'When the daily quota is renewed.' })
  renewsAt!: Date
  @Field(() => BigInteger, {
    nullable: true,
    description: 'Bytes left for the whole installation; null without a quota.',
  })
  storageBytesLeft!: number | null
}

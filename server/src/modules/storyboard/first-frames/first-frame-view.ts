import { Field, ID, ObjectType } from 'type-graphql'
import { Refers } from '#platform/api/refers'
import { Asset } from '../../library/asset.entity.js'
import { VideoStatus, ENGINE_NOTE } from '../../video/clip.entity.js'
import type { ShotInputs } from '../shots/shot-inputs-hash.js'
import { SHOT_INPUT } from '../takes/take-state.js'
import type { FirstFrame } from './first-frame-status.js'

@Refers({ asset: [() => Asset, 'That image; null if it was deleted or declined.'] })
@ObjectType('FirstFrame', { description: 'A picture drawn as first frame of a shot, or an order of one.' })
export class FirstFrameType {
  @Field(() => ID, { description: 'Opaque and stable.' })
  id!: string
  @Field(() => VideoStatus, { description: 'Accepted: it is the first frame of its shot.' })
  status!: VideoStatus
  @Field(() => [SHOT_INPUT], {
    complexity: 0,
    description: 'The inputs of its shot that changed since it was ordered.',
  })
  changedInputs!: (keyof ShotInputs)[]
  @Field(() => String, { description: 'The prompt sent to the model.' })
  prompt!: string
  @Field(() => String, {
    nullable: true,
    description: 'Why it could not be drawn, or why its order was refused, as a sentence.',
  })
  failure!: string | null
  @Field(() => String, { nullable: true, description: ENGINE_NOTE })
  note!: string | null
  @Field(() => String, { nullable: true, description: 'Why it was declined; null if without a reason.' })
  declineReason!: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'The image in the library; null until it is drawn.',
  })
  assetId!: string | null
  @Field(() => Date, { description: 'When it was ordered.' })
  createdAt!: Date

  jobId!: string | null
  orderedById!: string
}

export const firstFrameView = ({ changed, ...frame }: FirstFrame): FirstFrameType =>
  Object.assign(new FirstFrameType(), { ...frame, changedInputs: changed })

import { Entity, Index, ManyToOne, type Opt, Property } from '@mikro-orm/core'
import { Field, ObjectType } from 'type-graphql'
import { ErrorCodes } from '#platform/api/error-code'
import type { ErrorCode } from '#schema/error-codes'
import { User } from '../../account/user.entity.js'
import { Clip } from '../../video/clip.entity.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import type { ShotInputs } from '../shots/shot-inputs-hash.js'

/** A take that was ordered on the board, with the inputs of its shot at that time. */
@Entity({ tableName: 'shot_take' })
export class ShotTake {
  @ManyToOne(() => Clip, { mapToPk: true, primary: true, fieldName: 'clip_id', deleteRule: 'cascade' })
  videoId!: string

  @ManyToOne(() => StoryboardShot, { mapToPk: true, fieldName: 'shot_id', deleteRule: 'cascade' })
  @Index()
  shotId!: string

  /** `hashOf` the inputs. */
  @Property({ type: 'text' })
  hash!: string

  @Property({ type: 'jsonb' })
  inputs!: ShotInputs

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'ordered_by_id' })
  orderedById!: string

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  orderedAt: Date & Opt = new Date()
}

@ObjectType({ description: 'Why the last order of a take was refused.' })
@Entity({ tableName: 'shot_refusal' })
export class ShotRefusal {
  @ManyToOne(() => StoryboardShot, {
    mapToPk: true,
    primary: true,
    fieldName: 'shot_id',
    deleteRule: 'cascade',
  })
  shotId!: string

  @Field(() => ErrorCodes, { description: 'The error code, such as `BUDGET_REACHED`.' })
  @Property({ type: 'text' })
  code!: ErrorCode

  @Field(() => String, { description: 'The reason, as a sentence.' })
  @Property({ type: 'text' })
  message!: string

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'ordered_by_id' })
  orderedById!: string

  @Field(() => Date, { description: 'When it was refused.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  orderedAt: Date & Opt = new Date()
}

import { Entity, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { User } from '../../account/user.entity.js'
import { Asset } from '../../library/asset.entity.js'
import type { ShotInputs } from '../shots/shot-inputs-hash.js'
import { StoryboardShot } from '../shots/shot.entity.js'

/** A picture that was ordered as first frame of a shot, with the inputs of the shot at that time. */
@Entity({ tableName: 'shot_first_frame' })
export class ShotFirstFrame {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @ManyToOne(() => StoryboardShot, { mapToPk: true, fieldName: 'shot_id', deleteRule: 'cascade' })
  @Index()
  shotId!: string

  /** The job that draws it; null if the order was refused. */
  @Property({ type: 'uuid', nullable: true, unique: true })
  jobId?: string | null

  /** Null until it is drawn, and after its asset was deleted forever. */
  @ManyToOne(() => Asset, { mapToPk: true, fieldName: 'asset_id', nullable: true, deleteRule: 'set null' })
  @Index()
  assetId?: string | null

  /** Why the order was refused, as a sentence. */
  @Property({ type: 'text', nullable: true })
  refusal?: string | null

  @Property({ type: 'text' })
  prompt!: string

  /** `hashOf` the inputs. */
  @Property({ type: 'text' })
  hash!: string

  @Property({ type: 'jsonb' })
  inputs!: ShotInputs

  @Property({ type: 'timestamptz', nullable: true })
  declinedAt?: Date | null
  @Property({ type: 'text', nullable: true })
  declineReason?: string | null

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'ordered_by_id' })
  orderedById!: string

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

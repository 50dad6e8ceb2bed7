import { Entity, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, ObjectType } from 'type-graphql'
import { DEFAULT_FIT, type FilmFit, type FilmSize, LIMITS } from '../../../../schema/limits.js'
import { Key } from '../../core/key.js'
import { User } from '../account/user.entity.js'
import { Asset } from '../asset/asset.entity.js'

@ObjectType({ description: 'A workspace: a conversation, its videos, and the films made of them.' })
@Key()
@Entity({ tableName: 'project' })
@Index({
  name: 'project_newest',
  expression: 'create index project_newest on project (updated_at desc, id desc)',
})
export class Project {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => String, { description: 'Three to fifty characters.' })
  @Property({ type: 'text' })
  name!: string

  @Field(() => String, { description: 'At most 500 characters.' })
  @Property({ type: 'text', default: '' })
  description!: string & Opt

  @Field(() => Boolean, { description: 'Whether only its owner, whom she lets in, and admins see it.' })
  @Property({ type: 'boolean', default: false })
  isPrivate: boolean & Opt = false

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'owner_id' })
  ownerId!: string

  /** Whom its owner lets in while it is private. */
  @Property({ type: 'text[]', default: [] })
  memberIds: string[] & Opt = []

  /** The video whose poster stands for the project; null: a cover is drawn from its name. */
  @Property({ type: 'uuid', nullable: true })
  coverVideoId?: string | null

  /** The draft cut: all accepted videos, in the chosen order. */
  @Property({ type: 'text[]', default: [] })
  cutVideoIds: string[] & Opt = []
  /** What joins them: one fewer than `cutVideoIds`; an empty string is a plain cut. */
  @Property({ type: 'text[]', default: [] })
  cutTransitions: string[] & Opt = []
  /** Seconds of each of them, as chosen; also kept for a plain cut. */
  @Property({ type: 'double precision[]', default: [] })
  cutLengths: number[] & Opt = []
  /** The lines of the film; null: the commonest of its clips. */
  @Property({ type: 'text', nullable: true })
  cutSize?: FilmSize | null
  /** How clips of another shape join it. */
  @Property({ type: 'text', default: DEFAULT_FIT })
  cutFit: FilmFit & Opt = DEFAULT_FIT

  @Field(() => Date, { description: 'When it was made.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
  @Field(() => Date, { description: 'When anything in it last changed; lists are sorted by it.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt: Date & Opt = new Date()

  /** A video that was accepted joins the cut at its end. */
  joinCut(videoId: string): void {
    if (this.cutVideoIds.includes(videoId)) return
    this.cutTransitions = this.cutVideoIds.length ? [...this.cutTransitions, ''] : []
    this.cutLengths = this.cutVideoIds.length ? [...this.cutLengths, LIMITS.merge.transitionSeconds] : []
    this.cutVideoIds = [...this.cutVideoIds, videoId]
  }

  /** A video that is accepted no longer leaves the cut, and takes the transition after it along. */
  leaveCut(videoId: string): void {
    const at = this.cutVideoIds.indexOf(videoId)
    if (at < 0) return
    this.cutVideoIds = this.cutVideoIds.filter((id) => id !== videoId)
    const gap = Math.min(at, this.cutTransitions.length - 1)
    this.cutTransitions = this.cutTransitions.filter((_, index) => index !== gap)
    this.cutLengths = this.cutLengths.filter((_, index) => index !== gap)
  }
}

/** An asset that was added to a project. */
@Entity({ tableName: 'project_asset' })
export class ProjectAsset {
  @ManyToOne(() => Project, { mapToPk: true, primary: true, fieldName: 'project_id', deleteRule: 'cascade' })
  projectId!: string
  @ManyToOne(() => Asset, { mapToPk: true, primary: true, fieldName: 'asset_id', deleteRule: 'cascade' })
  @Index()
  assetId!: string
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

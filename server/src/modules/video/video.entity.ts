import { Entity, Enum, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, Float, ID, Int, InterfaceType } from 'type-graphql'
import { conflict } from '#platform/errors/failure'
import { Key } from '#platform/api/graphql-types'
import { Refers } from '#platform/api/refers'
import { BigInteger } from '#platform/api/scalars'
import { User } from '../account/user.entity.js'
import { Project } from '../project/project.entity.js'
import { VideoStatus } from './video-kinds.js'

/** Fields that clips and films share. Each kind has its own table. */
@InterfaceType('Video', {
  description: 'Interface of clips, films and the cards of a cut: a playable file with a title and a state.',
})
@Key()
@Entity({ abstract: true })
@Refers({ project: [() => Project, 'Its project.'] })
export abstract class Video {
  @Field(() => ID, { description: 'Opaque, stable id.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => ID, { description: 'The project it belongs to.' })
  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  @Index()
  projectId!: string

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id' })
  authorId!: string

  @Field(() => VideoStatus, { description: 'Its state.' })
  @Enum({ items: () => VideoStatus, type: 'text', default: VideoStatus.IN_PROGRESS })
  status: VideoStatus & Opt = VideoStatus.IN_PROGRESS

  @Field(() => String, { description: 'A short title: the beginning of the prompt, or the film’s name.' })
  @Property({ type: 'text' })
  title!: string
  @Field(() => Float, { nullable: true, description: 'Seconds; null until known.' })
  @Property({ type: 'double', nullable: true })
  duration?: number | null
  @Field(() => Int, { nullable: true, description: 'Number of frames.' })
  @Property({ type: 'integer', nullable: true })
  frames?: number | null
  @Field(() => Int, {
    nullable: true,
    description:
      'Frames per second: 24, 25, 30, 50 or 60. The chosen rate for a film in progress, or null. Null also for old videos without a recorded rate.',
  })
  @Property({ type: 'integer', nullable: true })
  frameRate?: number | null
  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  @Property({ type: 'integer', nullable: true })
  width?: number | null
  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  @Property({ type: 'integer', nullable: true })
  height?: number | null
  @Field(() => Boolean, { nullable: true, description: 'Whether it has sound.' })
  @Property({ type: 'boolean', nullable: true })
  hasSound?: boolean | null
  @Field(() => BigInteger, { nullable: true, description: 'Size of the file in bytes.' })
  @Property({ type: 'double', nullable: true })
  bytes?: number | null
  @Field(() => String, { nullable: true, description: 'Reason of a failure, as a sentence.' })
  @Property({ type: 'text', nullable: true })
  failure?: string | null

  @Property({ type: 'text', nullable: true }) videoKey?: string | null
  @Property({ type: 'text', nullable: true }) posterKey?: string | null
  /** Null for an older video until maintenance creates it. */
  @Property({ type: 'text', nullable: true }) smallPosterKey?: string | null

  /** When it was moved to the Trash; null if only its project was. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null

  @Field(() => Date, { description: 'When it was requested.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
  @Field(() => Date, { description: 'When it last changed.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date()
  @Field(() => Date, { nullable: true, description: 'When it was finished.' })
  @Property({ type: 'timestamptz', nullable: true })
  finishedAt?: Date | null

  /** The error message while it is in progress. */
  abstract whyUnfinished(): string

  /** The keys of its files. */
  abstract fileKeys(): (string | null | undefined)[]

  /** Resets it for another attempt. */
  restart(): void {
    this.status = VideoStatus.IN_PROGRESS
    this.failure = null
  }

  /** Throws CONFLICT while it is in progress. */
  delete(): void {
    if (this.status === VideoStatus.IN_PROGRESS) throw conflict(this.whyUnfinished())
    this.deletedAt = new Date()
  }

  restore(): void {
    this.deletedAt = null
  }

  fail(why: string): void {
    this.status = VideoStatus.FAILED
    this.failure = why
    this.finishedAt = new Date()
  }
}

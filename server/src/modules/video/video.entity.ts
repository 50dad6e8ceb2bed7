import { Entity, Enum, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, Float, ID, Int, InterfaceType } from 'type-graphql'
import { conflict } from '#platform/errors/failure'
import { Key } from '#platform/api/graphql-types'
import { User } from '../account/user.entity.js'
import { Project } from '../project/project.entity.js'
import { VideoStatus } from './video-kinds.js'

/** What clips and films have in common. Each kind has a table of its own. */
@InterfaceType('Video', {
  description: 'What clips, films and the cards of a cut share: a file that plays, with a title and a state.',
})
@Key()
@Entity({ abstract: true })
export abstract class Video {
  @Field(() => ID, { description: 'Opaque and stable.' })
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
  @Field(() => Float, { nullable: true, description: 'Seconds.' })
  @Property({ type: 'double', nullable: true })
  duration?: number | null
  @Field(() => Int, { nullable: true, description: 'How many frames, at `frameRate` a second.' })
  @Property({ type: 'integer', nullable: true })
  frames?: number | null
  @Field(() => Int, {
    nullable: true,
    description:
      'Frames a second: 24, 25, 30, 50 or 60; of a film in progress the chosen rate, null without a choice. Null also if it was made before rates were recorded.',
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
  @Field(() => Float, { nullable: true, description: 'The size of the file.' })
  @Property({ type: 'double', nullable: true })
  bytes?: number | null
  @Field(() => String, { nullable: true, description: 'Why it failed, in a sentence.' })
  @Property({ type: 'text', nullable: true })
  failure?: string | null

  @Property({ type: 'text', nullable: true }) videoKey?: string | null
  @Property({ type: 'text', nullable: true }) posterKey?: string | null
  /** Null until maintenance has drawn it, of what was made before there were small posters. */
  @Property({ type: 'text', nullable: true }) smallPosterKey?: string | null

  /** When it went to the Trash by itself; null for those that went with their project. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null

  @Field(() => Date, { description: 'When it was requested.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
  @Field(() => Date, { description: 'When it last changed.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date()
  @Field(() => Date, { nullable: true, description: 'When it arrived.' })
  @Property({ type: 'timestamptz', nullable: true })
  finishedAt?: Date | null

  /** What it is waited for while it is in progress. */
  abstract whyUnfinished(): string

  /** The keys of its files. */
  abstract fileKeys(): (string | null | undefined)[]

  /** Resets it for another attempt. */
  restart(): void {
    this.status = VideoStatus.IN_PROGRESS
    this.failure = null
  }

  /** Throws CONFLICT while it is being made. */
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

import { Entity, Enum, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { Job } from '#platform/queue/job.entity'
import { Key } from '#platform/api/graphql-types'
import { Refers } from '#platform/api/refers'
import { User } from '../account/user.entity.js'
import { Project } from '../project/project.entity.js'
import { Film } from '../video/film.entity.js'
import { type KeptReference, Clip } from '../video/clip.entity.js'

export enum MessageSender {
  USER = 'user',
  ASSISTANT = 'assistant',
}
registerEnumType(MessageSender, { name: 'MessageSender', description: 'The sender.' })

export enum MessageKind {
  VIDEO = 'Video',
  DESCRIBE = 'Describe',
  MODIFY = 'Modify',
}
registerEnumType(MessageKind, {
  name: 'MessageKind',
  description: 'The kind of request: a video, a generated image, or a modified image.',
})

@ObjectType({ description: 'A message of a project’s conversation: a prompt, or its answer.' })
@Key()
@Entity({ tableName: 'message' })
@Index({
  name: 'message_newest_of_project',
  expression: 'create index message_newest_of_project on message (project_id, created_at desc, id desc)',
})
@Index({
  name: 'message_more_videos',
  expression:
    "create index message_more_videos on message using gin (more_video_ids) where more_video_ids <> '{}'",
})
@Refers({
  project: [() => Project, 'Its project.'],
  answers: [() => Message, 'The prompt that it answers; null for a prompt.'],
})
export class Message {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => ID, { description: 'The project of the conversation.' })
  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  projectId!: string

  @Field(() => String, { description: 'The text: a prompt, or the assistant’s answer.' })
  @Property({ type: 'text' })
  content!: string

  @Field(() => MessageSender, { description: 'The sender.' })
  @Enum({ items: () => MessageSender, type: 'text' })
  senderType!: MessageSender

  @Field(() => MessageKind, { description: 'The kind of request.' })
  @Enum({ items: () => MessageKind, type: 'text', default: MessageKind.VIDEO })
  messageType: MessageKind & Opt = MessageKind.VIDEO

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id' })
  authorId!: string

  @Field(() => ID, { nullable: true, description: 'For an assistant’s message: the message it answers.' })
  @Property({ type: 'uuid', nullable: true })
  answersId?: string | null

  @Property({ type: 'jsonb', default: '[]' })
  keptReferences: KeptReference[] & Opt = []

  @Property({ type: 'jsonb', nullable: true })
  keptFirstFrame?: KeptReference | null
  @Property({ type: 'jsonb', nullable: true })
  keptLastFrame?: KeptReference | null

  @Field(() => ID, {
    nullable: true,
    description: 'For a prompt: the video to extend, possibly deleted.',
  })
  @Property({ type: 'uuid', nullable: true })
  extendsVideoId?: string | null

  @ManyToOne(() => Clip, { mapToPk: true, fieldName: 'clip_id', nullable: true, deleteRule: 'set null' })
  @Index()
  clipId?: string | null
  @ManyToOne(() => Film, { mapToPk: true, fieldName: 'film_id', nullable: true, deleteRule: 'set null' })
  @Index()
  filmId?: string | null

  /** The other videos of an answer, in order, after the first clip or film. */
  @Property({ type: 'text[]', default: [] })
  moreVideoIds: string[] & Opt = []

  /** The asset of an answer that was stored, not generated; possibly deleted. */
  @Property({ type: 'uuid', nullable: true })
  keptAssetId?: string | null

  @ManyToOne(() => Job, { mapToPk: true, fieldName: 'job_id', nullable: true, deleteRule: 'set null' })
  @Index()
  jobId?: string | null

  @Field(() => Date, { description: 'When it was sent.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()

  /** The first video of an answer: a clip, or a film that was added to the chat. */
  get videoId(): (string & Opt) | null {
    return this.clipId ?? this.filmId ?? null
  }

  /** All videos of an answer, in order. */
  videoIds(): string[] {
    return this.videoId ? [this.videoId, ...this.moreVideoIds] : this.moreVideoIds
  }
}

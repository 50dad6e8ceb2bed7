import { Entity, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { LIMITS } from '#schema/limits'
import type { Dialogue } from '#schema/shot-elements'
import { Key } from '#platform/api/graphql-types'
import { Refers } from '#platform/api/refers'
import { type FieldRevisions, setFields } from '#platform/queries/field-revisions'
import { User } from '../../account/user.entity.js'
import { Project } from '../../project/project.entity.js'
import { Sound } from '../../sound/sound.entity.js'
import type { KeptReference } from '../../video/clip.entity.js'

/** Editable fields of a shot; conflicts are detected per field. */
export const SHOT_FIELDS = [
  'words',
  'heading',
  'seconds',
  'camera',
  'dialogue',
  'editedPrompt',
  'keptReferences',
  'keptFirstFrame',
  'keptLastFrame',
  'keptStill',
  'transition',
  'transitionSeconds',
] as const
export type ShotField = (typeof SHOT_FIELDS)[number]
export type ShotValues = Pick<StoryboardShot, ShotField>

@ObjectType({
  description: 'A shot of a storyboard: what happens in it, for how long, and how it is filmed.',
})
@Key()
@Entity({ tableName: 'storyboard_shot' })
@Index({
  name: 'storyboard_shot_order',
  expression:
    'create index storyboard_shot_order on storyboard_shot (project_id, position) where deleted_at is null',
})
@Index({
  name: 'storyboard_shot_trash',
  expression:
    'create index storyboard_shot_trash on storyboard_shot (deleted_at desc, id desc) where deleted_at is not null',
})
@Index({
  name: 'storyboard_shot_takes',
  expression: 'create index storyboard_shot_takes on storyboard_shot (takes_of) where takes_of is not null',
})
@Refers({ project: [() => Project, 'Its project.'] })
export class StoryboardShot implements FieldRevisions<ShotField> {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => ID, { description: 'The project it belongs to.' })
  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  @Index()
  projectId!: string

  @Field(() => Int, { description: 'Its position, from 0.' })
  @Property({ type: 'integer' })
  position!: number

  @Field(() => String, { description: 'What happens.' })
  @Property({ type: 'text', default: '' })
  words: string & Opt = ''
  @Field(() => String, { description: 'The heading of its scene; empty for none.' })
  @Property({ type: 'text', default: '' })
  heading: string & Opt = ''
  @Field(() => Float, { description: 'Planned seconds.' })
  @Property({ type: 'double', default: LIMITS.storyboard.secondsUsual })
  seconds: number & Opt = LIMITS.storyboard.secondsUsual
  @Field(() => String, {
    nullable: true,
    description: 'How it is filmed, such as `close_up`; null: not chosen.',
  })
  @Property({ type: 'text', nullable: true })
  camera?: string | null
  /** Not part of the prompt. */
  @Property({ type: 'jsonb', default: '[]' })
  dialogue: Dialogue[] & Opt = []
  @Field(() => String, {
    nullable: true,
    description: 'Replaces the composed prompt; null: `prompt` is composed.',
  })
  @Property({ type: 'text', nullable: true })
  editedPrompt?: string | null
  @Property({ type: 'jsonb', default: '[]' })
  keptReferences: KeptReference[] & Opt = []
  @Property({ type: 'jsonb', nullable: true })
  keptFirstFrame?: KeptReference | null
  @Property({ type: 'jsonb', nullable: true })
  keptLastFrame?: KeptReference | null
  @Property({ type: 'jsonb', nullable: true })
  keptStill?: KeptReference | null

  @Field(() => String, {
    description: 'The transition to the next shot; an empty string is a plain cut.',
  })
  @Property({ type: 'text', default: '' })
  transition: string & Opt = ''
  @Field(() => Float, { description: 'Seconds of the transition; also stored for a plain cut.' })
  @Property({ type: 'double', default: LIMITS.merge.transitionSeconds })
  transitionSeconds: number & Opt = LIMITS.merge.transitionSeconds

  /** Identifies its takes: the id of the first one, which may be deleted. */
  @Property({ type: 'uuid', nullable: true })
  takesOf?: string | null
  @Property({ type: 'uuid', nullable: true })
  chosenVideoId?: string | null

  /** A sound of the project, which may be in the Trash. */
  @ManyToOne(() => Sound, { mapToPk: true, fieldName: 'voice_id', nullable: true, deleteRule: 'set null' })
  @Index()
  voiceId?: string | null

  @Field(() => Int, {
    description: 'Increases with each edit; an edit names the revision it is based on.',
  })
  @Property({ type: 'integer', default: 1 })
  revision: number & Opt = 1
  /** The revision of the last change, by field. */
  @Property({ type: 'jsonb', default: '{}' })
  fieldRevisions: Partial<Record<ShotField, number>> & Opt = {}
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'edited_by_id' })
  editedById!: string

  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null
  @Field(() => Date, { description: 'When it was added.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
  @Field(() => Date, { description: 'When it last changed.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date()

  restore(): void {
    this.deletedAt = null
  }

  /** Sets the given fields; returns whether anything changed. */
  edit(values: Partial<ShotValues>, editedById: string): boolean {
    return setFields<ShotField>(this, values, editedById)
  }
}

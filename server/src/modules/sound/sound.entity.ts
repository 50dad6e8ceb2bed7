import { Entity, Enum, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { CastVoice } from '#schema/cast-voices'
import type * as contract from '#schema/limits'
import type { ScoreSection, SpokenWord } from '#schema/limits'
import { Key } from '#platform/api/graphql-types'
import { Refers } from '#platform/api/refers'
import { conflict } from '#platform/errors/failure'
import { announce } from '#platform/events/events'
import type { EntityManager } from '@mikro-orm/postgresql'
import { BigInteger } from '#platform/api/scalars'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { User } from '../account/user.entity.js'
import { Project } from '../project/project.entity.js'

export const CueKind = { MUSIC: 'MUSIC', VOICE: 'VOICE', EFFECT: 'EFFECT' } as const satisfies {
  [Kind in contract.CueKind]: Kind
}
registerEnumType(CueKind, {
  name: 'CueKind',
  description: 'The kind of a sound, which is the lane of its cues.',
})

@ObjectType({ description: 'A piece of music, a voice or an effect of a project.' })
@Key()
@Entity({ tableName: 'sound' })
@Index({
  name: 'sound_newest_of_project',
  expression:
    'create index sound_newest_of_project on sound (project_id, created_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'sound_trash',
  expression: 'create index sound_trash on sound (deleted_at desc, id desc) where deleted_at is not null',
})
@Refers({ project: [() => Project, 'Its project.'] })
export class Sound {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => ID, { description: 'The project it belongs to.' })
  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  @Index()
  projectId!: string
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id' })
  authorId!: string

  @Field(() => CueKind, { description: 'The lane of its cues.' })
  @Enum({ items: () => Object.values(CueKind), type: 'text' })
  kind!: contract.CueKind
  @Field(() => String, { description: 'At most 100 characters.' })
  @Property({ type: 'text' })
  title!: string
  @Field(() => String, { description: 'The source, at most 200 characters; may be empty.' })
  @Property({ type: 'text', default: '' })
  source!: string & Opt
  @Field(() => String, { description: 'The licence, at most 200 characters; may be empty.' })
  @Property({ type: 'text', default: '' })
  licence!: string & Opt

  @Field(() => ID, { nullable: true, description: 'The model that generated it; null for an upload.' })
  @Property({ type: 'text', nullable: true })
  model?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'The prompt: a description, or the spoken text.',
  })
  @Property({ type: 'text', nullable: true })
  words?: string | null
  @Field(() => String, { nullable: true, description: 'The voice.' })
  @Property({ type: 'text', nullable: true })
  voice?: string | null
  /** The speakers of its shot that read it with their voices; null if the voice was chosen otherwise. */
  @Property({ type: 'jsonb', nullable: true })
  characterVoices?: CastVoice[] | null
  @Field(() => Int, { nullable: true, description: 'The seed it was generated with.' })
  @Property({ type: 'integer', nullable: true })
  seed?: number | null
  /** The sections it was generated from. Only `plansOfSounds` reads it. */
  @Property({ type: 'jsonb', nullable: true, lazy: true, hidden: true })
  plan?: ScoreSection[] | null
  /** Timing of its words. Only `timingsOfSounds` reads it. */
  @Property({ type: 'jsonb', nullable: true, lazy: true, hidden: true })
  timings?: SpokenWord[] | null

  @Field(() => Float, { description: 'Seconds.' })
  @Property({ type: 'double' })
  duration!: number
  /** Per channel, at 48 kHz. */
  @Property({ type: 'integer' })
  samples!: number
  @Field(() => BigInteger, { description: 'Size of the file in bytes.' })
  @Property({ type: 'double' })
  bytes!: number
  @Field(() => Float, { nullable: true, description: 'Its loudness in LUFS; null for silence.' })
  @Property({ type: 'double', nullable: true })
  loudness?: number | null
  @Field(() => Float, { nullable: true, description: 'Its true peak in dBTP; null for silence.' })
  @Property({ type: 'double', nullable: true })
  truePeak?: number | null
  /** The largest absolute sample of each 1/50 s, 0 to 255. Only `peaksOfSounds` reads it. */
  @Property({ type: 'blob', columnType: 'bytea', lazy: true, hidden: true })
  peaks!: Buffer
  /** Key of the FLAC. It never changes, so it also identifies the content. */
  @Property({ type: 'text' })
  fileKey!: string

  @Field(() => Date, {
    nullable: true,
    description:
      'When it was moved to the Trash. It can be restored for 30 days; its cues are silent meanwhile.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null
  @Field(() => Date, { description: 'When it was added.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()

  restore(): void {
    this.deletedAt = null
  }
}

/** Announces a new or changed sound to subscribers of the project. */
export const announceSound = (em: EntityManager, { id, projectId }: Sound): Promise<void> =>
  announce(em, { topic: 'sound', id, projectId })

/** Error for a sound whose file is missing. */
export const soundFileMissing = (title: string) => conflict(`The file of the sound “${title}” is missing`)

/** Sounds, including those in the Trash. */
export const soundsById: BatchRead<Row<Sound>> = (em, ids) => rowsById(em, Sound, ids)

/** The peaks of sounds, in base64. */
export const peaksOfSounds: BatchRead<string> = async (em, ids) => {
  const found = await em.execute<{ id: string; peaks: string }[]>(
    `select id, translate(encode(peaks, 'base64'), E'\\n', '') as peaks from sound where id = any(?::uuid[])`,
    [`{${ids.join(',')}}`],
  )
  return new Map(found.map(({ id, peaks }) => [id, peaks]))
}

/** Reads a lazy jsonb column of sounds. */
const jsonOfSounds =
  <Value>(column: 'plan' | 'timings'): BatchRead<Value> =>
  async (em, ids) => {
    const found = await em.execute<{ id: string; value: Value }[]>(
      `select id, ${column} as value from sound where id = any(?::uuid[]) and ${column} is not null`,
      [`{${ids.join(',')}}`],
    )
    return new Map(found.map(({ id, value }) => [id, value]))
  }
export const plansOfSounds = jsonOfSounds<ScoreSection[]>('plan')
export const timingsOfSounds = jsonOfSounds<SpokenWord[]>('timings')

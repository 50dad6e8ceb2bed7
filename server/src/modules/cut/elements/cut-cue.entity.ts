import { Entity, ManyToOne, type Opt, PrimaryKey, Property, Index } from '@mikro-orm/core'
import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import type { CueEdit, CueFields } from '#schema/mix'
import { Key } from '#platform/api/graphql-types'
import { type FieldRevisions, setFields } from '#platform/queries/field-revisions'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsBy, rowsById } from '#platform/queries/rows'
import { EditedBy, User } from '../../account/user.entity.js'
import { Project } from '../../project/project.entity.js'
import { Sound } from '../../sound/sound.entity.js'
import { CutItem } from './cut-item.entity.js'

type CueField = keyof CueFields

@ObjectType('Cue', { description: 'One use of a sound in a cut: which part of it is heard, when, and how.' })
@Key()
@EditedBy()
@Entity({ tableName: 'cut_cue' })
export class CutCue implements CueEdit, FieldRevisions<CueField> {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  @Index()
  projectId!: string
  @ManyToOne(() => Sound, { mapToPk: true, fieldName: 'sound_id', deleteRule: 'cascade' })
  @Index()
  soundId!: string

  @Field(() => ID, {
    nullable: true,
    description:
      'The item of the cut that it moves with; it is silent while that is not in the cut. Null: it stays at its time of the film.',
  })
  @ManyToOne(() => CutItem, { mapToPk: true, fieldName: 'item_id', nullable: true, deleteRule: 'cascade' })
  @Index()
  itemId: string | null = null
  @Field(() => Float, {
    description: 'Seconds from the start of the item, or of the film, at which it begins.',
  })
  @Property({ type: 'double', default: 0 })
  at: number & Opt = 0
  @Field(() => Float, { description: 'The second of the sound at which it begins.' })
  @Property({ type: 'double', default: 0 })
  inSeconds: number & Opt = 0
  @Field(() => Float, {
    nullable: true,
    description: 'The second of the sound at which it ends; null: the end of the sound.',
  })
  @Property({ type: 'double', nullable: true })
  outSeconds: number | null = null
  @Field(() => Float, { description: 'Its level in dB, -60 to 12.' })
  @Property({ type: 'double', default: 0 })
  gain: number & Opt = 0
  @Field(() => Float, { description: 'Seconds in which it fades in, at most 30.' })
  @Property({ type: 'double', default: 0 })
  fadeIn: number & Opt = 0
  @Field(() => Float, { description: 'Seconds in which it fades out, at most 30.' })
  @Property({ type: 'double', default: 0 })
  fadeOut: number & Opt = 0
  @Field(() => Boolean, { description: 'Whether it is left out of the film.' })
  @Property({ type: 'boolean', default: false })
  isMuted: boolean & Opt = false
  @Field(() => Boolean, { description: 'Whether it is lowered while voices speak.' })
  @Property({ type: 'boolean', default: false })
  isDucked: boolean & Opt = false
  @Field(() => Boolean, {
    description: 'Whether it is lowered while clips are loud, as when somebody speaks in them.',
  })
  @Property({ type: 'boolean', default: false })
  isDuckedByClips: boolean & Opt = false
  @Field(() => Boolean, { description: 'Whether it is repeated until the film ends.' })
  @Property({ type: 'boolean', default: false })
  isLooped: boolean & Opt = false

  @Field(() => Int, { description: 'Grows with each change; an edit names the one that it knew.' })
  @Property({ type: 'integer', default: 1 })
  revision: number & Opt = 1
  @Property({ type: 'jsonb', default: '{}' })
  fieldRevisions: Partial<Record<CueField, number>> & Opt = {}
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'edited_by_id', nullable: true })
  editedById?: string | null

  /** Sets the given fields; returns whether anything changed. */
  edit(values: Partial<Pick<CutCue, CueField>>, editedById: string | null): boolean {
    return setFields<CueField>(this, values, editedById)
  }
}

export const cuesById: BatchRead<Row<CutCue>> = (em, ids) => rowsById(em, CutCue, ids)

/** The cues of projects’ cuts, in a fixed order. */
export const cuesByProject: BatchRead<Row<CutCue>[]> = async (em, projectIds) => {
  const rows = await rowsBy(em, CutCue, 'project_id', projectIds)
  const cuts = new Map<string, Row<CutCue>[]>(projectIds.map((id) => [id, []]))
  for (const row of rows) cuts.get(row.projectId)!.push(row)
  for (const cues of cuts.values())
    cues.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
  return cuts
}

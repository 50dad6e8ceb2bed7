import { Entity, ManyToOne, type Opt, PrimaryKey, Property, Index } from '@mikro-orm/core'
import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import type { CueEdit, CueFields } from '#schema/mix'
import { Key } from '#platform/api/graphql-types'
import { Refers } from '#platform/api/refers'
import { type FieldRevisions, setFields } from '#platform/queries/field-revisions'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsBy, rowsById } from '#platform/queries/rows'
import { EditedBy, User } from '../../account/user.entity.js'
import { Project } from '../../project/project.entity.js'
import { Sound } from '../../sound/sound.entity.js'
import { CutItem } from './cut-item.entity.js'

type CueField = keyof CueFields

@ObjectType('Cue', { description: 'One use of a sound in a cut, with its trim, time and level.' })
@Key()
@EditedBy()
@Entity({ tableName: 'cut_cue' })
@Refers({
  item: [() => CutItem, 'The item that it belongs to; null if none, or while that is not in the cut.'],
})
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
      'The item of the cut that it moves with; it is silent while that item is not in the cut. Null: it keeps its time in the film.',
  })
  @ManyToOne(() => CutItem, { mapToPk: true, fieldName: 'item_id', nullable: true, deleteRule: 'cascade' })
  @Index()
  itemId: string | null = null
  @Field(() => Float, {
    description: 'Start in seconds, from the start of the item or film.',
  })
  @Property({ type: 'double', default: 0 })
  atSeconds: number & Opt = 0
  @Field(() => Float, { description: 'Start within the sound, in seconds.' })
  @Property({ type: 'double', default: 0 })
  inSeconds: number & Opt = 0
  @Field(() => Float, {
    nullable: true,
    description: 'End within the sound, in seconds; null for the end of the sound.',
  })
  @Property({ type: 'double', nullable: true })
  outSeconds: number | null = null
  @Field(() => Float, { description: 'Its level in dB, -60 to 12.' })
  @Property({ type: 'double', default: 0 })
  gain: number & Opt = 0
  @Field(() => Float, { description: 'Fade-in in seconds, at most 30.' })
  @Property({ type: 'double', default: 0 })
  fadeInSeconds: number & Opt = 0
  @Field(() => Float, { description: 'Fade-out in seconds, at most 30.' })
  @Property({ type: 'double', default: 0 })
  fadeOutSeconds: number & Opt = 0
  @Field(() => Boolean, { description: 'Whether it is muted.' })
  @Property({ type: 'boolean', default: false })
  isMuted: boolean & Opt = false
  @Field(() => Boolean, { description: 'Whether it is lowered while voices speak.' })
  @Property({ type: 'boolean', default: false })
  isDucked: boolean & Opt = false
  @Field(() => Boolean, {
    description: 'Whether it is lowered while clips are loud, such as during speech.',
  })
  @Property({ type: 'boolean', default: false })
  isDuckedByClips: boolean & Opt = false
  @Field(() => Boolean, { description: 'Whether it is repeated until the film ends.' })
  @Property({ type: 'boolean', default: false })
  isLooped: boolean & Opt = false

  @Field(() => Int, {
    description: 'Increases with each change. An update gives the revision that it is based on.',
  })
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
    cues.sort((one, other) => one.atSeconds - other.atSeconds || (one.id < other.id ? -1 : 1))
  return cuts
}

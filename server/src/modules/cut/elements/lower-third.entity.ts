import { Entity, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import {
  LOWER_THIRD_POSITIONS,
  LOWER_THIRD_STYLES,
  type LowerThirdFields,
  type LowerThirdPosition,
  type LowerThirdStyle,
} from '#schema/lower-third'
import { Key, enumOf } from '#platform/api/graphql-types'
import { Refers } from '#platform/api/refers'
import type { FieldRevisions } from '#platform/queries/field-revisions'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsBy, rowsById } from '#platform/queries/rows'
import { EditedBy, User } from '../../account/user.entity.js'
import { Project } from '../../project/project.entity.js'
import { CutItem } from './cut-item.entity.js'

type LowerThirdField = keyof LowerThirdFields

export const Style = enumOf(
  'LowerThirdStyle',
  'The style of a lower third: text only, beside a bar, or on a panel.',
  LOWER_THIRD_STYLES,
)
export const Position = enumOf(
  'LowerThirdPosition',
  'Position of a lower third in the frame.',
  LOWER_THIRD_POSITIONS,
)

@ObjectType({ description: 'A title and a subtitle over frames of a clip.' })
@Key()
@EditedBy()
@Entity({ tableName: 'lower_third' })
@Refers({
  item: [() => CutItem, 'The item that it belongs to; null if none, or while that is not in the cut.'],
})
export class LowerThird implements LowerThirdFields, FieldRevisions<LowerThirdField> {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  @Index()
  projectId!: string
  @Field(() => ID, {
    description: 'The item of the cut that it belongs to; hidden while that item is not in the cut.',
  })
  @ManyToOne(() => CutItem, { mapToPk: true, fieldName: 'item_id', deleteRule: 'cascade' })
  @Index()
  itemId!: string
  @Field(() => Int, {
    description: 'The first frame that shows it, counted in the item’s video.',
  })
  @Property({ type: 'integer' })
  startFrame!: number
  @Field(() => Int, { description: 'The frame after the last one that shows it.' })
  @Property({ type: 'integer' })
  endFrame!: number
  @Field(() => String, { description: 'Plain text, at most 100 characters.' })
  @Property({ type: 'text' })
  title!: string
  @Field(() => String, { description: 'Plain text, at most 150 characters; may be empty.' })
  @Property({ type: 'text', default: '' })
  subtitle: string & Opt = ''
  @Field(() => Style, { description: 'The style.' })
  @Property({ type: 'text', default: 'BAR' })
  style: LowerThirdStyle & Opt = 'BAR'
  @Field(() => Position, { description: 'Position in the frame.' })
  @Property({ type: 'text', default: 'BOTTOM_LEFT' })
  position: LowerThirdPosition & Opt = 'BOTTOM_LEFT'
  @Field(() => Int, { description: 'Duration of fade-in and fade-out in frames of the film, 0 to 25.' })
  @Property({ type: 'integer', default: 6 })
  fadeFrames: number & Opt = 6

  @Field(() => Int, {
    description: 'Increases with each change. An update gives the revision that it is based on.',
  })
  @Property({ type: 'integer', default: 1 })
  revision: number & Opt = 1
  @Property({ type: 'jsonb', default: '{}' })
  fieldRevisions: Partial<Record<LowerThirdField, number>> & Opt = {}
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'edited_by_id', nullable: true, deleteRule: 'set null' })
  editedById?: string | null
}

export const lowerThirdsById: BatchRead<Row<LowerThird>> = (em, ids) => rowsById(em, LowerThird, ids)

/** The lower thirds of projects’ cuts, in a fixed order. */
export const lowerThirdsByProject: BatchRead<Row<LowerThird>[]> = async (em, projectIds) => {
  const rows = await rowsBy(em, LowerThird, 'project_id', projectIds)
  rows.sort((one, other) => one.startFrame - other.startFrame || (one.id < other.id ? -1 : 1))
  return new Map(projectIds.map((id) => [id, rows.filter(({ projectId }) => projectId === id)]))
}

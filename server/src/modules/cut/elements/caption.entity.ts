import { Entity, Index, ManyToOne, type Opt, PrimaryKey, Property, Unique } from '@mikro-orm/core'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { PlacedCaption } from '#schema/captions/placed'
import type { captionFields } from '#schema/cut/rules/caption'
import { Key } from '#platform/api/graphql-types'
import { Refers } from '#platform/api/refers'
import type { FieldRevisions } from '#platform/queries/field-revisions'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsBy, rowsById } from '#platform/queries/rows'
import { EditedBy, User } from '../../account/user.entity.js'
import { Project } from '../../project/project.entity.js'
import { CutItem } from './cut-item.entity.js'

type CaptionField = keyof typeof captionFields

@ObjectType({ description: 'The captions of a cut in one language.' })
@Key()
@Entity({ tableName: 'caption_track' })
@Unique({ properties: ['projectId', 'language'] })
export class CaptionTrack {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt
  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  projectId!: string
  @Field(() => String, { description: 'The code of the language, such as `en`.' })
  @Property({ type: 'text' })
  language!: string
  @Field(() => Boolean, { description: 'Whether it is an unreviewed machine translation.' })
  @Property({ type: 'boolean', default: false })
  isMachineMade: boolean & Opt = false
  @Field(() => Date, { description: 'When it was added.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

@ObjectType({ description: 'A text that is shown while a film plays.' })
@Key()
@EditedBy()
@Entity({ tableName: 'caption' })
@Refers({
  item: [() => CutItem, 'The item that it belongs to; null if none, or while that is not in the cut.'],
  track: [() => CaptionTrack, 'The track that it belongs to.'],
})
export class CutCaption implements PlacedCaption, FieldRevisions<CaptionField> {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt
  @Field(() => ID, { description: 'The track that it belongs to.' })
  @ManyToOne(() => CaptionTrack, { mapToPk: true, fieldName: 'track_id', deleteRule: 'cascade' })
  @Index()
  trackId!: string

  @Field(() => ID, {
    nullable: true,
    description:
      'The item of the cut that it belongs to; hidden while that item is not in the cut. Null: it keeps its time in the film.',
  })
  @ManyToOne(() => CutItem, { mapToPk: true, fieldName: 'item_id', nullable: true, deleteRule: 'cascade' })
  @Index()
  itemId: string | null = null
  @Field(() => Int, {
    description: 'Start in milliseconds, from the start of the item or film.',
  })
  @Property({ type: 'integer' })
  startMs!: number
  @Field(() => Int, { description: 'End in milliseconds.' })
  @Property({ type: 'integer' })
  endMs!: number
  @Field(() => String, { description: 'Plain text with line breaks, at most 500 characters.' })
  @Property({ type: 'text' })
  text!: string
  @Field(() => String, { nullable: true, description: 'The speaker, at most 100 characters.' })
  @Property({ type: 'text', nullable: true })
  speaker: string | null = null

  @Field(() => Int, {
    description: 'Increases with each change. An update gives the revision that it is based on.',
  })
  @Property({ type: 'integer', default: 1 })
  revision: number & Opt = 1
  @Property({ type: 'jsonb', default: '{}' })
  fieldRevisions: Partial<Record<CaptionField, number>> & Opt = {}
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'edited_by_id', nullable: true, deleteRule: 'set null' })
  editedById?: string | null
}

export const captionTracksById: BatchRead<Row<CaptionTrack>> = (em, ids) => rowsById(em, CaptionTrack, ids)
export const captionsById: BatchRead<Row<CutCaption>> = (em, ids) => rowsById(em, CutCaption, ids)

/** The tracks of projects’ cuts, in the order in which they were added. */
export const captionTracksByProject: BatchRead<Row<CaptionTrack>[]> = async (em, projectIds) => {
  const tracks = await rowsBy(em, CaptionTrack, 'project_id', projectIds)
  tracks.sort((one, other) => +one.createdAt - +other.createdAt || (one.id < other.id ? -1 : 1))
  return new Map(projectIds.map((id) => [id, tracks.filter(({ projectId }) => projectId === id)]))
}

/** The captions of tracks, by time within an item or the film. */
export const captionsByTrack: BatchRead<Row<CutCaption>[]> = async (em, trackIds) => {
  const captions = await rowsBy(em, CutCaption, 'track_id', trackIds)
  captions.sort((one, other) => one.startMs - other.startMs || (one.id < other.id ? -1 : 1))
  const tracks = new Map<string, Row<CutCaption>[]>(trackIds.map((id) => [id, []]))
  for (const caption of captions) tracks.get(caption.trackId)!.push(caption)
  return tracks
}

import { Check, Entity, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import type { Gap } from '#schema/cut'
import { type CutItem as CutItemFields, firstItemId } from '#schema/cut-item'
import type { ITEM_FIELDS } from '#schema/cut/elements/items'
import { LIMITS, type Speed } from '#schema/limits'
import { Key } from '#platform/api/graphql-types'
import type { FieldRevisions } from '#platform/queries/field-revisions'
import { type BatchRead } from '#platform/queries/loaders'
import { type Row, rowsBy, rowsById } from '#platform/queries/rows'
import { EditedBy, User } from '../../account/user.entity.js'
import { Project } from '../../project/project.entity.js'
import { Clip } from '../../video/clip.entity.js'
import { Card } from '../cards/card.entity.js'

type CutItemField = (typeof ITEM_FIELDS)[number]

@ObjectType({
  description:
    'One use of an accepted video in a cut: its trim, settings and the transition to the next item. Frames are those of the video.',
})
@Key()
@EditedBy('The last editor; null if never edited.')
@Entity({ tableName: 'cut_item' })
@Index({ name: 'cut_item_in_order', properties: ['projectId', 'position'] })
@Check({ name: 'cut_item_shows_one', expression: 'num_nonnulls(clip_id, card_id) = 1' })
export class CutItem implements CutItemFields, FieldRevisions<CutItemField> {
  @Field(() => ID, { description: 'Opaque, stable id, derived from the video’s for its first use.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  projectId!: string
  /** The clip; null for a card. */
  @ManyToOne(() => Clip, { mapToPk: true, fieldName: 'clip_id', nullable: true, deleteRule: 'cascade' })
  @Index()
  clipId?: string | null
  @ManyToOne(() => Card, { mapToPk: true, fieldName: 'card_id', nullable: true, deleteRule: 'cascade' })
  @Index()
  cardId?: string | null

  /** From 0; null while its video is not in the cut, to keep the edits. */
  @Property({ type: 'integer', nullable: true })
  position?: number | null

  @Field(() => Int, { description: 'The first frame shown, from 0.' })
  @Property({ type: 'integer', default: 0 })
  inFrame: number & Opt = 0
  @Field(() => Int, {
    nullable: true,
    description: 'The frame after the last one shown; null for the end of the video.',
  })
  @Property({ type: 'integer', nullable: true })
  outFrame: number | null = null
  @Field(() => Float, { description: 'Playback speed: 0.5, 0.75, 1, 1.25, 1.5 or 2.' })
  @Property({ type: 'double', default: 1 })
  speed: Speed & Opt = 1
  @Field(() => Boolean, { description: 'Whether its sound is muted.' })
  @Property({ type: 'boolean', default: false })
  isMuted: boolean & Opt = false
  @Field(() => Float, { description: 'Gain of its sound in dB, -24 to 12.' })
  @Property({ type: 'double', default: 0 })
  gain: number & Opt = 0
  @Field(() => Float, {
    description: 'Horizontal position of the crop in a narrower film, from 0 (left edge) to 1 (right edge).',
  })
  @Property({ type: 'double', default: 0.5 })
  framing: number & Opt = 0.5
  @Field(() => String, {
    description: 'The transition to the next item: a key, or an empty string for a plain cut.',
  })
  @Property({ type: 'text', default: '' })
  transition: string & Opt = ''
  @Field(() => Float, {
    description: 'The chosen seconds of the transition. A film shortens it if a clip is too short.',
  })
  @Property({ type: 'double', default: LIMITS.merge.transitionSeconds })
  transitionSeconds: number & Opt = LIMITS.merge.transitionSeconds

  @Field(() => Boolean, {
    description: 'Whether a trim was removed because it did not fit a new take.',
  })
  @Property({ type: 'boolean', default: false })
  isTrimRemoved: boolean & Opt = false

  @Field(() => Int, {
    description: 'Increases with each change. An update gives the revision that it is based on.',
  })
  @Property({ type: 'integer', default: 1 })
  revision: number & Opt = 1
  @Property({ type: 'jsonb', default: '{}' })
  fieldRevisions: Partial<Record<CutItemField, number>> & Opt = {}
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'edited_by_id', nullable: true })
  editedById?: string | null

  /** The id of its clip or card. */
  get videoId(): string & Opt {
    return (this.clipId ?? this.cardId)!
  }

  get gap(): Gap & Opt {
    return { transition: this.transition, seconds: this.transitionSeconds }
  }
}

/** The ids of items that an id may mean: that of a video means its first use. */
export const withFirstUse = (id: string): string[] => [id, firstItemId(id)]

/** An item, in its cut or parked, by its id or that of the video for its first use. */
export const findItem = (
  em: EntityManager,
  id: string,
  where: { projectId?: string } = {},
): Promise<CutItem | null> => em.findOne(CutItem, { id: { $in: withFirstUse(id) }, ...where })

const IS_IN_CUT = { sql: 'r.position is not null' }

/** Items that are currently in their cut. */
export const cutItemsById: BatchRead<Row<CutItem>> = (em, ids) => rowsById(em, CutItem, ids, IS_IN_CUT)

/** The items of projects’ cuts, in order. */
export const cutItemsByProject: BatchRead<Row<CutItem>[]> = async (em, projectIds) => {
  const rows = await rowsBy(em, CutItem, 'project_id', projectIds, IS_IN_CUT)
  const cuts = new Map<string, Row<CutItem>[]>(projectIds.map((id) => [id, []]))
  for (const row of rows) cuts.get(row.projectId)!.push(row)
  for (const items of cuts.values()) items.sort((one, other) => one.position! - other.position!)
  return cuts
}

/** The items of a cut, in order. */
export const cutItems = async (em: EntityManager, projectId: string): Promise<Row<CutItem>[]> =>
  (await cutItemsByProject(em, [projectId])).get(projectId)!

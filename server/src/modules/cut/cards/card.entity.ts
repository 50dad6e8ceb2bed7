import { Entity, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, Float, Int, ObjectType } from 'type-graphql'
import type { CardDesign, CardFields, CardKind } from '#schema/cards'
import { Key } from '#platform/api/graphql-types'
import type { FieldRevisions } from '#platform/queries/field-revisions'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { User } from '../../account/user.entity.js'
import { Project } from '../../project/project.entity.js'
import { Video } from '../../video/video.entity.js'
import { Motion, VideoStatus } from '../../video/video-kinds.js'
import { CardBackground, CardDesigns, CardKinds, CardLine } from './card-types.js'

@ObjectType({ description: 'The texts and layout of a title, chapter or credits.' })
@Entity({ tableName: 'card' })
@Index({
  name: 'card_trash',
  expression: 'create index card_trash on card (deleted_at desc, id desc) where deleted_at is not null',
})
@Index({
  name: 'card_not_drawn',
  expression: 'create index card_not_drawn on card (created_at) where drawing is null and deleted_at is null',
})
export class Card implements CardFields, FieldRevisions<keyof CardFields> {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt
  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  @Index()
  projectId!: string
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id' })
  authorId!: string
  /** The title that lists show. */
  @Property({ type: 'text' })
  name!: string

  @Field(() => CardKinds, { description: 'The kind of text.' })
  @Property({ type: 'text' })
  kind!: CardKind
  @Field(() => CardDesigns, { description: 'The layout.' })
  @Property({ type: 'text' })
  design!: CardDesign
  @Field(() => String, { description: 'At most 120 characters.' })
  @Property({ type: 'text' })
  title!: string
  @Field(() => String, { description: 'At most 200 characters.' })
  @Property({ type: 'text' })
  subtitle!: string
  @Field(() => [CardLine], { description: 'Credits, at most 60.' })
  @Property({ type: 'jsonb' })
  lines!: CardLine[]
  @Field(() => CardBackground, { description: 'The background.' })
  @Property({ type: 'jsonb' })
  background!: CardBackground
  @Field(() => Float, { description: 'Duration in seconds, 1 to 10.' })
  @Property({ type: 'double' })
  seconds!: number

  @Field(() => Int, {
    description: 'Increases with each change. An update gives the revision that it is based on.',
  })
  @Property({ type: 'integer', default: 1 })
  revision: number & Opt = 1
  @Property({ type: 'jsonb', default: '{}' })
  fieldRevisions: Partial<Record<keyof CardFields, number>> & Opt = {}
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'edited_by_id', nullable: true, deleteRule: 'set null' })
  editedById?: string | null

  /** The video frame behind the texts. It stays the same when the cut changes. */
  @Property({ type: 'jsonb', nullable: true })
  frame?: { videoId: string; atSeconds: number } | null
  /** Cache key of the drawing in its file; null if it has no file, or an outdated one. */
  @Property({ type: 'text', nullable: true })
  drawing?: string | null
  @Property({ type: 'integer' }) width!: number
  @Property({ type: 'integer' }) height!: number
  @Property({ type: 'integer' }) frames!: number
  @Property({ type: 'integer' }) frameRate!: number
  /** Size of its file; null until it is drawn. */
  @Property({ type: 'double', nullable: true }) bytes?: number | null
  @Property({ type: 'text', nullable: true }) videoKey?: string | null
  @Property({ type: 'text', nullable: true }) posterKey?: string | null
  @Property({ type: 'text', nullable: true }) smallPosterKey?: string | null

  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date()

  /** Seconds. */
  get duration(): number & Opt {
    return this.frames / this.frameRate
  }

  fileKeys() {
    return [this.videoKey, this.posterKey, this.smallPosterKey]
  }

  delete(): void {
    this.deletedAt = new Date()
  }

  restore(): void {
    this.deletedAt = null
  }
}

/** Cards outside the Trash. */
export const cardsById: BatchRead<Row<Card>> = (em, ids) =>
  rowsById(em, Card, ids, { sql: 'r.deleted_at is null' })

/** Fields that a card shares with videos. */
const OF_VIDEO = [
  ...(['id', 'projectId', 'authorId', 'createdAt', 'updatedAt', 'deletedAt'] as const),
  ...(['width', 'height', 'frames', 'frameRate', 'duration', 'bytes'] as const),
  ...(['videoKey', 'posterKey', 'smallPosterKey'] as const),
]

/** A card as a video, which is always accepted. */
@ObjectType('CardVideo', {
  implements: Video,
  description: 'A card of a cut, as a video: a title, subtitle, chapter or credits.',
})
@Key({ entity: Card })
export class CardVideo extends Video {
  @Field(() => Card, { description: 'Its texts and layout.' })
  readonly card: Card

  constructor(card: Card) {
    super()
    this.card = card
    Object.assign(this, Object.fromEntries(OF_VIDEO.map((name) => [name, card[name]])), {
      title: card.name,
      status: VideoStatus.ACCEPTED,
      hasSound: false,
      finishedAt: card.createdAt,
    })
  }

  @Field(() => Motion, {
    nullable: true,
    description: 'The frames of a credit roll; null for a still card.',
  })
  get motion(): Motion | null {
    return this.card.design === 'CREDIT_ROLL' ? { startFrame: 0, endFrame: this.card.frames } : null
  }

  whyUnfinished(): string {
    return ''
  }

  fileKeys() {
    return this.card.fileKeys()
  }
}

/** Cards outside the Trash, as videos. */
export const cardVideosById: BatchRead<CardVideo> = async (em, ids) =>
  new Map([...(await cardsById(em, ids))].map(([id, card]) => [id, new CardVideo(card)]))

import { Entity, PrimaryKey, Property } from '@mikro-orm/core'

/**
 * One row, which every worker keeps moving: since when the queue could be read without a break. A worker that
 * has just started learns from it what it has not seen itself.
 */
@Entity({ tableName: 'queue_watch' })
export class QueueWatch {
  @PrimaryKey({ type: 'smallint', autoincrement: false })
  id!: number

  @Property({ type: 'timestamptz' })
  readableSince!: Date

  @Property({ type: 'timestamptz' })
  seenAt!: Date
}

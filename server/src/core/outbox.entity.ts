import { Entity, PrimaryKey, Property } from '@mikro-orm/core'

/**
 * Facts of a committed transaction that are not published yet. The table is unlogged: a crash of Postgres
 * empties it, and breaks every connection that would hear of it, which is a gap.
 */
@Entity({ tableName: 'outbox' })
export class OutboxEntry {
  @PrimaryKey({ type: 'bigint', generated: 'by default as identity' })
  id!: string

  /** As JSON, separated by commas. */
  @Property({ type: 'text' })
  facts!: string
}

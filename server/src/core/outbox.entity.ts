import { Entity, PrimaryKey, Property } from '@mikro-orm/core'

/**
 * A fact of a committed transaction that is not published yet. The table is unlogged: a crash of Postgres
 * empties it, and breaks every connection that would hear of it, which is a gap.
 */
@Entity({ tableName: 'outbox' })
export class OutboxEntry {
  @PrimaryKey({ type: 'bigint', generated: 'by default as identity' })
  id!: string

  /** As JSON. */
  @Property({ type: 'text' })
  fact!: string

  /** Which transaction announced it. */
  @Property({ type: 'xid8', columnType: 'xid8', defaultRaw: 'pg_current_xact_id()' })
  transaction!: string
}

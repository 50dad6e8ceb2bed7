import { Entity, Index, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'

/** An optional task, such as warming a cache: without it everything works, only more slowly. Deleted when done. */
@Entity({ tableName: 'background_task' })
export class BackgroundTask {
  [PrimaryKeyProp]?: ['queue', 'key']

  @PrimaryKey({ type: 'text' })
  queue!: string

  /** At most one task of a key runs at a time. */
  @PrimaryKey({ type: 'text' })
  key!: string

  @Property({ type: 'jsonb' })
  data!: object

  /** Null for tasks from before this was recorded. */
  @Property({ type: 'uuid', nullable: true })
  authorId?: string | null

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  @Index()
  createdAt: Date & Opt = new Date()

  /** How often it was attempted. */
  @Property({ type: 'integer', default: 0 })
  attempts: number & Opt = 0

  /** It is not started before this time; the worker that runs it keeps moving this forward. */
  @Property({ type: 'timestamptz', nullable: true })
  notBefore?: Date | null

  /** The W3C `traceparent` of the request that added it, while traces are recorded. */
  @Property({ type: 'text', nullable: true })
  traceParent?: string | null
}

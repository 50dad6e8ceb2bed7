import { Entity, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'

/** A part of one or more jobs that any worker can run, including the job’s own. Deleted when done. */
@Entity({ tableName: 'shared_task' })
export class SharedTask {
  [PrimaryKeyProp]?: 'key'

  /** A hash of its inputs: jobs with the same part share one task. */
  @PrimaryKey({ type: 'text' })
  key!: string

  /** Selects the function that runs it; empty if only the process that claimed it can run it. */
  @Property({ type: 'text' })
  kind!: string

  /** Only workers with the same toolkit produce the same bytes. */
  @Property({ type: 'text' })
  toolkit!: string

  @Property({ type: 'jsonb' })
  data!: object

  /** The jobs that need it. Without an open job it is not started, and removed. */
  @Property({ type: 'text[]', default: [] })
  wantedBy: string[] & Opt = []

  /** The author of the first of these jobs. */
  @Property({ type: 'uuid', nullable: true })
  authorId?: string | null

  /** Its position among the tasks of its job. */
  @Property({ type: 'integer', default: 0 })
  place: number & Opt = 0

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()

  /** The number of starts by other workers than the job’s own. */
  @Property({ type: 'integer', default: 0 })
  attempts: number & Opt = 0

  /** Its claim, until that is released or lapses. */
  @Property({ type: 'uuid', nullable: true })
  claimId?: string | null

  @Property({ type: 'timestamptz', nullable: true })
  claimedUntil?: Date | null

  /** The W3C `traceparent` of the first job that offered it, while traces are recorded. */
  @Property({ type: 'text', nullable: true })
  traceParent?: string | null
}

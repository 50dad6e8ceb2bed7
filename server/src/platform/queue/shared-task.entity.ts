import { Entity, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'

/**
 * A piece of jobs that any worker can make, such as a transition of a film. The worker of the job makes it
 * too: whoever claims it first. Gone once it is made.
 */
@Entity({ tableName: 'shared_task' })
export class SharedTask {
  [PrimaryKeyProp]?: 'key'

  /** A hash of all that goes into it: the same piece of two jobs is one. */
  @PrimaryKey({ type: 'text' })
  key!: string

  /** Which work makes it; an empty string where only the process that claimed it can. */
  @Property({ type: 'text' })
  kind!: string

  /** What a worker must have to make the same bytes. */
  @Property({ type: 'text' })
  toolkit!: string

  @Property({ type: 'jsonb' })
  data!: object

  /** The jobs that wait for it. Without an open one it is not begun, and removed. */
  @Property({ type: 'text[]', default: [] })
  wantedBy: string[] & Opt = []

  /** Who asked for the first of these jobs. */
  @Property({ type: 'uuid', nullable: true })
  authorId?: string | null

  /** Its place among the pieces of its job. */
  @Property({ type: 'integer', default: 0 })
  place: number & Opt = 0

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()

  /** How often another worker than the job’s own began it. */
  @Property({ type: 'integer', default: 0 })
  attempts: number & Opt = 0

  /** The claim that holds it, until it is given back or lapses. */
  @Property({ type: 'uuid', nullable: true })
  claimId?: string | null

  @Property({ type: 'timestamptz', nullable: true })
  claimedUntil?: Date | null

  /** What offered it first, as a W3C `traceparent`, while traces are recorded. */
  @Property({ type: 'text', nullable: true })
  traceParent?: string | null
}

import { Entity, Index, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'

/**
 * Work in the background that nobody waits for; without it everything still works, only later. Gone once it
 * is done.
 */
@Entity({ tableName: 'background_task' })
export class BackgroundTask {
  [PrimaryKeyProp]?: ['queue', 'key']

  @PrimaryKey({ type: 'text' })
  queue!: string

  /** Of the same key at most one is done at a time. */
  @PrimaryKey({ type: 'text' })
  key!: string

  @Property({ type: 'jsonb' })
  data!: object

  /** Whose doing made it wanted; null for what was there before this was known. */
  @Property({ type: 'uuid', nullable: true })
  authorId?: string | null

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  @Index()
  createdAt: Date & Opt = new Date()

  /** How often it was taken up. */
  @Property({ type: 'integer', default: 0 })
  attempts: number & Opt = 0

  /** It is not taken up before: while a worker is at it, that worker keeps moving this. */
  @Property({ type: 'timestamptz', nullable: true })
  notBefore?: Date | null
}

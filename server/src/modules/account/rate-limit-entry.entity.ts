import { Entity, PrimaryKey, Property } from '@mikro-orm/core'

/** Points used of a rate limit; written by the limiter alone (see `rate-limiter.ts`). */
@Entity({ tableName: 'limited_try' })
export class RateLimitEntry {
  @PrimaryKey({ type: 'string', length: 255 })
  key!: string

  @Property({ type: 'integer', default: 0 })
  points!: number

  /** Milliseconds since 1970. */
  @Property({ type: 'bigint', nullable: true })
  expire!: string | null
}

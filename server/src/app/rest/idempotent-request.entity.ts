import { Entity, Index, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'

/** A request that carried an `Idempotency-Key`, and its response. */
@Entity({ tableName: 'idempotent_request' })
@Index({
  name: 'idempotent_request_oldest',
  expression: 'create index idempotent_request_oldest on idempotent_request (created_at)',
})
export class IdempotentRequest {
  [PrimaryKeyProp]?: ['scope', 'keyHash']

  /** The caller: the id of a person, the ids of a person and their API token, or an address. */
  @PrimaryKey({ type: 'text' })
  scope!: string

  @PrimaryKey({ type: 'text' })
  keyHash!: string

  @Property({ type: 'text' })
  requestHash!: string

  /** The attempt that may execute it: what an earlier attempt commits too late is rolled back. */
  @Property({ type: 'uuid' })
  attempt!: string

  /**
   * Whether anything of it was committed; written in the same transaction. Until then another attempt may
   * execute it.
   */
  @Property({ type: 'boolean', default: false })
  isDone: boolean & Opt = false

  /**
   * The process that works on it keeps moving this forward; once it has passed without a response, that
   * process is gone.
   */
  @Property({ type: 'timestamptz' })
  aliveUntil!: Date

  /** Encrypted with the key that came with the request, which is not stored. */
  @Property({ type: 'blob', nullable: true })
  answer?: Buffer | null

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

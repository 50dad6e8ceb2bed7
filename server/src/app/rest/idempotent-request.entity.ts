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

  /** The attempt that may execute it: late commits of earlier attempts are rolled back. */
  @Property({ type: 'uuid' })
  attempt!: string

  /**
   * Whether anything of it was committed; written in the same transaction. Until then another attempt may execute it.
   */
  @Property({ type: 'boolean', default: false })
  isDone: boolean & Opt = false

  /**
   * Extended by the process that executes it. If it has passed without a response, that process has crashed.
   */
  @Property({ type: 'timestamptz' })
  aliveUntil!: Date

  /** Encrypted with the caller's key, which is not stored. */
  @Property({ type: 'blob', nullable: true })
  answer?: Buffer | null

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

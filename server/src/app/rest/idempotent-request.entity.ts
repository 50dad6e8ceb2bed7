import { Entity, Index, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'

/** A request that carried an `Idempotency-Key`, and what it was answered. */
@Entity({ tableName: 'idempotent_request' })
@Index({
  name: 'idempotent_request_oldest',
  expression: 'create index idempotent_request_oldest on idempotent_request (created_at)',
})
export class IdempotentRequest {
  [PrimaryKeyProp]?: ['scope', 'keyHash']

  /** Who sent it: the id of a person, the ids of a person and their API token, or an address. */
  @PrimaryKey({ type: 'text' })
  scope!: string

  @PrimaryKey({ type: 'text' })
  keyHash!: string

  @Property({ type: 'text' })
  requestHash!: string

  /** Whose turn it is to carry it out: what an earlier one does too late is undone. */
  @Property({ type: 'uuid' })
  attempt!: string

  /**
   * Whether anything of it was committed, written together with it. Until then it may be carried out by
   * another attempt.
   */
  @Property({ type: 'boolean', default: false })
  isDone: boolean & Opt = false

  /** Whoever works on it keeps moving this; once it has passed without an answer, that process is gone. */
  @Property({ type: 'timestamptz' })
  aliveUntil!: Date

  /** Sealed with the key that came with the request, which is not kept. */
  @Property({ type: 'blob', nullable: true })
  answer?: Buffer | null

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

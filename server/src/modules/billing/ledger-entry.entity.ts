import { BigIntType, Entity, Enum, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core'

export enum EntryKind {
  /** On order: the estimate. */
  RESERVE = 'reserve',
  /** When the result arrives: the cost. */
  SETTLE = 'settle',
  /** When it ends without a charge. */
  RELEASE = 'release',
  /** After settling at an estimate: the difference to the provider’s bill. */
  CORRECT = 'correct',
}

export enum Basis {
  /** The price table, or the provider’s current prices. */
  PRICE = 'price',
  /** The provider’s bill: units at its price, or an amount. */
  BILL = 'bill',
  /** The provider never reported the outcome, so the request counts as billed. */
  ASSUMED = 'assumed',
}

/**
 * A line of the ledger. Lines are only added, which the database enforces; the sums of the columns are the reserved and spent
 * amounts, in millionths of a US dollar.
 */
@Entity({ tableName: 'ledger_entry' })
@Index({
  name: 'ledger_entry_closed_once',
  expression: `create unique index ledger_entry_closed_once on ledger_entry (reservation_id) where kind in ('settle', 'release')`,
})
@Index({
  name: 'ledger_entry_corrected_once',
  expression: `create unique index ledger_entry_corrected_once on ledger_entry (reservation_id) where kind = 'correct'`,
})
@Index({
  name: 'ledger_entry_of_job',
  expression: `create index ledger_entry_of_job on ledger_entry (job_id, created_at desc) where kind = 'reserve'`,
})
@Index({
  name: 'ledger_entry_by_time',
  expression: 'create index ledger_entry_by_time on ledger_entry (ordered_at) include (reserved, spent)',
})
@Index({
  name: 'ledger_entry_as_written',
  expression: 'create index ledger_entry_as_written on ledger_entry (created_at, id)',
})
@Index({
  name: 'ledger_entry_of_project',
  expression:
    'create index ledger_entry_of_project on ledger_entry (project_id, ordered_at) include (reserved, spent)',
})
@Index({
  name: 'ledger_entry_of_person',
  expression:
    'create index ledger_entry_of_person on ledger_entry (person_id, ordered_at) include (reserved, spent)',
})
export class LedgerEntry {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Enum({ items: () => EntryKind, type: 'text' })
  kind!: EntryKind

  /** The reservation that this line closes or corrects; its own id for a reservation. */
  @Property({ type: 'uuid' })
  reservationId!: string

  @Property({ type: 'uuid' })
  jobId!: string
  @Property({ type: 'uuid', nullable: true })
  videoId?: string | null
  @Property({ type: 'uuid', nullable: true })
  projectId?: string | null
  @Property({ type: 'uuid' })
  personId!: string
  @Property({ type: 'text' })
  model!: string

  /** Added to the reserved amount; negative when it closes a reservation. */
  @Property({ type: new BigIntType('number') })
  reserved!: number
  /** Added to the spent amount; a correction may be negative. */
  @Property({ type: new BigIntType('number') })
  spent!: number
  /** False if the price is unknown; the amount is 0 then. */
  @Property({ type: 'boolean' })
  isKnown!: boolean
  @Enum({ items: () => Basis, type: 'text' })
  basis!: Basis
  /** The units that the provider billed. */
  @Property({ type: 'decimal', precision: 20, scale: 6, nullable: true })
  units?: string | null
  /** The provider’s request id, if known. */
  @Property({ type: 'text', nullable: true })
  requestId?: string | null

  /** When the reservation was made; decides the month of the amount. */
  @Property({ type: 'timestamptz' })
  orderedAt!: Date
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

/** A reservation whose job ended without a result, until the provider reports whether it billed the request. */
@Entity({ tableName: 'pending_bill' })
export class PendingBill {
  @PrimaryKey({ type: 'uuid' })
  reservationId!: string

  @Property({ type: 'uuid' })
  @Index()
  jobId!: string

  /** Null if it is unknown whether the request arrived. */
  @Property({ type: 'text', nullable: true })
  requestId?: string | null
  @Property({ type: 'text', nullable: true })
  requestModel?: string | null

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  since: Date & Opt = new Date()
}

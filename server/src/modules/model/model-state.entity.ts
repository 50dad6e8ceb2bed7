import { BigIntType, Entity, PrimaryKey, Property } from '@mikro-orm/core'

/** What the provider told last of a model. */
@Entity({ tableName: 'model_state' })
export class ModelState {
  /** Its endpoint. */
  @PrimaryKey({ type: 'text' })
  model!: string

  /** Null while the provider has it. */
  @Property({ type: 'timestamptz', nullable: true })
  retiredAt?: Date | null

  /** What of our orders it no longer takes: a field and why; null where all fits. */
  @Property({ type: 'text', nullable: true })
  fault?: string | null

  /** Of its price, in the provider’s word; null where it told none. */
  @Property({ type: 'text', nullable: true })
  unit?: string | null
  /** Of one unit, in millionths of a US dollar. */
  @Property({ type: new BigIntType('number'), nullable: true })
  micros?: number | null
  @Property({ type: 'timestamptz', nullable: true })
  toldAt?: Date | null

  /** Null where it was not asked about it yet. */
  @Property({ type: 'timestamptz', nullable: true })
  checkedAt?: Date | null

  /** When admins were told that a bill differs much from its estimate. */
  @Property({ type: 'timestamptz', nullable: true })
  billToldAt?: Date | null
  /** When the provider’s billing was read last for its requests. */
  @Property({ type: 'timestamptz', nullable: true })
  billsReadAt?: Date | null
}

import { BigIntType, Entity, PrimaryKey, Property } from '@mikro-orm/core'

/** The latest data of the provider about a model. */
@Entity({ tableName: 'model_state' })
export class ModelState {
  /** The endpoint. */
  @PrimaryKey({ type: 'text' })
  model!: string

  /** Null while the provider offers it. */
  @Property({ type: 'timestamptz', nullable: true })
  retiredAt?: Date | null

  /** An input of our requests that it no longer accepts, and why; null if none. */
  @Property({ type: 'text', nullable: true })
  fault?: string | null

  /** Unit of its price, as named by the provider; null if unknown. */
  @Property({ type: 'text', nullable: true })
  unit?: string | null
  /** Price per unit in millionths of a US dollar. */
  @Property({ type: new BigIntType('number'), nullable: true })
  micros?: number | null
  @Property({ type: 'timestamptz', nullable: true })
  toldAt?: Date | null

  /** Null until the first check. */
  @Property({ type: 'timestamptz', nullable: true })
  checkedAt?: Date | null

  /** When admins were notified that a bill differs greatly from its estimate. */
  @Property({ type: 'timestamptz', nullable: true })
  billToldAt?: Date | null
  /** When the provider’s billing was last read for its requests. */
  @Property({ type: 'timestamptz', nullable: true })
  billsReadAt?: Date | null
}

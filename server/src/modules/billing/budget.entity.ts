import { BigIntType, Entity, Enum, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { registerEnumType } from 'type-graphql'

export enum BudgetScope {
  TEAM = 'team',
  PROJECT = 'project',
  PERSON = 'person',
}
registerEnumType(BudgetScope, { name: 'BudgetScope', description: 'Whose orders a budget limits.' })

export enum BudgetPeriod {
  MONTH = 'month',
  ALWAYS = 'always',
}
registerEnumType(BudgetPeriod, {
  name: 'BudgetPeriod',
  description: 'Whether a budget restarts each month (UTC) or never.',
})

/** A spending limit. */
@Entity({ tableName: 'budget' })
@Index({
  name: 'budget_unique',
  expression: `create unique index budget_unique on budget (scope, coalesce(subject_id, '00000000-0000-0000-0000-000000000000'::uuid), period)`,
})
export class Budget {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Enum({ items: () => BudgetScope, type: 'text' })
  scope!: BudgetScope

  /** The project or the person; null for the team. */
  @Property({ type: 'uuid', nullable: true })
  subjectId?: string | null

  @Enum({ items: () => BudgetPeriod, type: 'text' })
  period!: BudgetPeriod

  /** Millionths of a US dollar. */
  @Property({ type: new BigIntType('number') })
  amount!: number

  /** Blocks orders that would exceed it; a soft budget only notifies. */
  @Property({ type: 'boolean' })
  isHard!: boolean

  /** Whether a hard budget allows orders with an unknown price. */
  @Property({ type: 'boolean', default: false })
  allowsUnknown: boolean & Opt = false

  /** The last period in which users were notified that it is nearly used up. */
  @Property({ type: 'text', nullable: true })
  toldIn?: string | null

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

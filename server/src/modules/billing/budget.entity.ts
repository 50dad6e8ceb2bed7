import { BigIntType, Entity, Enum, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { registerEnumType } from 'type-graphql'

export enum BudgetScope {
  TEAM = 'team',
  PROJECT = 'project',
  PERSON = 'person',
}
registerEnumType(BudgetScope, { name: 'BudgetScope', description: 'Whose orders a budget is for.' })

export enum BudgetPeriod {
  MONTH = 'month',
  ALWAYS = 'always',
}
registerEnumType(BudgetPeriod, {
  name: 'BudgetPeriod',
  description: 'Whether a budget begins anew each month (UTC), or is for all time.',
})

/** How much may be spent. */
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

  /** Refuses what would exceed it; the others only tell. */
  @Property({ type: 'boolean' })
  isHard!: boolean

  /** Whether a hard one lets orders pass whose price is not known. */
  @Property({ type: 'boolean', default: false })
  allowsUnknown: boolean & Opt = false

  /** The period in which people were told that it is nearly used up. */
  @Property({ type: 'text', nullable: true })
  toldIn?: string | null

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { Day, Decimal } from '#platform/api/scalars'
import { BudgetPeriod, BudgetScope } from './budget.entity.js'
import { SpendingBy } from './billing.service.js'

registerEnumType(SpendingBy, { name: 'SpendingBy', description: 'How spending is grouped.' })

/** Options of the field and argument that accepts an unknown price. */
export const UNKNOWN_PRICE = {
  nullable: true,
  description: 'Allow an unknown price; otherwise such an order is refused, unless it is free.',
}

@ObjectType('Estimate', { description: 'The estimated cost of an order.' })
export class EstimateType {
  @Field(() => Decimal, { nullable: true, description: 'US dollars; null if the price is unknown.' })
  usd!: string | null
  @Field(() => Boolean, { description: 'Whether the local engine makes it, at no cost.' })
  isFree!: boolean
}

@InputType({ description: 'An order to estimate; omitted fields have the defaults of a prompt.' })
export class EstimateInput {
  // no defaults: compiled queries do not apply defaults of input fields
  @Field(() => Boolean, { nullable: true, description: 'An image instead of a video.' })
  picture!: boolean | null
  @Field(() => String, { nullable: true, description: 'Null: chosen as for a prompt.' })
  model!: string | null
  @Field(() => Int, { nullable: true, description: 'The number of reference images; none by default.' })
  references!: number | null
  @Field(() => Int, { nullable: true, description: 'Seconds.' })
  duration!: number | null
  @Field(() => Int, {
    nullable: true,
    description: 'Whole seconds of the clip that is extended or edited; some models charge by it.',
  })
  clipSeconds!: number | null
  @Field(() => String, { nullable: true, description: '`720p` or `1080p`.' })
  resolution!: string | null
  @Field(() => Boolean, { nullable: true, description: 'Whether it has sound.' })
  sound!: boolean | null
  @Field(() => Int, { nullable: true, description: 'The number of variations, 1 to 4; 1 by default.' })
  variations!: number | null
}

@ObjectType('ListedPrice', { description: 'The price of one unit of a model.' })
export class ListedPriceType {
  @Field(() => String, { description: 'The model.' })
  model!: string
  @Field(() => String, {
    description: 'The unit: a second, a clip, an image, or the provider’s own name for it.',
  })
  unit!: string
  @Field(() => Decimal, { description: 'US dollars for one unit.' })
  usd!: string
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the price is for videos with sound; null: with or without.',
  })
  sound!: boolean | null
  @Field(() => String, {
    nullable: true,
    description: 'The resolution that the price is for; null: all others.',
  })
  resolution!: string | null
  @Field(() => Day, { description: 'The day on which it was read.' })
  date!: string
  @Field(() => String, { description: 'Its source.' })
  source!: string
}

@ObjectType('SpendingLine', { description: 'A sum of orders.' })
export class SpendingLineType {
  @Field(() => String, {
    description: 'The id of the project or member, the model, or the month or day; empty without a project.',
  })
  key!: string
  @Field(() => String, { description: 'Its name.' })
  label!: string
  @Field(() => Decimal, { description: 'US dollars spent.' })
  spentUsd!: string
  @Field(() => Decimal, { description: 'US dollars reserved for orders in progress.' })
  reservedUsd!: string
  @Field(() => Int, { description: 'The number of orders.' })
  orders!: number
  @Field(() => Int, { description: 'Orders with an unknown price, which the amounts leave out.' })
  unknown!: number
  @Field(() => Float, { description: 'Seconds of the accepted videos among them.' })
  acceptedSeconds!: number
  @Field(() => Decimal, {
    nullable: true,
    description: 'US dollars for an accepted second; null if none was accepted.',
  })
  usdPerAcceptedSecond!: string | null
}

@ObjectType('Budget', { description: 'A spending limit.' })
export class BudgetType {
  @Field(() => ID, { description: 'Opaque and stable.' })
  id!: string
  @Field(() => BudgetScope, { description: 'Whose orders it limits.' })
  scope!: BudgetScope
  @Field(() => ID, { nullable: true, description: 'The project or the member; null for the team.' })
  subjectId!: string | null
  @Field(() => String, { nullable: true, description: 'Its name.' })
  subjectName!: string | null
  @Field(() => BudgetPeriod, { description: 'Whether it restarts each month.' })
  period!: BudgetPeriod
  @Field(() => Decimal, { description: 'The limit in US dollars.' })
  limitUsd!: string
  @Field(() => Decimal, { description: 'US dollars spent and reserved in its period.' })
  usedUsd!: string
  @Field(() => Decimal, { description: 'The remaining US dollars.' })
  leftUsd!: string
  @Field(() => Boolean, { description: 'Whether it blocks orders that would exceed it.' })
  isHard!: boolean
  @Field(() => Boolean, { description: 'Whether a hard budget allows orders with an unknown price.' })
  allowsUnknown!: boolean
}

@InputType({ description: 'The budget of a subject and period. Replaces an existing one.' })
export class UpdateBudgetInput {
  @Field(() => BudgetScope, { description: 'Whose orders it limits.' })
  scope!: BudgetScope
  @Field(() => ID, { nullable: true, description: 'The project or the member; null for the team.' })
  subjectId!: string | null
  @Field(() => BudgetPeriod, { description: 'Whether it restarts each month.' })
  period!: BudgetPeriod
  @Field(() => Decimal, { description: 'US dollars.' })
  limitUsd!: string
  @Field(() => Boolean, { defaultValue: true, description: 'Block orders over budget.' })
  isHard!: boolean
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Allow orders with unknown prices, even if `isHard` is set.',
  })
  allowsUnknown!: boolean
}

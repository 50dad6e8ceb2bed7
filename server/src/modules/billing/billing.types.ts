import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { BudgetPeriod, BudgetScope } from './budget.entity.js'
import { SpendingBy } from './billing.service.js'

registerEnumType(SpendingBy, { name: 'SpendingBy', description: 'What spending is summed by.' })

/** Format of amounts in every API. */
const USD = 'US dollars, as a decimal number of at most six decimals, such as `3.2`'

/** Options of the field and argument that accepts an unknown price. */
export const UNKNOWN_PRICE = {
  nullable: true,
  description:
    'Whether to order it although its price is not known; without it such an order is refused, unless it costs nothing.',
}

@ObjectType('Estimate', { description: 'What an order will probably cost.' })
export class EstimateType {
  @Field(() => String, { nullable: true, description: `${USD}; null where the price is not known.` })
  usd!: string | null
  @Field(() => Boolean, { description: 'Whether it is made on this machine, at no cost.' })
  isFree!: boolean
}

@InputType({ description: 'An order whose price is asked for; what is left out is as in a prompt.' })
export class EstimateInput {
  // no defaults: compiled queries do not fill in those of an input
  @Field(() => Boolean, { nullable: true, description: 'A picture instead of a video.' })
  picture!: boolean | null
  @Field(() => String, { nullable: true, description: 'Null: chosen as for a prompt.' })
  model!: string | null
  @Field(() => Int, { nullable: true, description: 'How many reference images it has; none by default.' })
  references!: number | null
  @Field(() => Int, { nullable: true, description: 'Seconds.' })
  duration!: number | null
  @Field(() => Int, {
    nullable: true,
    description: 'Whole seconds of the clip that is extended or made anew; some models are paid by it.',
  })
  clipSeconds!: number | null
  @Field(() => String, { nullable: true, description: '`720p` or `1080p`.' })
  resolution!: string | null
  @Field(() => Boolean, { nullable: true, description: 'Whether it has sound.' })
  sound!: boolean | null
  @Field(() => Int, { nullable: true, description: 'How many of the same at once, 1 to 4; 1 by default.' })
  variations!: number | null
}

@ObjectType('ListedPrice', { description: 'What one unit of a model costs.' })
export class ListedPriceType {
  @Field(() => String, { description: 'The model.' })
  model!: string
  @Field(() => String, {
    description: 'What is counted: a second, a clip, a picture, or as the provider calls it.',
  })
  unit!: string
  @Field(() => String, { description: `${USD}, for one unit.` })
  usd!: string
  @Field(() => Boolean, { nullable: true, description: 'The price with sound, or without; null: both.' })
  sound!: boolean | null
  @Field(() => String, { nullable: true, description: 'The price at this resolution; null: at any other.' })
  resolution!: string | null
  @Field(() => String, { description: 'The day on which it was read.' })
  date!: string
  @Field(() => String, { description: 'Where it was read.' })
  source!: string
}

@ObjectType('SpendingLine', { description: 'A sum of what was ordered.' })
export class SpendingLineType {
  @Field(() => String, {
    description: 'The id of the project or member, the model, or the month or day; empty for no project.',
  })
  key!: string
  @Field(() => String, { description: 'Its name.' })
  label!: string
  @Field(() => String, { description: `What was spent: ${USD}.` })
  spentUsd!: string
  @Field(() => String, { description: `What is reserved for work in progress: ${USD}.` })
  reservedUsd!: string
  @Field(() => Int, { description: 'How many orders.' })
  orders!: number
  @Field(() => Int, { description: 'Orders whose price is not known; the amounts lack them.' })
  unknown!: number
  @Field(() => Float, { description: 'Seconds of the accepted videos among them.' })
  acceptedSeconds!: number
  @Field(() => String, {
    nullable: true,
    description: `What an accepted second cost: ${USD}; null if none was accepted.`,
  })
  usdPerAcceptedSecond!: string | null
}

@ObjectType('Budget', { description: 'How much may be spent.' })
export class BudgetType {
  @Field(() => ID, { description: 'Opaque and stable.' })
  id!: string
  @Field(() => BudgetScope, { description: 'Whose orders it is for.' })
  scope!: BudgetScope
  @Field(() => ID, { nullable: true, description: 'The project or the member; null for the team.' })
  subjectId!: string | null
  @Field(() => String, { nullable: true, description: 'Its name.' })
  subjectName!: string | null
  @Field(() => BudgetPeriod, { description: 'Whether it begins anew each month.' })
  period!: BudgetPeriod
  @Field(() => String, { description: USD })
  limitUsd!: string
  @Field(() => String, { description: `What is spent and reserved in its period: ${USD}.` })
  usedUsd!: string
  @Field(() => String, { description: `What is left: ${USD}.` })
  leftUsd!: string
  @Field(() => Boolean, { description: 'Whether it refuses what would exceed it.' })
  isHard!: boolean
  @Field(() => Boolean, { description: 'Whether a hard one lets orders pass whose price is not known.' })
  allowsUnknown!: boolean
}

@InputType({ description: 'The budget of a subject and a period; one that there is is replaced.' })
export class SetBudgetInput {
  @Field(() => BudgetScope, { description: 'Whose orders it is for.' })
  scope!: BudgetScope
  @Field(() => ID, { nullable: true, description: 'The project or the member; null for the team.' })
  subjectId!: string | null
  @Field(() => BudgetPeriod, { description: 'Whether it begins anew each month.' })
  period!: BudgetPeriod
  @Field(() => String, { description: USD })
  limitUsd!: string
  @Field(() => Boolean, { defaultValue: true, description: 'Block orders over budget.' })
  isHard!: boolean
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Allow orders with unknown prices, even if `isHard` is set.',
  })
  allowsUnknown!: boolean
}

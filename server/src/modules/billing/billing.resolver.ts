import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import type { VideoModels } from '../model/model.service.js'
import type { Budgets } from './budgets.js'
import { pricedOrderOf } from './estimate.js'
import type { Prices } from './prices.js'
import { budgetView, estimateView, lineView, priceView } from './billing-views.js'
import { type Spending, SpendingBy } from './billing.service.js'
import {
  BudgetType,
  EstimateInput,
  EstimateType,
  ListedPriceType,
  SetBudgetInput,
  SpendingLineType,
} from './billing.types.js'

@Resolver()
export class BillingResolver {
  constructor(
    private readonly all: Spending,
    private readonly deps: { prices: Prices; budgets: Budgets; models: Pick<VideoModels, 'offers'> },
  ) {}

  @Query(() => EstimateType, { description: 'What an order will probably cost.' })
  async estimate(
    @Arg('input', () => EstimateInput, { description: 'The order.' }) input: EstimateInput,
    @Ctx() context: Context,
  ): Promise<EstimateType> {
    signedIn(context)
    const { prices, models } = this.deps
    return estimateView(await prices.estimate(pricedOrderOf(input, await models.offers())))
  }

  @Query(() => [ListedPriceType], {
    description: 'The price table, and after it what the provider told since.',
  })
  async prices(
    @Arg('toldOnly', () => Boolean, {
      defaultValue: false,
      description: 'Leave the price table out.',
    })
    toldOnly: boolean,
    @Ctx() context: Context,
  ): Promise<ListedPriceType[]> {
    signedIn(context)
    const { prices } = this.deps
    return (toldOnly ? await prices.told() : await prices.list()).map(priceView)
  }

  @Query(() => [SpendingLineType], {
    description:
      'What was spent, the most first, or the newest where it is by month or day; at most 500. Admins see everything, others their own and that of projects that they see.',
  })
  async spending(
    @Arg('by', () => SpendingBy, { description: 'What it is summed by.' }) by: SpendingBy,
    @Arg('from', () => String, {
      nullable: true,
      description: 'The first day, such as `2026-11-01`, in UTC.',
    })
    from: string | null,
    @Arg('to', () => String, { nullable: true, description: 'The last day.' }) to: string | null,
    @Arg('projectId', () => ID, { nullable: true, description: 'Of one project alone.' })
    projectId: string | null,
    @Ctx() context: Context,
  ): Promise<SpendingLineType[]> {
    return (await this.all.lines(signedIn(context), by, { from, to, projectId })).map(lineView)
  }

  @Query(() => [BudgetType], {
    description: 'The budgets of the team, of the viewer and of projects that they see; for admins all.',
  })
  async budgets(@Ctx() context: Context): Promise<BudgetType[]> {
    return (await this.deps.budgets.list(signedIn(context))).map(budgetView)
  }

  @Mutation(() => BudgetType, { description: 'Sets a budget. For admins.' })
  async setBudget(
    @Arg('input', () => SetBudgetInput, { description: 'The budget.' }) input: SetBudgetInput,
    @Ctx() context: Context,
  ): Promise<BudgetType> {
    return budgetView(await this.deps.budgets.set(signedIn(context), input))
  }

  @Mutation(() => ID, { description: 'Removes a budget. For admins. Returns its id.' })
  removeBudget(
    @Arg('id', () => ID, { description: 'Which budget.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return this.deps.budgets.remove(signedIn(context), id)
  }
}

import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { Day } from '#platform/api/scalars'
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
  UpdateBudgetInput,
  SpendingLineType,
} from './billing.types.js'

@Resolver()
export class BillingResolver {
  constructor(
    private readonly all: Spending,
    private readonly deps: { prices: Prices; budgets: Budgets; models: Pick<VideoModels, 'offers'> },
  ) {}

  @Query(() => EstimateType, { description: 'The estimated cost of an order.' })
  async estimate(
    @Arg('input', () => EstimateInput, { description: 'The order.' }) input: EstimateInput,
    @Ctx() context: Context,
  ): Promise<EstimateType> {
    signedIn(context)
    const { prices, models } = this.deps
    return estimateView(await prices.estimate(pricedOrderOf(input, await models.offers())))
  }

  @Query(() => [ListedPriceType], {
    description: 'The price table, then current prices from the provider.',
  })
  async prices(
    @Arg('toldOnly', () => Boolean, {
      defaultValue: false,
      description: 'Leave out the price table.',
    })
    toldOnly: boolean,
    @Ctx() context: Context,
  ): Promise<ListedPriceType[]> {
    signedIn(context)
    const { prices } = this.deps
    return (toldOnly ? await prices.providerPrices() : await prices.list()).map(priceView)
  }

  @Query(() => [SpendingLineType], {
    description:
      'Sums of spending: by month or day the newest first, else the largest first; at most 500. Admins see everything; others see their own spending and that of projects they see.',
  })
  async spending(
    @Arg('by', () => SpendingBy, { description: 'How to group the sums.' }) by: SpendingBy,
    @Arg('firstDay', () => Day, { nullable: true, description: 'The first day.' })
    firstDay: string | null,
    @Arg('lastDay', () => Day, { nullable: true, description: 'The last day.' }) lastDay: string | null,
    @Arg('projectId', () => ID, { nullable: true, description: 'Only this project.' })
    projectId: string | null,
    @Ctx() context: Context,
  ): Promise<SpendingLineType[]> {
    return (await this.all.lines(signedIn(context), by, { firstDay, lastDay, projectId })).map(lineView)
  }

  @Query(() => [BudgetType], {
    description: 'The budgets of the team, the viewer and the projects they see; all for admins.',
  })
  async budgets(@Ctx() context: Context): Promise<BudgetType[]> {
    return (await this.deps.budgets.list(signedIn(context))).map(budgetView)
  }

  @Authorized({ admin: true })
  @Mutation(() => BudgetType, { description: 'Sets a budget.' })
  async updateBudget(
    @Arg('input', () => UpdateBudgetInput, { description: 'The budget.' }) input: UpdateBudgetInput,
    @Ctx() context: Context,
  ): Promise<BudgetType> {
    return budgetView(await this.deps.budgets.set(signedIn(context), input))
  }

  @Authorized({ admin: true })
  @Mutation(() => ID, { description: 'Removes a budget. Returns its id.' })
  deleteBudget(
    @Arg('id', () => ID, { description: 'The budget.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return this.deps.budgets.remove(signedIn(context), id)
  }
}

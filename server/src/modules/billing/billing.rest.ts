import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { type Call, FileStream, call, field, idField, shape } from '#platform/api/rest'
import { BudgetPeriod, BudgetScope } from './budget.entity.js'
import type { VideoModels } from '../model/model.service.js'
import type { BudgetState, Budgets } from './budgets.js'
import { pricedOrderOf } from './estimate.js'
import type { Prices } from './prices.js'
import { csvHead } from '#schema/csv'
import { COLUMNS, csvOf } from './billing-csv.js'
import { budgetView, estimateView, lineView, priceView } from './billing-views.js'
import { type Spending, SpendingBy } from './billing.service.js'

const tag = 'Spending'
const usd = (description: string, example = '3.2') =>
  field(z.string(), `${description}: US dollars, as a decimal number of at most six decimals.`, example)

export const estimateShape = shape('Estimate', 'The estimated cost of an order.', {
  usd: usd('The amount, null if the price is unknown').nullable(),
  is_free: field(z.boolean(), 'Whether the local engine makes it, at no cost.', false),
})
const priceShape = shape('Price', 'The price of one unit of a model.', {
  model: field(z.string(), 'The model.', 'fal-ai/veo3.1'),
  unit: field(z.string(), 'The unit.', 'second'),
  usd: usd('Price of one unit', '0.4'),
  sound: field(z.boolean().nullable(), 'The price with sound, or without; null: both.', true),
  resolution: field(z.string().nullable(), 'The price at this resolution; null: at any other.', null),
  date: field(z.string(), 'The day on which it was read.', '2026-11-22'),
  source: field(z.string(), 'Its source.', 'https://fal.ai/models/fal-ai/veo3.1'),
})
const lineShape = shape('SpendingLine', 'A sum of orders.', {
  key: field(
    z.string(),
    'The id of the project or member, the model, or the month or day; empty without a project.',
    'fal-ai/veo3.1',
  ),
  label: field(z.string(), 'Its name.', 'fal-ai/veo3.1'),
  spent_usd: usd('Spent'),
  reserved_usd: usd('Reserved for orders in progress', '0'),
  orders: field(z.int(), 'The number of orders.', 1),
  unknown: field(z.int(), 'Orders with an unknown price, which the amounts leave out.', 0),
  accepted_seconds: field(z.number(), 'Seconds of the accepted videos among them.', 8),
  usd_per_accepted_second: usd('Cost of an accepted second, null if none was accepted', '0.4').nullable(),
})
const budgetShape = shape('Budget', 'A spending limit.', {
  budget_id: idField('Opaque and stable.', 'budget'),
  scope: field(z.enum(BudgetScope), 'Whose orders it limits.', 'team'),
  subject_id: field(z.string().nullable(), 'The project or the member; null for the team.', null),
  subject_name: field(z.string().nullable(), 'Its name.', null),
  period: field(z.enum(BudgetPeriod), 'Whether it restarts each month.', 'month'),
  limit_usd: usd('The limit', '250'),
  used_usd: usd('Spent and reserved in its period', '31.2'),
  left_usd: usd('Remaining', '218.8'),
  is_hard: field(z.boolean(), 'Whether it blocks orders that would exceed it.', true),
  allows_unknown: field(z.boolean(), 'Whether a hard budget allows orders with an unknown price.', false),
})

const budgetOf = (budget: BudgetState): z.output<typeof budgetShape> => {
  const { id, subjectId, subjectName, limitUsd, usedUsd, leftUsd, isHard, allowsUnknown, ...same } =
    budgetView(budget)
  return {
    budget_id: id,
    ...same,
    subject_id: subjectId,
    subject_name: subjectName,
    is_hard: isHard,
    allows_unknown: allowsUnknown,
    limit_usd: limitUsd,
    used_usd: usedUsd,
    left_usd: leftUsd,
  }
}

const day = (description: string, example: string) =>
  field(z.string().optional(), `${description}, in UTC.`, example)
const spanQuery = z.object({
  first_day: day('The first day', '2026-11-01'),
  last_day: day('The last day', '2026-11-30'),
  project_id: field(z.string().optional(), 'Only this project.', EXAMPLE_IDS.project),
})
const SPAN_NAMES = { firstDay: 'first_day', lastDay: 'last_day' }
const filterOf = ({
  first_day: firstDay,
  last_day: lastDay,
  project_id: projectId,
}: z.output<typeof spanQuery>) => ({
  firstDay,
  lastDay,
  projectId,
})
const number = (description: string, example: number) =>
  field(
    z
      .string()
      .regex(/^\d{1,6}$/, 'Please give a whole number')
      .transform(Number)
      .optional(),
    description,
    example,
  ).meta({ override: { type: 'integer', minimum: 0, pattern: undefined } })
/** A boolean query parameter. */
export const truth = (description: string) =>
  field(
    z
      .enum(['true', 'false'], 'Please say true or false')
      .transform((word) => word === 'true')
      .optional(),
    description,
    true,
  ).meta({ override: { type: 'boolean', enum: undefined } })

const VISIBLE = 'Admins see everything; others see their own spending and that of projects they see.'

/** Prices, spending and budgets over REST. */
export const billingCalls = (
  spending: Spending,
  { prices, budgets, models }: { prices: Prices; budgets: Budgets; models: Pick<VideoModels, 'offers'> },
): Call[] => [
  call({
    method: 'get',
    path: '/estimate',
    name: 'estimateCost',
    tag,
    summary: 'The estimated cost of an order',
    query: z.object({
      picture: truth('An image instead of a video.'),
      model_name: field(z.string().optional(), 'By default, chosen as for a prompt.', 'fal-ai/veo3.1'),
      references: number('The number of reference images.', 0),
      duration: number('Seconds.', 8),
      clip_seconds: number(
        'Whole seconds of the clip that is extended or edited; some models charge by it.',
        5,
      ),
      resolution: field(z.string().optional(), '`720p` or `1080p`.', '720p'),
      sound: truth('Whether it has sound.'),
      variations: number('The number of variations, 1 to 4.', 1),
    }),
    names: { model: 'model_name', clipSeconds: 'clip_seconds' },
    responses: [{ status: 200, description: 'The estimate.', shape: estimateShape }],
    run: async (_context, { query: { model_name: model, clip_seconds: clipSeconds, ...query } }) => {
      const order = pricedOrderOf({ ...query, model, clipSeconds }, await models.offers())
      const { usd: amount, isFree } = estimateView(await prices.estimate(order))
      return { usd: amount, is_free: isFree }
    },
  }),
  call({
    method: 'get',
    path: '/prices',
    name: 'listPrices',
    tag,
    summary: 'The price table, then current prices from the provider',
    responses: [{ status: 200, description: 'Prices.', shape: z.array(priceShape) }],
    run: async () => (await prices.list()).map(priceView),
  }),
  call({
    method: 'get',
    path: '/spending',
    name: 'listSpending',
    tag,
    summary: 'Sums of spending by project, member, model, month or day',
    description: `By month or day the newest first, else the largest first; at most 500. ${VISIBLE}`,
    query: spanQuery.extend({
      by: field(
        z
          .enum(SpendingBy, `by must be one of ${Object.values(SpendingBy).join(', ')}`)
          .default(SpendingBy.PROJECT),
        'How to group the sums.',
        'model',
      ),
    }),
    names: SPAN_NAMES,
    maxItems: 500,
    responses: [{ status: 200, description: 'Sums.', shape: z.array(lineShape) }],
    run: async ({ viewer }, { query: { by, ...query } }) =>
      (await spending.lines(viewer, by, filterOf(query))).map((sum) => {
        const { spentUsd, reservedUsd, acceptedSeconds, usdPerAcceptedSecond, ...same } = lineView(sum)
        return {
          ...same,
          spent_usd: spentUsd,
          reserved_usd: reservedUsd,
          accepted_seconds: acceptedSeconds,
          usd_per_accepted_second: usdPerAcceptedSecond,
        }
      }),
  }),
  call({
    method: 'get',
    path: '/spending.csv',
    name: 'exportSpending',
    tag,
    summary: 'All lines of the ledger as CSV, oldest first',
    description: `Amounts are US dollars. Text that a spreadsheet would read as a formula begins with an apostrophe. ${VISIBLE}`,
    query: spanQuery,
    names: SPAN_NAMES,
    responses: [
      {
        status: 200,
        description: 'The lines, below a header.',
        mediaTypes: ['text/csv'],
        shape: field(z.string(), 'The lines.'),
        example: csvHead(COLUMNS),
      },
    ],
    run: async ({ viewer }, { query }) =>
      new FileStream(
        'text/csv; charset=utf-8',
        'spending.csv',
        csvOf(spending.entries(viewer, filterOf(query))),
      ),
  }),
  call({
    method: 'get',
    path: '/budgets',
    name: 'listBudgets',
    tag,
    summary: 'Budgets with their remaining amounts',
    description: 'The budgets of the team, the caller and the projects they see; all for admins.',
    maxItems: 500,
    responses: [{ status: 200, description: 'Budgets.', shape: z.array(budgetShape) }],
    run: async ({ viewer }) => (await budgets.list(viewer)).map(budgetOf),
  }),
  call({
    method: 'put',
    path: '/budgets',
    name: 'updateBudget',
    tag,
    summary: 'Sets the budget of the team, a project or a member: admins',
    description: 'Replaces the budget of the same subject and period.',
    body: z.object({
      scope: field(z.enum(BudgetScope), 'Whose orders it limits.', 'team'),
      subject_id: field(z.string().nullish(), 'The project or the member; null for the team.', null),
      period: field(z.enum(BudgetPeriod), 'Whether it restarts each month.', 'month'),
      limit_usd: usd('The limit', '250'),
      is_hard: field(z.boolean().default(true), 'Block orders over budget.', true),
      allows_unknown: field(
        z.boolean().default(false),
        'Allow orders with unknown prices, even if `is_hard` is set.',
        false,
      ),
    }),
    names: {
      subjectId: 'subject_id',
      limitUsd: 'limit_usd',
      isHard: 'is_hard',
      allowsUnknown: 'allows_unknown',
    },
    responses: [{ status: 200, description: 'The budget.', shape: budgetShape }],
    errors: [404],
    run: async ({ viewer }, { body }) => {
      const {
        subject_id: subjectId,
        limit_usd: limitUsd,
        is_hard: isHard,
        allows_unknown,
        scope,
        period,
      } = body
      const input = { scope, period, subjectId, limitUsd, isHard, allowsUnknown: allows_unknown }
      return budgetOf(await budgets.set(viewer, input))
    },
  }),
  call({
    method: 'delete',
    path: '/budgets/{id}',
    name: 'deleteBudget',
    tag,
    summary: 'Removes a budget: admins',
    responses: [{ status: 204, description: 'The budget is removed.' }],
    errors: [404],
    run: async ({ viewer }, { params }) => void (await budgets.remove(viewer, params.id)),
  }),
]

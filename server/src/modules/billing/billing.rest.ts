import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { type Call, FileStream, call, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { BudgetPeriod, BudgetScope } from './budget.entity.js'
import type { VideoModels } from '../model/model.service.js'
import type { BudgetState, Budgets } from './budgets.js'
import { pricedOrderOf } from './estimate.js'
import type { Estimate, Prices } from './prices.js'
import { csvHead } from '#schema/csv'
import { COLUMNS, csvOf } from './billing-csv.js'
import { budgetView, estimateView, lineView, priceView } from './billing-views.js'
import { BudgetType, EstimateType, ListedPriceType, SpendingLineType } from './billing.types.js'
import { type Spending, SpendingBy } from './billing.service.js'

const tag = 'Spending'

const estimate = restFields(EstimateType, { usd: '3.2', isFree: false })
export const estimateShape = shape('Estimate', 'The estimated cost of an order.', estimate.fields)
export const estimateOf = (given: Estimate): z.output<typeof estimateShape> =>
  estimate.of(estimateView(given))

const price = restFields(ListedPriceType, {
  model: 'fal-ai/veo3.1',
  unit: 'second',
  usd: '0.4',
  sound: true,
  resolution: null,
  date: '2026-11-22',
  source: 'https://fal.ai/models/fal-ai/veo3.1',
})
const priceShape = shape('Price', 'The price of one unit of a model.', price.fields)
const line = restFields(SpendingLineType, {
  key: 'fal-ai/veo3.1',
  label: 'fal-ai/veo3.1',
  spentUsd: '3.2',
  reservedUsd: '0',
  orders: 1,
  unknown: 0,
  acceptedSeconds: 8,
  usdPerAcceptedSecond: '0.4',
})
const lineShape = shape('SpendingLine', 'A sum of orders.', line.fields)
const same = restFields(BudgetType, {
  scope: BudgetScope.TEAM,
  subjectId: null,
  subjectName: null,
  period: BudgetPeriod.MONTH,
  limitUsd: '250',
  usedUsd: '31.2',
  leftUsd: '218.8',
  isHard: true,
  allowsUnknown: false,
})
const budgetShape = shape('Budget', 'A spending limit.', {
  budget_id: idField('Opaque and stable.', 'budget'),
  ...same.fields,
})

const budgetOf = (budget: BudgetState): z.output<typeof budgetShape> => ({
  budget_id: budget.id,
  ...same.of(budgetView(budget)),
})

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
    run: async (_context, { query: { model_name: model, clip_seconds: clipSeconds, ...query } }) =>
      estimateOf(
        await prices.estimate(pricedOrderOf({ ...query, model, clipSeconds }, await models.offers())),
      ),
  }),
  call({
    method: 'get',
    path: '/prices',
    name: 'listPrices',
    tag,
    summary: 'The price table, then current prices from the provider',
    responses: [{ status: 200, description: 'Prices.', shape: z.array(priceShape) }],
    run: async () => (await prices.list()).map((one) => price.of(priceView(one))),
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
      (await spending.lines(viewer, by, filterOf(query))).map((sum) => line.of(lineView(sum))),
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
      limit_usd: same.fields.limit_usd,
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

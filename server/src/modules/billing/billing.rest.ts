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

export const estimateShape = shape('Estimate', 'What an order will probably cost.', {
  usd: usd('The amount, null where the price is not known').nullable(),
  is_free: field(z.boolean(), 'Whether it is made on this machine, at no cost.', false),
})
const priceShape = shape('Price', 'What one unit of a model costs.', {
  model: field(z.string(), 'The model.', 'fal-ai/veo3.1'),
  unit: field(z.string(), 'What is counted.', 'second'),
  usd: usd('Of one unit', '0.4'),
  sound: field(z.boolean().nullable(), 'The price with sound, or without; null: both.', true),
  resolution: field(z.string().nullable(), 'The price at this resolution; null: at any other.', null),
  date: field(z.string(), 'The day on which it was read.', '2026-11-22'),
  source: field(z.string(), 'Where it was read.', 'https://fal.ai/models/fal-ai/veo3.1'),
})
const lineShape = shape('SpendingLine', 'A sum of what was ordered.', {
  key: field(
    z.string(),
    'The id of the project or member, the model, or the month or day; empty for no project.',
    'fal-ai/veo3.1',
  ),
  label: field(z.string(), 'Its name.', 'fal-ai/veo3.1'),
  spent_usd: usd('What was spent'),
  reserved_usd: usd('What is reserved for work in progress', '0'),
  orders: field(z.int(), 'How many orders.', 1),
  unknown: field(z.int(), 'Orders whose price is not known; the amounts lack them.', 0),
  accepted_seconds: field(z.number(), 'Seconds of the accepted videos among them.', 8),
  usd_per_accepted_second: usd('What an accepted second cost, null if none was accepted', '0.4').nullable(),
})
const budgetShape = shape('Budget', 'How much may be spent.', {
  budget_id: idField('Opaque and stable.', 'budget'),
  scope: field(z.enum(BudgetScope), 'Whose orders it is for.', 'team'),
  subject_id: field(z.string().nullable(), 'The project or the member; null for the team.', null),
  subject_name: field(z.string().nullable(), 'Its name.', null),
  period: field(z.enum(BudgetPeriod), 'Whether it begins anew each month.', 'month'),
  limit_usd: usd('The limit', '250'),
  used_usd: usd('What is spent and reserved in its period', '31.2'),
  left_usd: usd('What is left', '218.8'),
  is_hard: field(z.boolean(), 'Whether it refuses what would exceed it.', true),
  allows_unknown: field(z.boolean(), 'Whether a hard one lets orders pass whose price is not known.', false),
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
  from: day('The first day', '2026-11-01'),
  to: day('The last day', '2026-11-30'),
  project_id: field(z.string().optional(), 'Of one project alone.', EXAMPLE_IDS.project),
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
/** A query parameter that is true or false. */
export const truth = (description: string) =>
  field(
    z
      .enum(['true', 'false'], 'Please say true or false')
      .transform((word) => word === 'true')
      .optional(),
    description,
    true,
  ).meta({ override: { type: 'boolean', enum: undefined } })

const VISIBLE = 'Admins see everything, others their own and that of projects that they see.'

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
    summary: 'What an order will probably cost',
    query: z.object({
      picture: truth('A picture instead of a video.'),
      model_name: field(z.string().optional(), 'Chosen as for a prompt by default.', 'fal-ai/veo3.1'),
      references: number('How many reference images it has.', 0),
      duration: number('Seconds.', 8),
      clip_seconds: number(
        'Whole seconds of the clip that is extended or made anew; some models are paid by it.',
        5,
      ),
      resolution: field(z.string().optional(), '`720p` or `1080p`.', '720p'),
      sound: truth('Whether it has sound.'),
      variations: number('How many of the same at once, 1 to 4.', 1),
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
    summary: 'The price table, and after it what the provider told since',
    responses: [{ status: 200, description: 'Prices.', shape: z.array(priceShape) }],
    run: async () => (await prices.list()).map(priceView),
  }),
  call({
    method: 'get',
    path: '/spending',
    name: 'listSpending',
    tag,
    summary: 'What was spent, by project, member, model, month or day',
    description: `The most first, or the newest where it is by month or day; at most 500. ${VISIBLE}`,
    query: spanQuery.extend({
      by: field(
        z
          .enum(SpendingBy, `by must be one of ${Object.values(SpendingBy).join(', ')}`)
          .default(SpendingBy.PROJECT),
        'What it is summed by.',
        'model',
      ),
    }),
    maxItems: 500,
    responses: [{ status: 200, description: 'Sums.', shape: z.array(lineShape) }],
    run: async ({ viewer }, { query: { by, project_id: projectId, ...query } }) =>
      (await spending.lines(viewer, by, { ...query, projectId })).map((sum) => {
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
    description: `Amounts are US dollars. Words that a spreadsheet would take as a formula begin with an apostrophe. ${VISIBLE}`,
    query: spanQuery,
    responses: [
      {
        status: 200,
        description: 'The lines, with a head.',
        mediaType: 'text/csv',
        shape: field(z.string(), 'The lines.'),
        example: csvHead(COLUMNS),
      },
    ],
    run: async ({ viewer }, { query: { project_id: projectId, ...query } }) =>
      new FileStream(
        'text/csv; charset=utf-8',
        'spending.csv',
        csvOf(spending.entries(viewer, { ...query, projectId })),
      ),
  }),
  call({
    method: 'get',
    path: '/budgets',
    name: 'listBudgets',
    tag,
    summary: 'Budgets with what is left of them',
    description: 'Those of the team, of the caller and of projects that they see; for admins all.',
    maxItems: 500,
    responses: [{ status: 200, description: 'Budgets.', shape: z.array(budgetShape) }],
    run: async ({ viewer }) => (await budgets.list(viewer)).map(budgetOf),
  }),
  call({
    method: 'put',
    path: '/budgets',
    name: 'setBudget',
    tag,
    summary: 'Sets the budget of the team, a project or a member: admins',
    description: 'One of the same subject and period is replaced.',
    body: z.object({
      scope: field(z.enum(BudgetScope), 'Whose orders it is for.', 'team'),
      subject_id: field(z.string().nullish(), 'The project or the member; null for the team.', null),
      period: field(z.enum(BudgetPeriod), 'Whether it begins anew each month.', 'month'),
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
    name: 'removeBudget',
    tag,
    summary: 'Removes a budget: admins',
    responses: [{ status: 204, description: 'It is removed.' }],
    errors: [404],
    run: async ({ viewer }, { params }) => void (await budgets.remove(viewer, params.id)),
  }),
]

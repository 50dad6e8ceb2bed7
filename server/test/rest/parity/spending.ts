import { type Table, same } from './row.js'
import type { Ids } from '../../world/things.js'

const NOWHERE = '11111111-1111-4111-8111-111111111111'

const budget = (limit: string, { scope = 'team', subject }: { scope?: string; subject?: string } = {}) => ({
  rest: () => ({ scope, period: 'month', limit_usd: limit, ...(subject && { subject_id: subject }) }),
  graphql: () => ({
    input: {
      scope: scope.toUpperCase(),
      period: 'MONTH',
      limitUsd: limit,
      ...(subject && { subjectId: subject }),
    },
  }),
})
const ofProject = {
  when: 'of a project',
  as: ['admin' as const],
  rest: (ids: Ids) => ({ scope: 'project', subject_id: ids.project, period: 'always', limit_usd: '5' }),
  graphql: (ids: Ids) => ({
    input: { scope: 'PROJECT', subjectId: ids.project, period: 'ALWAYS', limitUsd: '5' },
  }),
}

/** Prices, spending and budgets. */
export const spending: Table = {
  estimateCost: {
    ask: 'query ($input: EstimateInput!) { estimate(input: $input) { usd } }',
    ways: [
      { rest: () => ({ duration: 4 }), graphql: () => ({ input: { duration: 4 } }) },
      {
        when: 'of an unknown model',
        as: ['user'],
        rest: () => ({ model_name: 'nobody-knows' }),
        graphql: () => ({ input: { model: 'nobody-knows' } }),
      },
    ],
  },
  listPrices: { ask: '{ prices { model } }', ways: [same()] },
  listSpending: {
    ask: 'query ($by: SpendingBy! = PROJECT, $from: String) { spending(by: $by, from: $from) { key } }',
    ways: [same(), { when: 'from an invalid day', as: ['user'], ...same({ from: 'tomorrow' }) }],
  },
  exportSpending: {
    ask: 'query ($from: String) { spending(by: DAY, from: $from) { key } }',
    ways: [same()],
  },
  listBudgets: { ask: '{ budgets { id } }', key: 'budget_id', ways: [same()] },
  setBudget: {
    ask: 'mutation ($input: SetBudgetInput!) { setBudget(input: $input) { period } }',
    ways: [
      ofProject,
      { when: 'of an invalid amount', as: ['admin'], ...budget('many') },
      {
        when: 'of an unknown user',
        as: ['user', 'admin'],
        ...budget('5', { scope: 'person', subject: NOWHERE }),
      },
    ],
  },
  removeBudget: {
    ask: 'mutation ($id: ID!) { removeBudget(id: $id) }',
    ways: [same({ id: NOWHERE }), { when: 'of a malformed id', as: ['admin'], ...same({ id: 'nonsense' }) }],
  },
}

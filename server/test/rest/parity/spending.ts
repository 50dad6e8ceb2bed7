import { NOBODY } from '../../any-operation.js'
import { type Table, same } from './row.js'

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
    ask: 'query ($by: SpendingBy! = PROJECT, $firstDay: Date) { spending(by: $by, firstDay: $firstDay) { key } }',
    ways: [
      same(),
      {
        when: 'from an invalid day',
        as: ['user'],
        rest: () => ({ first_day: 'tomorrow' }),
        graphql: () => ({ firstDay: 'tomorrow' }),
      },
    ],
  },
  exportSpending: {
    ask: 'query ($firstDay: Date) { spending(by: DAY, firstDay: $firstDay) { key } }',
    ways: [same()],
  },
  listBudgets: { ask: '{ budgets { id } }', key: 'budget_id', ways: [same()] },
  updateBudget: [
    {
      when: 'of a project',
      as: ['admin'],
      fields: ({ project }) => ({ scope: 'project', subject_id: project, period: 'always' }),
    },
    { when: 'of an invalid amount', as: ['admin'], fields: { limit_usd: 'many' } },
    {
      when: 'of an unknown user',
      as: ['user', 'admin'],
      fields: { scope: 'person', subject_id: NOBODY },
    },
  ],
}

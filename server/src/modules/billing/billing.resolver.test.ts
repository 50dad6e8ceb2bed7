/** Covers specification B56, K3, K13. */
import { randomUUID } from 'node:crypto'
import { NOWHERE, type World, testResolver } from '../../../test/resolver.js'
import { type Ids, IDS } from '../../../test/world/things.js'
import { ModelState } from '../model/model-state.entity.js'
import { aRow, many, aProject, rows } from '../../../test/world/builders.js'
import { Basis, EntryKind, LedgerEntry } from './ledger-entry.entity.js'
import { Budget, BudgetPeriod, BudgetScope } from './budget.entity.js'

const MONTH = '2026-11'
const NO_DAY = 'Days have the form 2026-11-22'

/** A finished and an open order in a public project, and one with an unknown price in a private project. */
const anEntry = (fields: Partial<LedgerEntry>) =>
  aRow(LedgerEntry, {
    kind: EntryKind.RESERVE,
    reservationId: IDS.element,
    jobId: IDS.job,
    projectId: IDS.project,
    personId: IDS.owner,
    model: 'fal-ai/veo3.1',
    reserved: 1_600_000,
    spent: 0,
    isKnown: true,
    basis: Basis.PRICE,
    orderedAt: new Date(`${MONTH}-21`),
    ...fields,
  })
const UNKNOWN = {
  reservationId: IDS.said,
  projectId: IDS.hidden,
  reserved: 0,
  isKnown: false,
  orderedAt: new Date(`${MONTH}-23`),
}
const orders = rows(
  anEntry({ id: IDS.element, videoId: IDS.first }),
  anEntry({ kind: EntryKind.SETTLE, videoId: IDS.first, reserved: -1_600_000, spent: 1_600_000 }),
  anEntry({
    id: IDS.shot,
    reservationId: IDS.shot,
    reserved: 3_200_000,
    orderedAt: new Date(`${MONTH}-22`),
  }),
  anEntry({ id: IDS.said, ...UNKNOWN }),
  anEntry({ kind: EntryKind.SETTLE, ...UNKNOWN }),
)
const sums = (name: string, given: object, spending: object[], as: 'owner' | 'admin' = 'admin') => ({
  name,
  as,
  prepare: orders,
  variables: () => ({ ...given }),
  result: { spending },
})
const aBudget = (fields: Partial<Budget>) =>
  aRow(Budget, {
    scope: BudgetScope.PROJECT,
    period: BudgetPeriod.MONTH,
    amount: 1_000_000,
    isHard: false,
    ...fields,
  })
const budgets = rows(
  aBudget({
    id: IDS.element,
    scope: BudgetScope.TEAM,
    period: BudgetPeriod.ALWAYS,
    amount: 5_000_000,
    isHard: true,
  }),
  aBudget({ subjectId: IDS.hidden }),
  aBudget({ scope: BudgetScope.PERSON, subjectId: IDS.member }),
)
const budget = (fields: object = {}) => ({
  input: { scope: 'TEAM', period: 'ALWAYS', limitUsd: ' 7.5 ', ...fields },
})
const expectAudit = async ({ as }: World, entry: object) => {
  const { data } = await as('admin', '{ audit(first: 1) { nodes { action subjectName before after } } }')
  expect(data.audit.nodes).toMatchObject([{ subjectName: 'the team’s budget', ...entry }])
}
const BUDGET = 'scope subjectId subjectName period limitUsd usedUsd leftUsd isHard allowsUnknown'
const ESTIMATE = 'query ($input: EstimateInput!) { estimate(input: $input) { usd isFree } }'

testResolver({
  'Query.estimate': {
    operation: ESTIMATE,
    variables: () => ({ input: { duration: 4 } }),
    as: 'user',
    result: { estimate: { usd: '0', isFree: true } },
    invalid: [
      [() => ({ input: { duration: 61 } }), 'duration'],
      [() => ({ input: { clipSeconds: 0 } }), 'clipSeconds'],
      [() => ({ input: { references: -1 } }), 'references'],
      [() => ({ input: { variations: 5 } }), 'variations'],
      [() => ({ input: { model: 'nobody-knows' } }), 'model', 'This model is not offered'],
    ],
  },
  'Query.prices': {
    operation:
      'query ($toldOnly: Boolean! = false) { prices(toldOnly: $toldOnly) { model unit usd sound resolution source } }',
    as: 'user',
    result: {
      prices: expect.arrayContaining([expect.objectContaining({ model: 'fal-ai/veo3.1', unit: 'second' })]),
    },
    cases: [
      {
        name: 'only prices from the provider',
        variables: () => ({ toldOnly: true }),
        prepare: rows(aRow(ModelState, { model: 'new', unit: 'video', micros: 550_000, toldAt: new Date() })),
        result: { prices: [{ model: 'new', unit: 'video', usd: '0.55' }] },
      },
    ],
    list: {
      rows: many(50, (n) =>
        aRow(ModelState, { model: `model ${n}`, unit: 'video', micros: n, toldAt: new Date() }),
      ),
      variables: () => ({}),
      nodes: ({ prices }) => prices,
      isWhole: true,
    },
  },
  'Query.spending': {
    operation: `query ($by: SpendingBy! = PROJECT, $firstDay: Date, $lastDay: Date, $projectId: ID) {
      spending(by: $by, firstDay: $firstDay, lastDay: $lastDay, projectId: $projectId) {
        key label spentUsd reservedUsd orders unknown acceptedSeconds usdPerAcceptedSecond
      }
    }`,
    as: 'user',
    prepare: orders,
    result: {
      spending: [
        {
          key: IDS.project,
          label: 'The Keeper',
          spentUsd: '1.6',
          reservedUsd: '3.2',
          orders: 2,
          unknown: 0,
          acceptedSeconds: 4,
          usdPerAcceptedSecond: '0.4',
        },
      ],
    },
    invalid: [
      [() => ({ firstDay: 'tomorrow' }), 'firstDay', NO_DAY],
      [() => ({ lastDay: '2026-02-30' }), 'lastDay', NO_DAY],
    ],
    cases: [
      sums(
        'one’s own in a private project',
        {},
        [{ label: 'The Keeper' }, { label: 'Hidden', unknown: 1 }],
        'owner',
      ),
      sums('admins see everything', {}, [{ label: 'The Keeper' }, { label: 'Hidden' }]),
      sums('by person', { by: 'PERSON' }, [{ key: IDS.owner, label: 'owner', orders: 3 }]),
      sums('by model', { by: 'MODEL' }, [{ key: 'fal-ai/veo3.1', orders: 3, unknown: 1 }]),
      sums('by month', { by: 'MONTH' }, [{ key: MONTH, orders: 3 }]),
      sums('between two days', { by: 'DAY', firstDay: `${MONTH}-22`, lastDay: `${MONTH}-23` }, [
        { key: `${MONTH}-23` },
        { key: `${MONTH}-22` },
      ]),
      sums('one project', { projectId: IDS.hidden }, [{ label: 'Hidden' }]),
    ],
    list: {
      rows: many(50, () => {
        const id = randomUUID()
        return [aProject({ id }), anEntry({ id, reservationId: id, projectId: id, orderedAt: new Date() })]
      }),
      variables: () => ({}),
      nodes: ({ spending }) => spending,
      isWhole: true,
    },
  },
  'Query.budgets': {
    operation: `{ budgets { ${BUDGET} } }`,
    as: 'user',
    prepare: async (world) => {
      await orders(world)
      await budgets(world)
    },
    result: {
      budgets: [
        {
          scope: 'TEAM',
          subjectId: null,
          subjectName: null,
          limitUsd: '5',
          usedUsd: '4.8',
          leftUsd: '0.2',
          isHard: true,
        },
      ],
    },
    cases: [
      {
        name: 'also of own projects',
        prepare: budgets,
        result: { budgets: [{ scope: 'TEAM' }, { scope: 'PROJECT', subjectName: 'Hidden' }] },
      },
      {
        name: 'admins see all',
        as: 'admin',
        prepare: budgets,
        result: {
          budgets: [{ scope: 'TEAM' }, { scope: 'PERSON', subjectName: 'member' }, { scope: 'PROJECT' }],
        },
      },
    ],
    list: {
      rows: many(50, () => {
        const id = randomUUID()
        return [aProject({ id }), aBudget({ subjectId: id })]
      }),
      variables: () => ({}),
      nodes: ({ budgets: nodes }) => nodes,
      isWhole: true,
    },
  },
  'Mutation.updateBudget': {
    operation: `mutation ($input: UpdateBudgetInput!) { updateBudget(input: $input) { ${BUDGET} } }`,
    variables: () => budget(),
    as: 'admin',
    prepare: budgets,
    result: {
      updateBudget: { scope: 'TEAM', limitUsd: '7.5', leftUsd: '7.5', isHard: true, allowsUnknown: false },
    },
    check: async (world) => {
      const replaced = await world.em.fork().execute(`select id from budget where scope = 'team'`)
      expect(replaced).toEqual([{ id: IDS.element }])
      await expectAudit(world, {
        action: 'BUDGET_SET',
        before: expect.stringContaining('$5.00'),
        after: expect.stringContaining('$7.50'),
      })
    },
    invalid: [
      [() => budget({ limitUsd: 'five' }), 'limitUsd', 'Enter an amount in US dollars, such as 250 or 99.50'],
    ],
    cases: [
      {
        name: 'the first budget',
        as: 'admin',
        result: { updateBudget: { limitUsd: '7.5' } },
        check: (world) => expectAudit(world, { action: 'BUDGET_SET', before: null }),
      },
      {
        name: 'the budget of a project',
        as: 'admin',
        variables: ({ project }) => budget({ scope: 'PROJECT', subjectId: project, isHard: false }),
        result: { updateBudget: { scope: 'PROJECT', subjectName: 'The Keeper', isHard: false } },
      },
      ...[NOWHERE, 'nonsense'].flatMap((subjectId) =>
        ['PROJECT', 'PERSON'].map((scope) => ({
          name: `${scope} ${subjectId}`,
          as: 'admin' as const,
          variables: () => budget({ scope, subjectId }),
          code: 'NOT_FOUND',
          message: scope === 'PROJECT' ? 'Project not found' : 'Member not found',
        })),
      ),
    ],
  },
  'Mutation.deleteBudget': {
    operation: 'mutation ($id: ID!) { deleteBudget(id: $id) }',
    variables: ({ element }: Ids) => ({ id: element }),
    as: 'admin',
    prepare: budgets,
    result: { deleteBudget: IDS.element },
    check: (world) =>
      expectAudit(world, { action: 'BUDGET_REMOVED', before: expect.stringContaining('$5.00'), after: null }),
    cases: [NOWHERE, 'nonsense'].map((id) => ({
      name: `no budget has the id ${id}`,
      as: 'admin' as const,
      variables: () => ({ id }),
      code: 'NOT_FOUND',
      message: 'Budget not found',
    })),
  },
})

describe('an installation with a provider', () => {
  const estimate = (name: string, given: object, usd: string) => ({
    name,
    as: 'user' as const,
    variables: () => ({ input: given }),
    result: { estimate: { usd, isFree: false } },
  })
  testResolver(
    {
      'Query.estimate': {
        operation: ESTIMATE,
        variables: () => ({ input: {} }),
        as: 'user',
        result: { estimate: { usd: '3.2', isFree: false } },
        cases: [
          estimate('several short videos', { duration: 4, variations: 3 }, '4.8'),
          estimate('a picture with a reference', { picture: true, references: 1 }, '0.045'),
          estimate('a video without sound', { duration: 4, sound: false }, '0.8'),
        ],
      },
    },
    { FAL_KEY: 'a-key' },
  )
})

/** Covers specification K14. */
import { screen, waitFor, within } from '@testing-library/react'
import { type Answer, installation } from '../../../test/answers'
import { openPart } from '../../../test/part'
import { BudgetDialog } from './BudgetDialog'
import { BudgetsDocument, UpdateBudgetDocument, SpendingDocument } from './spending.generated'
import { SpendingTab } from './SpendingTab'
import { spans } from './amounts'

const line = (key: string, label: string, changes: object = {}) => ({
  __typename: 'SpendingLine',
  key,
  label,
  spentUsd: '4.8',
  reservedUsd: '0',
  orders: 3,
  unknown: 0,
  acceptedSeconds: 8,
  usdPerAcceptedSecond: '0.6',
  ...changes,
})
const sums = (lines: (key: string, label: string) => object[]): Answer => ({
  request: { query: SpendingDocument, variables: { firstDay: spans.days.from() } },
  result: {
    data: {
      days: lines(new Date().toISOString().slice(0, 10), 'today'),
      projects: lines('p1', 'The Keeper'),
      people: lines('u1', 'ana'),
      models: lines('fal-ai/veo3.1', 'fal-ai/veo3.1'),
      months: lines('2026-11', '2026-11'),
    },
  },
})
const budget = {
  __typename: 'Budget',
  id: 'b1',
  scope: 'TEAM',
  subjectId: null,
  subjectName: null,
  period: 'MONTH',
  limitUsd: '250',
  usedUsd: '225',
  leftUsd: '25',
  isHard: true,
  allowsUnknown: false,
}
const budgets = (...all: object[]): Answer => ({
  request: { query: BudgetsDocument },
  result: { data: { budgets: all } },
})

test('spending is listed by day, project, member, model and month', async () => {
  openPart(<SpendingTab isAdmin={false} />, [
    installation({ engine: 'FAL' }),
    budgets(budget),
    sums((key, label) => [line(key, label, { unknown: 1 })]),
  ])
  const table = within(await screen.findByRole('table', { name: 'By project' }))
  expect(
    table.getByRole('row', { name: /The Keeper.*without a known price.*\$0\.60.*\$4\.80/ }),
  ).toBeInTheDocument()
  expect(screen.getByRole('img', { name: /^Spent by day: \$4\.80 in 30 days/ })).toBeInTheDocument()
  expect(screen.getByRole('rowheader', { name: /November 2026/ })).toBeInTheDocument()
  expect(await screen.findByText('$225.00 used, $25.00 left')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'New budget' })).not.toBeInTheDocument()
})

test('the arrow keys move through the days of the chart', async () => {
  const { user } = openPart(<SpendingTab isAdmin={false} />, [
    installation({ engine: 'FAL' }),
    budgets(),
    sums((key, label) => [line(key, label)]),
  ])
  const chart = await screen.findByRole('img', { name: /^Spent by day/ })
  chart.focus()
  const figure = within(chart.closest('figure')!)
  await user.keyboard('{ArrowRight}')
  expect(figure.getByText('$4.80')).toBeInTheDocument()
  await user.keyboard('{ArrowLeft}')
  expect(figure.getByText('$0.00')).toBeInTheDocument()
})

test('an empty spending page shows an explanation', async () => {
  openPart(<SpendingTab isAdmin />, [installation({ engine: 'LOCAL' }), budgets(), sums(() => [])])
  expect(await screen.findByText('Nothing spent')).toBeInTheDocument()
  expect(await screen.findByText(/generates videos on this machine at no cost/)).toBeInTheDocument()
  expect(await screen.findByText(/^No budgets yet\. Get an alert/)).toBeInTheDocument()
})

test('an admin sets a budget; invalid values show an error', async () => {
  const input = {
    scope: 'TEAM',
    subjectId: null,
    period: 'MONTH',
    limitUsd: '250',
    isHard: true,
    allowsUnknown: false,
  }
  const onClose = jest.fn()
  const { user } = openPart(<BudgetDialog open budget={null} onClose={onClose} />, [
    {
      request: { query: UpdateBudgetDocument, variables: { input } },
      result: { data: { updateBudget: budget } },
    },
  ])
  const dialog = within(await screen.findByRole('dialog', { name: 'New budget' }))
  const limit = dialog.getByLabelText('Limit in US dollars')
  await user.type(limit, 'many{Enter}')
  expect(await dialog.findByText('Enter an amount in US dollars, such as 250 or 99.50')).toBeInTheDocument()
  await user.clear(limit)
  await user.type(limit, '250{Enter}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

/** Covers specification B78. */
import { screen, within } from '@testing-library/react'
import { makeShot, openStoryboard, reading } from '../../../../test/storyboard'
import { makeJob } from '../../../../test/videos'
import { orderTotalsOf } from './orderTotals'
import { dismiss } from './refusals'

const take = (id: string, status: 'IN_PROGRESS' | 'FAILED' | 'PENDING', job: object, failure?: string) => ({
  newestTake: {
    __typename: 'Clip',
    id,
    status,
    failure: failure ?? null,
    job: { ...makeJob({ id: `job ${id}` }), startedAt: null, usualSeconds: 40, ...job },
  } as never,
})
const price = { takeEstimate: { __typename: 'Estimate' as const, usd: '0.42', isFree: false } }
const running = { ...take('r', 'IN_PROGRESS', { progress: 0.5 }), ...price }
const waiting = { ...take('w', 'IN_PROGRESS', { status: 'QUEUED', progress: 0 }), ...price }
const chosenTake = { __typename: 'Clip', id: 'c', status: 'ACCEPTED', title: 'c', duration: 5 } as never
const refused = (message: string) => ({ __typename: 'ShotRefusal', code: 'BUDGET_REACHED', message }) as never
const card = (number: number) => within(screen.getByRole('article', { name: `Shot ${number}` }))
const badge = (number: number, text: string) =>
  card(number).getByText(text, { selector: '[data-state] > b' }).parentElement

test('each ordered shot shows its state, and the board how many takes are ready, with time and cost', async () => {
  dismiss('7', 'No longer shown')
  openStoryboard([
    reading(
      makeShot('1', { takeState: 'TAKEN' as never, chosenTake, takeCount: 1 }),
      makeShot('2', { takeState: 'GENERATING' as never, ...running }),
      makeShot('3', { takeState: 'GENERATING' as never, ...waiting }),
      makeShot('4', { takeState: 'FAILED' as never, ...take('f', 'FAILED', {}, 'The model refused it') }),
      makeShot('5', {
        takeState: 'REFUSED' as never,
        refusal: refused('The budget is used up'),
      }),
      makeShot('6'),
      makeShot('7', { takeState: 'REFUSED' as never, refusal: refused('No longer shown') }),
    ),
  ])
  const totals = within(await screen.findByRole('group', { name: 'Ordered takes' }))
  for (const words of ['1 of 7 takes ready', '1 generating', '1 waiting', '1 failed', '1 not generated'])
    expect(totals.getByText(words)).toBeInTheDocument()
  expect(totals.getByRole('status')).toHaveTextContent(/^1 of 7 takes ready.*1 not generated$/)
  expect(totals.getByText('About 60 s left')).toBeInTheDocument()
  expect(totals.getByText('~$0.84')).toBeInTheDocument()
  expect(card(2).getByText('Generating 50%')).toBeInTheDocument()
  expect(card(3).getByText('Waiting')).toBeInTheDocument()
  expect(badge(4, 'Failed')).toHaveTextContent('The model refused it')
  expect(badge(5, 'Not generated')).toHaveTextContent('The budget is used up')
})

test('an order that failed is shown beside the take that the shot already has, a cancelled one is not', async () => {
  const taken = { takeState: 'TAKEN' as never, chosenTake, takeCount: 2 }
  openStoryboard([
    reading(
      makeShot('1', { ...taken, ...take('f', 'FAILED', {}, 'The model refused it') }),
      makeShot('2', { ...taken, ...take('g', 'FAILED', { status: 'CANCELLED' }) }),
      makeShot('3', { ...taken, refusal: refused('The budget is used up') }),
    ),
  ])
  const totals = await screen.findByRole('group', { name: 'Ordered takes' })
  expect(totals).toHaveTextContent(/^3 of 3 takes ready1 failed1 not generated$/)
  expect(badge(1, 'Failed')).toHaveTextContent('The model refused it')
  expect(card(2).queryByText('Cancelled')).not.toBeInTheDocument()
  expect(badge(3, 'Not generated')).toHaveTextContent('The budget is used up')
})

test('the pace of running takes replaces the usual one, and two at once need half the time', () => {
  const startedAt = '2026-11-28T10:00:00Z'
  const at = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1000)
  const shots = ['a', 'b'].map((id) =>
    makeShot(id, {
      takeState: 'GENERATING' as never,
      ...take(id, 'IN_PROGRESS', { progress: 0.25, startedAt }),
    }),
  )
  expect(orderTotalsOf(shots, at(30)).secondsLeft).toBe(90)
  expect(orderTotalsOf([shots[0]!, makeShot('c')], at(30)).secondsLeft).toBe(90)
})

test('a board without orders has no totals, and a place to announce them', async () => {
  openStoryboard([reading(makeShot('1'))])
  await screen.findByRole('article', { name: 'Shot 1' })
  const totals = within(screen.getByRole('group', { name: 'Ordered takes' }))
  expect(totals.getByRole('status')).toBeEmptyDOMElement()
})

/** Covers specification V3, V24, V25, V26, V46, V47. */
import { screen, waitFor, within } from '@testing-library/react'
import type { Answer } from '../../../../test/answers'
import { makeCut, makeClip, makeDecided } from '../../../../test/videos'
import { openVideosTab } from '../../../../test/videos-tab'
import { hideReasons } from '../../../entities/video/review/offeredReasons'
import type { Decision } from '../../../entities/video/review/ReviewButtons'
import { AcceptVideoDocument, DeclineVideoDocument } from '../../../entities/video/review/review.generated'

const reviewed = (id: string, review: Decision): Answer => ({
  request: { query: review === 'ACCEPTED' ? AcceptVideoDocument : DeclineVideoDocument, variables: { id } },
  result: { data: { [review === 'ACCEPTED' ? 'acceptVideo' : 'declineVideo']: makeDecided(id, review) } },
})
afterEach(hideReasons)

const pending = (count: number) => Array.from({ length: count }, (_, at) => makeClip(`${at + 1}`))
const show = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name })
const card = (id: string) => within(screen.getByRole('article', { name: `Take ${id}` }))
const preview = (id: string) => card(id).getByRole('button', { name: `Play Take ${id}` })

test('videos are counted and filtered by review status', async () => {
  const declined = makeClip('no', { status: 'DECLINED' })
  const accepted = makeClip('yes', { status: 'ACCEPTED' })
  const { user } = openVideosTab([...pending(2), declined, accepted])
  await waitFor(() => expect(show(/^All/)).toHaveTextContent('All 4'))
  expect(show(/^All/)).toHaveAttribute('aria-pressed', 'true')
  expect(show(/^To review/)).toHaveTextContent('To review 2')
  await user.click(show(/^Rejected/))
  await waitFor(() => expect(screen.queryByText('Take 1')).not.toBeInTheDocument())
  expect(await screen.findByText('Take no')).toBeInTheDocument()
  await user.click(show(/^Accepted/))
  expect(await screen.findByRole('article', { name: 'Take yes' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Take no')).not.toBeInTheDocument())
})

test('storyboard takes come first, by shot, with the number of the shot as title', async () => {
  const take = (id: string, shotNumber: number, takeNumber = 1) => makeClip(id, { shotNumber, takeNumber })
  const prompt = 'Interior, hall, night.\nThe keeper knocks.\nCharacter Keeper: 60.'
  const second = { ...take('second', 2), prompt, note: 'Not shown: hood.' }
  const renamed = { ...take('named', 1), title: 'The door', isRenamed: true }
  const { user } = openVideosTab([makeClip('new'), take('third', 3), second, renamed, makeClip('old')])
  await screen.findByRole('article', { name: 'The door' })
  const cards = screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))
  expect(cards).toEqual(['The door', 'Shot 2, take 1', 'Shot 3, take 1', 'Take new', 'Take old'])
  await user.click(screen.getByRole('button', { name: 'Play The door' }))
  const viewer = within(await screen.findByRole('dialog', { name: 'The door' }))
  await user.click(viewer.getByRole('button', { name: 'Next' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Shot 2, take 1' }))
  expect(shown.getByText(/^Interior, hall, night. The keeper knocks. ·/)).toBeInTheDocument()
  expect(shown.getByRole('note')).toHaveTextContent('Not shown: hood.')
})

test('the takes are listed by shot, or all newest first', async () => {
  const take = (id: string, shotNumber: number) => makeClip(id, { shotNumber, takeNumber: 1 })
  const { user } = openVideosTab([makeClip('new'), take('b', 2), take('a', 1)], { view: 'takes' })
  const order = within(await screen.findByRole('group', { name: 'Order' }))
  const titles = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))
  await waitFor(() => expect(titles()).toEqual(['Shot 1, take 1', 'Shot 2, take 1', 'Take new']))
  await user.click(order.getByRole('button', { name: 'By time' }))
  await waitFor(() => expect(titles()).toEqual(['Take new', 'Shot 2, take 1', 'Shot 1, take 1']))
})

test('an empty filter shows a message, and a reviewed video leaves the list', async () => {
  const { user } = openVideosTab(pending(1), { answers: [reviewed('1', 'DECLINED')] })
  await waitFor(() => expect(show(/^To review/)).toHaveTextContent('To review 1'))
  await user.click(show(/^To review/))
  await user.click(card('1').getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('No videos to review')).toBeInTheDocument()
  expect(screen.getByText('Rejected: Take 1')).toBeInTheDocument()
  await waitFor(() => expect(show(/^To review/)).toHaveFocus())
})

test('shortcuts review a video, focus the next card and announce the result', async () => {
  const answers = [reviewed('1', 'ACCEPTED'), reviewed('2', 'DECLINED'), reviewed('3', 'ACCEPTED')]
  const videos = pending(3)
  const { user } = openVideosTab(videos, { answers, cut: makeCut([{ ...videos[0]!, status: 'ACCEPTED' }]) })
  await screen.findByRole('article', { name: 'Take 1' })
  preview('1').focus()
  await user.keyboard('a')
  await waitFor(() => expect(preview('2')).toHaveFocus())
  expect(await screen.findByText('Take 1 added to the cut as #1')).toBeInTheDocument()
  await user.keyboard('r')
  await waitFor(() => expect(preview('3')).toHaveFocus())
  expect(await card('2').findByText('rejected')).toBeInTheDocument()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(preview('1')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  card('3').getByRole('button', { name: 'Accept' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(preview('2')).toHaveFocus())
})

const withReason = (id: string, reason: string): Answer => ({
  request: { query: DeclineVideoDocument, variables: { id, reason } },
  result: { data: { declineVideo: makeDecided(id, 'DECLINED', { declineReason: reason }) } },
})
const reasons = () => screen.findByRole('group', { name: 'Reason for rejecting' })

test('a rejected card offers reasons, and a key selects one', async () => {
  const { user } = openVideosTab(pending(2), {
    answers: [reviewed('1', 'DECLINED'), withReason('1', 'Bad motion')],
  })
  await screen.findByRole('article', { name: 'Take 1' })
  preview('1').focus()
  await user.keyboard('r')
  expect(screen.getByRole('article', { name: 'Take 1' })).toContainElement(await reasons())
  await waitFor(() => expect(preview('2')).toHaveFocus())
  await user.keyboard('4')
  expect(await card('1').findByText('Reason: Bad motion')).toBeInTheDocument()
  expect(card('1').getByRole('button', { name: 'Make another take' })).toBeEnabled()
  expect(await card('1').findByText('Bad motion')).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Reason for rejecting' })).not.toBeInTheDocument()
})

test('the viewer moves to the next video and accepts a typed reason for the rejected one', async () => {
  const answers = [reviewed('1', 'DECLINED'), withReason('1', 'The hat is missing')]
  const { user } = openVideosTab(pending(2), { answers })
  await screen.findByRole('article', { name: 'Take 1' })
  await user.click(preview('1'))
  const viewer = within(await screen.findByRole('dialog', { name: 'Take 1' }))
  await waitFor(() => expect(viewer.getByRole('group', { name: 'Take 1' })).toHaveFocus())
  await user.keyboard('r')
  const next = await screen.findByRole('dialog', { name: 'Take 2' })
  expect(next).toContainElement(await reasons())
  expect(within(next).getByText('Take 1 rejected because')).toBeInTheDocument()
  await user.click(within(next).getByRole('button', { name: 'Other…' }))
  await user.keyboard('The hat is missing{Enter}')
  expect(await within(next).findByText('Reason: The hat is missing')).toBeInTheDocument()
})

test('reasons for a video that left the list are offered above it', async () => {
  const { user } = openVideosTab(pending(2), { answers: [reviewed('1', 'DECLINED')] })
  await waitFor(() => expect(show(/^To review/)).toHaveTextContent('To review 2'))
  await user.click(show(/^To review/))
  await user.click(card('1').getByRole('button', { name: 'Reject' }))
  expect(within(await reasons()).getAllByRole('button')).toHaveLength(7)
})

test('review shortcuts are inactive in menus and dialogs', async () => {
  const { user } = openVideosTab(pending(2))
  await user.click(await screen.findByRole('button', { name: 'More for Take 1' }))
  await user.click(await screen.findByText('Rename'))
  const name = within(await screen.findByRole('dialog')).getByRole('textbox')
  await user.clear(name)
  await user.type(name, 'a raft')
  expect(name).toHaveValue('a raft')
  expect(card('1').getByText('pending')).toBeInTheDocument()
})

test('twenty or more videos are shown in a grid that renders only nearby cards', async () => {
  const { user } = openVideosTab(pending(120), { answers: [reviewed('1', 'ACCEPTED')] })
  const grid = await screen.findByRole('list', { name: 'Videos' })
  const drawn = within(grid).getAllByRole('listitem')
  expect(drawn.length).toBeLessThan(60)
  expect(drawn[0]).toHaveAttribute('aria-setsize', '120')
  expect(preview('1')).not.toHaveAttribute('tabindex', '-1')
  expect(preview('2')).toHaveAttribute('tabindex', '-1')
  preview('1').focus()
  await user.keyboard('{ArrowDown}')
  expect(preview('5')).toHaveFocus()
  for (let row = 2; row < 30; row++) await user.keyboard('{ArrowDown}')
  expect(preview('117')).toHaveFocus()
})

test('a card that moves up a row keeps the focus', async () => {
  const { user } = openVideosTab(pending(24), { answers: [reviewed('4', 'ACCEPTED')] })
  await waitFor(() => expect(show(/^To review/)).toHaveTextContent('To review 24'))
  await user.click(show(/^To review/))
  await screen.findByRole('article', { name: 'Take 4' })
  preview('4').focus()
  await user.keyboard('a')
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Take 4' })).not.toBeInTheDocument())
  await waitFor(() => expect(preview('5')).toHaveFocus())
})

test('the viewer reviews videos in turn and returns the focus to the last card', async () => {
  const answers = [reviewed('1', 'ACCEPTED'), reviewed('2', 'DECLINED')]
  const { user } = openVideosTab(pending(3), { answers })
  await waitFor(() => expect(show(/^To review/)).toHaveTextContent('To review 3'))
  await user.click(show(/^To review/))
  await user.click(preview('1'))
  const viewer = within(await screen.findByRole('dialog', { name: 'Take 1' }))
  expect(viewer.getByRole('button', { name: 'Previous' })).toBeDisabled()
  expect(viewer.getByText('1 / 3')).toBeInTheDocument()
  await waitFor(() => expect(viewer.getByRole('group', { name: 'Take 1' })).toHaveFocus())
  await user.keyboard('a')
  expect(await screen.findByRole('dialog', { name: 'Take 2' })).toBeInTheDocument()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }))
  expect(await screen.findByRole('dialog', { name: 'Take 3' })).toBeInTheDocument()
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByText('1 / 1')).toBeInTheDocument())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(preview('3')).toHaveFocus())
})

test('among all videos, the viewer goes on to the next one to review, and stays at the last', async () => {
  const [first, , third] = pending(3)
  const declined = { ...pending(3)[1]!, status: 'DECLINED' as const }
  const answers = [reviewed('1', 'ACCEPTED'), reviewed('3', 'ACCEPTED')]
  const { user } = openVideosTab([first!, declined, third!], { answers })
  await user.click(await screen.findByRole('button', { name: 'Play Take 1' }))
  await waitFor(() => expect(screen.getByRole('group', { name: 'Take 1' })).toHaveFocus())
  await user.keyboard('a')
  expect(await screen.findByRole('dialog', { name: 'Take 3' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('group', { name: 'Take 3' })).toHaveFocus())
  await user.keyboard('a')
  const last = within(screen.getByRole('dialog', { name: 'Take 3' }))
  await waitFor(() => expect(last.getByRole('button', { name: 'Accept' })).toBeDisabled())
})

test('the menu of a declined video opens the chat for another take', async () => {
  const declined = { ...pending(1)[0]!, status: 'DECLINED' as const }
  const { user } = openVideosTab([declined])
  await user.click(await screen.findByRole('button', { name: 'More for Take 1' }))
  expect(await screen.findByRole('menuitem', { name: 'Make another take' })).toBeInTheDocument()
})

/** Covers specification B88. */
import { render, screen, waitFor, within } from '@testing-library/react'
import { prepareGuestPage, user as newUser } from '../../../test/guest-page'
import { makeGuestFirstFrame, refuse, serveGuests } from '../../../test/guest-review'
import { linkKey } from '../api/linkKey'
import { ReviewPage } from '../ReviewPage'

prepareGuestPage()

const BO = { id: 'bo', name: 'Bo' }

/** Opens a link to these first frames as a guest with a session. */
function open(firstFrames = [makeGuestFirstFrame(1), makeGuestFirstFrame(4)], mayApprove = true) {
  const server = serveGuests([])
  server.review = { ...server.review, name: 'Looks', kind: 'FIRST_FRAMES', firstFrames, mayApprove }
  localStorage.setItem(linkKey('token'), 'review_session')
  location.hash = '#token'
  render(<ReviewPage />)
  return { server, user: newUser() }
}
const shot = async (number: number) => within(await screen.findByRole('article', { name: `Shot ${number}` }))

test('a guest approves a first frame, and requests changes to another', async () => {
  const { server, user } = open()
  const first = await shot(1)
  expect(first.getByText('Shot 1 happens')).toBeInTheDocument()
  expect(screen.getByText('0 of 2 reviewed')).toBeInTheDocument()
  await user.click(first.getByRole('button', { name: 'Approve' }))
  expect(await first.findByText('You approved this')).toBeInTheDocument()
  expect(screen.getByText('1 of 2 reviewed')).toBeInTheDocument()
  const fourth = await shot(4)
  await user.click(fourth.getByRole('button', { name: 'Request changes' }))
  await user.type(fourth.getByRole('textbox', { name: 'What should change?' }), 'A brighter sky')
  await user.click(fourth.getByRole('button', { name: 'Request changes' }))
  expect(await fourth.findByText('You requested changes')).toBeInTheDocument()
  expect(fourth.getByText('A brighter sky')).toBeInTheDocument()
  const given = server.requests.filter(([name]) => name === 'GiveFirstFrameVerdict')
  expect(given.map(([, { input }]) => input)).toEqual([
    { firstFrameId: 'f1', isApproved: true, text: '' },
    { firstFrameId: 'f4', isApproved: false, text: 'A brighter sky' },
  ])
})

test('a refused verdict stays in the form, with the reason', async () => {
  const { server, user } = open()
  server.operations.GiveFirstFrameVerdict = () => refuse('NOT_FOUND', 'First frame not found')
  const first = await shot(1)
  await user.click(first.getByRole('button', { name: 'Approve' }))
  expect(await first.findByRole('alert')).toHaveTextContent('First frame not found')
})

test('verdicts of others and new first frames appear, and a link without verdicts has no buttons', async () => {
  const verdicts = [{ guest: BO, isApproved: false, text: 'Too dark' }]
  const { server } = open([makeGuestFirstFrame(1, { verdicts })], false)
  const first = await shot(1)
  expect(first.getByText('Bo requested changes')).toBeInTheDocument()
  expect(first.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByText(/reviewed/)).not.toBeInTheDocument()
  server.review = { ...server.review, firstFrames: [makeGuestFirstFrame(1), makeGuestFirstFrame(2)] }
  server.send('changed')
  expect(await screen.findByRole('article', { name: 'Shot 2' })).toBeInTheDocument()
  server.send('ended')
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument())
})

test('without first frames, the page says when they appear', async () => {
  open([])
  expect(await screen.findByText('Nothing to review yet')).toBeInTheDocument()
})

/** Covers specification A20. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { type Answer, openApp } from '../../../test/app'
import { openPart } from '../../../test/part'
import { makeToken } from '../../../test/token'
import { requestPasswordConfirmation } from '../../shared/lib/confirm'
import { beginSession, endSession } from '../../shared/lib/session/session'
import { InviteMember } from '../team/InviteMember'
import { exactly } from '../../../test/answers'
import { InviteMemberDocument, UpdateMemberDocument, TeamDocument } from '../team/team.generated'
import { ConfirmPasswordDocument } from './ConfirmDialog.generated'

beforeEach(() => beginSession(makeToken()))

const bo = {
  __typename: 'User',
  id: 'bo',
  username: 'bo',
  email: 'bo@studio.film',
  isAdmin: false,
  createdAt: '2026-11-02T10:00:00Z',
  isInvited: true,
  invitedUntil: null,
}
const refused = (code: string, message: string, more = {}) => ({
  errors: [new GraphQLError(message, { extensions: { code, ...more } })],
})
const needed = refused('CONFIRMATION_NEEDED', 'Confirm your password to continue')
const wrong = refused('BAD_USER_INPUT', 'The password is wrong', {
  issues: [{ path: ['password'], message: 'The password is wrong' }],
})
const invite = (result: object): Answer => ({
  request: {
    query: InviteMemberDocument,
    variables: { input: { email: 'bo@studio.film', username: 'bo', isAdmin: false } },
  },
  result,
})
const invited = {
  data: {
    inviteMember: {
      __typename: 'Invite',
      user: bo,
      link: 'https://cutroom.studio.film/accept-invite?token=secret',
      isMailed: true,
      expiresAt: '2026-12-01T00:00:00Z',
    },
  },
}
const confirm = (password: string, result: object): Answer => ({
  request: { query: ConfirmPasswordDocument, variables: { password } },
  result,
})
const right = { data: { confirmPassword: '2026-12-01T00:00:00Z' } }

const dialog = async () =>
  within((await screen.findByText('Confirm it’s you')).closest<HTMLElement>('[role=dialog]')!)
const confirmTimes = (times: number) => {
  const answers: Promise<boolean>[] = []
  act(() => void answers.push(...Array.from({ length: times }, requestPasswordConfirmation)))
  return answers
}
const send = () => {
  fireEvent.click(screen.getByText('Invite Member'))
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'bo@studio.film' } })
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'bo' } })
  screen.getByText('Invite').focus()
  fireEvent.click(screen.getByText('Invite'))
}
const gone = () => waitFor(() => expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument())

test('an action continues after the password is confirmed', async () => {
  const { user } = openPart(<InviteMember />, [
    invite(needed),
    confirm('not this one', wrong),
    confirm('correct horse', right),
    invite(invited),
  ])
  send()
  const confirmation = await dialog()
  expect(
    confirmation.getByText('Enter your password to go on. You will not be asked again for 15 minutes.'),
  ).toBeInTheDocument()
  const field = confirmation.getByLabelText('Your password')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAttribute('type', 'password')
  await user.keyboard('{Enter}')
  expect(await confirmation.findByText('Please enter your password')).toBeInTheDocument()
  await user.keyboard('not this one{Enter}')
  expect(await confirmation.findByText('The password is wrong')).toBeInTheDocument()
  expect(field).toHaveFocus()
  await user.clear(field)
  await user.keyboard('correct horse{Enter}')
  expect(await screen.findByText('Team member invited successfully!')).toBeInTheDocument()
  expect(await screen.findByDisplayValue(/accept-invite\?token=secret/)).toBeInTheDocument()
  await gone()
})

test('a cancelled confirmation is reported next to the action, and nothing changes', async () => {
  openPart(<InviteMember />, [
    invite(needed),
    invite(needed),
    confirm('correct horse', right),
    invite(invited),
  ])
  send()
  fireEvent.click((await dialog()).getByText('Cancel'))
  expect(await screen.findByText('Confirm your password to continue')).toBeInTheDocument()
  expect(screen.getByText('Failed to invite team member')).toBeInTheDocument()
  await gone()
  fireEvent.click(screen.getByText('Invite'))
  const again = await dialog()
  expect(again.getByLabelText('Your password')).toHaveValue('')
  fireEvent.change(again.getByLabelText('Your password'), { target: { value: 'correct horse' } })
  fireEvent.click(again.getByText('Confirm'))
  expect(await screen.findByText('Team member invited successfully!')).toBeInTheDocument()
})

test('a rate limit is shown in the dialog', async () => {
  openPart(<InviteMember />, [
    invite(needed),
    confirm('correct horse', refused('RATE_LIMITED', 'Too many tries. Please wait 15 minutes.')),
  ])
  send()
  const confirmation = await dialog()
  fireEvent.change(confirmation.getByLabelText('Your password'), { target: { value: 'correct horse' } })
  fireEvent.click(confirmation.getByText('Confirm'))
  expect(await confirmation.findByText('Too many tries. Please wait 15 minutes.')).toBeInTheDocument()
})

test('concurrent actions share one confirmation', async () => {
  openPart(<i />, [confirm('correct horse', right)])
  const [first, second] = confirmTimes(2)
  const confirmation = await dialog()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  fireEvent.change(confirmation.getByLabelText('Your password'), { target: { value: 'correct horse' } })
  fireEvent.click(confirmation.getByText('Confirm'))
  expect(await act(() => Promise.all([first, second]))).toEqual([true, true])
})

test('the dialog closes when the session ends', async () => {
  openPart(<i />)
  const [answer] = confirmTimes(1)
  await dialog()
  act(() => endSession())
  expect(await answer).toBe(false)
  await gone()
})

test('a team action also continues, and shows nothing when cancelled', async () => {
  const member = { ...bo, isInvited: false }
  const me = { ...member, id: 'ana', username: 'ana', isAdmin: true }
  const team: Answer = {
    request: { query: TeamDocument, variables: () => true },
    maxUsageCount: Number.POSITIVE_INFINITY,
    result: {
      data: {
        team: {
          __typename: 'UserConnection',
          nodes: [member, me],
          count: exactly(2),
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    },
  }
  const make = (result: object): Answer => ({
    request: { query: UpdateMemberDocument, variables: { userId: 'bo', isAdmin: true } },
    result,
  })
  const made = { data: { updateMember: { ...member, isAdmin: true } } }
  openApp({
    at: '/settings?tab=team',
    answers: [team, make(needed), make(needed), confirm('correct horse', right), make(made)],
  })
  const choose = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'More for bo' }))
    fireEvent.click(await screen.findByText('Make admin'))
  }
  await choose()
  fireEvent.click((await dialog()).getByText('Cancel'))
  await gone()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await choose()
  const confirmation = await dialog()
  fireEvent.change(confirmation.getByLabelText('Your password'), { target: { value: 'correct horse' } })
  fireEvent.click(confirmation.getByText('Confirm'))
  await waitFor(() => expect(screen.getAllByText('Admin')).toHaveLength(2))
})

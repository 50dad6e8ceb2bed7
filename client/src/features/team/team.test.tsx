/** Covers specification A23, A26, A27, A29, A30. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { Subject } from 'rxjs'
import { ALWAYS, ana, type Answer, me as signedIn, pageOf } from '../../../test/answers'
import { openApp } from '../../../test/app'
import type { MemberFieldsFragment } from './MemberFields.generated'
import {
  InviteMemberDocument,
  RenewInviteDocument,
  ResetMemberPasswordDocument,
  RemoveMemberDocument,
  UpdateMemberDocument,
  TeamDocument,
} from './team.generated'

const DAY = 24 * 60 * 60 * 1000
const member = (id: string, changes: Partial<MemberFieldsFragment> = {}) => ({
  __typename: 'User' as const,
  id,
  username: id,
  email: `${id}@studio.film`,
  isAdmin: false,
  createdAt: '2026-11-02T10:00:00Z',
  isInvited: false,
  invitedUntil: null,
  ...changes,
})
const me = member('ana', ana)
const bo = member('bo')
const cleo = member('cleo', { isInvited: true, invitedUntil: new Date(Date.now() + 3 * DAY).toISOString() })
const team = (people: object[], search: string | null = null): Answer => ({
  request: {
    query: TeamDocument,
    variables: ({ search: sent = null }: { search?: string | null }) => sent === search,
  },
  maxUsageCount: ALWAYS,
  result: { data: { team: pageOf('UserConnection', people) } },
})
const refused = (message: string) => ({
  errors: [new GraphQLError(message, { extensions: { code: 'CONFLICT' } })],
})
const link = (user: object, isMailed: boolean, type = 'Invite') => ({
  __typename: type,
  user,
  link: 'https://cutroom.studio.film/accept-invite?token=secret',
  isMailed,
  expiresAt: new Date(Date.now() + 7 * DAY).toISOString(),
})
const open = (answers: Answer[], pushed = {}) => openApp({ at: '/settings?tab=team', answers, pushed })
const rows = () => within(screen.getByRole('list', { name: 'Team' })).getAllByRole('listitem')
const choose = async (name: string, item: string) => {
  fireEvent.click(await screen.findByLabelText(`More for ${name}`))
  fireEvent.click(await screen.findByText(item))
}
const fill = async (email: string, username: string) => {
  fireEvent.click(await screen.findByText('Invite Member'))
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: email } })
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: username } })
  fireEvent.click(screen.getByText('Invite'))
}

test('members who are not admins see only their own settings', async () => {
  open([signedIn({ isAdmin: false })])
  expect(await screen.findByLabelText('New username')).toBeInTheDocument()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'API tokens',
    'Webhooks',
    'Spending',
  ])
})

test('an admin sees members, admins and invited users', async () => {
  open([team([cleo, bo, me])])
  expect(await screen.findByText('3 people')).toBeInTheDocument()
  const [first, second, third] = rows()
  expect(first).toHaveTextContent(/cleo@studio\.film.*Invited.*Expires in 3 days/)
  expect(second).toHaveTextContent(/bo@studio\.film.*Member.*2 Nov 2026/)
  expect(third).toHaveTextContent(/Admin.*You/)
  expect(within(third!).queryByRole('button', { name: /Revoke/ })).not.toBeInTheDocument()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'API tokens',
    'Webhooks',
    'Spending',
    'Team',
    'Models',
    'Storage',
    'Audit log',
  ])
})

test('a search queries the server', async () => {
  open([team([bo, me]), team([bo], 'b'), team([], 'zz')])
  const field = await screen.findByRole('searchbox')
  await screen.findByText('2 people')
  fireEvent.change(field, { target: { value: 'b' } })
  expect(await screen.findByText('1 person')).toBeInTheDocument()
  fireEvent.change(field, { target: { value: 'zz' } })
  expect(await screen.findByText('No members found')).toBeInTheDocument()
})

test('the only admin sees an empty list; joining and removed members update it', async () => {
  const changes = new Subject<{ data: object }>()
  open([team([me])], { MemberChanged: changes })
  expect(await screen.findByText('No team members yet')).toBeInTheDocument()
  act(() =>
    changes.next({ data: { memberChanged: { __typename: 'MemberChange', member: bo, removedId: null } } }),
  )
  expect(await screen.findByText('bo@studio.film')).toBeInTheDocument()
  act(() =>
    changes.next({
      data: {
        memberChanged: { __typename: 'MemberChange', member: { ...bo, isAdmin: true }, removedId: null },
      },
    }),
  )
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Admin'))
  act(() =>
    changes.next({ data: { memberChanged: { __typename: 'MemberChange', member: null, removedId: 'bo' } } }),
  )
  expect(await screen.findByText('No team members yet')).toBeInTheDocument()
})

test('an invitation needs an email address and a username', async () => {
  open([team([bo, me])])
  await fill('', '')
  expect(await screen.findByText('Please enter an email address')).toBeInTheDocument()
  expect(screen.getByText('Please enter a username')).toBeInTheDocument()
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'studio.film' } })
  fireEvent.click(screen.getByText('Invite'))
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument()
})

test('an invitation shows its link once, to copy', async () => {
  const variables = { input: { email: 'cleo@studio.film', username: 'cleo', isAdmin: false } }
  const { user } = open([
    team([bo, me]),
    {
      request: { query: InviteMemberDocument, variables },
      result: { data: { inviteMember: link(cleo, false) } },
    },
  ])
  await screen.findByText('2 people')
  await fill('Cleo@studio.film', 'cleo')
  expect(await screen.findByText('Team member invited successfully!')).toBeInTheDocument()
  expect(await screen.findByLabelText('Link')).toHaveValue(
    'https://cutroom.studio.film/accept-invite?token=secret',
  )
  expect(screen.getByText(/Email isn’t set up/)).toBeInTheDocument()
  await user.click(screen.getByText('Copy'))
  expect(await screen.findByText('Copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('https://cutroom.studio.film/accept-invite?token=secret')
  expect(rows()[0]).toHaveTextContent('cleo')
})

test('an invitation takes the username from the email, and can make an admin', async () => {
  const variables = { input: { email: 'cleo@studio.film', username: 'cleo', isAdmin: true } }
  const { user } = open([
    team([bo, me]),
    {
      request: { query: InviteMemberDocument, variables },
      result: { data: { inviteMember: link({ ...cleo, isAdmin: true }, false) } },
    },
  ])
  await user.click(await screen.findByText('Invite Member'))
  await user.type(await screen.findByLabelText('Email'), 'cleo@studio.film')
  expect(screen.getByLabelText('Username')).toHaveValue('cleo')
  await user.click(within(screen.getByRole('dialog')).getByText('Admin'))
  await user.click(screen.getByText('Invite'))
  expect(await screen.findByLabelText('Link')).toBeInTheDocument()
  expect(rows()[0]).toHaveTextContent(/cleo.*Admin/)
})

test('a failed invitation shows the reason and keeps the input', async () => {
  const variables = { input: { email: 'bo@studio.film', username: 'bobo', isAdmin: false } }
  open([
    team([bo, me]),
    { request: { query: InviteMemberDocument, variables }, result: refused('This email address is taken') },
  ])
  await fill('bo@studio.film', 'bobo')
  expect(await screen.findByText('Failed to invite team member')).toBeInTheDocument()
  expect(screen.getByText('This email address is taken')).toBeInTheDocument()
  expect(screen.getByLabelText('Username')).toHaveValue('bobo')
})

test('a member is removed after confirmation', async () => {
  open([
    team([bo, me]),
    {
      request: { query: RemoveMemberDocument, variables: { userId: 'bo' } },
      result: { data: { removeMember: 'bo' } },
    },
  ])
  fireEvent.click(await screen.findByLabelText('Revoke bo'))
  expect(await screen.findByText(/Are you sure you want to remove bo from the team\?/)).toBeInTheDocument()
  fireEvent.click(screen.getAllByText('Revoke').at(-1)!)
  expect(await screen.findByText('Team member removed successfully')).toBeInTheDocument()
  expect(await screen.findByText('No team members yet')).toBeInTheDocument()
})

test('the last admin cannot be removed, and the reason is shown', async () => {
  open([
    team([bo, me]),
    {
      request: { query: RemoveMemberDocument, variables: { userId: 'ana' } },
      result: refused('The team needs at least one admin'),
    },
  ])
  await choose('ana', 'Leave the team')
  fireEvent.click(await screen.findByText('Leave'))
  expect(
    await screen.findByText(/Failed to remove team member\s+The team needs at least one admin/),
  ).toBeInTheDocument()
  expect(rows()).toHaveLength(2)
})

test('a member can be made an admin', async () => {
  open([
    team([bo, me]),
    {
      request: { query: UpdateMemberDocument, variables: { userId: 'bo', isAdmin: true } },
      result: { data: { updateMember: { ...bo, isAdmin: true } } },
    },
  ])
  await choose('bo', 'Make admin')
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Admin'))
})

test('an invited user gets a new invitation link, and a member a password link', async () => {
  open([
    team([cleo, bo, me]),
    {
      request: { query: RenewInviteDocument, variables: { userId: 'cleo' } },
      result: { data: { renewInvite: link(cleo, true) } },
    },
    {
      request: { query: ResetMemberPasswordDocument, variables: { userId: 'bo' } },
      result: { data: { resetMemberPassword: link(bo, false, 'PasswordLink') } },
    },
  ])
  await choose('cleo', 'New invitation link')
  expect(await screen.findByText('Invitation for cleo')).toBeInTheDocument()
  expect(screen.getByText(/Emailed to/)).toBeInTheDocument()
  fireEvent.click(screen.getByText('Done'))
  await choose('bo', 'Password link')
  expect(await screen.findByText('New password for bo')).toBeInTheDocument()
})

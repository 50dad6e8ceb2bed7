/** Covers specification A12. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { ana, type Answer, openApp } from '../../../test/app'
import { makeToken } from '../../../test/token'
import { exactly } from '../../../test/answers'
import { ProjectsDocument } from '../projects/projects.generated'
import { AcceptInviteDocument, InvitationDocument } from './AcceptInvite.generated'
import { RequestPasswordResetDocument } from './entry.generated'
import { PasswordResetDocument, ResetPasswordDocument } from './ResetPassword.generated'

const holder = {
  __typename: 'Invitation',
  username: 'cleo',
  email: 'cleo@studio.film',
  expiresAt: '2026-12-01T00:00:00Z',
}
const invitation = (found: object | null): Answer => ({
  request: { query: InvitationDocument, variables: { token: 'secret' } },
  result: { data: { holder: found } },
})
const passwordReset = (found: object | null): Answer => ({
  request: { query: PasswordResetDocument, variables: { token: 'secret' } },
  result: { data: { holder: found } },
})
const noProjects: Answer = {
  request: { query: ProjectsDocument, variables: () => true },
  result: {
    data: {
      projects: {
        __typename: 'ProjectConnection',
        nodes: [],
        count: exactly(0),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
}
const ended = {
  errors: [
    new GraphQLError('This link is no longer valid. Ask for a new one.', {
      extensions: { code: 'CONFLICT' },
    }),
  ],
}
const open = (at: string, ...answers: Answer[]) => openApp({ at, signedIn: false, answers })
const choose = async (password: string, confirmation: string, button: string) => {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: password } })
  fireEvent.change(screen.getByLabelText('Confirm password'), { target: { value: confirmation } })
  fireEvent.click(screen.getByRole('button', { name: button }))
}

test('an invited user enters a password twice and is signed in', async () => {
  const accept = { query: AcceptInviteDocument, variables: { token: 'secret', password: 'long-enough' } }
  const session = {
    __typename: 'SignedIn',
    token: makeToken(),
    expiresAt: '2026-12-01T00:00:00Z',
    deviceProof: 'a proof',
    user: { ...ana, id: 'cleo', username: 'cleo', isAdmin: false },
  }
  const { router } = open(
    '/accept-invite?token=secret',
    invitation(holder),
    { request: accept, result: { data: { acceptInvite: session } } },
    noProjects,
  )
  expect(await screen.findByText('cleo')).toBeInTheDocument()
  await choose('long-enough', 'other-enough', 'Join')
  expect(await screen.findByText('Passwords do not match.')).toBeInTheDocument()
  await choose('short', 'short', 'Join')
  expect(await screen.findByText('Password must be at least 8 characters')).toBeInTheDocument()
  await choose('long-enough', 'long-enough', 'Join')
  expect(await screen.findByText('Login successful. Redirecting to app...')).toBeInTheDocument()
  expect(localStorage.getItem('access_token')).toBe(session.token)
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects'))
})

test('a used invitation shows a message and links to the sign-in', async () => {
  const { router } = open('/accept-invite?token=secret', invitation(null))
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('link', { name: 'Go to sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('an address without a token counts as an expired link', async () => {
  open('/reset-password')
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument()
})

test('a link that cannot be checked offers a retry', async () => {
  open(
    '/reset-password?token=secret',
    {
      request: { query: PasswordResetDocument, variables: { token: 'secret' } },
      error: new TypeError('Failed to fetch'),
    },
    passwordReset(holder),
  )
  expect(await screen.findByText('Unable to check the link')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Confirm password')).toBeInTheDocument()
})

test('the login confirms a changed password', async () => {
  const reset = { query: ResetPasswordDocument, variables: { token: 'secret', password: 'even-longer' } }
  const { router } = open('/reset-password?token=secret', passwordReset(holder), {
    request: reset,
    result: { data: { resetPassword: true } },
  })
  await choose('even-longer', 'even-longer', 'Set password')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(
    await screen.findByText('Your password has been changed. Sign in with the new one.'),
  ).toBeInTheDocument()
})

test('a link that expires while the password is entered shows a message', async () => {
  const reset = { query: ResetPasswordDocument, variables: { token: 'secret', password: 'even-longer' } }
  open('/reset-password?token=secret', passwordReset(holder), { request: reset, result: ended })
  await choose('even-longer', 'even-longer', 'Set password')
  expect(await screen.findByText('This link is no longer valid. Ask for a new one.')).toBeInTheDocument()
})

test('a password reset shows the same message whether or not the account exists', async () => {
  openApp({
    at: '/login',
    signedIn: false,
    entry: [
      {
        to: RequestPasswordResetDocument,
        variables: { identifier: 'nobody' },
        result: { data: { requestPasswordReset: true } },
      },
    ],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText('Please enter your email or username')).toBeInTheDocument()
  fireEvent.change(screen.getByLabelText('Email or username'), { target: { value: 'nobody' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText('If the account exists, a link has been sent.')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument()
})

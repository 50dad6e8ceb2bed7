/** Covers specification A1, A2, A3, A4, A5, A6, A7, A8, A14, A15, A16, E4. */
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { openApp } from '../../test/app'
import { type EntryAnswer, entrySettings } from '../../test/entry'
import { makeToken } from '../../test/token'
import { exactly } from '../../test/answers'
import { RegisterDocument, SignInDocument } from '../features/account/entry.generated'
import { ProjectsDocument } from '../features/projects/projects.generated'
import { endSession } from '../shared/lib/session/session'

const signIn = { to: SignInDocument, variables: { input: { identifier: 'ana', password: 'long-enough' } } }
const noProjects = {
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
const open = (...entry: EntryAnswer[]) =>
  openApp({ at: '/login', signedIn: false, entry, answers: [noProjects] })

test('a signed-out user is redirected to the login', async () => {
  const { router } = openApp({ at: '/projects', signedIn: false })
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/login')
})

test('an expired session shows a message at the login; signing out does not', async () => {
  openApp({ at: '/projects', answers: [noProjects] })
  await screen.findByText('No projects found')
  act(() => endSession({ byItself: true }))
  expect(await screen.findByText('Your session has ended. Sign in again.')).toBeInTheDocument()
  cleanup()
  openApp({ at: '/projects', answers: [noProjects] })
  await screen.findByText('No projects found')
  act(() => endSession())
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument()
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
})

test('signing in shows a message and opens the projects two seconds later', async () => {
  const { user, router } = open({
    ...signIn,
    result: { data: { signIn: { token: makeToken(), deviceProof: 'a proof' } } },
  })
  await user.type(await screen.findByLabelText('Email or username'), 'ana{Enter}')
  expect(screen.getByLabelText('Password')).toHaveFocus()
  await user.keyboard('long-enough{Enter}')
  expect(await screen.findByText('Login successful. Redirecting to app...')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/login')
  expect(localStorage.getItem('access_token')).not.toBeNull()
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects'))
  expect(await screen.findByText('No projects found')).toBeInTheDocument()
})

test.each([-10, 10])('users can sign in with a clock that is %i days off', async (days) => {
  const token = makeToken({ exp: Math.floor(Date.now() / 1000) + 7 * 86_400 - days * 86_400 })
  const { user, router } = open({
    ...signIn,
    result: { data: { signIn: { token, deviceProof: 'a proof' } } },
  })
  await user.type(await screen.findByLabelText('Email or username'), 'ana{Enter}')
  await user.keyboard('long-enough{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects'))
  expect(await screen.findByText('No projects found')).toBeInTheDocument()
})

test.each(['getItem', 'setItem'] as const)(
  'without storage a user stays signed in: %s is denied',
  async (call) => {
    const { user, router } = open({
      ...signIn,
      result: { data: { signIn: { token: makeToken(), deviceProof: 'a proof' } } },
    })
    const denied = () => {
      throw new DOMException('Access is denied for this document', 'SecurityError')
    }
    jest.spyOn(Storage.prototype, call).mockImplementation(denied)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
    await user.type(await screen.findByLabelText('Email or username'), 'ana{Enter}')
    await user.keyboard('long-enough{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'))
    expect(await screen.findByText('No projects found')).toBeInTheDocument()
    const words = /blocks site data. You stay signed in until you close or reload this page/
    expect(screen.getByText(words)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument())
    act(() => endSession())
  },
)

test('both fields are required', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('Please enter your email or username')).toBeInTheDocument()
  expect(screen.getByText('Please enter your password')).toBeInTheDocument()
})

test('a refused sign-in shows an alert titled Error', async () => {
  const { user } = open({
    ...signIn,
    result: {
      errors: [{ message: 'Wrong email, username or password', extensions: { code: 'UNAUTHENTICATED' } }],
    },
  })
  await user.type(await screen.findByLabelText('Email or username'), 'ana')
  await user.type(screen.getByLabelText('Password'), 'long-enough{Enter}')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Error')
  expect(alert).toHaveTextContent('Wrong email, username or password')
})

test('a failure without a message shows a generic one', async () => {
  const { user } = open(
    {
      ...signIn,
      result: { errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL' } }] },
    },
    { to: RegisterDocument, result: { errors: [{ message: '' }] } },
  )
  await user.type(await screen.findByLabelText('Email or username'), 'ana')
  await user.type(screen.getByLabelText('Password'), 'long-enough{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Oops! Something went wrong.')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await user.type(screen.getByLabelText('Email'), 'bo@studio.film{Enter}{Enter}')
  await user.keyboard('long-enough{Enter}long-enough{Enter}')
  expect(await screen.findByText('Something went wrong.')).toBeInTheDocument()
})

test('after registration the sign-in form is empty, and one click fills in the email', async () => {
  const variables = {
    input: { email: 'bo@studio.film', username: null, password: 'long-enough', setupToken: null },
  }
  const { user } = open({
    to: RegisterDocument,
    variables,
    result: { data: { register: { id: 'bo' } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Create Account' }))
  await user.type(screen.getByLabelText('Email'), 'bo@studio.film{Enter}{Enter}')
  await user.keyboard('long-enough{Enter}long-enough{Enter}')
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument()
  expect(screen.getByLabelText('Email or username')).toHaveValue('')
  expect(screen.getByLabelText('Password')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Sign in as bo@studio.film' }))
  expect(screen.getByLabelText('Email or username')).toHaveValue('bo@studio.film')
  expect(screen.getByLabelText('Password')).toHaveFocus()
})

test('a username can be chosen at registration; its errors are shown at its field', async () => {
  const refused = {
    message: 'This username is taken',
    extensions: { code: 'CONFLICT', issues: [{ path: ['username'], message: 'This username is taken' }] },
  }
  const { user } = open({
    to: RegisterDocument,
    variables: {
      input: {
        email: 'bo@studio.film',
        username: 'Bo <b>Lind</b>',
        password: 'long-enough',
        setupToken: null,
      },
    },
    result: { errors: [refused] },
  })
  await user.click(await screen.findByRole('button', { name: 'Create Account' }))
  await user.type(screen.getByLabelText('Email'), 'bo@studio.film{Enter}Bo \u202e{Enter}')
  await user.keyboard('long-enough{Enter}long-enough{Enter}')
  expect(
    await screen.findByText('Username must not contain control or invisible characters'),
  ).toBeInTheDocument()
  const username = screen.getByLabelText('Username (optional)')
  await user.clear(username)
  await user.type(username, 'Bo <b>Lind</b>')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(await screen.findByText('This username is taken')).toBeInTheDocument()
  expect(username).toBeInvalid()
})

test('two different passwords are refused', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Create Account' }))
  await user.type(screen.getByLabelText('Email'), 'bo@studio.film{Enter}{Enter}')
  await user.keyboard('long-enough{Enter}other-enough{Enter}')
  expect(await screen.findByText('Passwords do not match.')).toBeInTheDocument()
})

test('an empty installation opens at Create Account, and explains who becomes admin', async () => {
  const { user } = open(entrySettings({ isEmpty: true }))
  expect(await screen.findByRole('heading', { name: 'Create Account' })).toBeInTheDocument()
  expect(screen.getByText(/You will be the admin/)).toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument()
})

test('the first account of a protected installation requires the setup token', async () => {
  open(entrySettings({ isEmpty: true, needsSetupToken: true, registrationOpen: false }))
  expect(await screen.findByLabelText('Setup token')).toBeInTheDocument()
})

test('closed registration hides account creation', async () => {
  open(entrySettings({ registrationOpen: false }))
  expect(await screen.findByText(/Accounts are by invitation/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument()
})

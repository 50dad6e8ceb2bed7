/** Covers specification A24, A25. */
import { screen } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { ana, type Answer, openApp } from '../../test/app'
import { UpdatePasswordDocument, UpdateUsernameDocument } from '../features/profile/profile.generated'

const open = (...answers: Answer[]) => openApp({ at: '/settings', answers })

test('a username must be unique, and a change shows everywhere', async () => {
  const { user } = open({
    request: { query: UpdateUsernameDocument, variables: { username: 'ana maria' } },
    result: { data: { updateUsername: { ...ana, username: 'ana maria' } } },
  })
  const field = await screen.findByLabelText('New username')
  const button = screen.getByRole('button', { name: 'Update username' })
  expect(field).toHaveValue('ana')
  expect(button).toBeDisabled()
  await user.clear(field)
  expect(button).toBeDisabled()
  await user.type(field, 'ana maria{Enter}')
  expect(await screen.findByText('Username updated successfully')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'ana maria' })).toBeInTheDocument()
})

test('a password change requires both passwords, and shows the server’s message', async () => {
  const variables = { oldPassword: 'not-this-one', newPassword: 'long-enough' }
  const { user } = open({
    request: { query: UpdatePasswordDocument, variables },
    result: {
      errors: [new GraphQLError('The current password is wrong', { extensions: { code: 'FORBIDDEN' } })],
    },
  })
  await user.type(await screen.findByLabelText('Current password'), 'not-this-one')
  expect(screen.getByRole('button', { name: 'Update password' })).toBeDisabled()
  await user.type(screen.getByLabelText('New password'), 'long-enough{Enter}')
  expect(
    await screen.findByText(/Failed to update password\s+The current password is wrong/),
  ).toBeInTheDocument()
})

test('a wrong current password shows an error and marks the field', async () => {
  const issues = [{ path: ['oldPassword'], message: 'The current password is wrong' }]
  const { user } = open({
    request: {
      query: UpdatePasswordDocument,
      variables: { oldPassword: 'not-this-one', newPassword: 'long-enough' },
    },
    result: { errors: [new GraphQLError('Bad input', { extensions: { code: 'BAD_USER_INPUT', issues } })] },
  })
  await user.type(await screen.findByLabelText('Current password'), 'not-this-one')
  await user.type(screen.getByLabelText('New password'), 'long-enough{Enter}')
  expect(
    await screen.findByText(/Failed to update password\s+The current password is wrong/),
  ).toBeInTheDocument()
  expect(screen.getByText('The current password is wrong')).toBeInTheDocument()
})

test('a password change is confirmed, and clears the fields; a failure shows an error', async () => {
  const { user } = open(
    {
      request: {
        query: UpdatePasswordDocument,
        variables: { oldPassword: 'long-enough', newPassword: 'even-longer' },
      },
      result: { data: { updatePassword: true } },
    },
    {
      request: { query: UpdateUsernameDocument, variables: { username: 'ana maria' } },
      result: { errors: [new GraphQLError('This username is taken')] },
    },
  )
  await user.type(await screen.findByLabelText('Current password'), 'long-enough')
  await user.type(screen.getByLabelText('New password'), 'even-longer{Enter}')
  expect(await screen.findByText('Password updated successfully')).toBeInTheDocument()
  expect(screen.getByLabelText('Current password')).toHaveValue('')
  await user.type(screen.getByLabelText('New username'), ' maria{Enter}')
  expect(await screen.findByText(/Failed to update username\s+This username is taken/)).toBeInTheDocument()
})

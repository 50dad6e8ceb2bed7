import { PASSWORD } from '../../installation.js'
import { type Table, badPages, same } from './row.js'

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }'
const register = (input: object) => ({ rest: () => ({ ...input }), graphql: () => ({ input }) })
const invite = register
const password = (oldPassword: string, newPassword: string) => ({
  rest: () => ({ old_password: oldPassword, new_password: newPassword }),
  graphql: () => ({ oldPassword, newPassword }),
})
const revoke = (who: 'member' | 'admin' | 'user') => ({
  rest: (ids: Record<typeof who, string>) => ({ id: ids[who] }),
  graphql: (ids: Record<typeof who, string>) => ({ id: ids[who] }),
})

/** Accounts, the team and notifications. */
export const people: Table = {
  register: {
    ask: REGISTER,
    key: 'user_id',
    ways: [
      {
        when: 'with a taken email',
        as: ['anonymous'],
        ...register({ email: 'user@example.com', username: 'new', password: PASSWORD }),
      },
      {
        when: 'with a taken username',
        as: ['anonymous'],
        ...register({ email: 'new@example.com', username: 'User', password: PASSWORD }),
      },
      {
        when: 'with all fields invalid',
        as: ['anonymous'],
        ...register({ email: 'nowhere', username: ' ', password: 'short' }),
      },
    ],
  },
  login: {
    ask: 'mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }',
    key: 'user_id',
    ways: [
      register({ identifier: 'USER', password: PASSWORD }),
      {
        when: 'with a wrong password',
        as: ['anonymous'],
        ...register({ identifier: 'user', password: 'another horse' }),
      },
      {
        when: 'with an invalid device proof',
        as: ['anonymous'],
        rest: () => ({ identifier: 'user', password: PASSWORD, device_proof: 'nonsense' }),
        graphql: () => ({ input: { identifier: 'user', password: PASSWORD, deviceProof: 'nonsense' } }),
      },
      {
        when: 'with an unknown name',
        as: ['anonymous'],
        ...register({ identifier: 'nobody', password: PASSWORD }),
      },
      { when: 'with empty fields', as: ['anonymous'], ...register({ identifier: '', password: '' }) },
    ],
  },
  getMe: { ask: '{ me { id } }', key: 'user_id', ways: [same()] },
  listUsers: {
    ask: 'query ($first: Int! = 200, $after: String) { team(first: $first, after: $after) { nodes { id } } }',
    key: 'user_id',
    ways: [same(), ...badPages()],
  },
  inviteUser: {
    ask: 'mutation ($input: InviteInput!) { inviteMember(input: $input) { user { id } } }',
    key: 'user_id',
    ways: [
      { when: 'of a taken email address', ...invite({ email: 'member@example.com', username: 'dee' }) },
      { when: 'with all fields invalid', as: ['admin'], ...invite({ email: 'dee', username: '' }) },
      {
        when: 'with another user’s email address as username',
        as: ['admin'],
        ...invite({ email: 'dee@example.com', username: 'eve@example.com' }),
      },
    ],
  },
  revokeUser: {
    ask: 'mutation ($id: ID!) { revokeMember(userId: $id) }',
    ways: [
      { when: 'of the last admin', ...revoke('admin') },
      { when: 'of oneself', as: ['user'], ...revoke('user') },
    ],
  },
  confirmPassword: {
    ask: 'mutation ($password: String!) { confirmPassword(password: $password) }',
    ways: [
      { when: 'with a wrong password', ...same({ password: 'another horse' }) },
      { when: 'with none', as: ['user'], ...same({ password: '' }) },
    ],
  },
  changePassword: {
    ask: 'mutation ($oldPassword: String!, $newPassword: String!) { changePassword(oldPassword: $oldPassword, newPassword: $newPassword) }',
    names: { oldPassword: 'old_password', newPassword: 'new_password' },
    ways: [
      { when: 'with a wrong old one', ...password('another horse', 'staple horse battery') },
      { when: 'with a short new one', as: ['user'], ...password(PASSWORD, 'short') },
    ],
  },
  changeUsername: {
    ask: 'mutation ($username: String!) { changeUsername(username: $username) { id } }',
    key: 'user_id',
    ways: [
      { when: 'to a taken one', ...same({ username: 'MEMBER' }) },
      { when: 'to the same', as: ['user'], ...same({ username: 'user' }) },
      { when: 'to an empty one', as: ['user'], ...same({ username: '  ' }) },
    ],
  },
  listNotifications: {
    ask: 'query ($first: Int! = 200, $after: String) { notifications(first: $first, after: $after) { nodes { id } } }',
    key: 'notification_id',
    ways: [same(), ...badPages()],
  },
  getStorage: {
    ask: '{ storage { bytes } }',
    ways: [same()],
  },
}

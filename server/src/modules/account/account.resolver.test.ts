/** Covers specification A9, A13, A24, A35, R24. */
import { PASSWORD } from '../../../test/installation.js'
import { type World, testResolver } from '../../../test/resolver.js'
import { IDS } from '../../../test/world/things.js'
import { Session } from './sessions/session.service.js'
import { User } from './user.entity.js'
import { minutesAgo, rows, update } from '../../../test/world/builders.js'

const person = (fields: object = {}) => ({
  input: { email: 'new@example.com', username: 'new', password: PASSWORD, ...fields },
})
const WRONG = { email: 'nowhere', username: '', password: 'short' }
const confirmLongAgo = rows(update(Session, {}, { confirmedAt: minutesAgo(16) }))
const deleteAccounts = ({ em }: World) => em.fork().execute('truncate account cascade')
const REGISTER =
  'mutation ($input: RegisterInput!) { register(input: $input) { username email isAdmin isInvited } }'

testResolver({
  'Query.me': {
    operation: '{ me { username email isAdmin isInvited invitedUntil } }',
    result: { me: { username: 'owner', email: 'owner@example.com', isAdmin: false, invitedUntil: null } },
    cases: [
      { name: 'a read-only token', as: 'reader', result: { me: { username: 'owner' } } },
      {
        name: 'a revoked account',
        prepare: rows(update(User, IDS.owner, { revokedAt: new Date() })),
        code: 'UNAUTHENTICATED',
        message: 'Not authenticated',
      },
    ],
  },
  'Mutation.register': {
    operation: REGISTER,
    variables: () => person({ email: 'New@Example.com' }),
    as: 'anonymous',
    result: { register: { username: 'new', email: null, isAdmin: false } },
    invalid: [
      [() => person(WRONG), 'email', 'Please enter a valid email address'],
      [
        () => person({ email: `${'x'.repeat(50)}@example.com`, username: null }),
        'email',
        'Without a username, the email address must be at most 60 characters',
      ],
      [() => person(WRONG), 'username', 'Please enter a username'],
      [() => person(WRONG), 'password', 'Password must be at least 8 characters'],
      [
        () => person({ username: '<b>\u202eann\u0007</b>' }),
        'username',
        'Username must not contain control or invisible characters',
      ],
      [() => person({ username: 'x'.repeat(10_000) }), 'username', 'Username must be at most 60 characters'],
      [
        () => person({ username: undefined, email: `${'x'.repeat(60)}@example.com` }),
        'email',
        'Without a username, the email address must be at most 60 characters',
      ],
      [
        () => person({ username: 'user@example.com' }),
        'username',
        'A username with an @ must be your own email address',
      ],
    ],
    cases: [
      {
        name: 'the account’s own email address as username',
        as: 'anonymous',
        variables: () => person({ username: 'new@example.com' }),
        result: { register: { username: 'new@example.com' } },
      },
      {
        name: 'no username: the address is used',
        as: 'anonymous',
        variables: () => ({ input: { email: 'New@Example.com', password: PASSWORD } }),
        result: { register: { username: 'new@example.com' } },
      },
      {
        name: 'an email address that is taken, in another case',
        as: 'anonymous',
        variables: () => person({ email: 'USER@example.com' }),
        code: 'CONFLICT',
        message: 'This email address is taken',
      },
      {
        name: 'a username that is taken, in another case',
        as: 'anonymous',
        variables: () => person({ username: 'User' }),
        code: 'CONFLICT',
        message: 'This username is taken',
      },
      {
        name: 'the first account becomes the admin',
        as: 'anonymous',
        prepare: deleteAccounts,
        result: { register: { isAdmin: true } },
      },
    ],
  },
  'Mutation.signIn': {
    operation: `mutation ($identifier: String!, $password: String!, $deviceProof: String) {
      signIn(input: { identifier: $identifier, password: $password, deviceProof: $deviceProof }) {
        token expiresAt deviceProof user { username }
      }
    }`,
    variables: () => ({ identifier: ' User@Example.com ', password: PASSWORD }),
    as: 'anonymous',
    result: { signIn: { token: expect.any(String), user: { username: 'user' } } },
    check: async (_, { signIn }) => {
      const days = (Date.parse(signIn.expiresAt) - Date.now()) / 86_400_000
      expect(days).toBeCloseTo(7, 2)
    },
    invalid: [
      [() => ({ identifier: '', password: PASSWORD }), 'identifier'],
      [() => ({ identifier: 'user', password: '' }), 'password'],
    ],
    cases: [
      {
        name: 'by username, in any case',
        as: 'anonymous',
        variables: () => ({ identifier: 'USER', password: PASSWORD }),
        result: { signIn: { user: { username: 'user' } } },
      },
      {
        name: 'an invalid device proof is ignored',
        as: 'anonymous',
        variables: () => ({ identifier: 'user', password: PASSWORD, deviceProof: 'nonsense' }),
        result: { signIn: { user: { username: 'user' } } },
      },
    ],
  },
  'Mutation.signOut': {
    operation: 'mutation { signOut }',
    result: { signOut: true },
    check: async ({ em, ids }) => {
      const open = await em
        .fork()
        .execute('select from session where user_id = ? and ended_at is null', [ids.owner])
      expect(open).toEqual([])
    },
  },
  'Mutation.confirmPassword': {
    operation: 'mutation ($password: String!) { confirmPassword(password: $password) }',
    variables: () => ({ password: PASSWORD }),
    prepare: confirmLongAgo,
    result: { confirmPassword: expect.any(String) },
    check: async (_, { confirmPassword }) =>
      expect((Date.parse(confirmPassword) - Date.now()) / 60_000).toBeCloseTo(15, 0),
    invalid: [
      [() => ({ password: '' }), 'password'],
      [() => ({ password: 'another horse' }), 'password', 'The password is wrong'],
    ],
  },
  'Mutation.updateUsername': {
    operation: 'mutation ($username: String!) { updateUsername(username: $username) { username } }',
    variables: () => ({ username: ' Renamed ' }),
    result: { updateUsername: { username: 'Renamed' } },
    invalid: [
      [() => ({ username: '  ' }), 'username', 'Please enter a username'],
      [() => ({ username: 'owner' }), 'username', 'This is already your username'],
      [() => ({ username: 'user@example.com' }), 'username'],
    ],
    cases: [
      {
        name: 'a name that is taken, in another case',
        variables: () => ({ username: 'MEMBER' }),
        code: 'CONFLICT',
        message: 'This username is taken',
      },
    ],
  },
  'Mutation.updatePassword': {
    operation: `mutation ($oldPassword: String!, $newPassword: String!) {
      updatePassword(input: { oldPassword: $oldPassword, newPassword: $newPassword })
    }`,
    variables: () => ({ oldPassword: PASSWORD, newPassword: 'another good one' }),
    result: { updatePassword: true },
    invalid: [
      [() => ({ oldPassword: PASSWORD, newPassword: 'short' }), 'newPassword'],
      [
        () => ({ oldPassword: 'another horse', newPassword: 'another good one' }),
        'oldPassword',
        'The current password is wrong',
      ],
    ],
  },
})

describe('an installation without open registration', () => {
  testResolver(
    {
      'Mutation.register': {
        operation: REGISTER,
        variables: () => person({ setupToken: 'open sesame' }),
        as: 'anonymous',
        prepare: deleteAccounts,
        result: { register: { isAdmin: true } },
        invalid: [[() => person(), 'setupToken']],
        cases: [
          {
            name: 'registration is closed after the first account',
            as: 'anonymous',
            code: 'FORBIDDEN',
            message: 'Registration is by invitation only',
          },
        ],
      },
    },
    { REGISTRATION: 'invite', SETUP_TOKEN: 'open sesame' },
  )
})

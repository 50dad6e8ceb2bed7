import { PASSWORD } from '../../installation.js'
import { type Table, badPages, same } from './row.js'
import { of } from './ways.js'

const credentials = (identifier: string, password: string) => ({
  rest: () => ({ identifier, password }),
  graphql: () => ({ input: { identifier, password } }),
})
const TAKEN = { email: 'member@example.com' }

/** Accounts, the team and notifications. */
export const people: Table = {
  register: [
    { when: 'with a taken email', as: ['anonymous'], fields: TAKEN },
    { when: 'with a taken username', as: ['anonymous'], fields: { username: 'User' } },
    {
      when: 'with all fields invalid',
      as: ['anonymous'],
      fields: { email: 'nowhere', username: ' ', password: 'short' },
    },
  ],
  login: {
    ask: 'mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }',
    key: 'user_id',
    ways: [
      credentials('USER', PASSWORD),
      { when: 'with a wrong password', as: ['anonymous'], ...credentials('user', 'another horse') },
      {
        when: 'with an invalid device proof',
        as: ['anonymous'],
        rest: () => ({ identifier: 'user', password: PASSWORD, device_proof: 'nonsense' }),
        graphql: () => ({ input: { identifier: 'user', password: PASSWORD, deviceProof: 'nonsense' } }),
      },
      { when: 'with an unknown name', as: ['anonymous'], ...credentials('nobody', PASSWORD) },
      { when: 'with empty fields', as: ['anonymous'], ...credentials('', '') },
    ],
  },
  getMe: { ask: '{ me { id } }', key: 'user_id', ways: [same()] },
  listUsers: {
    ask: 'query ($first: Int! = 200, $after: String) { team(first: $first, after: $after) { nodes { id } } }',
    key: 'user_id',
    ways: [same(), ...badPages()],
  },
  inviteUser: [
    { when: 'of a taken email address', fields: TAKEN },
    { when: 'with all fields invalid', as: ['admin'], fields: { email: 'dee', username: '' } },
    {
      when: 'with another user’s email address as username',
      as: ['admin'],
      fields: { email: 'dee@example.com', username: 'eve@example.com' },
    },
  ],
  revokeUser: [
    { when: 'of the last admin', fields: ({ admin }) => ({ id: admin }) },
    { when: 'of oneself', as: ['user'], fields: ({ user }) => ({ id: user }) },
  ],
  confirmPassword: [
    { when: 'with a wrong password', fields: { password: 'another horse' } },
    { when: 'with none', as: ['user'], fields: { password: '' } },
  ],
  updatePassword: [
    { when: 'with a wrong old one', fields: { old_password: 'another horse' } },
    { when: 'with a short new one', as: ['user'], fields: { new_password: 'short' } },
  ],
  updateUsername: [
    { when: 'to a taken one', fields: { username: 'MEMBER' } },
    { when: 'to the same', as: ['user'], fields: { username: 'user' } },
    { when: 'to an empty one', as: ['user'], fields: { username: '  ' } },
  ],
  listNotifications: {
    ask: 'query ($first: Int! = 200, $after: String) { notifications(first: $first, after: $after) { nodes { id } } }',
    key: 'notification_id',
    ways: [same(), ...badPages()],
  },
  listWebhooks: { ask: '{ webhooks { id } }', key: 'webhook_id', ways: [same()] },
  listWebhookDeliveries: {
    ask: `query ($id: ID!, $first: Int! = 200, $after: String) {
      webhookDeliveries(webhookId: $id, first: $first, after: $after) { nodes { id } } }`,
    key: 'delivery_id',
    ways: [of('webhook'), ...badPages(({ webhook: id }) => ({ rest: { id }, graphql: { id } }))],
  },
  createWebhook: [
    { when: 'with all fields invalid', fields: { url: 'http://example.com', events: [] } },
    { when: 'of a hidden project', as: ['user'], fields: ({ hidden }) => ({ project_ids: [hidden] }) },
  ],
  getStorage: {
    ask: '{ storage { bytes } }',
    ways: [same()],
  },
}

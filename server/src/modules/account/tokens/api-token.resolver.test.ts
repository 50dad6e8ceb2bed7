import { testResolver } from '../../../../test/resolver.js'
import { IDS, type Ids } from '../../../../test/world/things.js'
import { ApiToken } from './api-token.entity.js'
import { aRow, many, minutesAgo, rows } from '../../../../test/world/builders.js'

const NOT_FOUND = { code: 'NOT_FOUND', message: 'Token not found' }

const aToken = (fields: Partial<ApiToken>) =>
  aRow(ApiToken, {
    userId: IDS.owner,
    name: 'Render farm',
    scope: 'read',
    tokenHash: 'hash',
    expiresAt: minutesAgo(-60),
    ...fields,
  })
const tokens = (count: number) => many(count, (n) => aToken({ tokenHash: `hash ${n}` }))
/** Creates a token with the id of the job, which is otherwise unused here. */
const token = (owner: 'owner' | 'user' = 'owner', expiresAt = minutesAgo(-60)) =>
  rows(aToken({ id: IDS.job, userId: IDS[owner], expiresAt }))
const input = (fields: object = {}) => ({
  input: { name: ' Render farm ', scope: 'READ', expiresInDays: 30, ...fields },
})
const days = 'Expiry must be between 1 and 365 days'

testResolver({
  'Query.apiTokens': {
    operation: '{ apiTokens { id name scope expiresAt createdAt lastUsedAt } }',
    prepare: token(),
    result: { apiTokens: [{ id: IDS.job, name: 'Render farm', scope: 'READ', lastUsedAt: null }] },
    cases: [
      { name: 'no tokens of others', prepare: token('user'), result: { apiTokens: [] } },
      { name: 'not even as admin', as: 'admin', prepare: token(), result: { apiTokens: [] } },
      {
        name: 'no expired tokens',
        prepare: token('owner', minutesAgo(1)),
        result: { apiTokens: [] },
      },
    ],
    list: {
      rows: tokens(50),
      variables: () => ({}),
      nodes: ({ apiTokens }) => apiTokens,
      isWhole: true,
    },
  },
  'Mutation.createApiToken': {
    operation: `mutation ($input: CreateApiTokenInput!) {
      createApiToken(input: $input) { token apiToken { name scope expiresAt lastUsedAt } }
    }`,
    variables: () => input(),
    result: {
      createApiToken: {
        token: expect.stringMatching(/^cutroom_[\w-]{43}$/),
        apiToken: { name: 'Render farm', scope: 'READ', lastUsedAt: null },
      },
    },
    check: async (_, { createApiToken: { apiToken } }) =>
      expect((Date.parse(apiToken.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(30, 2),
    invalid: [
      [() => input({ name: '  ' }), 'name', 'Please enter a name'],
      [() => input({ name: 'x'.repeat(61) }), 'name', 'Name must be at most 60 characters'],
      [() => input({ name: 'a\u0007b' }), 'name', 'Name must not contain control characters'],
      [() => input({ expiresInDays: 0 }), 'expiresInDays', days],
      [() => input({ expiresInDays: 366 }), 'expiresInDays', days],
    ],
  },
  'Mutation.deleteApiToken': {
    operation: 'mutation ($id: ID!) { deleteApiToken(id: $id) }',
    variables: ({ job }: Ids) => ({ id: job }),
    prepare: token(),
    result: { deleteApiToken: IDS.job },
    refused: { user: 'NOT_FOUND', admin: 'NOT_FOUND' },
    check: async ({ em, ids }) => {
      const live = await em
        .fork()
        .execute('select from api_token where id = ? and revoked_at is null', [ids.job])
      expect(live).toEqual([])
    },
    cases: [
      { name: 'an unknown token', ...NOT_FOUND },
      { name: 'a malformed id', variables: () => ({ id: 'nonsense' }), ...NOT_FOUND },
      { name: 'an expired token', prepare: token('owner', minutesAgo(1)), ...NOT_FOUND },
    ],
  },
})

import { createHash } from 'node:crypto'
import { PASSWORD } from '../../../../test/installation.js'
import { type World, testResolver } from '../../../../test/resolver.js'
import { LinkKind, AccountLink } from './link.service.js'
import { IDS } from '../../../../test/world/things.js'
import { User } from '../user.entity.js'
import { aRow, minutesAgo, rows, update } from '../../../../test/world/builders.js'

const TOKEN = 'the-token-of-a-link'
const NEW_PASSWORD = 'another good one'
const ENDED = {
  code: 'CONFLICT',
  message: 'This link is no longer valid. Ask for a new one.',
}

/** Creates a link for the member. An invitation requires a member without a password. */
const link = (kind: LinkKind, fields: Partial<AccountLink> = {}) =>
  rows(
    kind === LinkKind.INVITATION ? update(User, IDS.member, { passwordHash: null }) : [],
    aRow(AccountLink, {
      userId: IDS.member,
      kind,
      tokenHash: createHash('sha256').update(TOKEN).digest('base64url'),
      expiresAt: minutesAgo(-60),
      ...fields,
    }),
  )
const expired = (kind: LinkKind) => link(kind, { expiresAt: minutesAgo(1) })
const used = (kind: LinkKind) => link(kind, { usedAt: new Date() })
const signIn = ({ run }: World, password: string) =>
  run(null, `mutation { signIn(input: { identifier: "member", password: "${password}" }) { token } }`)

const person = { username: 'member', email: 'member@example.com', expiresAt: expect.any(String) }
const emptyCases = (field: string, kind: LinkKind, otherKind: LinkKind) =>
  (
    [
      ['an expired link', expired(kind)],
      ['a used link', used(kind)],
      ['a link of the other kind', link(otherKind)],
    ] as const
  ).map(([name, prepare]) => ({ name, as: 'anonymous' as const, prepare, result: { [field]: null } }))
const endedCases = (kind: LinkKind, otherKind: LinkKind) =>
  (
    [
      ['an expired link', expired(kind)],
      ['a used link', used(kind)],
      ['a link of the other kind', link(otherKind)],
      ['an unknown link', async () => undefined],
    ] as const
  ).map(([name, prepare]) => ({ name, as: 'anonymous' as const, prepare, ...ENDED }))

testResolver({
  'Query.invitation': {
    operation: 'query ($token: String!) { invitation(token: $token) { username email expiresAt } }',
    variables: () => ({ token: TOKEN }),
    as: 'anonymous',
    prepare: link(LinkKind.INVITATION),
    result: { invitation: person },
    cases: emptyCases('invitation', LinkKind.INVITATION, LinkKind.PASSWORD),
  },
  'Query.passwordReset': {
    operation: 'query ($token: String!) { passwordReset(token: $token) { username email expiresAt } }',
    variables: () => ({ token: TOKEN }),
    as: 'anonymous',
    prepare: link(LinkKind.PASSWORD),
    result: { passwordReset: person },
    cases: emptyCases('passwordReset', LinkKind.PASSWORD, LinkKind.INVITATION),
  },
  'Mutation.acceptInvite': {
    operation: `mutation ($token: String!, $password: String!) {
      acceptInvite(input: { token: $token, password: $password }) { token expiresAt deviceProof user { username } }
    }`,
    variables: () => ({ token: TOKEN, password: NEW_PASSWORD }),
    as: 'anonymous',
    prepare: link(LinkKind.INVITATION),
    result: { acceptInvite: { token: expect.any(String), user: { username: 'member' } } },
    check: async (world) => {
      expect(await signIn(world, NEW_PASSWORD)).toMatchObject({ issues: [] })
      const { message } = await world.run(
        null,
        `mutation { acceptInvite(input: { token: "${TOKEN}", password: "${NEW_PASSWORD}" }) { token } }`,
      )
      expect(message).toBe(ENDED.message)
    },
    invalid: [
      [() => ({ token: TOKEN, password: 'short' }), 'password', 'Password must be at least 8 characters'],
    ],
    cases: endedCases(LinkKind.INVITATION, LinkKind.PASSWORD),
  },
  'Mutation.requestPasswordReset': {
    operation: 'mutation ($identifier: String!) { requestPasswordReset(identifier: $identifier) }',
    variables: () => ({ identifier: 'member' }),
    as: 'anonymous',
    result: { requestPasswordReset: true },
    invalid: [[() => ({ identifier: ' ' }), 'identifier']],
    cases: [
      {
        name: 'an unknown name',
        as: 'anonymous',
        variables: () => ({ identifier: 'nobody' }),
        result: { requestPasswordReset: true },
      },
    ],
  },
  'Mutation.resetPassword': {
    operation:
      'mutation ($token: String!, $password: String!) { resetPassword(input: { token: $token, password: $password }) }',
    variables: () => ({ token: TOKEN, password: NEW_PASSWORD }),
    as: 'anonymous',
    prepare: link(LinkKind.PASSWORD),
    result: { resetPassword: true },
    check: async (world) => {
      expect(await signIn(world, PASSWORD)).toMatchObject({ code: 'UNAUTHENTICATED' })
      expect(await signIn(world, NEW_PASSWORD)).toMatchObject({ issues: [] })
    },
    invalid: [
      [() => ({ token: TOKEN, password: 'short' }), 'password', 'Password must be at least 8 characters'],
    ],
    cases: endedCases(LinkKind.PASSWORD, LinkKind.INVITATION),
  },
})

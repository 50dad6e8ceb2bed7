/** Covers specification A27, A28, A31, A34, P26, R32. */
import { randomUUID } from 'node:crypto'
import { PASSWORD } from '../../../../test/installation.js'
import { ADMINS, NOWHERE, type World, testResolver } from '../../../../test/resolver.js'
import { IDS, type Ids } from '../../../../test/world/things.js'
import { AccountLink, LinkKind } from '../passwords/link.service.js'
import { User } from '../user.entity.js'
import { aMember, aRow, many, minutesAgo, rows, update } from '../../../../test/world/builders.js'

const NOT_FOUND = { code: 'NOT_FOUND', message: 'Member not found' }
const LAST_ADMIN = { code: 'CONFLICT', message: 'The team needs at least one admin' }

const invite = rows(update(User, IDS.member, { passwordHash: null }))
const invitedAdmin = rows(update(User, IDS.member, { passwordHash: null, isAdmin: true }))
const secondAdmin = rows(update(User, IDS.owner, { isAdmin: true }))

const person = (fields: object = {}) => ({ input: { email: 'Dee@Example.com', username: 'dee', ...fields } })
const member = ({ member: userId }: Ids) => ({ userId })
const nobody = [NOWHERE, 'nonsense'].map((userId) => ({
  name: `nobody has the id ${userId}`,
  as: 'admin' as const,
  variables: () => ({ userId }),
  ...NOT_FOUND,
}))
const expectAudit = async ({ as }: World, entry: object) => {
  const { data } = await as(
    'admin',
    '{ audit(first: 1) { nodes { action subjectName actor { username } before after } } }',
  )
  expect(data.audit.nodes).toMatchObject([{ actor: { username: 'admin' }, ...entry }])
}

testResolver({
  'Query.team': {
    operation: `query ($first: Int, $after: String, $search: String) {
      team(first: $first, after: $after, search: $search) {
        totalCount nodes { username email isAdmin isInvited invitedUntil }
      }
    }`,
    as: 'admin',
    variables: () => ({ first: 1 }),
    result: {
      team: { totalCount: 4, nodes: [{ username: 'member', email: 'member@example.com', isInvited: false }] },
    },
    refused: ADMINS,
    invalid: [[() => ({ first: 201 }), 'first']],
    cases: [
      {
        name: 'a search by email address',
        as: 'admin',
        variables: () => ({ search: 'USER@' }),
        result: { team: { nodes: [{ username: 'user' }] } },
      },
      {
        name: 'without revoked members',
        as: 'admin',
        prepare: rows(update(User, IDS.member, { revokedAt: new Date() })),
        result: { team: { totalCount: 3 } },
      },
    ],
    list: {
      rows: many(50, (n) => {
        const [userId, username] = [randomUUID(), `p${n}`]
        return [
          aRow(User, {
            id: userId,
            username,
            usernameSkeleton: username,
            email: `${username}@example.com`,
            passwordHash: null,
          }),
          aRow(AccountLink, {
            userId,
            kind: LinkKind.INVITATION,
            tokenHash: username,
            expiresAt: minutesAgo(-60),
          }),
        ]
      }),
      variables: (first) => ({ first }),
      nodes: ({ team }) => team.nodes,
    },
  },
  'Mutation.inviteMember': {
    operation: `mutation ($input: InviteInput!) {
      inviteMember(input: $input) { link isMailed expiresAt user { username email isAdmin isInvited } }
    }`,
    variables: () => person(),
    as: 'admin',
    result: {
      inviteMember: {
        link: expect.stringMatching(/^http:\/\/localhost:\d+\/accept-invite\?token=/),
        isMailed: false,
        user: { username: 'dee', email: 'dee@example.com', isAdmin: false, isInvited: true },
      },
    },
    check: async (world, { inviteMember }) => {
      expect((Date.parse(inviteMember.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(7, 2)
      await expectAudit(world, { action: 'MEMBER_INVITED', subjectName: 'dee' })
    },
    invalid: [
      [() => person({ email: '' }), 'email', 'Please enter an email address'],
      [() => person({ email: 'dee', username: '' }), 'email', 'Please enter a valid email address'],
      [() => person({ email: 'dee', username: '' }), 'username', 'Please enter a username'],
      [
        () => person({ username: 'eve@example.com' }),
        'username',
        'A username with an @ must be your own email address',
      ],
    ],
    cases: [
      {
        name: 'an email address that is taken, in another case',
        as: 'admin',
        variables: () => person({ email: 'MEMBER@example.com' }),
        code: 'CONFLICT',
        message: 'This email address is taken',
      },
      {
        name: 'a username that is taken, in another case',
        as: 'admin',
        variables: () => person({ username: 'Member' }),
        code: 'CONFLICT',
        message: 'This username is taken',
        check: async ({ em }) => {
          expect(await em.fork().execute(`select from account where email = 'dee@example.com'`)).toEqual([])
        },
      },
      {
        name: 'an admin',
        as: 'admin',
        variables: () => person({ isAdmin: true }),
        result: { inviteMember: { user: { username: 'dee', isAdmin: true, isInvited: true } } },
        check: (world) =>
          expectAudit(world, {
            action: 'MEMBER_INVITED',
            after: '{"email":"dee@example.com","isAdmin":true,"username":"dee"}',
          }),
      },
      {
        name: 'a revoked member',
        as: 'admin',
        variables: () => person({ email: 'Member@example.com' }),
        prepare: rows(update(User, IDS.member, { revokedAt: new Date() })),
        result: { inviteMember: { user: { username: 'dee', isInvited: true } } },
      },
    ],
  },
  'Mutation.renewInvite': {
    operation:
      'mutation ($userId: ID!) { renewInvite(userId: $userId) { link user { username isInvited } } }',
    variables: member,
    as: 'admin',
    prepare: invite,
    result: {
      renewInvite: {
        link: expect.stringContaining('/accept-invite?token='),
        user: { username: 'member', isInvited: true },
      },
    },
    cases: [
      ...nobody,
      {
        name: 'a member who has joined',
        as: 'admin',
        code: 'CONFLICT',
        message: 'This person has already joined the team',
      },
    ],
  },
  'Mutation.removeMember': {
    operation: 'mutation ($userId: ID!) { removeMember(userId: $userId) }',
    variables: member,
    as: 'admin',
    result: { removeMember: IDS.member },
    check: async (world) => {
      await expectAudit(world, { action: 'MEMBER_REVOKED', subjectName: 'member', after: null })
      const signIn = `mutation { signIn(input: { identifier: "member", password: "${PASSWORD}" }) { token } }`
      expect(await world.run(null, signIn)).toMatchObject({ code: 'UNAUTHENTICATED' })
    },
    cases: [
      ...nobody,
      {
        name: 'removes their roles in projects',
        as: 'admin',
        prepare: rows(
          [IDS.project, IDS.hidden, IDS.deletedProject].flatMap((projectId) =>
            [IDS.member, IDS.user].map((userId) => aMember({ projectId, userId, role: 'viewer' })),
          ),
        ),
        result: { removeMember: IDS.member },
        check: async ({ em, ids }) => {
          const rows = await em.fork().execute('select distinct user_id, role from project_member')
          expect(rows).toEqual([{ user_id: ids.user, role: 'viewer' }])
        },
      },
      {
        name: 'the last admin who has joined',
        as: 'admin',
        variables: ({ admin }) => ({ userId: admin }),
        prepare: invitedAdmin,
        ...LAST_ADMIN,
      },
      {
        name: 'another admin',
        as: 'admin',
        variables: ({ owner }) => ({ userId: owner }),
        prepare: secondAdmin,
        result: { removeMember: IDS.owner },
      },
      {
        name: 'oneself',
        as: 'admin',
        variables: ({ admin }) => ({ userId: admin }),
        prepare: secondAdmin,
        code: 'CONFLICT',
        message: 'You cannot remove yourself from the team',
      },
    ],
  },
  'Mutation.updateMember': {
    operation:
      'mutation ($userId: ID!, $isAdmin: Boolean! = true) { updateMember(input: { userId: $userId, isAdmin: $isAdmin }) { username isAdmin } }',
    variables: member,
    as: 'admin',
    result: { updateMember: { username: 'member', isAdmin: true } },
    check: (world) =>
      expectAudit(world, { action: 'ADMIN_MADE', before: '{"isAdmin":false}', after: '{"isAdmin":true}' }),
    cases: [
      ...nobody,
      {
        name: 'another admin is demoted',
        as: 'admin',
        variables: ({ owner }) => ({ userId: owner, isAdmin: false }),
        prepare: secondAdmin,
        result: { updateMember: { isAdmin: false } },
      },
      {
        name: 'the last admin who has joined',
        as: 'admin',
        variables: ({ admin }) => ({ userId: admin, isAdmin: false }),
        prepare: invitedAdmin,
        ...LAST_ADMIN,
      },
    ],
  },
  'Mutation.resetMemberPassword': {
    operation:
      'mutation ($userId: ID!) { resetMemberPassword(userId: $userId) { link isMailed expiresAt user { username } } }',
    variables: member,
    as: 'admin',
    result: {
      resetMemberPassword: {
        link: expect.stringContaining('/reset-password?token='),
        isMailed: false,
        user: { username: 'member' },
      },
    },
    check: async (world, { resetMemberPassword }) => {
      expect((Date.parse(resetMemberPassword.expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(1, 1)
      await expectAudit(world, { action: 'PASSWORD_RESET', subjectName: 'member' })
    },
    cases: [
      ...nobody,
      {
        name: 'an invited person',
        as: 'admin',
        prepare: invite,
        code: 'CONFLICT',
        message: 'This person has not accepted the invitation yet',
      },
    ],
  },
  'Subscription.memberChanged': {
    operation: 'subscription { memberChanged { member { username email } removedId } }',
    as: 'admin',
    event: ({ run }) =>
      run(
        null,
        `mutation { register(input: { email: "new@example.com", username: "new", password: "${PASSWORD}" }) { id } }`,
      ),
    result: { memberChanged: { member: { username: 'new', email: 'new@example.com' }, removedId: null } },
    refused: ADMINS,
  },
})

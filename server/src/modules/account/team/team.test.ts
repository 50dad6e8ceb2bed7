/** Covers specification A30, A31. */
import type { Client } from '../../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../../test/installation.js'
import {
  ENDED,
  INVITE,
  ME,
  MEMBER_CHANGED,
  NEW_PASSWORD,
  RESET,
  RESET_MEMBER,
  TEAM,
  acceptAt,
  auditOf,
  idOf,
  inviteBy,
  tokenOf,
} from '../../../../test/team.js'

const REVOKE = 'mutation ($id: ID!) { removeMember(userId: $id) }'
const SET_ADMIN =
  'mutation ($id: ID!, $isAdmin: Boolean!) { updateMember(input: { userId: $id, isAdmin: $isAdmin }) { isAdmin } }'

let installation: TestInstallation
let ana: Client
beforeAll(async () => {
  installation = await testInstallation({ env: { REGISTRATION: 'open' } })
  ana = await installation.join('ana')
})
afterAll(() => installation.close())

const invite = (username: string) => inviteBy(ana, username)
const accept = (link: string, password?: string) => acceptAt(installation, link, password)

test('a revoked member loses sessions and live connections at once, and can be invited again', async () => {
  const { user, link } = await invite('hugo')
  const { acceptInvite } = await accept(link)
  const hugo = installation.client(acceptInvite.token)
  const { createProject } = await hugo.ask('mutation { createProject(input: { name: "Old work" }) { id } }')
  const stream = await hugo.listen('subscription { notificationAdded { id } }')
  const { resetMemberPassword: reset } = await ana.ask(RESET_MEMBER, { id: user.id })
  const changes = await ana.listen(MEMBER_CHANGED)
  expect((await ana.ask(REVOKE, { id: user.id })).removeMember).toBe(user.id)
  expect((await changes.next()).value).toEqual({ memberChanged: { member: null, removedId: user.id } })
  await changes.return(undefined)
  await expect(stream.next()).rejects.toMatchObject({ code: 4401 })
  await expect(hugo.ask(ME)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(installation.signIn('hugo')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(
    installation.client().ask(RESET, { token: tokenOf(reset.link), password: NEW_PASSWORD }),
  ).rejects.toMatchObject(ENDED)
  await expect(ana.ask(REVOKE, { id: user.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await ana.ask(TEAM, { search: 'hugo' })).team.totalCount).toBe(0)

  const again = await ana.ask(INVITE, { input: { email: 'Hugo@example.com', username: 'hugo b' } })
  expect(again.inviteMember.user).toMatchObject({ id: user.id, username: 'hugo b', isInvited: true })
  await expect(installation.signIn('hugo b')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await accept(again.inviteMember.link, NEW_PASSWORD)
  const back = await installation.signIn('hugo@example.com', NEW_PASSWORD)
  expect(
    (await back.ask('query ($id: ID!) { project(id: $id) { owner { username } } }', createProject)).project
      .owner.username,
  ).toBe('hugo b')
})

test('the name of a revoked member is available to others', async () => {
  const { user } = await invite('ida')
  await ana.ask(REVOKE, { id: user.id })
  const { inviteMember: other } = await ana.ask(INVITE, {
    input: { email: 'another.ida@example.com', username: 'IDA' },
  })
  expect(other.user.id).not.toBe(user.id)
  await accept(other.link)
  expect((await (await installation.signIn('ida')).ask(ME)).me.email).toBe('another.ida@example.com')
})

test('the admin role is granted and revoked at once, also for open sessions and connections', async () => {
  const jan = await installation.join('jan')
  const id = await idOf(jan)
  await expect(jan.ask(TEAM)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await ana.ask(SET_ADMIN, { id, isAdmin: true })
  expect((await jan.ask(TEAM)).team.totalCount).toBeGreaterThan(1)
  const changes = await jan.listen(MEMBER_CHANGED)
  await ana.ask(SET_ADMIN, { id, isAdmin: true })
  await ana.ask(SET_ADMIN, { id, isAdmin: false })
  await expect(jan.ask(TEAM)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(changes.next()).rejects.toMatchObject({ code: 4205 })
  expect((await jan.ask(ME)).me.isAdmin).toBe(false)
  expect(
    (await auditOf(ana, id)).map(({ action, before, after }: Record<string, string>) => [
      action,
      before,
      after,
    ]),
  ).toMatchObject([
    ['ADMIN_UNMADE', '{"isAdmin":true}', '{"isAdmin":false}'],
    ['ADMIN_MADE', '{"isAdmin":false}', '{"isAdmin":true}'],
    ['MEMBER_JOINED', null, expect.any(String)],
  ])
})

test('two admins who demote or revoke each other at once leave one admin', async () => {
  const lea = await installation.join('lea')
  const [first, second] = [await idOf(ana), await idOf(lea)]
  for (let round = 0; round < 4; round += 1) {
    await ana.ask(SET_ADMIN, { id: second, isAdmin: true })
    const both = await Promise.allSettled(
      round % 2
        ? [
            ana.ask(SET_ADMIN, { id: second, isAdmin: false }),
            lea.ask(SET_ADMIN, { id: first, isAdmin: false }),
          ]
        : [
            ana.ask(SET_ADMIN, { id: first, isAdmin: false }),
            lea.ask(SET_ADMIN, { id: second, isAdmin: false }),
          ],
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: round % 2 ? 'FORBIDDEN' : 'CONFLICT' },
    })
    if (!(await ana.ask(ME)).me.isAdmin) {
      await lea.ask(SET_ADMIN, { id: first, isAdmin: true })
      await lea.ask(SET_ADMIN, { id: second, isAdmin: false })
    }
  }
  expect((await ana.ask(ME)).me.isAdmin).toBe(true)
})

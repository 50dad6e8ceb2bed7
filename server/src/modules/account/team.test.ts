import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { SMTPServer } from 'smtp-server'
import type { Client } from '../../../test/graphql-client.js'
import { PASSWORD, type TestInstallation, testInstallation } from '../../../test/installation.js'
import { TRIES } from './tries.js'

const ME = '{ me { id username email isAdmin isInvited invitedUntil } }'
const TEAM = 'query ($search: String, $first: Int, $after: String) { team(search: $search, first: $first, after: $after) { totalCount nodes { id username email isAdmin isInvited invitedUntil } pageInfo { endCursor hasNextPage } } }'
const AUDIT = '{ audit(first: 200) { nodes { action actor { username } subjectId subjectName before after } } }'
const INVITE = 'mutation ($input: InviteInput!) { inviteMember(input: $input) { user { id username isInvited } link isMailed expiresAt } }'
const RENEW = 'mutation ($id: ID!) { renewInvite(userId: $id) { link expiresAt } }'
const REVOKE = 'mutation ($id: ID!) { revokeMember(userId: $id) }'
const SET_ADMIN = 'mutation ($id: ID!, $isAdmin: Boolean!) { setAdmin(userId: $id, isAdmin: $isAdmin) { isAdmin } }'
const RESET_MEMBER = 'mutation ($id: ID!) { resetMemberPassword(userId: $id) { link isMailed expiresAt user { username } } }'
const INVITATION = 'query ($token: String!) { invitation(token: $token) { username email expiresAt } }'
const PASSWORD_RESET = 'query ($token: String!) { passwordReset(token: $token) { username email } }'
const ACCEPT = 'mutation ($token: String!, $password: String!) { acceptInvite(token: $token, password: $password) { token user { username isInvited } } }'
const REQUEST = 'mutation ($identifier: String!) { requestPasswordReset(identifier: $identifier) }'
const RESET = 'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }'
const MEMBER_CHANGED = 'subscription { memberChanged { member { username isInvited } removedId } }'
const NEW_PASSWORD = 'another good one'
const ENDED = { code: 'CONFLICT', message: 'This link is no longer valid. Please ask for a new one.' }
const LAST_ADMIN = { code: 'CONFLICT', message: 'There must be at least one admin' }

/** A mail server that keeps what it is given, until it is told to take no more. */
async function mailbox() {
  const letters: { to: string[]; text: string }[] = []
  const state = { refuses: false }
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo: (_address, _session, done) => done(state.refuses ? new Error('No such mailbox here') : null),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString().replace(/=\r\n/g, '').replace(/=3D/g, '=')
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const to = (address: string) => letters.filter((letter) => letter.to.includes(address))
  return { url: `smtp://127.0.0.1:${port}`, letters, to, state, close: () => new Promise<void>((resolve) => server.close(resolve)) }
}

let mail: Awaited<ReturnType<typeof mailbox>>
let house: TestInstallation
let ana: Client
const logged: string[] = []
beforeAll(async () => {
  mail = await mailbox()
  const env = { SMTP_URL: mail.url, PUBLIC_URL: 'https://films.example.com', REGISTRATION: 'open' }
  house = await testInstallation({ env, log: (line) => void logged.push(line) })
  ana = await house.join('ana')
})
afterEach(() => {
  mail.state.refuses = false
})
afterAll(async () => {
  await house.close()
  await mail.close()
})

const invite = async (username: string, by = ana) => (await by.ask(INVITE, { input: { email: `${username}@example.com`, username } })).inviteMember
const tokenOf = (text: string) => /\?token=([\w-]+)/.exec(text)![1]
const accept = (link: string, password = PASSWORD) => house.client().ask(ACCEPT, { token: tokenOf(link), password })
const idOf = async (person: Client): Promise<string> => (await person.ask(ME)).me.id
const daysUntil = (time: string) => (Date.parse(time) - Date.now()) / 86_400_000
const auditOf = async (id: string) => (await ana.ask(AUDIT)).audit.nodes.filter(({ subjectId }: { subjectId: string }) => subjectId === id)

test('somebody is invited by mail, chooses a password once, and is told who asked her in', async () => {
  const changes = await ana.listen(MEMBER_CHANGED)
  const { user, link, isMailed, expiresAt } = await invite('berta')
  expect((await changes.next()).value).toEqual({ memberChanged: { member: { username: 'berta', isInvited: true }, removedId: null } })
  expect({ user, isMailed }).toMatchObject({ user: { username: 'berta', isInvited: true }, isMailed: true })
  expect(link).toMatch(/^https:\/\/films\.example\.com\/accept-invite\?token=[\w-]{43}$/)
  expect(daysUntil(expiresAt)).toBeCloseTo(7, 2)
  expect(mail.to('berta@example.com')[0].text).toContain(link)
  const [row] = (await ana.ask(TEAM, { search: 'BERTA@' })).team.nodes
  expect(row).toMatchObject({ username: 'berta', email: 'berta@example.com', isAdmin: false, isInvited: true, invitedUntil: expiresAt })

  const token = tokenOf(link)
  expect((await house.client().ask(INVITATION, { token })).invitation).toEqual({ username: 'berta', email: 'berta@example.com', expiresAt })
  await expect(house.client().ask(ACCEPT, { token, password: 'short' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: ['password'] }] })
  const twice = await Promise.allSettled([accept(link), accept(link)])
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await changes.next()).value).toEqual({ memberChanged: { member: { username: 'berta', isInvited: false }, removedId: null } })
  await changes.return(undefined)
  expect((await house.client().ask(INVITATION, { token })).invitation).toBeNull()
  await expect(accept(link)).rejects.toMatchObject(ENDED)

  const berta = await house.signIn('berta')
  const { notifications } = await berta.ask('{ notifications { unreadCount nodes { message link } } }')
  expect(notifications).toEqual({ unreadCount: 1, nodes: [{ message: 'ana invited you to the team', link: '/projects' }] })
  expect((await auditOf(user.id)).map(({ action, actor }: { action: string; actor: object | null }) => [action, actor])).toEqual([
    ['MEMBER_JOINED', null], ['MEMBER_INVITED', { username: 'ana' }],
  ])
})

test('an invitation asks for an address and a name, and for ones that are free', async () => {
  const told = async (email: string, username: string) => {
    const refused = await ana.ask(INVITE, { input: { email, username } }).catch((error: unknown) => error)
    return (refused as { issues: { path: string[]; message: string }[] }).issues
  }
  expect(await told('', 'carl')).toEqual([{ path: ['email'], message: 'Please enter an email address' }])
  expect(await told('carl', '')).toEqual([
    { path: ['email'], message: 'Please enter a valid email address' }, { path: ['username'], message: 'Please enter a username' },
  ])
  await expect(ana.ask(INVITE, { input: { email: 'ANA@example.com', username: 'other' } })).rejects.toMatchObject({ code: 'CONFLICT', message: 'This email address is taken' })
  await expect(ana.ask(INVITE, { input: { email: 'free@example.com', username: 'Ana' } })).rejects.toMatchObject({ code: 'CONFLICT', message: 'This username is taken' })
  expect((await ana.ask(TEAM, { search: 'free@' })).team.totalCount).toBe(0)
})

test('a new link ends the older one, and only the hash of a token is kept', async () => {
  const { user, link } = await invite('dora')
  const { renewInvite: renewed } = await ana.ask(RENEW, { id: user.id })
  await expect(accept(link)).rejects.toMatchObject(ENDED)
  const kept = await house.installation.database.em.fork().execute('select * from account_link')
  for (const secret of [link, renewed.link].map(tokenOf)) expect(JSON.stringify(kept)).not.toContain(secret)
  await accept(renewed.link)
  await expect(ana.ask(RENEW, { id: user.id })).rejects.toMatchObject({ code: 'CONFLICT', message: 'This person has joined the team already' })
})

test('a link that has expired is no good', async () => {
  const { user, link } = await invite('emil')
  await house.installation.database.em.fork().execute(`update account_link set expires_at = now() - interval '1 second' where user_id = ?`, [user.id])
  expect((await house.client().ask(INVITATION, { token: tokenOf(link) })).invitation).toBeNull()
  await expect(accept(link)).rejects.toMatchObject(ENDED)
  expect((await ana.ask(TEAM, { search: 'emil' })).team.nodes).toMatchObject([{ isInvited: true }])
})

test('a letter that the mail server refuses fails nothing: the link is there to copy', async () => {
  mail.state.refuses = true
  const { link, isMailed } = await invite('frida')
  expect(isMailed).toBe(false)
  expect(logged.join()).toContain('a letter could not be mailed')
  expect(logged.join()).not.toContain(tokenOf(link))
  await accept(link)
})

test('the team and its log are for admins', async () => {
  const gil = await house.join('gil')
  const id = await idOf(ana)
  const input = { email: 'x@example.com', username: 'x' }
  for (const [ask, variables] of [[TEAM], [AUDIT], [INVITE, { input }], [RENEW, { id }], [REVOKE, { id }], [SET_ADMIN, { id, isAdmin: false }], [RESET_MEMBER, { id }]] as const) {
    await expect(gil.ask(ask, variables)).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'Only admins may do this' })
    await expect(house.client().ask(ask, variables)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  }
  await expect((await gil.listen(MEMBER_CHANGED)).next()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const first = await ana.ask(TEAM, { first: 2 })
  const next = await ana.ask(TEAM, { first: 2, after: first.team.pageInfo.endCursor })
  const names = [...first.team.nodes, ...next.team.nodes].map(({ username }: { username: string }) => username)
  expect(names[0]).toBe('gil')
  expect(new Set(names).size).toBe(4)
})

test('who is revoked is thrown out at once, live connections included, and can be invited again', async () => {
  const { user, link } = await invite('hugo')
  const { acceptInvite } = await accept(link)
  const hugo = house.client(acceptInvite.token)
  const { createProject } = await hugo.ask('mutation { createProject(input: { name: "Old work" }) { id } }')
  const stream = await hugo.listen('subscription { notificationAdded { id } }')
  const { resetMemberPassword: reset } = await ana.ask(RESET_MEMBER, { id: user.id })
  const changes = await ana.listen(MEMBER_CHANGED)
  expect((await ana.ask(REVOKE, { id: user.id })).revokeMember).toBe(user.id)
  expect((await changes.next()).value).toEqual({ memberChanged: { member: null, removedId: user.id } })
  await changes.return(undefined)
  await expect(stream.next()).rejects.toMatchObject({ code: 4401 })
  await expect(hugo.ask(ME)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(house.signIn('hugo')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(house.client().ask(RESET, { token: tokenOf(reset.link), password: NEW_PASSWORD })).rejects.toMatchObject(ENDED)
  await expect(ana.ask(REVOKE, { id: user.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await ana.ask(TEAM, { search: 'hugo' })).team.totalCount).toBe(0)

  const again = await ana.ask(INVITE, { input: { email: 'Hugo@example.com', username: 'hugo b' } })
  expect(again.inviteMember.user).toMatchObject({ id: user.id, username: 'hugo b', isInvited: true })
  await expect(house.signIn('hugo b')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await accept(again.inviteMember.link, NEW_PASSWORD)
  const back = await house.signIn('hugo@example.com', NEW_PASSWORD)
  expect((await back.ask('query ($id: ID!) { project(id: $id) { owner { username } } }', createProject)).project.owner.username).toBe('hugo b')
})

test('the name of somebody who was revoked is free for another person', async () => {
  const { user } = await invite('ida')
  await ana.ask(REVOKE, { id: user.id })
  const { inviteMember: other } = await ana.ask(INVITE, { input: { email: 'another.ida@example.com', username: 'IDA' } })
  expect(other.user.id).not.toBe(user.id)
  await accept(other.link)
  expect((await (await house.signIn('ida')).ask(ME)).me.email).toBe('another.ida@example.com')
})

test('an admin is made and unmade at once, for sessions and connections that are open', async () => {
  const jan = await house.join('jan')
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
  expect((await auditOf(id)).map(({ action, before, after }: Record<string, string>) => [action, before, after])).toMatchObject([
    ['ADMIN_UNMADE', '{"isAdmin":true}', '{"isAdmin":false}'], ['ADMIN_MADE', '{"isAdmin":false}', '{"isAdmin":true}'], ['MEMBER_JOINED', null, expect.any(String)],
  ])
})

test('the team never is without an admin', async () => {
  const me = await idOf(ana)
  const { user: invited } = await invite('kim')
  await ana.ask(SET_ADMIN, { id: invited.id, isAdmin: true })
  await expect(ana.ask(SET_ADMIN, { id: me, isAdmin: false })).rejects.toMatchObject(LAST_ADMIN)
  await expect(ana.ask(REVOKE, { id: me })).rejects.toMatchObject(LAST_ADMIN)
  await ana.ask(REVOKE, { id: invited.id })
  const nia = await house.join('nia')
  await ana.ask(SET_ADMIN, { id: await idOf(nia), isAdmin: true })
  await expect(ana.ask(REVOKE, { id: me })).rejects.toMatchObject({ message: 'You cannot remove yourself from the team' })
  await ana.ask(REVOKE, { id: await idOf(nia) })
  expect((await ana.ask(ME)).me.isAdmin).toBe(true)
})

test('two admins who demote or revoke each other at once leave one', async () => {
  const lea = await house.join('lea')
  const [first, second] = [await idOf(ana), await idOf(lea)]
  for (let round = 0; round < 4; round += 1) {
    await ana.ask(SET_ADMIN, { id: second, isAdmin: true })
    const both = await Promise.allSettled(
      round % 2
        ? [ana.ask(SET_ADMIN, { id: second, isAdmin: false }), lea.ask(SET_ADMIN, { id: first, isAdmin: false })]
        : [ana.ask(SET_ADMIN, { id: first, isAdmin: false }), lea.ask(SET_ADMIN, { id: second, isAdmin: false })],
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: round % 2 ? 'FORBIDDEN' : 'CONFLICT' } })
    if (!(await ana.ask(ME)).me.isAdmin) {
      await lea.ask(SET_ADMIN, { id: first, isAdmin: true })
      await lea.ask(SET_ADMIN, { id: second, isAdmin: false })
    }
  }
  expect((await ana.ask(ME)).me.isAdmin).toBe(true)
})

test('who forgot a password gets a link by mail alone, and a new password ends every session', async () => {
  const mia = await house.join('mia')
  expect(await house.client().ask(REQUEST, { identifier: 'MIA' })).toEqual({ requestPasswordReset: true })
  await house.installation.services.passwords.settled()
  expect(await house.client().ask(REQUEST, { identifier: 'mia@example.com' })).toEqual({ requestPasswordReset: true })
  await house.installation.services.passwords.settled()
  const [older, newer] = mail.to('mia@example.com').map(({ text }) => tokenOf(text))
  expect(mail.to('mia@example.com')[0].text).toContain('https://films.example.com/reset-password?token=')
  expect((await house.client().ask(PASSWORD_RESET, { token: older })).passwordReset).toBeNull()
  expect((await house.client().ask(PASSWORD_RESET, { token: newer })).passwordReset).toEqual({ username: 'mia', email: 'mia@example.com' })
  expect((await house.client().ask(INVITATION, { token: newer })).invitation).toBeNull()
  expect(await house.client().ask(RESET, { token: newer, password: NEW_PASSWORD })).toEqual({ resetPassword: true })
  await expect(house.client().ask(RESET, { token: newer, password: NEW_PASSWORD })).rejects.toMatchObject(ENDED)
  await expect(mia.ask(ME)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(house.signIn('mia')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect((await (await house.signIn('mia', NEW_PASSWORD)).ask(ME)).me.username).toBe('mia')
})

test('whether there is an account is not told, and nobody is flooded', async () => {
  const letters = mail.letters.length
  const tell = async (identifier: string) => {
    const { data, errors, status } = await house.client().send(REQUEST, { identifier })
    return { data, status, error: errors && { message: errors[0].message, code: errors[0].extensions?.code } }
  }
  await house.join('nora')
  await invite('otto')
  const afterInvite = mail.letters.length
  for (let time = 0; time < TRIES.resetName.points + 1; time += 1) {
    const [known, unknown] = [await tell('nora'), await tell('nobody')]
    expect(known).toEqual(unknown)
    expect(known.error?.code).toBe(time < TRIES.resetName.points ? undefined : 'RATE_LIMITED')
  }
  expect((await tell('nora@example.com')).data).toEqual({ requestPasswordReset: true })
  expect((await tell('otto')).data).toEqual({ requestPasswordReset: true })
  await house.installation.services.passwords.settled()
  expect(afterInvite).toBe(letters + 1)
  expect(mail.letters.length - afterInvite).toBe(TRIES.resetAccount.points)
})

test('an admin hands out a link for a new password, good for an hour', async () => {
  const pia = await house.join('pia')
  const id = await idOf(pia)
  const { resetMemberPassword: made } = await ana.ask(RESET_MEMBER, { id })
  expect(made).toMatchObject({ isMailed: true, user: { username: 'pia' } })
  expect(daysUntil(made.expiresAt) * 24).toBeCloseTo(1, 1)
  expect((await pia.ask(ME)).me.username).toBe('pia')
  await house.client().ask(RESET, { token: tokenOf(made.link), password: NEW_PASSWORD })
  await expect(pia.ask(ME)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect((await auditOf(id)).map(({ action, actor }: { action: string; actor: object | null }) => [action, actor])).toEqual([
    ['PASSWORD_RESET', null], ['PASSWORD_RESET', { username: 'ana' }], ['MEMBER_JOINED', null],
  ])
  const { user: invited } = await invite('quinn')
  await expect(ana.ask(RESET_MEMBER, { id: invited.id })).rejects.toMatchObject({ code: 'CONFLICT', message: 'This person has not accepted the invitation yet' })
})

test('without a mail server the link is shown, on the server’s own address', async () => {
  const quiet = await testInstallation()
  try {
    const root = await quiet.join('root')
    const { inviteMember } = await root.ask(INVITE, { input: { email: 'a@example.com', username: 'a' } })
    expect(inviteMember).toMatchObject({ isMailed: false, link: expect.stringMatching(/^http:\/\/localhost:\d+\/accept-invite\?token=/) })
    expect(await quiet.client().ask(REQUEST, { identifier: 'root' })).toEqual({ requestPasswordReset: true })
  } finally {
    await quiet.close()
  }
})

/** Covers specification A12, A28, R31. */
import type { Client } from '../../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../../test/installation.js'
import { mailbox } from '../../../../test/mailbox.js'
import {
  ENDED,
  ME,
  MEMBER_CHANGED,
  NEW_PASSWORD,
  RENEW,
  RESET,
  RESET_MEMBER,
  TEAM,
  acceptAt,
  auditOf,
  idOf,
  inviteBy,
  tokenOf,
} from '../../../../test/team.js'
import { RATE_LIMITS } from '../sessions/rate-limiter.js'

const INVITATION = 'query ($token: String!) { invitation(token: $token) { username email expiresAt } }'
const PASSWORD_RESET = 'query ($token: String!) { passwordReset(token: $token) { username email } }'
const REQUEST = 'mutation ($identifier: String!) { requestPasswordReset(identifier: $identifier) }'

let mail: Awaited<ReturnType<typeof mailbox>>
let installation: TestInstallation
let ana: Client
const logged: string[] = []
beforeAll(async () => {
  mail = await mailbox()
  const env = { SMTP_URL: mail.url, PUBLIC_URL: 'https://films.example.com', REGISTRATION: 'open' }
  installation = await testInstallation({ env, log: (line) => void logged.push(line) })
  ana = await installation.join('ana')
})
afterEach(() => {
  mail.state.refuses = false
})
afterAll(async () => {
  await installation.close()
  await mail.close()
})

const invite = (username: string) => inviteBy(ana, username)
const accept = (link: string, password?: string) => acceptAt(installation, link, password)
const daysUntil = (time: string) => (Date.parse(time) - Date.now()) / 86_400_000

test('a person is invited by mail, chooses a password once, and sees who invited them', async () => {
  const changes = await ana.listen(MEMBER_CHANGED)
  const { user, link, isMailed, expiresAt } = await invite('berta')
  expect((await changes.next()).value).toEqual({
    memberChanged: { member: { username: 'berta', isInvited: true }, removedId: null },
  })
  expect({ user, isMailed }).toMatchObject({ user: { username: 'berta', isInvited: true }, isMailed: true })
  expect(link).toMatch(/^https:\/\/films\.example\.com\/accept-invite\?token=[\w-]{43}$/)
  expect(daysUntil(expiresAt)).toBeCloseTo(7, 2)
  expect(mail.to('berta@example.com')[0].text).toContain(link)
  const [row] = (await ana.ask(TEAM, { search: 'BERTA@' })).team.nodes
  expect(row).toMatchObject({
    username: 'berta',
    email: 'berta@example.com',
    isAdmin: false,
    isInvited: true,
    invitedUntil: expiresAt,
  })

  const token = tokenOf(link)
  expect((await installation.client().ask(INVITATION, { token })).invitation).toEqual({
    username: 'berta',
    email: 'berta@example.com',
    expiresAt,
  })
  const twice = await Promise.allSettled([accept(link), accept(link)])
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await changes.next()).value).toEqual({
    memberChanged: { member: { username: 'berta', isInvited: false }, removedId: null },
  })
  await changes.return(undefined)
  expect((await installation.client().ask(INVITATION, { token })).invitation).toBeNull()
  await expect(accept(link)).rejects.toMatchObject(ENDED)

  const berta = await installation.signIn('berta')
  const { notifications } = await berta.ask('{ notifications { unreadCount nodes { message link } } }')
  expect(notifications).toEqual({
    unreadCount: 1,
    nodes: [{ message: 'ana invited you to the team', link: '/projects' }],
  })
  expect(
    (await auditOf(ana, user.id)).map(({ action, actor }: { action: string; actor: object | null }) => [
      action,
      actor,
    ]),
  ).toEqual([
    ['MEMBER_JOINED', null],
    ['MEMBER_INVITED', { username: 'ana' }],
  ])
})

test('a new link ends the previous one, and only the hash of a token is stored', async () => {
  const { user, link } = await invite('dora')
  const { renewInvite: renewed } = await ana.ask(RENEW, { id: user.id })
  await expect(accept(link)).rejects.toMatchObject(ENDED)
  const kept = await installation.installation.database.em.fork().execute('select * from account_link')
  for (const secret of [link, renewed.link].map(tokenOf)) expect(JSON.stringify(kept)).not.toContain(secret)
  await accept(renewed.link)
})

test('if the mail server refuses an email, the link can still be copied', async () => {
  mail.state.refuses = true
  const { link, isMailed } = await invite('frida')
  expect(isMailed).toBe(false)
  expect(logged.join()).toContain('an email could not be sent')
  expect(logged.join()).not.toContain(tokenOf(link))
  await accept(link)
})

test('a password link is only sent by mail, and a new password ends every session', async () => {
  const mia = await installation.join('mia')
  expect(await installation.client().ask(REQUEST, { identifier: 'MIA' })).toEqual({
    requestPasswordReset: true,
  })
  await installation.installation.services.passwords.settled()
  expect(await installation.client().ask(REQUEST, { identifier: 'mia@example.com' })).toEqual({
    requestPasswordReset: true,
  })
  await installation.installation.services.passwords.settled()
  const [older, newer] = mail.to('mia@example.com').map(({ text }) => tokenOf(text))
  expect(mail.to('mia@example.com')[0].text).toContain('https://films.example.com/reset-password?token=')
  expect((await installation.client().ask(PASSWORD_RESET, { token: older })).passwordReset).toBeNull()
  expect((await installation.client().ask(PASSWORD_RESET, { token: newer })).passwordReset).toEqual({
    username: 'mia',
    email: 'mia@example.com',
  })
  expect((await installation.client().ask(INVITATION, { token: newer })).invitation).toBeNull()
  expect(await installation.client().ask(RESET, { token: newer, password: NEW_PASSWORD })).toEqual({
    resetPassword: true,
  })
  await expect(
    installation.client().ask(RESET, { token: newer, password: NEW_PASSWORD }),
  ).rejects.toMatchObject(ENDED)
  await expect(mia.ask(ME)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(installation.signIn('mia')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect((await (await installation.signIn('mia', NEW_PASSWORD)).ask(ME)).me.username).toBe('mia')
})

test('does not reveal whether an account exists, and limits the mails to an account', async () => {
  const letters = mail.letters.length
  const requestReset = async (identifier: string) => {
    const { data, errors, status } = await installation.client().send(REQUEST, { identifier })
    return { data, status, error: errors && { message: errors[0].message, code: errors[0].extensions?.code } }
  }
  await installation.join('nora')
  await invite('otto')
  const afterInvite = mail.letters.length
  for (let time = 0; time < RATE_LIMITS.resetName.points + 1; time += 1) {
    const [known, unknown] = [await requestReset('nora'), await requestReset('nobody')]
    expect(known).toEqual(unknown)
    expect(known.error?.code).toBe(time < RATE_LIMITS.resetName.points ? undefined : 'RATE_LIMITED')
  }
  expect((await requestReset('nora@example.com')).data).toEqual({ requestPasswordReset: true })
  expect((await requestReset('otto')).data).toEqual({ requestPasswordReset: true })
  await installation.installation.services.passwords.settled()
  expect(afterInvite).toBe(letters + 1)
  expect(mail.letters.length - afterInvite).toBe(RATE_LIMITS.resetAccount.points)
})

test('an admin creates a link for a new password, valid for an hour', async () => {
  const pia = await installation.join('pia')
  const id = await idOf(pia)
  const { resetMemberPassword: made } = await ana.ask(RESET_MEMBER, { id })
  expect(made).toMatchObject({ isMailed: true, user: { username: 'pia' } })
  expect(daysUntil(made.expiresAt) * 24).toBeCloseTo(1, 1)
  expect((await pia.ask(ME)).me.username).toBe('pia')
  await installation.client().ask(RESET, { token: tokenOf(made.link), password: NEW_PASSWORD })
  await expect(pia.ask(ME)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(
    (await auditOf(ana, id)).map(({ action, actor }: { action: string; actor: object | null }) => [
      action,
      actor,
    ]),
  ).toEqual([
    ['PASSWORD_RESET', null],
    ['PASSWORD_RESET', { username: 'ana' }],
    ['MEMBER_JOINED', null],
  ])
})

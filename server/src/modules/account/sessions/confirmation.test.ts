/** Covers specification A20, R27. */
import { openApi } from '../../../app/process/api.js'
import { openInstallation } from '../../../app/process/installation.js'
import { Client } from '../../../../test/graphql-client.js'
import { PASSWORD, type TestInstallation, testInstallation } from '../../../../test/installation.js'
import { inviteBy } from '../../../../test/team.js'
import { RATE_LIMITS } from './rate-limiter.js'

const CONFIRM = 'mutation ($password: String!) { confirmPassword(password: $password) }'
const RENAME = 'mutation ($username: String!) { updateUsername(username: $username) { username } }'
const NEEDED = { code: 'CONFIRMATION_NEEDED' }

let installation: TestInstallation
let ana: Client
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
})
afterAll(() => installation.close())

/** Backdates every sign-in. */
const grow = () =>
  installation.installation.database.em
    .fork()
    .execute(`update session set confirmed_at = now() - interval '1 day'`)
beforeEach(grow)

test('a confirmation with the password allows protected operations for fifteen minutes', async () => {
  await expect(inviteBy(ana, 'ben')).rejects.toMatchObject(NEEDED)
  const { confirmPassword } = await ana.ask(CONFIRM, { password: PASSWORD })
  expect((Date.parse(confirmPassword) - Date.now()) / 60_000).toBeCloseTo(15, 0)
  expect((await inviteBy(ana, 'ben')).user.username).toBe('ben')
  await grow()
  await expect(inviteBy(ana, 'bert')).rejects.toMatchObject(NEEDED)
})

test('a sign-in and a changed password count as confirmations, only in their own session', async () => {
  const fresh = await installation.signIn('ana')
  expect(await fresh.ask(RENAME, { username: 'ana b' })).toEqual({ updateUsername: { username: 'ana b' } })
  await expect(ana.ask(RENAME, { username: 'ana c' })).rejects.toMatchObject(NEEDED)
  await ana.ask(
    'mutation ($old: String!, $new: String!) { updatePassword(input: { oldPassword: $old, newPassword: $new }) }',
    { old: PASSWORD, new: PASSWORD },
  )
  expect(await ana.ask(RENAME, { username: 'ana' })).toEqual({ updateUsername: { username: 'ana' } })
})

test('a confirmation is valid in every process at once', async () => {
  const { env, secret, log } = installation.installation
  const [{ url: database }] = await installation.installation.database.em
    .fork()
    .execute<{ url: string }[]>('select current_database() as url')
  const databaseUrl = new URL(installation.installation.database.config.get('clientUrl')!)
  databaseUrl.pathname = `/${database}`
  const second = await openInstallation(env, { databaseUrl: databaseUrl.href, secret, log })
  const api = await openApi(second)
  const there = new Client(`http://127.0.0.1:${api.port}`, ana.token)
  try {
    for (let round = 0; round < 3; round += 1) {
      await expect(there.ask(RENAME, { username: `ana ${round}` })).rejects.toMatchObject(NEEDED)
      await ana.ask(CONFIRM, { password: PASSWORD })
      expect(await there.ask(RENAME, { username: `ana ${round}` })).toEqual({
        updateUsername: { username: `ana ${round}` },
      })
      await grow()
    }
    await there.ask(CONFIRM, { password: PASSWORD })
    await there.ask(RENAME, { username: 'ana' })
  } finally {
    await api.drain()
    await second.close()
  }
})

test('a wrong password confirms nothing, and shares its limit with those of password changes', async () => {
  const dora = await installation.join('dora')
  await grow()
  await expect(dora.ask(CONFIRM, { password: 'not this one' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ path: ['password'], message: 'The password is wrong' }],
  })
  await expect(dora.ask(RENAME, { username: 'dodo' })).rejects.toMatchObject(NEEDED)
  const change =
    'mutation { updatePassword(input: { oldPassword: "a wrong one", newPassword: "another good one" }) }'
  const guesses = Array.from({ length: RATE_LIMITS.change.points }, (_, at) =>
    at % 2 ? dora.send(change) : dora.send(CONFIRM, { password: 'not this one' }),
  )
  const codes = (await Promise.all(guesses)).map(({ errors }) => errors?.[0].extensions?.code)
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1)
  const { status, headers } = await dora.send(CONFIRM, { password: PASSWORD })
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
})

/** Covers specification A10, A21. */
import { PASSWORD, type TestInstallation, testInstallation } from '../../../../test/installation.js'
import { RATE_LIMITS } from './rate-limiter.js'

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token deviceProof } }'
const OUTSIDER = '203.0.113.66'
const WRONG = 'UNAUTHENTICATED'
const TOO_MANY = 'RATE_LIMITED'

let installation: TestInstallation
beforeAll(async () => {
  installation = await testInstallation({ env: { TRUST_PROXY: 'loopback', RATE_LIMIT: '100000' } })
})
afterAll(() => installation.close())

/** Tries to sign in from an address behind the proxy; returns the error code or the result. */
const attempt = async (
  identifier: string,
  password: string,
  { from = '198.51.100.7', deviceProof }: { from?: string; deviceProof?: string } = {},
) => {
  const { data, errors, status, headers } = await installation
    .client()
    .send(SIGN_IN, { input: { identifier, password, deviceProof } }, { 'x-forwarded-for': from })
  return { code: errors?.[0].extensions?.code, proof: data?.signIn?.deviceProof as string, status, headers }
}
const codeOf = async (...given: Parameters<typeof attempt>) => (await attempt(...given)).code
/** Sends wrong passwords, some at once. */
const guess = async (identifier: string, times: number, options = {}) => {
  const codes: unknown[] = []
  while (codes.length < times) {
    const some = Array.from({ length: Math.min(5, times - codes.length) }, (_, at) =>
      codeOf(identifier, `guess ${at}`, options),
    )
    codes.push(...(await Promise.all(some)))
  }
  return codes
}
/** Uses up all but `left` points of a limit without making the attempts. */
const leavePoints = (left: number, kind: keyof typeof RATE_LIMITS) =>
  installation.installation.database.em
    .fork()
    .execute('update limited_try set points = ? where key like ?', [
      RATE_LIMITS[kind].points - left,
      `${kind}:%`,
    ])
const count = (codes: unknown[], code: string | undefined) => codes.filter((one) => one === code).length

test('a hundred wrong passwords behind a shared proxy lock out the attacker, and no member', async () => {
  const members = ['ana', 'ben', 'cleo']
  for (const name of members) await installation.join(name)
  for (const name of members)
    expect(count(await guess(name, RATE_LIMITS.pair.points + 2, { from: OUTSIDER }), WRONG)).toBe(
      RATE_LIMITS.pair.points,
    )
  await leavePoints(2, 'address')
  expect((await guess('nobody', 4, { from: OUTSIDER })).sort()).toEqual([TOO_MANY, TOO_MANY, WRONG, WRONG])
  const refused = await attempt('ana', PASSWORD, { from: OUTSIDER })
  expect(refused).toMatchObject({ code: TOO_MANY, status: 429 })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  expect(
    await installation
      .rest()
      .post('/user/login', { identifier: 'ana', password: PASSWORD }, { 'x-forwarded-for': OUTSIDER }),
  ).toMatchObject({ status: 429 })
  for (const [at, name] of members.entries())
    expect(await codeOf(name, PASSWORD, { from: `198.51.100.${at}` })).toBeUndefined()
})

test('a user of a known device can sign in despite wrong guesses of others, also from the same address', async () => {
  const gus = await installation.join('gus')
  const from = '203.0.113.99'
  const { proof } = await attempt('gus', PASSWORD)
  await guess('gus', RATE_LIMITS.pair.points, { from })
  expect(await codeOf('gus', PASSWORD, { from })).toBe(TOO_MANY)
  const again = await attempt('GUS@example.com', PASSWORD, { from, deviceProof: proof })
  expect(again.code).toBeUndefined()
  await guess('gus', RATE_LIMITS.pair.points, { from })
  const body = { identifier: 'gus', password: PASSWORD, device_proof: again.proof }
  const rest = await installation.rest().post('/user/login', body, { 'x-forwarded-for': from })
  expect(rest.status).toBe(200)
  expect(rest.headers.get('device-proof')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)

  await guess('gus', RATE_LIMITS.pair.points, { from })
  await gus.ask(
    'mutation ($old: String!) { updatePassword(input: { oldPassword: $old, newPassword: "another good one" }) }',
    { old: PASSWORD },
  )
  expect(await codeOf('gus', 'another good one', { from, deviceProof: again.proof })).toBe(TOO_MANY)
})

test('a known device allows an attacker no more guesses than an unknown one', async () => {
  await installation.join('hal')
  const [{ proof }, { proof: other }] = [await attempt('hal', PASSWORD), await attempt('hal', PASSWORD)]
  expect(count(await guess('hal', RATE_LIMITS.device.points + 2, { deviceProof: proof }), WRONG)).toBe(
    RATE_LIMITS.device.points,
  )
  expect(await attempt('hal', PASSWORD, { deviceProof: proof })).toMatchObject({
    code: TOO_MANY,
    status: 429,
  })
  const [{ points }] = await installation.installation.database.em
    .fork()
    .execute<{ points: number }[]>(`select max(points) as points from limited_try where key like 'account:%'`)
  expect(points).toBe(RATE_LIMITS.device.points)
  await leavePoints(2, 'account')
  expect((await guess('hal', 4, { from: '192.0.2.1' })).sort()).toEqual([TOO_MANY, TOO_MANY, WRONG, WRONG])
  expect(await codeOf('hal', PASSWORD, { from: '192.0.2.100' })).toBe(TOO_MANY)
  expect(await codeOf('hal', PASSWORD, { from: '192.0.2.100', deviceProof: other })).toBeUndefined()
})

test('a proof is valid for one account and does not sign in; an invalid one is ignored', async () => {
  await installation.join('ivy')
  await installation.join('jon')
  const { proof } = await attempt('ivy', PASSWORD)
  const session = await installation.signIn('ivy')
  const from = '192.0.2.200'
  await guess('jon', RATE_LIMITS.pair.points, { from })
  for (const deviceProof of [proof, 'nonsense', session.token, `${proof}x`])
    expect(await codeOf('jon', PASSWORD, { from, deviceProof })).toBe(TOO_MANY)
  await expect(installation.client(proof).ask('{ me { id } }')).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
})

test('sign-ins with correct passwords are limited, too', async () => {
  await installation.join('kim')
  await leavePoints(2, 'session')
  for (const code of [undefined, undefined, TOO_MANY, TOO_MANY])
    expect(await codeOf('kim', PASSWORD)).toBe(code)
})

test('by default, passwords are hashed with argon2id, in 64 MB and three rounds', async () => {
  const usual = await testInstallation({ passwordCost: {} })
  try {
    await usual.join('lea')
    const [{ hash }] = await usual.installation.database.em
      .fork()
      .execute<{ hash: string }[]>('select password_hash as hash from account')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=4\$/)
    const { data, errors } = await usual
      .client()
      .send(SIGN_IN, { input: { identifier: 'lea', password: 'a wrong guess' } })
    expect([data, errors?.[0].extensions?.code]).toEqual([null, WRONG])
  } finally {
    await usual.close()
  }
})

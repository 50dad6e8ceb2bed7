/** Covers specification A9, A10, A13, A18, A25, A36, R5. */
import { PASSWORD, type TestInstallation, testInstallation } from '../../../test/installation.js'
import { RATE_LIMITS } from './sessions/rate-limiter.js'

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id username email isAdmin } }'
const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { token expiresAt user { username } } }'
const ME = '{ me { id username email isAdmin } }'

let team: TestInstallation
beforeAll(async () => {
  team = await testInstallation()
})
afterAll(() => team.close())

const person = (username: string) => ({
  input: { email: `${username}@example.com`, username, password: PASSWORD },
})

test('of many simultaneous first accounts, exactly one becomes the admin', async () => {
  await Promise.all(['ana', 'ben', 'cleo', 'dan'].map((name) => team.client().ask(REGISTER, person(name))))
  const everybody = await Promise.all(
    ['ana', 'ben', 'cleo', 'dan'].map(async (name) => (await (await team.signIn(name)).ask(ME)).me),
  )
  expect(everybody.filter(({ isAdmin }) => isAdmin)).toHaveLength(1)
})

test('of two people who choose the same name at once, in different case, one gets it', async () => {
  const both = await Promise.allSettled(
    ['eva', 'EVA'].map((username, at) =>
      team.client().ask(REGISTER, { input: { email: `eva${at}@example.com`, username, password: PASSWORD } }),
    ),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a wrong password and an unknown account get the same response', async () => {
  const failedSignIn = async (identifier: string) => {
    const { errors, status } = await team
      .client()
      .send(SIGN_IN, { input: { identifier, password: 'not this one' } })
    return { errors, status }
  }
  const [wrong, unknown] = [await failedSignIn('ana'), await failedSignIn('nobody at all')]
  expect(wrong).toEqual(unknown)
  expect(wrong.errors).toMatchObject([
    { message: 'Incorrect email, username or password', extensions: { code: 'UNAUTHENTICATED' } },
  ])
})

test('simultaneous wrong passwords are limited like sequential ones', async () => {
  await team.client().ask(REGISTER, person('gus'))
  const answers = await Promise.allSettled(
    Array.from({ length: RATE_LIMITS.pair.points + 4 }, () =>
      team.client().ask(SIGN_IN, { input: { identifier: 'gus', password: 'a guess of mine' } }),
    ),
  )
  const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'signed in'))
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(RATE_LIMITS.pair.points)
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4)
  const { errors } = await team
    .client()
    .send(SIGN_IN, { input: { identifier: 'gus@example.com', password: PASSWORD } })
  expect(errors?.[0]).toMatchObject({
    message: 'Too many tries. Please wait 15 minutes.',
    extensions: { code: 'RATE_LIMITED' },
  })
  expect(errors?.[0].extensions?.retryAfterSeconds).toBeGreaterThan(800)
  expect((await team.signIn('ana')).token).toBeTruthy()
})

test('correct passwords do not count towards the limit', async () => {
  for (let times = 0; times < RATE_LIMITS.pair.points + 2; times++) await team.signIn('ben')
})

test('signing out ends the session, and only this one', async () => {
  const [here, there] = [await team.signIn('cleo'), await team.signIn('cleo')]
  expect(await here.ask('mutation { signOut }')).toEqual({ signOut: true })
  await expect(here.ask(ME)).rejects.toMatchObject({ code: 'UNAUTHENTICATED', message: 'Not authenticated' })
  expect((await there.ask(ME)).me.username).toBe('cleo')
})

test('a changed password ends every other session, and the old one is refused', async () => {
  const CHANGE =
    'mutation ($old: String!, $new: String!) { updatePassword(input: { oldPassword: $old, newPassword: $new }) }'
  const [here, there] = [await team.signIn('dan'), await team.signIn('dan')]
  await there.ask(ME)
  await expect(here.ask(CHANGE, { old: 'a wrong one', new: 'another good one' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ path: ['oldPassword'], message: 'The current password is wrong' }],
  })
  await here.ask(CHANGE, { old: PASSWORD, new: 'another good one' })
  expect((await here.ask(ME)).me.username).toBe('dan')
  await expect(there.ask(ME)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(team.signIn('dan')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect((await team.signIn('dan', 'another good one')).token).toBeTruthy()
})

test('email addresses are visible to the user and admins', async () => {
  const OWNER = 'query ($id: ID!) { project(id: $id) { owner { username email } } }'
  const people = await Promise.all(['ana', 'ben', 'cleo'].map((name) => team.signIn(name)))
  const who = await Promise.all(people.map(async (one) => ({ one, ...(await one.ask(ME)).me })))
  const members = who.filter(({ isAdmin }) => !isAdmin)
  const [owner, other] = members
  const { createProject } = await owner.one.ask(
    'mutation { createProject(input: { name: "Harbour" }) { id } }',
  )
  expect((await owner.one.ask(OWNER, createProject)).project.owner.email).toBe(owner.email)
  expect((await other.one.ask(OWNER, createProject)).project.owner).toEqual({
    username: owner.username,
    email: null,
  })
})

test('a forged token, or one of another installation, is refused', async () => {
  const { token } = await team.signIn('ana')
  const [head, claims] = token!.split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
  for (const forged of [unsigned, `${head}.${claims}.AAAA`, 'nonsense', token!.slice(0, -4)]) {
    await expect(team.client(forged).ask(ME)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  }
})

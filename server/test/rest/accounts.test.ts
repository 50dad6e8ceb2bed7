/** Covers specification A8, R15, R21, R23, R24, R25, R26, R28, R29, R30, R31, R32, R50. */
import { PASSWORD, type TestInstallation, testInstallation } from '../installation.js'
import { ShapedClient } from './shaped-client.js'

const UUID = /^[0-9a-f-]{36}$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const NOT_AUTHENTICATED = { status: 401, body: { detail: 'Not authenticated' } }

let installation: TestInstallation
let nobody: ShapedClient
let ana: ShapedClient
let ben: ShapedClient
beforeAll(async () => {
  installation = await testInstallation({ env: { PUBLIC_URL: 'https://films.example.com' } })
  nobody = at()
  ana = at(await installation.join('ana'))
  ben = at(await installation.join('ben'))
})
afterAll(() => installation.close())

const at = (person?: { token?: string }) => new ShapedClient(installation.url, person?.token)

const login = async (identifier: string, password = PASSWORD): Promise<ShapedClient> => {
  const { body } = await nobody.post('/user/login', { identifier, password })
  return at({ token: body.access_token })
}

test('POST /admin/register creates an account, by default with the email as username; 409 if taken', async () => {
  const made = await nobody.post('/admin/register', { email: 'Cleo@Example.com', password: PASSWORD })
  expect(made).toMatchObject({
    status: 201,
    body: { email: 'cleo@example.com', username: 'cleo@example.com', is_admin: false },
  })
  expect(made.body.user_id).toMatch(UUID)
  expect(made.body.created_at).toMatch(TIME)
  expect(
    await nobody.post('/admin/register', {
      email: 'cleo@example.com',
      password: PASSWORD,
      username: 'other',
    }),
  ).toMatchObject({ status: 409, body: { detail: 'This email address is taken' } })
  expect(
    await nobody.post('/admin/register', { email: 'nowhere', password: 'short', username: '' }),
  ).toMatchObject({
    status: 422,
    body: {
      detail: [
        { loc: ['body', 'email'], msg: 'Please enter a valid email address' },
        { loc: ['body', 'password'], msg: 'Password must be at least 8 characters' },
        { loc: ['body', 'username'], msg: 'Please enter a username' },
      ],
    },
  })
  expect((await ana.get('/me')).body.is_admin).toBe(true)
})

test('POST /user/login takes email or username, with the same response for unknown accounts', async () => {
  const { status, body } = await nobody.post('/user/login', {
    identifier: 'BEN@example.com',
    password: PASSWORD,
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    access_token: expect.any(String),
    token_type: 'bearer',
    user_id: expect.stringMatching(UUID),
    email: 'ben@example.com',
    is_admin: false,
    username: 'ben',
  })
  const wrong = { status: 401, body: { detail: 'Incorrect email, username or password' } }
  expect(await nobody.post('/user/login', { identifier: 'ben', password: 'wrong password' })).toMatchObject(
    wrong,
  )
  expect(
    await nobody.post('/user/login', { identifier: 'nobody at all', password: 'wrong password' }),
  ).toMatchObject(wrong)
  expect((await nobody.post('/user/login', {})).body.detail.map(({ loc }: { loc: string[] }) => loc)).toEqual(
    [
      ['body', 'identifier'],
      ['body', 'password'],
    ],
  )
})

test('POST /user/logout ends the session', async () => {
  const session = await login('ben')
  expect(await session.get('/me')).toMatchObject({ status: 200, body: { username: 'ben' } })
  expect(await session.post('/user/logout')).toMatchObject({ status: 204, body: '' })
  expect(await session.get('/me')).toMatchObject(NOT_AUTHENTICATED)
  expect(await session.post('/user/logout')).toMatchObject(NOT_AUTHENTICATED)
})

test('GET /me, /users, /notifications and the rest require a token', async () => {
  for (const path of ['/me', '/users', '/notifications', '/projects', '/assets'])
    expect(await nobody.get(path)).toMatchObject(NOT_AUTHENTICATED)
  for (const token of ['x', 'a.b.c', `${ana.token}x`])
    expect(await at({ token }).get('/me')).toMatchObject(NOT_AUTHENTICATED)
})

test('GET /users is for admins, without revoked members; POST /user invites and DELETE /user/{id} revokes', async () => {
  expect(await ben.get('/users')).toMatchObject({ status: 403, body: { detail: 'Only admins may do this' } })
  expect(await ben.post('/user', { email: 'dee@example.com', username: 'dee' })).toMatchObject({
    status: 403,
  })
  const invited = await ana.post('/user', { email: 'dee@example.com', username: 'dee' })
  expect(invited).toMatchObject({
    status: 201,
    body: { email: 'dee@example.com', username: 'dee', is_admin: false },
  })
  expect(invited.body.invite_url).toMatch(/^https:\/\/films\.example\.com\/accept-invite\?token=/)
  expect(await ana.post('/user', { email: 'dee@example.com', username: 'dea' })).toMatchObject({
    status: 409,
  })
  expect((await ana.post('/user', { email: 'dee', username: '' })).body.detail).toEqual([
    { loc: ['body', 'email'], msg: 'Please enter a valid email address', type: 'invalid_format' },
    { loc: ['body', 'username'], msg: 'Please enter a username', type: 'too_small' },
  ])
  const { user_id: id } = invited.body
  expect((await ana.get('/users')).body[0]).toMatchObject({ user_id: id, username: 'dee' })
  expect(await ben.delete(`/user/${id}`)).toMatchObject({ status: 403 })
  expect(await ana.delete(`/user/${id}`)).toMatchObject({ status: 204, body: '' })
  expect(await ana.delete(`/user/${id}`)).toMatchObject({ status: 404, body: { detail: 'Member not found' } })
  expect(await ana.delete('/user/nonsense')).toMatchObject({ status: 404 })
  expect((await ana.get('/users')).body.map(({ username }: { username: string }) => username)).not.toContain(
    'dee',
  )
  const { body: me } = await ana.get('/me')
  expect(await ana.delete(`/user/${me.user_id}`)).toMatchObject({ status: 409 })
})

test('POST /user/password: 200 ends every other session; 400 for a wrong old password', async () => {
  const [one, other] = [await login('ben'), await login('ben')]
  expect(
    await one.post('/user/password', { old_password: 'wrong one', new_password: 'staple horse battery' }),
  ).toMatchObject({ status: 400, body: { detail: 'The current password is wrong' } })
  expect(
    (await one.post('/user/password', { old_password: '', new_password: 'short' })).body.detail.map(
      ({ loc }: { loc: string[] }) => loc,
    ),
  ).toEqual([
    ['body', 'old_password'],
    ['body', 'new_password'],
  ])
  expect(
    await one.post('/user/password', { old_password: PASSWORD, new_password: 'staple horse battery' }),
  ).toMatchObject({ status: 200, body: { message: 'Password updated successfully' } })
  expect(await other.get('/me')).toMatchObject(NOT_AUTHENTICATED)
  expect(
    await one.post('/user/password', { old_password: 'staple horse battery', new_password: PASSWORD }),
  ).toMatchObject({ status: 200 })
  ben = one
})

test('POST /user/username: 409 if taken, 422 if unchanged or empty', async () => {
  expect(await ben.post('/user/username', { username: 'ana' })).toMatchObject({
    status: 409,
    body: { detail: 'This username is taken' },
  })
  expect(await ben.post('/user/username', { username: 'ben' })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'username'], msg: 'This is already your username' }] },
  })
  expect(await ben.post('/user/username', { username: '  ' })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'username'], msg: 'Please enter a username' }] },
  })
  expect(await ben.post('/user/username', { username: 'benno' })).toMatchObject({
    status: 200,
    body: { username: 'benno', email: 'ben@example.com' },
  })
})

test('GET /notifications lists the caller’s, newest first; all are marked as read at once', async () => {
  const { body } = await ana.post('/user', { email: 'eve@example.com', username: 'eve' })
  const accept =
    'mutation ($token: String!, $password: String!) { acceptInvite(token: $token, password: $password) { token } }'
  const { acceptInvite } = await installation
    .client()
    .ask(accept, { token: new URL(body.invite_url).searchParams.get('token'), password: PASSWORD })
  const eve = at({ token: acceptInvite.token })
  expect(await eve.get('/notifications')).toMatchObject({
    status: 200,
    body: [
      {
        message: 'ana invited you to the team',
        is_notification_read: false,
        created_at: expect.stringMatching(TIME),
      },
    ],
  })
  expect(await eve.post('/notifications/mark_all_notifications_as_read')).toMatchObject({
    status: 200,
    body: { updated: 1 },
  })
  expect((await eve.get('/notifications')).body[0].is_notification_read).toBe(true)
  expect(await eve.post('/notifications/mark_all_notifications_as_read')).toMatchObject({
    body: { updated: 0 },
  })
})

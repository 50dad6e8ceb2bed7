/** Covers specification A8, R15, R21, R23, R24, R25, R26, R27, R28, R29, R30, R31, R32, R50. */
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

test('POST /admin/register creates an account, by default with the email as username', async () => {
  const made = await nobody.post('/admin/register', { email: 'Cleo@Example.com', password: PASSWORD })
  expect(made).toMatchObject({
    status: 201,
    body: {
      user_id: expect.stringMatching(UUID),
      email: 'cleo@example.com',
      username: 'cleo@example.com',
      is_admin: false,
      created_at: expect.stringMatching(TIME),
    },
  })
  expect((await ana.get('/me')).body.is_admin).toBe(true)
})

test('POST /user/login takes email or username, with the same response for unknown accounts', async () => {
  expect(
    await nobody.post('/user/login', { identifier: 'BEN@example.com', password: PASSWORD }),
  ).toMatchObject({
    status: 200,
    body: {
      access_token: expect.any(String),
      token_type: 'bearer',
      user_id: expect.stringMatching(UUID),
      email: 'ben@example.com',
      is_admin: false,
      username: 'ben',
    },
  })
  for (const identifier of ['ben', 'nobody at all'])
    expect(await nobody.post('/user/login', { identifier, password: 'wrong password' })).toMatchObject({
      status: 401,
      body: { detail: 'Incorrect email, username or password' },
    })
})

test('POST /user/logout ends the session', async () => {
  const session = await login('ben')
  expect(await session.get('/me')).toMatchObject({ status: 200, body: { username: 'ben' } })
  expect(await session.post('/user/logout')).toMatchObject({ status: 204, body: '' })
  expect(await session.get('/me')).toMatchObject(NOT_AUTHENTICATED)
})

test('POST /user invites, GET /users lists, DELETE /user/{id} revokes', async () => {
  const invited = await ana.post('/user', { email: 'dee@example.com', username: 'dee' })
  expect(invited).toMatchObject({
    status: 201,
    body: { email: 'dee@example.com', username: 'dee', is_admin: false },
  })
  expect(invited.body.invite_url).toMatch(/^https:\/\/films\.example\.com\/accept-invite\?token=/)
  const { user_id: id } = invited.body
  expect((await ana.get('/users')).body[0]).toMatchObject({ user_id: id, username: 'dee' })
  expect(await ana.delete(`/user/${id}`)).toMatchObject({ status: 204, body: '' })
  expect((await ana.get('/users')).body).not.toContainEqual(expect.objectContaining({ username: 'dee' }))
})

test('POST /user/password: 200 ends every other session; 400 for a wrong old password', async () => {
  const [one, other] = [await login('ben'), await login('ben')]
  const change = (from: string, to: string) =>
    one.post('/user/password', { old_password: from, new_password: to })
  expect(await change('wrong one', 'staple horse battery')).toMatchObject({
    status: 400,
    body: { detail: 'The current password is wrong' },
  })
  expect(await change(PASSWORD, 'staple horse battery')).toMatchObject({
    status: 200,
    body: { message: 'Password updated successfully' },
  })
  expect(await other.get('/me')).toMatchObject(NOT_AUTHENTICATED)
  ben = one
})

test('POST /user/confirm says how long the confirmation lasts', async () => {
  expect(await ana.post('/user/confirm', { password: PASSWORD })).toMatchObject({
    status: 200,
    body: { confirmed_until: expect.stringMatching(TIME) },
  })
})

test('POST /user/username returns the user; 409 if taken', async () => {
  expect(await ben.post('/user/username', { username: 'ana' })).toMatchObject({
    status: 409,
    body: { detail: 'This username is taken' },
  })
  expect(await ben.post('/user/username', { username: 'benno' })).toMatchObject({
    status: 200,
    body: { username: 'benno', email: 'ben@example.com' },
  })
})

test('GET /notifications lists the caller’s, newest first; all are marked as read at once', async () => {
  const { body } = await ana.post('/user', { email: 'eve@example.com', username: 'eve' })
  const accept =
    'mutation ($token: String!, $password: String!) { acceptInvite(input: { token: $token, password: $password }) { token } }'
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
  const readAll = () => eve.post('/notifications/mark_all_notifications_as_read')
  expect(await readAll()).toMatchObject({ status: 200, body: { updated: 1 } })
  expect((await eve.get('/notifications')).body[0].is_notification_read).toBe(true)
  expect(await readAll()).toMatchObject({ body: { updated: 0 } })
})

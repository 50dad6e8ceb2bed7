/** Covers specification A11. */
import type { Client } from '../../../test/graphql-client.js'
import { PASSWORD, type TestInstallation, testInstallation } from '../../../test/installation.js'

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { username } }'
const RENAME = 'mutation ($username: String!) { updateUsername(username: $username) { username } }'
const LOOKS_LIKE = {
  code: 'CONFLICT',
  message: 'This username is too similar to another one. Choose a different one.',
}

let installation: TestInstallation
let ana: Client
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
})
afterAll(() => installation.close())

const refused = (path: string, message: string) => ({
  code: 'BAD_USER_INPUT',
  issues: [{ path: [path], message }],
})
const rename = async (username: string): Promise<string> =>
  (await ana.ask(RENAME, { username })).updateUsername.username

test.each([
  ['a zero-width space', 'ana\u200Blee', 'Username must not contain control or invisible characters'],
  [
    'a mark that reverses its direction',
    'ana\u202Eeel',
    'Username must not contain control or invisible characters',
  ],
  ['an invisible filler', 'ana\u3164', 'Username must not contain control or invisible characters'],
  ['a braille blank', '\u2800\u2800', 'Username must not contain control or invisible characters'],
  ['only punctuation', '--', 'Username must contain a letter or a number'],
  ['only spaces', ' \u00A0 ', 'Please enter a username'],
  ['Latin with Cyrillic', 'аnа', 'Username must not mix letters of different scripts'],
  ['Latin with Greek', 'αna', 'Username must not mix letters of different scripts'],
  ['Cyrillic with Han', 'а李', 'Username must not mix letters of different scripts'],
])('a username with %s is refused', async (_, username, message) => {
  await expect(rename(username)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: expect.arrayContaining([{ path: ['username'], message }]),
  })
})

test.each([
  'Zoë Müller',
  'Анна Каренина',
  '李小龙 Bruce',
  'さくらサクラ桜',
  '김민준 Kim',
  'محمد',
  'Ana 🎬 2',
  "O'Neil-3",
  'ψ 4',
])('%s is a name', async (username) => {
  expect(await rename(username)).toBe(username)
})

test('equivalent spellings are stored in one form', async () => {
  expect(await rename(' Ａｎａ\u00A0 Ｌｅｅ❤\uFE0F ')).toBe('Ana Lee❤')
  expect(await rename('Zoe\u0308')).toBe('Zoë')
  expect((await installation.signIn('ＺＯＥ\u0308')).token).toBeTruthy()
})

test('confusable names are taken, in any script', async () => {
  const ben = await installation.join('paul')
  for (const username of ['раul', 'pau1', 'PAUI', 'р\u0430ul']) {
    await expect(rename(username)).rejects.toMatchObject(
      username.match(/\p{sc=Cyrillic}/u)
        ? refused('username', 'Username must not mix letters of different scripts')
        : LOOKS_LIKE,
    )
  }
  await installation.join('сосо') // only Cyrillic letters
  await expect(
    installation
      .client()
      .ask(REGISTER, { input: { email: 'coco@example.com', username: 'coco', password: PASSWORD } }),
  ).rejects.toMatchObject(LOOKS_LIKE)
  await expect(
    ana.ask('mutation { inviteMember(input: { email: "x@example.com", username: "Coc0" }) { link } }'),
  ).rejects.toMatchObject(LOOKS_LIKE)
  await expect(rename('PAUL')).rejects.toMatchObject({ code: 'CONFLICT', message: 'This username is taken' })
  expect((await ben.ask(RENAME, { username: 'Paul' })).updateUsername.username).toBe('Paul')
})

test('an email address is stored in one form, and may not mix scripts within a label', async () => {
  const register = (email: string) =>
    installation.client().ask(REGISTER, { input: { email, username: 'eve', password: PASSWORD } })
  await expect(register('eve\u200B@example.com')).rejects.toMatchObject(
    refused('email', 'Email must not contain control or invisible characters'),
  )
  await expect(register('eve@exаmple.com')).rejects.toMatchObject(
    refused('email', 'Email must not mix letters of different scripts'),
  )
  expect(await register('Ｅve@пример.com')).toEqual({ register: { username: 'eve' } })
  expect((await installation.signIn('eve@пример.com')).token).toBeTruthy()
})

test('names of projects and assets cannot change the text direction, and may have emoji', async () => {
  const CREATE = 'mutation ($name: String!) { createProject(input: { name: $name }) { name } }'
  for (const name of ['photo\u202Egnp.exe', 'The\u2066Keeper', 'two\nlines']) {
    await expect(ana.ask(CREATE, { name })).rejects.toMatchObject(
      refused('name', 'Project name must not contain control characters'),
    )
  }
  await expect(ana.ask(CREATE, { name: '\u3164\u3164\u3164' })).rejects.toMatchObject(
    refused('name', 'Project name must be at least 3 characters'),
  )
  expect(await ana.ask(CREATE, { name: 'Family 👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿' })).toEqual({
    createProject: { name: 'Family 👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿' },
  })
  const EDIT =
    'mutation ($name: String!, $tags: [String!]!) { updateAsset(input: { id: "11111111-1111-4111-8111-111111111111", name: $name, description: "", tags: $tags }) { id } }'
  await expect(ana.ask(EDIT, { name: 'a door\u202E', tags: ['x\u2069y'] })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ path: ['name'] }, { path: ['tags', 0] }],
  })
})

test('re-added and re-invited members are notified only once', async () => {
  const notificationsOf = async (by: Client) =>
    (await by.ask('{ notifications(first: 50) { nodes { message link } } }')).notifications.nodes.map(
      ({ message }: { message: string }) => message,
    )
  const ida = await installation.join('ida')
  const {
    me: { id: userId },
  } = await ida.ask('{ me { id } }')
  const {
    createProject: { id },
  } = await ana.ask('mutation { createProject(input: { name: "The Keeper" }) { id } }')
  const {
    createProject: { id: other },
  } = await ana.ask('mutation { createProject(input: { name: "The Harbour" }) { id } }')
  const add = (projectId: string) =>
    ana.ask(
      'mutation ($projectId: ID!) { addProjectMember(input: { projectId: $projectId, username: "IDA" }) { id } }',
      { projectId },
    )
  for (let times = 0; times < 3; times += 1) {
    await add(id)
    await ana.ask(
      'mutation ($id: ID!, $userId: ID!) { removeProjectMember(input: { projectId: $id, userId: $userId }) { id } }',
      { id, userId },
    )
  }
  await add(other)
  expect(await notificationsOf(ida)).toEqual([
    expect.stringContaining('The Harbour'),
    expect.stringContaining('The Keeper'),
  ])

  const invite = () =>
    ana.ask(
      'mutation { inviteMember(input: { email: "jo@example.com", username: "jo" }) { user { id } link } }',
    )
  let {
    inviteMember: { user, link },
  } = await invite()
  for (let times = 0; times < 2; times += 1) {
    await ana.ask('mutation ($id: ID!) { removeMember(userId: $id) }', { id: user.id })
    ;({
      inviteMember: { user, link },
    } = await invite())
  }
  const { acceptInvite } = await installation
    .client()
    .ask(
      `mutation ($token: String!) { acceptInvite(input: { token: $token, password: "${PASSWORD}" }) { token } }`,
      {
        token: new URL(link).searchParams.get('token'),
      },
    )
  expect(await notificationsOf(installation.client(acceptInvite.token))).toEqual([
    expect.stringContaining('invited you to the team'),
  ])
})

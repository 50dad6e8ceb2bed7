/** Covers specification R1, R4, R5, R7. */
import { type TestInstallation, testInstallation } from '../installation.js'
import { RestClient } from '../rest-client.js'
import { aGuest, aReviewLink, rows } from '../world/builders.js'
import { GUEST_SESSION, IDS } from '../world/things.js'
import { NOBODY_KNOWS, ShapedClient, calls, operationOf, placesOf } from './shaped-client.js'

let installation: TestInstallation
let admin: RestClient
let member: RestClient
let reader: RestClient
let guest: RestClient
let cookie: string
beforeAll(async () => {
  installation = await testInstallation({ env: { RATE_LIMIT: '10000' } })
  const ana = await installation.join('ana')
  const { token } = ana
  admin = new ShapedClient(installation.url, token)
  member = new ShapedClient(installation.url, (await installation.join('ben')).token)
  const { createApiToken } = await ana.ask(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
    { input: { name: 'A reader', scope: 'READ', expiresInDays: 1 } },
  )
  const { createProject } = await ana.ask('mutation { createProject(input: { name: "The Keeper" }) { id } }')
  await openAsGuest(createProject.id)
  guest = new ShapedClient(installation.url, GUEST_SESSION)
  reader = new ShapedClient(installation.url, createApiToken.token)
  cookie = `access_token=${token}; token=${token}; session=${token}; Authorization=Bearer%20${token}`
})
afterAll(() => installation.close())

/** Stores a review link of the project, and a guest of it. */
const openAsGuest = (projectId: string) =>
  rows(
    aReviewLink({ id: IDS.reviewLink, projectId, createdById: null }),
    aGuest(),
  )(installation.installation.database)

type Row = (typeof calls)[number]
/** The caller with most rights. */
const usual = ({ audience }: Row) => (audience === 'guests' ? guest : admin)
const named = (rows: readonly Row[]) =>
  rows.map((row) => [`${row.method.toUpperCase()} ${row.path}`, row] as const)
const addressOf = ({ path }: Row, id: string) => path.replace(/\{\w+\}/g, id)

/** The example of the description, without fields that repeat the path. */
function exampleOf(row: Row): Record<string, unknown> | undefined {
  const example = operationOf(row).requestBody?.content['application/json']?.example
  return (
    example &&
    Object.fromEntries(Object.entries(example).filter(([field]) => !(field in (row.pathFields ?? {}))))
  )
}

/** The example as a form, for rows with a file. */
function bodyOf(row: Row): unknown {
  if (!row.file) return exampleOf(row)
  const { example = {} } = operationOf(row).requestBody!.content['multipart/form-data']
  const form = new FormData()
  for (const [name, value] of Object.entries(example))
    form.set(name, name === 'file' ? new File([String(value)], 'example') : String(value))
  return form
}

describe('a row that is not open requires a token in the header, not in a cookie', () => {
  test.each(named(calls.filter(({ audience }) => audience !== 'all')))('%s', async (_, row) => {
    const nobody = new ShapedClient(installation.url)
    for (const headers of [
      {},
      { cookie },
      { authorization: 'Bearer' },
      { authorization: `Basic ${admin.token}` },
    ] as Record<string, string>[]) {
      const answer = await nobody.call(row.method.toUpperCase(), addressOf(row, NOBODY_KNOWS), {
        headers,
        body: exampleOf(row),
      })
      expect(answer).toMatchObject({ status: 401, body: { detail: 'Not authenticated' } })
    }
  })
})

describe('a row for admins refuses members first', () => {
  const forAdmins = calls.filter(({ summary, access }) => access.admin || summary.endsWith(': admins'))
  test.each(named(forAdmins))('%s', async (_, row) => {
    expect(row.summary).toMatch(/: admins$/)
    const answer = await member.call(row.method.toUpperCase(), addressOf(row, NOBODY_KNOWS), {
      body: exampleOf(row),
    })
    expect(answer).toMatchObject({ status: 403, body: { detail: 'Only admins may do this' } })
  })
})

describe('a read-only API token is refused for writes, and reads like its owner', () => {
  test.each(named(calls.filter(({ audience }) => audience === 'viewers')))('%s', async (_, row) => {
    const { status } = await reader.call(row.method.toUpperCase(), addressOf(row, NOBODY_KNOWS), {
      body: exampleOf(row),
    })
    const read = row.path.includes('{') ? 404 : 200
    expect(status).toBe(row.method === 'get' ? read : 403)
  })
})

describe('an unknown id in any form is a 404, with the example of the description as the body', () => {
  test.each(named(calls.filter(({ path }) => path.includes('{'))))('%s', async (_, row) => {
    for (const id of [NOBODY_KNOWS, 'nonsense', 'x'.repeat(400), '%00', '..%2Fme', '%F0%9F%90%B3']) {
      const answer = await usual(row).call(row.method.toUpperCase(), addressOf(row, id), {
        body: bodyOf(row),
      })
      expect([id, answer.status, answer.body.detail]).toEqual([
        id,
        404,
        expect.stringMatching(/^\w[\w, ]* not found$/),
      ])
    }
  })
})

describe('an unknown id in the body is also a 404', () => {
  const ofBody = calls.filter(
    ({ path, body, method }) =>
      method === 'post' &&
      !path.includes('{') &&
      body &&
      ['asset_id', 'project_id'].some((id) => exampleOf({ path, method } as Row)?.[id]),
  )
  test.each(named(ofBody))('%s', async (_, row) => {
    expect((await admin.call('POST', row.path, { body: exampleOf(row) })).status).toBe(404)
  })
})

describe('a row with a body lists each missing field, and only accepts an object', () => {
  test.each(named(calls.filter(({ body, file }) => body && !file)))('%s', async (_, row) => {
    const send = (body: string) =>
      usual(row).call(row.method.toUpperCase(), addressOf(row, NOBODY_KNOWS), { body })
    const required = Object.entries(row.body!.shape).filter(([, rule]) => !rule.safeParse(undefined).success)
    const empty = await send('{}')
    if (required.length) expect(placesOf(empty)).toEqual(required.map(([field]) => ['body', field]))
    else expect(empty.status).toBe(404)
    for (const body of ['[]', '"x"', '7']) expect(placesOf(await send(body))).toEqual([['body']])
    expect(await send('{"half')).toMatchObject({ status: 400 })
  })
})

/** Covers specification R10. */
import { Project } from '../../src/modules/project/project.entity.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { pictureFile } from '../journeys/pictures.js'
import type { RestClient } from '../rest-client.js'

let installation: TestInstallation
let ana: RestClient
let ben: RestClient
beforeAll(async () => {
  installation = await testInstallation()
  ana = installation.rest(await installation.join('ana'))
  ben = installation.rest(await installation.join('ben'))
})
afterAll(() => installation.close())

const withKey = (key: string) => ({ 'idempotency-key': key })
const project = (name: string) => ({ project_name: name, project_desc: '' })
const countOf = (name: string) => installation.installation.database.em.fork().count(Project, { name })

test('twenty requests with one key run once, and all get the same response', async () => {
  const key = withKey('twenty-at-once')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ana.post('/projects', project('Only once'), key)),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(answers[0].status).toBe(201)
  expect(answers.filter(({ headers }) => !headers.get('idempotent-replayed'))).toHaveLength(1)
  expect(await countOf('Only once')).toBe(1)
  expect((await ana.post('/projects', project('Something else'), key)).status).toBe(422)
  expect(await countOf('Something else')).toBe(0)
  expect((await ben.post('/projects', project('Only once'), key)).status).toBe(201)
  expect(await countOf('Only once')).toBe(2)
})

test('at most twenty requests of a caller wait for another one with the same key', async () => {
  const key = withKey('too-many')
  const db = installation.installation.database.em.fork()
  await ana.post('/projects', project('Crowded'), key)
  await db.execute(
    `update idempotent_request set answer = null, alive_until = now() + interval '3 seconds' where created_at = (select max(created_at) from idempotent_request)`,
  )
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => ana.post('/projects', project('Crowded'), key)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: 20 }, () => 409),
    ...Array.from({ length: 5 }, () => 429),
  ])
  expect(answers.find(({ status }) => status === 429)!.headers.get('retry-after')).toBe('5')
  expect((await ana.post('/projects', project('Roomy'), withKey('room-again'))).status).toBe(201)
})

test('keys of sessions and API tokens are separate', async () => {
  const dora = await installation.join('dora')
  const { createApiToken: token } = await dora.ask(
    'mutation { createApiToken(input: { name: "Robot", scope: WRITE, expiresInDays: 7 }) { token } }',
  )
  const key = withKey('shared-by-chance')
  const [first, second] = [
    await installation.rest(dora).post('/projects', project('Dora’s'), key),
    await installation.rest(token).post('/projects', project('Dora’s'), key),
  ]
  expect([first.status, second.status, second.headers.get('idempotent-replayed')]).toEqual([201, 201, null])
  expect(second.body.project_id).not.toBe(first.body.project_id)
})

test('a key works for every POST: sessions, uploads, refusals; a malformed one is refused', async () => {
  const session = { identifier: 'ben', password: 'correct horse battery' }
  const [first, second] = [
    await installation.rest().post('/user/login', session, withKey('login')),
    await installation.rest().post('/user/login', session, withKey('login')),
  ]
  expect(second.body).toEqual(first.body)
  const picture = await pictureFile('#204060')
  const [one, other] = await Promise.all(
    [1, 2].map(() => ben.upload('Once only', picture, {}, withKey('upload'))),
  )
  expect([one.status, other.status, other.body.asset_id]).toEqual([201, 201, one.body.asset_id])
  expect((await ben.upload('Once only', await pictureFile('#ff0000'), {}, withKey('upload'))).status).toBe(
    422,
  )
  const offer = (key: string) =>
    ben.post('/marketplace/list', { asset_id: one.body.asset_id, price: 3 }, withKey(key))
  const refused = await offer('offer')
  expect(refused.status).toBe(409)
  await ana.put(`/admin/assets/${one.body.asset_id}/review`, { approve: true })
  expect(await offer('offer')).toMatchObject({ status: 409, body: refused.body })
  expect((await offer('offer-again')).status).toBe(200)
  expect((await ana.post('/projects', project('Long key'), withKey('x'.repeat(256)))).status).toBe(400)
})

test('only its caller can read the response of a key; it expires after a day; an interrupted request is reported', async () => {
  const db = installation.installation.database.em.fork()
  await ana.post('/projects', project('Yesterday'), withKey('a-day'))
  const [{ answer }] = await db.execute<{ answer: Buffer }[]>(
    'select answer from idempotent_request where answer is not null order by created_at desc limit 1',
  )
  expect(answer.toString('latin1')).not.toContain('Yesterday')
  await db.execute(`update idempotent_request set created_at = now() - interval '25 hours'`)
  expect(
    (await ana.post('/projects', project('Yesterday'), withKey('a-day'))).headers.get('idempotent-replayed'),
  ).toBeNull()
  expect(await countOf('Yesterday')).toBe(2)
  await db.execute(
    `update idempotent_request set answer = null, alive_until = now() - interval '1 second' where created_at > now() - interval '1 hour'`,
  )
  expect(await ana.post('/projects', project('Yesterday'), withKey('a-day'))).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('its response was lost') },
  })
  expect(await countOf('Yesterday')).toBe(2)
})

import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { LIMITS } from '#schema/limits'
import { isUnavailable, toOutageFailure } from '#platform/errors/outage'
import { newKey } from '#platform/storage/storage'
import { FaultyProxy } from '../hardening/faulty-proxy.js'
import { startBucket } from './bucket.js'
import { type TestInstallation, testInstallation } from './installation.js'
import { pictureFile } from './journeys/pictures.js'
import type { Client } from './graphql-client.js'
import type { RestClient } from './rest-client.js'

const PROJECTS = '{ projects(first: 5) { nodes { name } } }'
const WORDS = 'Cutroom cannot reach its database or file storage. Try again shortly.'

let installation: TestInstallation
let wire: FaultyProxy
let direct: pg.Client
let ana: Client
let rest: RestClient
const lines: { msg: string; [field: string]: unknown }[] = []
beforeAll(async () => {
  const through = async (url: string) => {
    direct = new pg.Client(url)
    direct.on('error', () => undefined)
    await direct.connect()
    const { wire: made, url: led } = await FaultyProxy.toDatabase(url)
    wire = made
    return led
  }
  installation = await testInstallation({ through, log: (line) => lines.push(JSON.parse(line)) })
  ana = await installation.join('ana')
  rest = installation.rest(ana)
})
afterAll(async () => {
  wire.set('ok')
  await installation.close()
  await direct.end()
  await wire.close()
})
afterEach(() => wire.set('ok'))

/** Waits until the installation works again. */
const healed = async () => {
  wire.set('ok')
  while (!(await fetch(`${installation.url}/readyz`)).ok)
    await new Promise((resolve) => setTimeout(resolve, 100))
}
const countOf = async (name: string) =>
  Number((await direct.query('select count(*) from project where name = $1', [name])).rows[0].count)
const project = (name: string) => ({ project_name: name, project_desc: '' })
const key = (name: string) => ({ 'idempotency-key': name })

/** Blocks writes of projects until the returned function is called. */
const hold = async () => {
  await direct.query('begin')
  await direct.query('lock table project in share mode')
  return () => direct.query('rollback')
}
/** Waits until a statement waits for this lock, or none does. */
const waiting = async (what: string, some = true) => {
  for (;;) {
    const { rows } = await direct.query(
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and (wait_event_type = $1 or wait_event = $1)',
      [what],
    )
    if (!!rows.length === some) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test.each(['down', 'blackhole'] as const)(
  'during an outage of the database (%s), every API reports it within ten seconds, without sign-outs or NOT_FOUND',
  async (mode) => {
    const {
      body: { project_id: id },
    } = await rest.post('/projects', project('Harbour'))
    await rest.get('/projects')
    wire.set(mode)
    const start = Date.now()
    const answers = await Promise.all([
      rest.get(`/projects/${id}`),
      rest.get('/me'),
      rest.post('/projects', project('Never')),
      installation.rest().post('/user/login', { identifier: 'ana', password: 'correct horse battery' }),
      installation.rest({ token: 'cutroom_unknown' }).get('/projects'),
    ])
    for (const { status, headers, body } of answers)
      expect([status, headers.get('retry-after'), body]).toEqual([
        503,
        '5',
        { detail: WORDS, code: 'UNAVAILABLE' },
      ])
    const told = await ana.send(PROJECTS)
    expect(told.errors?.[0]).toMatchObject({
      message: WORDS,
      extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 5 },
    })
    while ((await fetch(`${installation.url}/readyz`)).status !== 503)
      await new Promise((resolve) => setTimeout(resolve, 100))
    expect(Date.now() - start).toBeLessThan(25_000) // three sequential rounds
    await healed()
    expect((await rest.get(`/projects/${id}`)).status).toBe(200)
    expect(await countOf('Never')).toBe(0)
  },
)

test('statements that fail together are all reported as an outage', async () => {
  const both = installation.installation.database.em
    .fork()
    .transactional((em) =>
      Promise.allSettled([em.execute('select pg_sleep(3)'), em.execute('select 1')]).then((ends) =>
        ends.map((end) => (end.status === 'rejected' ? isUnavailable(end.reason) : end.status)),
      ),
    )
  await waiting('PgSleep')
  wire.set('down')
  await expect(
    both.then(
      (ends) => ends,
      (error: unknown) => [isUnavailable(error)],
    ),
  ).resolves.not.toContain(false)
  await waiting('PgSleep', false)
  await healed()
})

test('a request interrupted before the commit runs when it is retried', async () => {
  const release = await hold()
  const broken = rest.post('/projects', project('Sent twice'), key('broke-off'))
  await waiting('Lock')
  wire.set('down')
  expect((await broken).status).toBe(503)
  await release()
  await healed()
  expect(await rest.post('/projects', project('Sent twice'), key('broke-off'))).toMatchObject({
    status: 201,
    body: { project_name: 'Sent twice' },
  })
  expect(await countOf('Sent twice')).toBe(1)
})

test('a request committed while the connection broke does not run twice', async () => {
  await direct.query(
    `create function slow_commit() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return null; end $$`,
  )
  await direct.query(
    `create constraint trigger slow_commit after insert on project deferrable initially deferred for each row execute function slow_commit()`,
  )
  const broken = rest.post('/projects', project('Done once'), key('at-commit'))
  await waiting('PgSleep')
  wire.set('down')
  expect((await broken).status).toBe(503)
  await direct.query('drop function slow_commit cascade') // after the commit
  await healed()
  expect(await rest.post('/projects', project('Done once'), key('at-commit'))).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('its response was lost') },
  })
  expect(await countOf('Done once')).toBe(1)
})

test('an idempotency key of a process that died before any change can be used again', async () => {
  expect((await rest.post('/projects', project('Orphan'), key('orphan'))).status).toBe(201)
  await direct.query(
    `update idempotent_request set answer = null, is_done = false, alive_until = now() - interval '1 second'`,
  )
  await direct.query(`delete from project where name = 'Orphan'`)
  expect((await rest.post('/projects', project('Orphan'), key('orphan'))).status).toBe(201)
})

test('a file does not count as missing while its storage is unavailable', async () => {
  const {
    body: { asset_url: address },
  } = await rest.upload('Lighthouse', await pictureFile('#335577'))
  expect((await fetch(address)).status).toBe(200)
  const root = join(installation.installation.env.DATA_DIR, 'files')
  await rename(root, `${root}.away`)
  const away = await fetch(address)
  expect([away.status, away.headers.get('retry-after'), await away.json()]).toEqual([
    503,
    '5',
    { detail: WORDS, code: 'UNAVAILABLE' },
  ])
  expect((await rest.upload('Another', await pictureFile('#aa5577'))).status).toBe(503)
  const checks = async () =>
    ((await (await fetch(`${installation.url}/readyz`)).json()) as { checks: Record<string, boolean> }).checks
  while ((await checks()).storage) await new Promise((resolve) => setTimeout(resolve, 100))
  expect((await checks()).database).toBe(true)
  await rename(`${root}.away`, root)
  expect((await fetch(address)).status).toBe(200)
})

test('during an outage of the bucket, an upload can be retried with its key, and deletions are reported as successful', async () => {
  const bucket = await startBucket()
  const other = await testInstallation({ env: { STORAGE_URL: bucket.url } })
  try {
    const ben = other.rest(await other.join('ben'))
    const em = other.installation.database.em.fork()
    const {
      body: { project_id: id },
    } = await ben.post('/projects', project('With a film'))
    await em.execute(
      `insert into clip (id, project_id, author_id, status, title, prompt, engine, video_key) select gen_random_uuid(), id, owner_id, 'pending', 'a', 'a', 'local', ? from project where id = ?`,
      [newKey('videos', 'mp4'), id],
    )
    const picture = await pictureFile('#204060')
    bucket.isOut = true
    expect((await ben.upload('Once only', picture, {}, key('upload'))).status).toBe(503)
    expect((await ben.delete(`/projects/${id}`)).status).toBe(204)
    const afterTrash = Date.now() + (LIMITS.trash.days + 1) * 24 * 60 * 60 * 1000
    expect(await other.installation.services.projectTrash.empty(afterTrash)).toBe(1)
    expect(await em.execute('select key from arriving_file where key like ?', ['videos/%'])).toHaveLength(1)
    bucket.isOut = false
    expect((await ben.upload('Once only', picture, {}, key('upload'))).status).toBe(201)
    expect(bucket.keys()).toHaveLength(3)
  } finally {
    await other.close()
    await bucket.close()
  }
})

test('a request aborted by the client does not count as an outage', () => {
  expect(
    toOutageFailure(Object.assign(new Error('request aborted'), { status: 400, code: 'ECONNABORTED' })),
  ).toBeUndefined()
  expect(toOutageFailure(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toMatchObject({
    code: 'UNAVAILABLE',
  })
})

test('an outage does not flood the log, and database errors are logged without values', async () => {
  await direct.query(`alter table project add constraint no_secrets check (name <> 'a secret name')`)
  expect((await rest.post('/projects', project('a secret name'))).status).toBe(500)
  const failed = lines.find(({ msg }) => msg === 'a call failed unexpectedly')
  expect(failed).toMatchObject({
    err: {
      code: '23514',
      constraint: 'no_secrets',
      table: 'project',
      statement: expect.stringContaining('insert into "project"'),
    },
  })
  expect(JSON.stringify(failed)).not.toContain('a secret name')
  const before = lines.length
  wire.set('down')
  await Promise.all(Array.from({ length: 100 }, () => rest.get('/projects')))
  expect(lines.length - before).toBeLessThan(10)
})

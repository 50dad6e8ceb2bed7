import fc from 'fast-check'
import { type TestInstallation, testInstallation } from '../installation.js'
import { pictureFile } from '../journeys/pictures.js'
import { brokenForms } from './fuzz/forms.js'
import {
  HOSTILE,
  NAUGHTY,
  type Row,
  bodyFor,
  brokenBody,
  idLike,
  inHeader,
  naughty,
  queryLike,
  textOf,
} from './fuzz/inputs.js'
import { ShapedClient, calls, memberOf } from './shaped-client.js'
const SEED = 20261121
const AT_ONCE = 6
/** Generated requests per row: `FUZZ=500 npm test -- rest/fuzz` tries more. */
const EACH = Number(process.env.FUZZ ?? 20)
/** Rows that hash a password or announce a session get fewer requests. */
const COSTLY = ['register', 'login', 'updatePassword', 'logout', 'inviteUser']
/** Rows that remove what other rows need. */
const ENDS = ['revokeUser', 'deleteProject', 'deleteVideo', 'deleteOwnAsset', 'deleteAsset', 'deleteBudget']

let installation: TestInstallation
let ana: ShapedClient
let ben: ShapedClient
/** A user whom no later test needs. */
let cleo: ShapedClient
let known: { user: string; project: string; asset: string }
let png: Buffer
let sent = 0
const began = Date.now()
beforeAll(async () => {
  installation = await testInstallation({ env: { RATE_LIMIT: '999999999' }, patienceMs: 1 })
  ana = await memberOf(installation, 'ana')
  ben = await memberOf(installation, 'ben')
  cleo = await memberOf(installation, 'cleo')
  const file = await pictureFile('#356a8c', { width: 8, height: 8 })
  png = Buffer.from(await file.arrayBuffer())
  const [{ body: me }, { body: project }, { body: asset }] = [
    await ben.get('/me'),
    await ben.post('/projects', { project_name: 'The Keeper' }),
    await ben.upload('Lighthouse', file),
  ]
  known = { user: me.user_id, project: project.project_id, asset: asset.asset_id }
})
afterAll(async () => {
  process.stdout.write(
    `fuzz: ${sent} requests with seed ${SEED} in ${((Date.now() - began) / 1000).toFixed(1)} s\n`,
  )
  await installation.close()
})

interface Sent {
  row: Row
  path: string
  body?: string | Uint8Array
  headers: Record<string, string>
  by: ShapedClient
}

const rowOf = (name: string) => calls.find((row) => row.name === name)!
/** The id for the path of this row; for a row that deletes its object, an unknown one. */
const nameOf = ({ name, path }: Row) => {
  if (ENDS.includes(name)) return '7b1d0f6a-8f5c-4c9e-9a77-52f1f0c2a9e4'
  if (path.includes('project')) return known.project
  return path.startsWith('/user') ? known.user : known.asset
}
const pathFor = (row: Row) =>
  fc
    .tuple(
      ...row.path.split('/').map((step) => (step.startsWith('{') ? idLike(nameOf(row)) : fc.constant(step))),
    )
    .map((steps) => steps.join('/'))

/** The caller: mostly a known user, sometimes an unknown token. */
const callerOf = ({ name }: Row) => {
  const strangers = naughty.map((text) => ({
    by: new ShapedClient(installation.url),
    headers: { authorization: `Bearer ${inHeader(text)}` } as Record<string, string>,
  }))
  if (name === 'logout') return strangers
  const members = ['updatePassword', 'updateUsername'].includes(name) ? [cleo] : [ana, ben]
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(...members).map((by) => ({ by, headers: {} as Record<string, string> })),
    },
    strangers,
  )
}
const headersFor = fc
  .record({ key: fc.option(naughty, { freq: 2, nil: undefined }), prefer: naughty })
  .map(({ key, prefer }): Record<string, string> => ({
    prefer: `respond-async, ${inHeader(prefer)}`,
    ...(key !== undefined && { 'idempotency-key': inHeader(key) }),
  }))

function requestsTo(row: Row): fc.Arbitrary<Sent> {
  const sound = bodyFor(row, { project_id: known.project, asset_id: known.asset }).map((body) => ({
    body,
    type: 'application/json',
  }))
  const bodies = () => {
    if (row.method === 'get' || row.method === 'delete') return fc.constant({ body: undefined, type: '' })
    return row.file ? brokenBody(row) : fc.oneof({ weight: 3, arbitrary: sound }, brokenBody(row))
  }
  return fc
    .tuple(pathFor(row), queryLike, bodies(), callerOf(row), headersFor)
    .map(([path, query, { body, type }, { by, headers }, more]) => ({
      row,
      path: path + query,
      body,
      by,
      headers: { ...more, ...headers, ...(body !== undefined && { 'content-type': type }) },
    }))
}

/** Sends all requests, a few at a time; returns the faults of the responses. */
async function faultsOf(requests: Iterable<Sent>): Promise<string[]> {
  const faults: string[] = []
  const waiting = requests[Symbol.iterator]()
  const send = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const { row, path, body, headers, by } = next.value
      sent += 1
      const { message } = await by.call(row.method.toUpperCase(), path, { body, headers }).then(
        ({ status }) => ({ message: status < 500 ? '' : `status ${status}` }),
        (error: Error) => ({ message: error.message }),
      )
      if (message)
        faults.push(
          `${row.name} ${path.slice(0, 200)} ${JSON.stringify(headers)} ${String(body).slice(0, 300)}\n${message}`,
        )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  return faults
}

test('any request to any row gets a documented response, and never a 5xx', async () => {
  const requests = calls.flatMap((row, at) =>
    fc.sample(requestsTo(row), { numRuns: COSTLY.includes(row.name) ? EACH / 2 : EACH, seed: SEED + at }),
  )
  expect((await faultsOf(requests)).slice(0, 12)).toEqual([])
  expect(Object.hasOwn(Object.prototype, 'polluted') || 'polluted' in {}).toBe(false)
})

test('an undecodable URL is a 404', async () => {
  for (const path of ['/projects/%ff', '/projects/%', '/video/job_status/%E0%A4%A'])
    expect(await ana.get(path)).toMatchObject({ status: 404, body: { detail: 'Not found' } })
})

test('broken forms get documented responses', async () => {
  const row = rowOf('uploadAsset')
  const forms = brokenForms(png, NAUGHTY).map(({ body, type }): Sent => ({
    row,
    path: row.path,
    body,
    by: ben,
    headers: { 'content-type': type },
  }))
  expect((await faultsOf(forms)).slice(0, 12)).toEqual([])
})

test('unknown fields reach no row', async () => {
  const {
    body: { asset_id: asset },
  } = await ben.upload('Another', await pictureFile('#8c3535', { width: 8, height: 8 }))
  const rows = async () => {
    const [account, picture, project] = await Promise.all(
      [
        ['account', known.user],
        ['asset', asset],
        ['project', known.project],
      ].map(([table, id]) =>
        installation.installation.database.em
          .fork()
          .execute<Record<string, unknown>[]>(`select * from ${table} where id = ?`, [id])
          .then(([row]) => row),
      ),
    )
    for (const row of [account, picture, project]) delete row.updated_at
    delete picture.words // which is a generated column
    return { account, picture, project }
  }
  const send = (by: ShapedClient, method: string, path: string, fields: Record<string, unknown>) =>
    by.call(method, path, {
      body: textOf([
        ...HOSTILE.filter(([name]) => !(name in fields) || name === '__proto__'),
        ...Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)] as const),
      ]),
    })
  await send(ben, 'PUT', `/assets/${asset}/metadata`, { name: 'Before', text_desc: '', tags: [] })
  await send(ben, 'PUT', `/projects/${known.project}`, { project_name: 'Before', project_desc: '' })
  const before = await rows()
  expect(
    await send(ben, 'PUT', `/assets/${asset}/metadata`, { name: 'After', text_desc: '', tags: [] }),
  ).toMatchObject({ status: 200 })
  expect(
    await send(ben, 'PUT', `/projects/${known.project}`, { project_name: 'After', project_desc: '' }),
  ).toMatchObject({ status: 200 })
  expect(await send(ben, 'POST', '/user/username', { username: 'benno' })).toMatchObject({
    status: 200,
    body: { is_admin: false },
  })
  expect(await rows()).toEqual({
    account: { ...before.account, username: 'benno', username_skeleton: 'benno' },
    picture: { ...before.picture, name: 'After' },
    project: { ...before.project, name: 'After' },
  })
  expect(before.account.is_admin).toBe(false)
  expect(before.picture).toMatchObject({ owner_id: known.user, approval_status: 'pending', price: null })
  const made = await send(ben, 'POST', '/projects', { project_name: 'Made' })
  expect(made.status).toBe(201)
  expect(
    await installation.installation.database.em
      .fork()
      .execute('select owner_id, is_private from project where id = ?', [made.body.project_id]),
  ).toEqual([{ owner_id: known.user, is_private: false }])
})

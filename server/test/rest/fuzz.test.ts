import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestInstallation, testInstallation } from '../installation.js'
import { pictureFile } from '../journeys/pictures.js'
import type { RestAnswer } from '../rest-client.js'
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
import { canonicalName, hasControlCharacters } from '#schema/rules/text'

const SEED = 20261121
const AT_ONCE = 6
/** Requests to one row of the table with generated input: `FUZZ=500 npm test -- rest/fuzz` tries more. */
const EACH = Number(process.env.FUZZ ?? 20)
/** Rows that hash a password, or tell of a session: fewer requests. */
const COSTLY = ['register', 'login', 'changePassword', 'logout', 'inviteUser']
/** Rows that take away what other rows need. */
const ENDS = ['revokeUser', 'deleteProject', 'deleteVideo', 'deleteOwnAsset', 'deleteAsset']

let installation: TestInstallation
let ana: ShapedClient
let ben: ShapedClient
/** A person whom no later test needs. */
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
/**
 * Which of our things an id of this row names; of a row that ends something, one that is not there any more.
 */
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

/** The caller: mostly a known person, sometimes an unknown token. */
const callerOf = ({ name }: Row) => {
  const strangers = naughty.map((text) => ({
    by: new ShapedClient(installation.url),
    headers: { authorization: `Bearer ${inHeader(text)}` } as Record<string, string>,
  }))
  if (name === 'logout') return strangers
  const members = ['changePassword', 'changeUsername'].includes(name) ? [cleo] : [ana, ben]
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

/** Sends all of them, a few at a time; returns what was wrong with the responses. */
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

test('whatever is sent to whichever row, the answer is one that the description promises, and never a 5xx', async () => {
  const requests = calls.flatMap((row, at) =>
    fc.sample(requestsTo(row), { numRuns: COSTLY.includes(row.name) ? EACH / 2 : EACH, seed: SEED + at }),
  )
  expect((await faultsOf(requests)).slice(0, 12)).toEqual([])
  expect(Object.hasOwn(Object.prototype, 'polluted') || 'polluted' in {}).toBe(false)
})

test('an address that cannot be read is one that nobody knows', async () => {
  for (const path of ['/projects/%ff', '/projects/%', '/video/job_status/%E0%A4%A'])
    expect(await ana.get(path)).toMatchObject({ status: 404, body: { detail: 'Not found' } })
})

test('a form may be broken in every way', async () => {
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

/** Sends `text` as a field; null where it was refused as input. */
async function accepted(answer: Promise<RestAnswer>): Promise<any> {
  sent += 1
  const { status, body } = await answer
  expect([200, 201, 202, 409, 422]).toContain(status)
  return status < 400 ? body : null
}
const each = async (work: (text: string, at: number) => Promise<void>) => {
  const texts = [...NAUGHTY.entries()]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = texts.shift(); next; next = texts.shift()) await work(next[1], next[0])
    }),
  )
}
/** Length in characters, trimmed. */
const lengthOf = (text: string) => [...text.trim()].length
const whole = (text: string) => text.isWellFormed() && !text.includes('\0')

test('text that a project takes comes back as it went in, without the white space around it', async () => {
  const stored = new Map<string, { name: string; description: string }>()
  await each(async (text) => {
    const [named, described] = [
      await accepted(ben.post('/projects', { project_name: text })),
      await accepted(ben.post('/projects', { project_name: 'The Keeper', project_desc: text })),
    ]
    if (named) stored.set(named.project_id, { name: text.trim(), description: '' })
    if (described) stored.set(described.project_id, { name: 'The Keeper', description: text.trim() })
    expect([text, !!named, !!described]).toEqual([
      text,
      whole(text) && !hasControlCharacters(text.trim()) && lengthOf(text) >= 3 && lengthOf(text) <= 50,
      whole(text) && lengthOf(text) <= 500,
    ])
  })
  const listed = (await ben.get<any[]>('/projects?limit=1000')).body.filter(({ project_id: id }) =>
    stored.has(id),
  )
  const back = new Map(
    listed.map(({ project_id: id, project_name: name, project_desc: description }) => [
      id,
      { name, description },
    ]),
  )
  for (const [id, text] of stored) expect(back.get(id) ?? (await read(id))).toEqual(text)
  expect(stored.size).toBeGreaterThan(NAUGHTY.length)
})
const read = async (id: string) => {
  const { project_name: name, project_desc: description } = (await ben.get(`/projects/${id}`)).body
  return { name, description }
}

test('so does what is said in a conversation, and what is asked for', async () => {
  const said = new Map<string, string>()
  const { project_id: id } = (await ben.post('/projects', { project_name: 'Talk' })).body
  await each(async (text, at) => {
    const kept = await accepted(ben.post(`/projects/${id}/messages`, { message_content: text }))
    expect(!!kept).toBe(whole(text) && !!text.trim())
    if (kept) said.set(kept.message_id, text.trim())
    if (at % 12 === 0) await accepted(ben.post('/video/video_gen', { prompt: text, project_id: id }))
    if (at % 12 === 6)
      await accepted(
        ben.post(
          '/generate/pi/image',
          { prompt: text, message_type: 'Describe', project_id: id },
          { prefer: 'respond-async' },
        ),
      )
  })
  const { messages } = (await ben.get<{ messages: any[] }>(`/projects/${id}/messages?limit=1000`)).body
  const back = new Map(messages.map(({ message_id, message_content }) => [message_id, message_content]))
  for (const [message, text] of said) expect(back.get(message)).toBe(text)
  const prompts = NAUGHTY.filter((text, at) => (at % 12) % 6 === 0 && whole(text) && text.trim()).map(
    (text) => text.trim(),
  )
  expect(messages.map(({ message_content: content }) => content)).toEqual(expect.arrayContaining(prompts))
})

test('so do the words of an asset, but for the spaces in tags, which become underscores', async () => {
  let tagged = 0
  const file = await pictureFile('#356a8c', { width: 8, height: 8 })
  // changes of one asset wait for each other
  const assets = await Promise.all(Array.from({ length: AT_ONCE }, () => ben.upload('Lighthouse', file)))
  await each(async (text, at) => {
    const put = (words: object) =>
      accepted(
        ben.put(`/assets/${assets[at % AT_ONCE].body.asset_id}/metadata`, { name: 'Lighthouse', ...words }),
      )
    const [named, described] = [
      await put({ name: text, tags: ['dusk'] }),
      (await put({ text_desc: text, tags: [text] })) ?? (await put({ text_desc: text })),
    ]
    if (named) expect(named.name).toBe(text.trim())
    if (!described) return
    expect(described.text_desc).toBe(text.trim())
    if (described.tags.length) expect(described.tags).toEqual([text.trim().replace(/\s+/g, '_')])
    tagged += described.tags.length
  })
  expect(tagged).toBeGreaterThan(50)
})

test('and so does a username, in its one form', async () => {
  let taken = 0
  await each(async (text) => {
    const renamed = await accepted(ana.post('/user/username', { username: text }))
    if (!renamed) return
    expect(renamed.username).toBe(canonicalName(text))
    taken += 1
  })
  expect(taken).toBeGreaterThan(100)
})

test('fields that do not belong reach no row', async () => {
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
    delete picture.words // which Postgres makes of the others
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

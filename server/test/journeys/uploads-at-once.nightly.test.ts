/** Covers specification L33. */
import { type ClientRequest, request } from 'node:http'
import { readdir } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { UPLOAD, pictureFile, uploadOf } from './pictures.js'

const USED_UP = 'You have reached your upload limit for today. It resets at midnight (UTC).'

let installation: TestInstallation
const begun: ClientRequest[] = []
afterEach(async () => {
  begun.splice(0).forEach((one) => one.destroy())
  await installation.close()
})

const part = (name: string, body: string, more = '') =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${body}\r\n`
const PICTURE = '\x89PNG\r\n\x1a\n'
const beginnings = {
  '/graphql':
    part(
      'operations',
      JSON.stringify({ query: UPLOAD, variables: { input: { name: 'Slow' }, file: null } }),
    ) +
    part('map', '{"0":["variables.file"]}') +
    part('0', PICTURE, '; filename="a.png"').trimEnd(),
  '/api/v1/assets/upload': part('name', 'Slow') + part('file', PICTURE, '; filename="a.png"').trimEnd(),
}
type Endpoint = keyof typeof beginnings
const endpoints = Object.keys(beginnings) as Endpoint[]

/** Starts an upload that never ends; `trickle` sends some of it every second. Resolves with the response, if any. */
function begin(
  person: Client,
  endpoint: Endpoint,
  { trickle = false } = {},
): Promise<{ status: number; body: any }> {
  const upload = request(`${installation.url}${endpoint}`, {
    method: 'POST',
    headers: {
      ...person.headers,
      'apollo-require-preflight': '1',
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': 900_000,
    },
  })
  begun.push(upload)
  upload.write(Buffer.from(beginnings[endpoint], 'latin1'))
  const more = trickle && setInterval(() => upload.write(Buffer.alloc(1_000)), 300)
  upload.once('close', () => more && clearInterval(more))
  return new Promise((resolve, reject) => {
    upload.once('error', reject)
    upload.once('response', async (answer) =>
      resolve({ status: answer.statusCode!, body: JSON.parse(await text(answer)) }),
    )
  })
}

test.each(endpoints)('a user without quota is refused before the file is read, at %s', async (endpoint) => {
  installation = await testInstallation({ env: { UPLOADS_PER_DAY: '1' } })
  const ana = await installation.join('ana')
  await uploadOf(ana, 'The first')
  const { status, body } = await begin(ana, endpoint)
  expect(status).toBe(429)
  expect(body).toMatchObject(
    endpoint === '/graphql'
      ? { errors: [{ message: USED_UP, extensions: { code: 'RATE_LIMITED' } }] }
      : { detail: USED_UP },
  )
})

test.each(endpoints)(
  'without free space, an upload is refused before it is read, at %s',
  async (endpoint) => {
    installation = await testInstallation({ env: { DISK_RESERVE_MB: '999999999' } })
    const ana = await installation.join('ana')
    expect((await begin(ana, endpoint)).status).toBe(507)
  },
)

test('a user’s slow uploads share a few slots of both endpoints, and others are not delayed', async () => {
  installation = await testInstallation()
  const [ana, ben] = [await installation.join('ana'), await installation.join('ben')]
  const answers: unknown[] = []
  const [graphql, rest] = endpoints
  const beginOne = (endpoint: Endpoint) =>
    void begin(ana, endpoint, { trickle: true }).then(
      (answer) => answers.push(answer),
      () => {},
    )
  const become = async (count: number) => {
    const ofRest = async () =>
      (await readdir(installation.installation.scratch)).filter((name) => name.startsWith('arriving-')).length
    while ((await ofRest()) !== count) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  for (let count = 0; count < 6; count += 1) beginOne(rest)
  await become(4)
  beginOne(graphql)
  await uploadOf(ben, 'Of somebody else')
  expect((await installation.rest(ben).upload('Of somebody else', await pictureFile('#102030'))).status).toBe(
    201,
  )
  await become(4)
  expect(answers).toEqual([])

  begun.splice(0).forEach((one) => one.destroy())
  await uploadOf(ana, 'In the place of another')
})

/** Sends an image in steps, awaiting `between` after each. */
async function inSteps(
  person: Client,
  endpoint: Endpoint,
  bytes: number,
  between: (step: number) => Promise<unknown>,
): Promise<number> {
  const picture = await sharp({
    create: {
      width: 200,
      height: 150,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', sigma: 90 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const whole = Buffer.concat([
    Buffer.from(beginnings[endpoint].slice(0, beginnings[endpoint].indexOf('\x89PNG')), 'latin1'),
    picture,
    Buffer.from('\r\n--edge--\r\n'),
  ])
  const upload = request(`${installation.url}${endpoint}`, {
    method: 'POST',
    headers: {
      ...person.headers,
      'apollo-require-preflight': '1',
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': whole.length,
    },
  })
  begun.push(upload)
  const answered = new Promise<number>((resolve, reject) => {
    upload.once('error', reject)
    upload.once('response', (answer) => resolve(answer.resume().statusCode!))
  })
  for (let at = 0; at < whole.length; at += bytes) {
    upload.write(whole.subarray(at, at + bytes))
    await between(at / bytes)
  }
  upload.end()
  return answered
}
const STATUS: Record<Endpoint, number> = { '/graphql': 200, '/api/v1/assets/upload': 201 }

test.each(endpoints)('an upload that pauses for a while succeeds, at %s', async (endpoint) => {
  installation = await testInstallation()
  const ana = await installation.join('ana')
  const status = await inSteps(ana, endpoint, 50_000, (step) => pause(step ? 0 : 7_000))
  expect(status).toBe(STATUS[endpoint])
  const { assets } = await ana.ask('{ assets { nodes { name } } }')
  expect(assets.nodes).toEqual([{ name: 'Slow' }])
})

test.each(endpoints)('an upload at 24 kB/s may take longer than a slow one, at %s', async (endpoint) => {
  installation = await testInstallation({ uploadMs: 1_000 })
  const ana = await installation.join('ana')
  expect(await inSteps(ana, endpoint, 6_000, () => pause(250))).toBe(STATUS[endpoint])
})

test('slow uploads of many people take at most half of the slots, and are logged without stack traces', async () => {
  const lines: string[] = []
  const printed: string[] = []
  const write = process.stderr.write.bind(process.stderr)
  process.stderr.write = (chunk) => !!printed.push(String(chunk))
  try {
    installation = await testInstallation({ uploadMs: 10_000, log: (line) => lines.push(line) })
    const people = []
    for (const name of ['ana', 'ben', 'cleo', 'dora', 'emil']) people.push(await installation.join(name))
    const statuses: number[] = []
    const answers = people.flatMap((person) =>
      [...endpoints, ...endpoints].map((endpoint) =>
        begin(person, endpoint, { trickle: true }).then(
          ({ status }) => statuses.push(status),
          () => undefined,
        ),
      ),
    )
    while (statuses.length < 4) await pause(50)
    await pause(500)
    expect(statuses).toEqual([408, 408, 408, 408])
    await uploadOf(await installation.join('finn'), 'Of somebody else')
    begun.splice(0).forEach((one) => one.destroy())
    await Promise.all(answers)
    await pause(200)
    expect(printed.join('')).not.toContain('    at ')
    expect(lines.join('')).not.toContain('stack')
  } finally {
    process.stderr.write = write
  }
})

test.each(endpoints)('an upload that is too slow for too long is aborted, at %s', async (endpoint) => {
  installation = await testInstallation({ uploadMs: 1_000 })
  const ana = await installation.join('ana')
  const { status, body } = await begin(ana, endpoint, { trickle: true })
  const message = 'The upload took too long. Please try again.'
  expect(status).toBe(408)
  expect(body).toMatchObject(
    endpoint === '/graphql'
      ? { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] }
      : { detail: message },
  )
  while ((await readdir(installation.installation.scratch)).length)
    await new Promise((resolve) => setTimeout(resolve, 20))
})

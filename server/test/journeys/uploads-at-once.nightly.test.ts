import { type ClientRequest, request } from 'node:http'
import { readdir } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
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

/**
 * Starts an upload that never ends: `trickle` sends some of it every second. Resolves with the response, if
 * one comes.
 */
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

test.each(endpoints)(
  'who has used up their quota hears so before any of their file is read, at %s',
  async (endpoint) => {
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
  },
)

test.each(endpoints)(
  'where the disk has no room for an upload, none of it is read, at %s',
  async (endpoint) => {
    installation = await testInstallation({ env: { DISK_RESERVE_MB: '999999999' } })
    const ana = await installation.join('ana')
    expect((await begin(ana, endpoint)).status).toBe(507)
  },
)

test('of one person’s slow uploads a few are read at once, by both endpoints together, and those of others go ahead', async () => {
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

test.each(endpoints)('an upload that brings little for too long is ended, at %s', async (endpoint) => {
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

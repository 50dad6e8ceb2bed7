/** Covers specification L16. */
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'

const UPLOAD =
  'mutation ($file: Upload!) { uploadAsset(input: { name: "A hill" }, file: $file) { id name owner { username } } }'

let team: TestInstallation
let [ana, nobody]: Client[] = []
beforeAll(async () => {
  team = await testInstallation({ env: { NODE_ENV: 'production' } })
  ana = await team.join('ana')
  nobody = team.client()
})
afterAll(() => team.close())

describe('uploads', () => {
  const picture = () =>
    sharp({ create: { width: 64, height: 48, channels: 3, background: '#4477aa' } })
      .png()
      .toBuffer()
  const leftBehind = () => readdir(join(team.installation.env.DATA_DIR, 'scratch'))

  test('a picture is stored', async () => {
    const { uploadAsset } = await ana.upload(UPLOAD, {
      file: new File([new Uint8Array(await picture())], 'hill.png'),
    })
    expect(uploadAsset).toMatchObject({ name: 'A hill', owner: { username: 'ana' } })
  })

  test('an anonymous upload is not even read', async () => {
    const answer = await nobody.sendFiles(UPLOAD, { file: new Blob(['x']) })
    expect(answer.errors).toMatchObject([
      { message: 'Not authenticated', extensions: { code: 'UNAUTHENTICATED' } },
    ])
  })

  test('a file that is too large is refused, and leaves nothing behind', async () => {
    const { errors } = await ana.sendFiles(UPLOAD, { file: new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]) })
    expect(errors?.[0]).toMatchObject({
      message: 'File too large. Maximum size is 20MB.',
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['file'] }] },
    })
    expect(await leftBehind()).toEqual([])
    expect(await ana.ask('{ assets { totalCount } }')).toEqual({ assets: { totalCount: 1 } })
  })

  test('an endless file is cut off while it streams', async () => {
    const { sent } = await streamed(ana, 300).catch((cut: { sent: number }) => cut)
    expect(sent).toBeLessThan(150)
  })

  test('a request with a far too large Content-Length is refused before it is sent', async () => {
    expect(await streamed(ana, 300, { declared: true })).toEqual({ status: 413, sent: 0 })
  })

  test('an interrupted upload leaves nothing behind', async () => {
    await expect(streamed(ana, 200, { breakOffAfter: 5 })).rejects.toThrow()
    while ((await leftBehind()).length) await new Promise((resolve) => setTimeout(resolve, 20))
  })
})

describe('an invalid request is reported as an error of the client', () => {
  const form = (parts: Record<string, string | Blob>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(parts)) body.append(name, value)
    return fetch(`${team.url}/graphql`, {
      method: 'POST',
      headers: { ...ana.headers, 'apollo-require-preflight': '1' },
      body,
    })
  }
  const operations = JSON.stringify({ query: UPLOAD, variables: { file: null } })

  test.each([
    ['a declared file that is not sent', { operations, map: '{"0":["variables.file"]}' }],
    ['no map', { operations }],
    ['a map that is not JSON', { operations, map: '{' }],
    ['a map to an unknown variable', { operations, map: '{"0":["variables.x.y"]}', 0: new Blob(['x']) }],
    ['operations that are not JSON', { operations: '{', map: '{}' }],
    ['an empty form', {}],
  ])('%s', async (_what, parts) => {
    const answer = await form(parts as Record<string, string | Blob>)
    const { errors } = (await answer.json()) as {
      errors: { message: string; extensions: { code: string } }[]
    }
    expect(errors[0].message).not.toMatch(/Something went wrong/)
    expect(['BAD_USER_INPUT', 'BAD_REQUEST']).toContain(errors[0].extensions.code)
    expect(answer.status).toBeLessThan(500)
  })

  test('a subscription by POST', async () => {
    const answer = await ana.send('subscription { modelChoiceChanged { models } }')
    expect(answer.errors).toMatchObject([
      { message: expect.stringContaining('WebSocket'), extensions: { code: 'BAD_REQUEST' } },
    ])
  })
})

/**
 * Sends a file a megabyte at a time, until it is complete, a response arrives, or the connection is closed. With
 * `declared`, only its length is sent.
 */
function streamed(
  client: Client,
  megabytes: number,
  { declared = false, breakOffAfter = Infinity } = {},
): Promise<{ status?: number; sent: number }> {
  const part = (name: string, body: string, more = '') =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${body}`
  const headers = {
    ...client.headers,
    'apollo-require-preflight': '1',
    'content-type': 'multipart/form-data; boundary=edge',
    ...(declared && { 'content-length': megabytes * 1024 * 1024 }),
  }
  return new Promise((resolve, reject) => {
    let sent = 0
    let isOver = false
    const upload = request(`${client.url}/graphql`, { method: 'POST', headers }, ({ statusCode }) => {
      isOver = true
      resolve({ status: statusCode, sent })
      upload.destroy()
    })
    upload.on('error', (error) => {
      isOver = true
      reject(Object.assign(error, { sent }))
    })
    const more = () => {
      if (isOver || sent >= megabytes) return
      if (sent >= breakOffAfter) return void upload.destroy(new Error('broken off'))
      sent += 1
      upload.write(Buffer.alloc(1024 * 1024), () => setImmediate(more))
    }
    upload.write(
      `${part('operations', JSON.stringify({ query: UPLOAD, variables: { file: null } }))}\r\n${part('map', '{"0":["variables.file"]}')}\r\n${part('0', '', '; filename="large.png"')}`,
    )
    if (!declared) more()
  })
}

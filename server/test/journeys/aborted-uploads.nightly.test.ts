import { request } from 'node:http'
import { readdir } from 'node:fs/promises'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { UPLOAD } from './pictures.js'

let installation: TestInstallation
let ana: Client
const lines: { level: number; msg: string; err?: object; stack?: string }[] = []
beforeAll(async () => {
  installation = await testInstallation({ log: (line) => lines.push(JSON.parse(line)) })
  ana = await installation.join('ana')
})
afterAll(() => installation.close())

const part = (name: string, body: string, more = '') =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${body}`
const FILE = part('0', `\x89PNG\r\n\x1a\n${'x'.repeat(50_000)}`, '; filename="a.png"')
const OPERATION = part(
  'operations',
  JSON.stringify({ query: UPLOAD, variables: { input: { name: 'Broken' }, file: null } }),
)
const forms: [string, string, string][] = [
  [
    'GraphQL, within the file',
    '/graphql',
    [OPERATION, part('map', '{"0":["variables.file"]}'), FILE].join('\r\n'),
  ],
  ['GraphQL, before the file', '/graphql', [OPERATION, part('map', '{"0":["variables.file"]}')].join('\r\n')],
  ['GraphQL, within the operation', '/graphql', OPERATION.slice(0, 100)],
  [
    'REST, within the file',
    '/api/v1/assets/upload',
    [part('name', 'Broken'), FILE.replace('name="0"', 'name="file"')].join('\r\n'),
  ],
  ['REST, before the file', '/api/v1/assets/upload', part('name', 'Broken')],
]

/** Sends the beginning of a form and disconnects. */
const goAway = (path: string, beginning: string) =>
  new Promise<void>((resolve) => {
    const upload = request(`${installation.url}${path}`, {
      method: 'POST',
      headers: {
        ...ana.headers,
        'apollo-require-preflight': '1',
        'content-type': 'multipart/form-data; boundary=edge',
        'content-length': 900_000,
      },
    })
    upload
      .on('error', () => resolve())
      .write(Buffer.from(beginning, 'latin1'), () => setTimeout(() => upload.destroy(), 200))
    upload.on('close', () => resolve())
  })

test.each(forms)(
  'a client that disconnects during an upload leaves one log line, no stack trace and no file: %s',
  async (_, path, beginning) => {
    lines.length = 0
    await goAway(path, beginning)
    for (let looks = 0; !lines.length && looks < 100; looks += 1)
      await new Promise((resolve) => setTimeout(resolve, 20))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(lines).toMatchObject([{ level: 30, msg: 'an upload was aborted by its sender' }])
    expect(JSON.stringify(lines)).not.toContain('stack')
    while ((await readdir(installation.installation.scratch)).length)
      await new Promise((resolve) => setTimeout(resolve, 20))
  },
)

test('a client that disconnects during the check of free space affects nobody else', async () => {
  const [, path, beginning] = forms[0]
  await installation.installation.database.em.fork().transactional(async (em) => {
    await em.execute('lock table upload_day in access exclusive mode')
    await goAway(path, beginning)
    await new Promise((resolve) => setTimeout(resolve, 500))
  })
  expect((await ana.ask('{ me { username } }')).me.username).toBe('ana')
  while ((await readdir(installation.installation.scratch)).length)
    await new Promise((resolve) => setTimeout(resolve, 20))
})

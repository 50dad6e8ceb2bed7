import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Client } from './graphql-client.js'
import { type TestInstallation, testInstallation } from './installation.js'
import { pictureFile } from './journeys/pictures.js'
import { projectOf, prompt } from './journeys/workspace.js'

const run = promisify(execFile)

/** The blocks of docs/graphql.md, with their languages. */
const page = await readFile(new URL('../../docs/graphql.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].map(([, , language, text]) => ({
  language,
  text,
}))
const ofLanguage = (language: string) => blocks.filter((block) => block.language === language)

let installation: TestInstallation
let ana: Client
let folder: string
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
  folder = await mkdtemp(join(tmpdir(), 'cutroom-docs-'))
})
afterAll(async () => {
  await installation.close()
  await rm(folder, { recursive: true, force: true })
})

test('every block of the page is run by one of the tests below', () => {
  expect(new Set(blocks.map(({ language }) => language))).toEqual(new Set(['sh', 'graphql']))
})

test.each(ofLanguage('sh'))('a command succeeds with an API token: $text', async ({ text }) => {
  const { createApiToken } = await ana.ask(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
    { input: { name: 'Tools', scope: 'WRITE', expiresInDays: 1 } },
  )
  await writeFile(join(folder, 'harbour.png'), Buffer.from(await (await pictureFile()).arrayBuffer()))
  const command = text
    .replaceAll('cutroom_…', createApiToken.token)
    .replaceAll('http://localhost:4000', installation.url)
  const { stdout } = await run('sh', ['-c', command], { cwd: folder })
  expect(JSON.parse(stdout)).toEqual({ data: expect.anything() })
})

test.each(ofLanguage('graphql'))('an operation succeeds: $text', async ({ text }) => {
  const projectId = await projectOf(ana)
  const { videoId } = await prompt(ana, projectId, 'The lighthouse at dusk')
  const { data, errors } = await ana.send(text, { id: videoId, projectId })
  expect([errors, Object.values(data ?? {})]).toEqual([undefined, [expect.anything()]])
})

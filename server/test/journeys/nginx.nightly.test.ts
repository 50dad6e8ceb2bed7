import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { waitFor } from '../wait-for.js'
import { UPLOAD, pictureFile } from './pictures.js'

const PAGE = new URL('../../../docs/operations.md', import.meta.url)
const PROGRAM = ['nginx', '/usr/sbin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The example configuration from the documentation, for this API and port, with all files of nginx in `folder`. */
async function configOf({ api, port, folder }: { api: string; port: number; folder: string }) {
  const [, example] = /^```nginx\n([\s\S]*?)^```$/m.exec(await readFile(PAGE, 'utf8'))!
  const server = example
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('http://127.0.0.1:4000', api)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n')
  return `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${server}}\n`
}

let installation: TestInstallation
let proxy: ReturnType<typeof spawn> | undefined
let folder = ''
let url = ''

if (!PROGRAM) process.stderr.write('nginx is not installed, so its example is not tested\n')
;(PROGRAM ? describe : describe.skip)('behind the nginx of the example', () => {
  beforeAll(async () => {
    installation = await testInstallation({ env: { TRUST_PROXY: '1' } })
    folder = await mkdtemp(join(tmpdir(), 'cutroom-nginx-'))
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    await writeFile(join(folder, 'nginx.conf'), await configOf({ api: installation.url, port, folder }))
    proxy = spawn(PROGRAM!, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
    await waitFor(async () => (await fetch(`${url}/healthz`).catch(() => null))?.ok)
  })
  afterAll(async () => {
    const ended = new Promise((resolve) => proxy?.once('close', resolve))
    if (proxy?.kill()) await ended
    await installation.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('uploads, live events and the limit of the body size pass', async () => {
    const { token } = await installation.join('ines')
    const ines = new Client(url, token)
    const events = await ines.listen('subscription { assetChanged { asset { name } } }')
    const input = { name: 'Harbour', description: '', tags: [] }
    await ines.upload(UPLOAD, { input, file: await pictureFile() })
    expect((await events.next()).value).toMatchObject({ assetChanged: { asset: { name: 'Harbour' } } })
    const large = await fetch(`${url}/graphql`, { method: 'POST', body: new Uint8Array(26 * 1024 * 1024) })
    expect(large.status).toBe(413)
    await ines.close()
  })
})

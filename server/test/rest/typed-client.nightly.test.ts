import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import openapiTypes, { astToString } from 'openapi-typescript'
import { type Clips, startClips } from '../fal/clips.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { pictureFile } from '../journeys/pictures.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const run = promisify(execFile)

let clips: Clips
let installation: TestInstallation
let folder: string
beforeAll(async () => {
  clips = await startClips()
  installation = await testInstallation({ worker: true, env: clips.env })
  folder = await mkdtemp(join(tmpdir(), 'cutroom-typed-client-'))
})
afterAll(async () => {
  await installation.close()
  await clips.close()
  await rm(folder, { recursive: true, force: true })
})

test('types generated from the description have every call, and a program that uses them merges a film', async () => {
  const types = astToString(
    await openapiTypes(JSON.parse(await readFile(join(root, 'schema/openapi.json'), 'utf8')), {
      defaultNonNullable: false,
    }),
  )
  await Promise.all([
    writeFile(join(folder, 'openapi.d.ts'), types),
    copyFile(join(root, 'docs/rest-client.ts'), join(folder, 'rest-client.ts')),
    writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' })),
    writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'es2022',
          module: 'nodenext',
          strict: true,
          skipLibCheck: true,
          types: ['node'],
          lib: ['es2023', 'dom', 'dom.iterable'],
          rootDir: '.',
        },
        files: ['rest-client.ts'],
      }),
    ),
    writeFile(
      join(folder, 'picture.png'),
      Buffer.from(await (await pictureFile('#356a8c', { width: 64, height: 64 })).arrayBuffer()),
    ),
    symlink(join(root, 'node_modules'), join(folder, 'node_modules')),
  ])
  const compiled = await run(process.execPath, [
    join(root, 'node_modules/typescript-native/bin/tsc'),
    '-p',
    folder,
  ]).catch((error: { stdout: string }) => error)
  expect(compiled.stdout).toBe('')
  const { stdout: film } = await run(process.execPath, ['rest-client.js', installation.url, 'picture.png'], {
    cwd: folder,
    env: { PATH: process.env.PATH },
  })
  const { status, headers } = await fetch(film)
  expect([status, headers.get('content-type')]).toEqual([200, 'video/mp4'])
})

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { migrate } from '#platform/database/orm'
import { openDatabase } from '../src/app/process/database.js'
import { freshDatabase } from './database.js'
import { Client } from './graphql-client.js'
import { pictureFile } from './journeys/pictures.js'
import { RestClient } from './rest-client.js'

/** Tests the bundle that `npm start`, `npm run api`, `npm run worker` and the image run. */
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'cutroom-compiled-'))
const env = {
  PATH: process.env.PATH,
  FFMPEG_PATH: process.env.FFMPEG_PATH,
  FFPROBE_PATH: process.env.FFPROBE_PATH,
  DATA_DIR: folder,
  NODE_ENV: 'production',
}

beforeAll(() => run(process.execPath, ['scripts/build-server.mjs']))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the compiled server emits the same contract', async () => {
  await run(process.execPath, ['dist/server/src/app/emit-schema.js', '--check'])
})

test('stack traces refer to the TypeScript', async () => {
  const started = run(process.execPath, ['dist/server/src/worker.js'], {
    env: { ...env, LOG_LEVEL: 'debug' },
  })
  await expect(started).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /DATABASE_URL must be set.*\n.*at start \(.*\/server\/src\/app\/process\/run\.ts:\d+:\d+\)\n[^]*(?<!dist)\/server\/src\/worker\.ts:3:/,
    ),
  })
})

test('a database migrated from TypeScript is up to date for the compiled server', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  const migrations = () =>
    database.em.fork().execute<{ name: string }[]>('select name from mikro_orm_migrations order by id')
  try {
    await migrate(database)
    const before = await migrations()
    const worker = spawn(process.execPath, ['dist/server/src/worker.js'], {
      env: { ...env, DATABASE_URL: fresh.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(createInterface(worker.stdout), 'line')) as [string]
    expect(line).toContain('The worker is ready')
    worker.kill('SIGTERM')
    await once(worker, 'exit')
    expect(await migrations()).toEqual(before)
  } finally {
    await database.close()
    await fresh.drop()
  }
})

test('an image has only the native packages, and everything works', async () => {
  const image = join(folder, 'image')
  for (const part of ['package.json', 'dist']) cpSync(part, join(image, part), { recursive: true })
  await run(process.execPath, ['scripts/native-packages.mjs', image])
  const fresh = await freshDatabase()
  const api = spawn(process.execPath, ['dist/server/src/api.js'], {
    cwd: image,
    env: { ...env, DATABASE_URL: fresh.url, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = (await once(createInterface(api.stdout), 'line')) as [string]
    const [url] = /http:\/\/localhost:\d+/.exec(line)!
    const input = { email: 'ana@example.com', username: 'ana', password: 'correct horse battery' }
    await new Client(url).ask('mutation ($input: RegisterInput!) { register(input: $input) { id } }', {
      input,
    })
    const { signIn } = await new Client(url).ask(
      'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
      { input: { identifier: input.username, password: input.password } },
    )
    const { status } = await new RestClient(url, signIn.token).upload('Harbour', await pictureFile())
    expect(status).toBe(201)
    for (const file of [
      'openapi.json',
      'docs',
      'docs/swagger-ui-bundle.js',
      'docs/purify.min.js',
      'docs/docs.css',
    ])
      expect((await fetch(`${url}/api/v1/${file}`)).status).toBe(200)
  } finally {
    api.kill('SIGTERM')
    await once(api, 'exit')
    await fresh.drop()
  }
})

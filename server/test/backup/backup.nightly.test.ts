import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { FILES_LOCK } from '#platform/database/locks'
import { LIMITS } from '#schema/limits'
import type { Storage } from '#platform/storage/storage'
import { startBucket } from '../bucket.js'
import { PASSWORD, testInstallation } from '../installation.js'
import { clipsOf, filmHash } from '../journeys/film-making.js'
import { uploadOf } from '../journeys/pictures.js'
import { projectOf } from '../journeys/workspace.js'
import { startCommand } from './command.js'
import { namedFiles, query, rowsOf } from './rows.js'
import { type SavedInstallation, filesIn, savedInstallation } from './saved-installation.js'

let saved: SavedInstallation
beforeAll(async () => {
  saved = await savedInstallation()
})
afterAll(() => saved.close())

const at = (name: string) => join(saved.folder, name)
const storedFiles = () => saved.installation.installation.storage
const hashOf = async (storage: Storage, key: string) => {
  const hash = createHash('sha256')
  for await (const chunk of await storage.read(key)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
async function expectSameFiles(storage: Storage, keys: string[]): Promise<void> {
  for (const key of keys) expect(await hashOf(storage, key)).toBe(await hashOf(storedFiles(), key))
}

/** The parts of an unfinished backup of `file`. */
const partsOf = (file: string) =>
  readdirSync(saved.folder).filter((name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.part'))
const untilParts = async (file: string, count: number) => {
  while (partsOf(file).length < count) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('a backup has every row and equal copies of all files, and only its owner can read it', async () => {
  expect(saved.saved).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Saved \d+ rows and \d+ files \(\d+ MB\)/),
  })
  expect(statSync(saved.file).mode & 0o777).toBe(0o600)
  const { env, storage, restore } = await saved.elsewhere()
  const before = await rowsOf(saved.env.DATABASE_URL)
  expect(await restore(saved.file)).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('This installation is empty'),
  })
  expect(await rowsOf(env.DATABASE_URL)).toEqual({
    ...before,
    arriving_file: [],
    outbox: [],
    queue_watch: [],
  })
  const keys = await namedFiles(env.DATABASE_URL)
  expect(keys.length).toBeGreaterThan(10)
  await expectSameFiles(storage, keys)
  // Everything in the data that looks like a file key is in the backup.
  const mentioned = new Set(
    Object.entries(before).flatMap(([table, rows]) =>
      table === 'arriving_file'
        ? []
        : rows.flatMap((row) => row.match(/[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f-]{36}\.\w+/g) ?? []),
    ),
  )
  expect([...mentioned].sort()).toEqual(keys.sort())
  expect(filesIn(join(env.DATA_DIR, 'scratch'))).toEqual([])
})

test('a backup of a folder can be restored into a bucket, with passwords, sessions, tokens and films', async () => {
  const { ana, filmId, installation, projectId, settings } = saved
  const bucket = await startBucket()
  const {
    createApiToken: { token: secret },
  } = await ana.ask('mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }', {
    input: { name: 'a tool', scope: 'READ', expiresInDays: 1 },
  })
  const file = at('with-token.tar')
  expect((await saved.backup(file)).code).toBe(0)
  const { database, restore } = await saved.elsewhere({ STORAGE_URL: bucket.url })
  expect((await restore(file)).err).toBe('')
  const other = await testInstallation({ env: { ...settings, STORAGE_URL: bucket.url }, on: database })
  try {
    const film = await filmHash(installation, ana, filmId)
    for (const person of [
      await other.signIn('ana', PASSWORD),
      other.client(ana.token),
      other.client(secret),
    ]) {
      expect(await filmHash(other, person, filmId)).toBe(film)
      const { body: projects } = await other.rest(person).get('/projects')
      expect(projects.map((project: { project_id: string }) => project.project_id)).toEqual([projectId])
    }
  } finally {
    await other.close()
    await bucket.close()
  }
})

test('a backup keeps files whose rows are deleted meanwhile; they are removed afterwards', async () => {
  const { ana } = saved
  const { DATABASE_URL: url } = saved.env
  const own = await projectOf(ana, 'Soon gone')
  await clipsOf(ana, own, [['A tent']])
  const before = await namedFiles(url)
  const { child, ended } = startCommand('backup', ['-'], saved.env)
  await once(child.stdout!, 'readable') // its rows are copied, and it waits for its output to be read
  await ana.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id: own })
  const afterTrash = Date.now() + (LIMITS.trash.days + 1) * 24 * 60 * 60 * 1000
  expect(await saved.installation.installation.services.projectTrash.empty(afterTrash)).toBe(1)
  const left = new Set(await namedFiles(url))
  const gone = before.filter((key) => !left.has(key))
  expect(gone.length).toBeGreaterThan(2)
  await uploadOf(ana, 'Too late for it')
  const file = at('streamed.tar')
  writeFileSync(file, await buffer(child.stdout!))
  expect(await ended).toMatchObject({ code: 0 })

  const { env, storage, restore } = await saved.elsewhere()
  expect(await restore(file)).toMatchObject({ code: 0, err: '' })
  expect((await namedFiles(env.DATABASE_URL)).sort()).toEqual(before.sort())
  await expectSameFiles(storage, gone)
  expect(await query(env.DATABASE_URL, `select from asset where name = 'Too late for it'`)).toHaveLength(0)

  await query(url, `update arriving_file set since = now() - interval '25 hours'`)
  await saved.installation.installation.services.pendingFiles.sweep()
  for (const key of gone) await expect(storedFiles().stat(key)).rejects.toThrow('No file is stored')
})

test('a backup is never overwritten or incomplete', async () => {
  const before = readFileSync(saved.file)
  expect(await saved.backup(saved.file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('exists already, and a backup is never written over'),
  })
  expect(readFileSync(saved.file).equals(before)).toBe(true)
  expect(await saved.backup(at('nowhere/x.tar'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('its folder does not exist'),
  })

  const held = new pg.Client(saved.env.DATABASE_URL)
  await held.connect()
  await held.query('select pg_advisory_lock_shared($1)', [FILES_LOCK])
  const file = at('stopped.tar')
  const { child, ended } = startCommand('backup', [file], saved.env)
  await untilParts(file, 1)
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ code: 130, err: expect.stringContaining('Stopped') })
  expect([existsSync(file), partsOf(file)]).toEqual([false, []])

  const twice = at('twice.tar')
  const two = [1, 2].map(() => startCommand('backup', [twice], saved.env).ended)
  await untilParts(twice, 2)
  await held.end()
  const ends = await Promise.all(two)
  expect(ends.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(ends.find(({ code }) => code)!.err).toContain('exists already')
  expect(partsOf(twice)).toEqual([])
})

test('a storage without any of the files is an error, and makes no backup', async () => {
  const file = at('wrong-storage.tar')
  const STORAGE_URL = mkdtempSync(at('empty-'))
  expect(await saved.backup(file, { ...saved.env, STORAGE_URL })).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not there'),
  })
  expect([existsSync(file), partsOf(file)]).toEqual([false, []])
})

test('a missing file is reported, everything else is saved', async () => {
  const copy = await saved.elsewhere()
  await copy.restore(saved.file)
  const [key] = await namedFiles(copy.env.DATABASE_URL)
  await copy.storage.remove([key])
  expect(await saved.backup(at('without-one.tar'), copy.env)).toMatchObject({
    code: 0,
    out: expect.stringContaining(
      `1 files that the database names were not in the storage, and are not in the backup: ${key}`,
    ),
  })
})

import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { freshDatabase } from '../../../test/database.js'
import { type Database, migrate } from '#platform/database/orm'
import { openDatabase } from '../../app/process/database.js'
import { type Storage, openStorage } from '#platform/storage/storage'
import { Quotas } from '../file/quotas.js'
import { PendingFiles } from '../file/pending-files.js'
import { FilmPart, FilmPartStore } from './film-part-store.js'

const UNLIMITED = { bytesPerDay: Infinity, filesPerDay: Infinity, storedBytes: null }
let cleanUp: () => Promise<void>
let database: Database
let storage: Storage
let folder: string
beforeAll(async () => {
  const postgres = await freshDatabase()
  database = await openDatabase(postgres.url)
  await migrate(database)
  folder = await mkdtemp(join(tmpdir(), 'cutroom-parts-'))
  storage = await openStorage({ DATA_DIR: folder })
  cleanUp = async () => {
    await database.close()
    await postgres.drop()
    await rm(folder, { recursive: true, force: true })
  }
})
afterAll(() => cleanUp())
beforeEach(() => database.em.fork().nativeDelete(FilmPart, {}))

const partsOf = (mostBytes: number) =>
  new FilmPartStore({
    db: database.em,
    storage,
    files: new PendingFiles(database.em, storage, new Quotas(database.em, UNLIMITED)),
    mostBytes,
    log: pino({ level: 'silent' }),
  })
const fileOf = async (name: string, text: string) => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}
const stored = async () =>
  (await readdir(join(folder, 'files/parts'), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('.mp4'),
  ).length
const keptKeys = async () =>
  (await database.em.fork().find(FilmPart, {}, { orderBy: { key: 'asc' } })).map(({ key }) => key)

test('finds stored parts, also from other workers; a missing part is no error', async () => {
  const parts = partsOf(1_000)
  expect(await parts.fetch('a', join(folder, 'nothing.mp4'))).toBeUndefined()
  await parts.keep('a', await fileOf('a.mp4', 'window a'))
  const found = await partsOf(1_000).fetch('a', join(folder, 'found-a.mp4'))
  expect(await readFile(found!, 'utf8')).toBe('window a')
})

test('storing the same part twice at once leaves one row and one file', async () => {
  const before = await stored()
  const [one, other] = [partsOf(1_000), partsOf(1_000)]
  const file = await fileOf('b.mp4', 'window b')
  await Promise.all([one.keep('b', file), other.keep('b', file), one.keep('b', file)])
  expect(await keptKeys()).toEqual(['b'])
  expect(await stored()).toBe(before + 1)
})

test('evicts the least recently used part first, with its file', async () => {
  const parts = partsOf(25)
  const before = await stored()
  for (const [at, key] of ['c', 'd'].entries()) {
    await parts.keep(key, await fileOf(`${key}.mp4`, '0123456789'))
    await database.em
      .fork()
      .nativeUpdate(FilmPart, { key }, { usedAt: new Date(Date.now() - (10 - at) * 60 * 60 * 1000) })
  }
  const held = await parts.fetch('c', join(folder, 'held-c.mp4'))
  await parts.keep('e', await fileOf('e.mp4', '0123456789'))
  expect(await keptKeys()).toEqual(['c', 'e'])
  expect(await stored()).toBe(before + 2)
  await parts.keep('f', await fileOf('f.mp4', '01234567890123456789'))
  expect(await keptKeys()).toEqual(['f'])
  expect(await readFile(held!, 'utf8')).toBe('0123456789')
  await parts.keep('g', await fileOf('g.mp4', 'x'.repeat(26)))
  expect(await keptKeys()).toEqual(['f'])
})

test('evicts parts that were unused for 14 days', async () => {
  const parts = partsOf(1_000)
  for (const key of ['i', 'j']) await parts.keep(key, await fileOf(`${key}.mp4`, key))
  await database.em
    .fork()
    .nativeUpdate(FilmPart, { key: 'i' }, { usedAt: new Date(Date.now() - 15 * 24 * 60 * 60 * 1000) })
  expect(await parts.evict()).toBe(1)
  expect(await keptKeys()).toEqual(['j'])
})

test('forgets a part whose file is missing, and creates it again', async () => {
  const parts = partsOf(1_000)
  await parts.keep('h', await fileOf('h.mp4', 'window h'))
  const row = await database.em.fork().findOneOrFail(FilmPart, 'h')
  await storage.remove([row.fileKey])
  expect(await parts.fetch('h', join(folder, 'gone-h.mp4'))).toBeUndefined()
  expect(await keptKeys()).toEqual([])
  await parts.keep('h', await fileOf('h.mp4', 'window h'))
  expect(await parts.fetch('h', join(folder, 'again-h.mp4'))).toBeDefined()
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '../../../test/database.js'
import { type Database, migrate } from '#platform/database/orm'
import { openDatabase } from '../../app/process/database.js'
import { FileMissing, type Storage, openStorage } from '#platform/storage/storage'
import { PendingFile, PendingFiles } from './pending-files.js'
import { Quotas } from './quotas.js'

const UNLIMITED = { bytesPerDay: Infinity, filesPerDay: Infinity, storedBytes: null }
const folder = mkdtempSync(join(tmpdir(), 'arriving-'))
const source = join(folder, 'source.webp')
let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: Database
let storage: Storage
let files: PendingFiles
beforeAll(async () => {
  fresh = await freshDatabase()
  database = await openDatabase(fresh.url)
  await migrate(database)
  storage = await openStorage({ DATA_DIR: folder })
  files = new PendingFiles(database.em, storage, new Quotas(database.em, UNLIMITED))
  writeFileSync(source, 'a picture')
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
  rmSync(folder, { recursive: true })
})

const em = () => database.em.fork()
const isStored = (key: string) =>
  storage.stat(key).then(
    () => true,
    (error: unknown) => (error instanceof FileMissing ? false : Promise.reject(error as Error)),
  )
const named = (keys: string[]) => em().transactional((inside) => files.markUsed(inside, keys))

test('an unused file is removed after a day; a used one stays', async () => {
  const { first, second } = await files.store('assets', { first: source, second: source })
  await named([first])
  expect(await files.sweep()).toBe(0)
  await em().nativeUpdate(PendingFile, {}, { since: new Date(Date.now() - 25 * 60 * 60 * 1000) })
  expect(await files.sweep()).toBe(1)
  expect([await isStored(first), await isStored(second)]).toEqual([true, false])
  await expect(named([second])).rejects.toThrow('A file was removed before a row named it')
})

test('discarding removes unused files, and never used ones', async () => {
  const { first, second } = await files.store('assets', { first: source, second: source })
  await named([first])
  await files.discard([first, second])
  expect([await isStored(first), await isStored(second)]).toEqual([true, false])
})

test('files of deleted rows become pending in the same transaction, and are removed; not if it fails', async () => {
  const { kept } = await files.store('assets', { kept: source })
  await named([kept])
  const removal = em().transactional(async (inside) => {
    await files.markPending(inside, [kept, kept])
    throw new Error('not removed')
  })
  await expect(removal).rejects.toThrow('not removed')
  await files.discard([kept])
  expect(await isStored(kept)).toBe(true)
  await em().transactional((inside) => files.markPending(inside, [kept]))
  await files.discard([kept])
  expect(await isStored(kept)).toBe(false)
  expect(await em().count(PendingFile)).toBe(0)
})

test('if one of several files cannot be stored, none stays', async () => {
  await expect(files.store('assets', { first: source, second: join(folder, 'gone.webp') })).rejects.toThrow()
  expect(await em().count(PendingFile)).toBe(0)
})

test('any number of files is removed, page by page', async () => {
  const keys = Array.from({ length: 450 }, (_, at) => `assets/00/00/many-${at}.webp`)
  await em().transactional((inside) => files.markPending(inside, keys))
  await files.discard(keys)
  expect(await em().count(PendingFile)).toBe(0)
  await em().transactional((inside) => files.markPending(inside, keys))
  await em().nativeUpdate(PendingFile, {}, { since: new Date(Date.now() - 25 * 60 * 60 * 1000) })
  expect(await files.sweep()).toBe(450)
})

import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { GrowingFile } from './growing-file.js'
import { startBucket } from '../../../test/bucket.js'
import { FileMissing, newKey, openStorage } from './storage.js'
import { waitFor } from '../../../test/wait-for.js'

const PART = 1_000
const CONTENT = randomBytes(4_321)
const folder = mkdtempSync(join(tmpdir(), 'storage-'))
let bucket: Awaited<ReturnType<typeof startBucket>>
let file: GrowingFile
let written = 0

const write = (bytes: number) => {
  appendFileSync(file.path, CONTENT.subarray(written, (written += bytes)))
  file.grownTo(written)
}
const sent = (action: string) => bucket.requests.filter((request) => request.action === action).length
const inBucket = () => openStorage({ STORAGE_URL: bucket.url, DATA_DIR: folder })

beforeAll(async () => {
  bucket = await startBucket({ parameters: { partBytes: String(PART) } })
})
beforeEach(() => {
  bucket.requests.length = 0
  bucket.refuses = () => false
  file = new GrowingFile(join(folder, 'film.mp4'), CONTENT.length)
  written = 0
  writeFileSync(file.path, '')
})
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true })
})

test('a bucket gets each part of a file once it is written, and the whole file at its end', async () => {
  const [storage, key] = [await inBucket(), newKey('films', 'mp4')]
  const storing = storage.put(key, file)
  write(PART - 1)
  for (let part = 1; part <= 3; part++) {
    write(PART)
    await waitFor(() => expect(sent('part')).toBe(part))
    await expect(storage.stat(key)).rejects.toThrow(FileMissing)
  }
  write(CONTENT.length - written)
  await storing
  expect(await buffer(await storage.read(key))).toEqual(CONTENT)
})

test('a folder has the file once all of it is written', async () => {
  const storage = await openStorage({ STORAGE_URL: join(folder, 'files'), DATA_DIR: folder })
  await storage.usable()
  const key = newKey('films', 'mp4')
  const storing = storage.put(key, file)
  write(PART)
  await expect(storage.stat(key)).rejects.toThrow(FileMissing)
  write(CONTENT.length - PART)
  await storing
  expect(await buffer(await storage.read(key))).toEqual(CONTENT)
})

test('a file whose writing fails leaves nothing in the bucket, even if parts were sent', async () => {
  for (const bytes of [0, 3 * PART]) {
    file = new GrowingFile(file.path, CONTENT.length)
    written = 0
    const key = newKey('films', 'mp4')
    const storage = await inBucket()
    const storing = storage.put(key, file)
    write(bytes)
    await waitFor(() => expect(sent('part')).toBe(bytes / PART))
    file.fail(new Error('the disk broke'))
    await expect(storing).rejects.toThrow('the disk broke')
    expect(bucket.keys().filter((stored) => stored.endsWith(key))).toEqual([])
    expect(bucket.openUploads()).toEqual([])
  }
})

test('waiting for more than the file’s size fails', async () => {
  write(CONTENT.length)
  await file.until(CONTENT.length)
  await expect(file.until(CONTENT.length + 1)).rejects.toThrow(RangeError)
  file.fail(new Error('it is not wanted any more'))
  await expect(file.until(1)).rejects.toThrow('it is not wanted any more')
})

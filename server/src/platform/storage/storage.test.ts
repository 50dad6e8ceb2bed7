import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { startBucket } from '../../../test/bucket.js'
import { FileMissing, type Storage, newKey, openStorage } from './storage.js'

const folder = mkdtempSync(join(tmpdir(), 'storage-'))
const root = join(folder, 'files')
let bucket: Awaited<ReturnType<typeof startBucket>>
beforeAll(async () => {
  bucket = await startBucket()
})
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true })
})

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await openStorage({ STORAGE_URL: kind === 'a bucket' ? bucket.url : root, DATA_DIR: folder })
  })

  test('keeps files and streams, and reads them whole or in part', async () => {
    const source = join(folder, 'source.txt')
    writeFileSync(source, 'from a file')
    const [file, stream] = [newKey('videos', 'MP4'), newKey('films', 'mp4')]
    await storage.put(file, source)
    await storage.put(stream, Readable.from([Buffer.from('from '), Buffer.from('a stream')]), {
      type: 'video/mp4',
    })
    expect(await text(await storage.read(file))).toBe('from a file')
    expect(await text(await storage.read(stream, { start: 5, end: 7 }))).toBe('a s')
    const known = await storage.stat(stream)
    expect(known).toMatchObject({ bytes: 13, etag: expect.stringMatching(/^"[^"]+"$/) })
    expect(Number.isFinite(known.modified.getTime())).toBe(true)
  })

  test('keeps a file when its source is removed', async () => {
    const [source, key] = [join(folder, 'scratch.txt'), newKey('videos', 'mp4')]
    writeFileSync(source, 'stays')
    await storage.put(key, source)
    rmSync(source)
    expect(await text(await storage.read(key))).toBe('stays')
  })

  test('gives a local path', async () => {
    const key = newKey('videos', 'mp4')
    await storage.put(key, Readable.from([Buffer.from('clip')]))
    expect(readFileSync(await storage.fetchTo(key, join(folder, 'clip.mp4')), 'utf8')).toBe('clip')
  })

  test('removes incomplete files of killed processes, and nothing else', async () => {
    const key = newKey('videos', 'mp4')
    await storage.put(key, Readable.from([Buffer.from('whole')]))
    const half = join(root, 'arriving/half')
    mkdirSync(join(root, 'arriving'), { recursive: true })
    writeFileSync(half, 'ha')
    await storage.sweep(new Date(Date.now() - 60_000))
    expect(existsSync(half)).toBe(true)
    await storage.sweep(new Date(Date.now() + 60_000))
    expect(existsSync(half)).toBe(kind === 'a bucket')
    rmSync(half, { force: true })
    expect(await text(await storage.read(key))).toBe('whole')
  })

  test('says which file is missing', async () => {
    const key = newKey('videos', 'mp4')
    const attempts = [
      () => storage.read(key),
      () => storage.stat(key),
      () => storage.fetchTo(key, join(folder, 'none.mp4')),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow(`No file is stored under ${key}`)
    expect(existsSync(join(folder, 'none.mp4'))).toBe(false)
  })

  test('removes files, even missing ones', async () => {
    const key = newKey('videos', 'mp4')
    await storage.put(key, Readable.from([Buffer.from('x')]))
    await storage.remove([key, newKey('videos', 'mp4'), 'no key at all'])
    await expect(storage.stat(key)).rejects.toThrow(FileMissing)
  })

  test('never accesses files outside its own tree', async () => {
    await expect(storage.read('../../etc/passwd')).rejects.toThrow(FileMissing)
    await expect(storage.put('videos/../../x.mp4', Readable.from(['x']))).rejects.toThrow(FileMissing)
  })

  test('is usable', async () => {
    await storage.usable()
  })
})

test('stored files are private, whatever the source’s mode and the umask, and an existing folder becomes private', async () => {
  const open = join(folder, 'open')
  mkdirSync(open, { mode: 0o755 })
  const storage = await openStorage({ STORAGE_URL: open, DATA_DIR: folder })
  await storage.usable()
  const source = join(folder, 'readable.txt')
  writeFileSync(source, 'seen by all', { mode: 0o644 })
  await storage.put(newKey('videos', 'mp4'), source)
  await storage.put(newKey('videos', 'mp4'), Readable.from(['x']))
  const all = [
    open,
    ...readdirSync(open, { recursive: true, encoding: 'utf8' }).map((name) => join(open, name)),
  ].map((path) => statSync(path))
  expect(
    new Set(all.map((file) => `${file.isFile() ? 'file' : 'folder'} ${(file.mode & 0o777).toString(8)}`)),
  ).toEqual(new Set(['folder 700', 'file 600']))
})

test('an interrupted write leaves nothing behind', async () => {
  const storage = await openStorage({ STORAGE_URL: root, DATA_DIR: folder })
  const key = newKey('videos', 'mp4')
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('the line broke')
    })(),
  )
  await expect(storage.put(key, breaking)).rejects.toThrow('the line broke')
  await expect(storage.stat(key)).rejects.toThrow(FileMissing)
  expect(readdirSync(join(root, 'arriving'))).toEqual([])
})

const inParts = async () => {
  const store = await startBucket({ parameters: { partBytes: '1000' } })
  return { store, storage: await openStorage({ STORAGE_URL: store.url, DATA_DIR: folder }) }
}
const CONTENT = randomBytes(4_321)
/** A stream of the content in small chunks, with `fault` in the middle. */
const pouring = (fault?: Error) =>
  Readable.from(
    (async function* () {
      for (let at = 0; at < CONTENT.length; at += 333) {
        if (fault && at > 2_500) throw fault
        yield CONTENT.subarray(at, at + 333)
      }
    })(),
  )

test('large files are uploaded to a bucket in parts, and streams while they are read', async () => {
  const { store, storage } = await inParts()
  const file = join(folder, 'large.mp4')
  writeFileSync(file, CONTENT)
  for (const source of [file, pouring()]) {
    const key = newKey('films', 'mp4')
    await storage.put(key, source)
    expect(await buffer(await storage.read(key))).toEqual(CONTENT)
    expect(await buffer(await storage.read(key, { start: 999, end: 1_000 }))).toEqual(
      CONTENT.subarray(999, 1_001),
    )
    const sent = store.requests.filter((request) => request.key.endsWith(key))
    expect(
      sent
        .filter(({ action }) => action === 'part')
        .map(({ bytes }) => bytes)
        .toSorted((a, b) => b - a),
    ).toEqual([1000, 1000, 1000, 1000, 321])
    expect(sent.map(({ action }) => action)).not.toContain('put')
  }
  expect(storage.traffic).toMatchObject({
    storedBytes: 2 * CONTENT.length,
    fetchedBytes: 2 * (CONTENT.length + 2),
    requests: store.requests.length,
  })
  await store.close()
})

test('a failed multipart upload is aborted, and leaves nothing behind', async () => {
  const { store, storage } = await inParts()
  await expect(storage.put(newKey('films', 'mp4'), pouring(new Error('the line broke')))).rejects.toThrow(
    'the line broke',
  )
  store.refuses = ({ action }) => action === 'part' && store.requests.length % 4 === 3
  await expect(storage.put(newKey('films', 'mp4'), pouring())).rejects.toThrow()
  store.refuses = ({ action }) => action === 'complete'
  await expect(storage.put(newKey('films', 'mp4'), pouring())).rejects.toThrow()
  expect([store.keys(), store.openUploads()]).toEqual([[], []])
  await store.close()
})

test('the sweep aborts multipart uploads of killed processes, if the bucket lets us list them', async () => {
  const { store, storage } = await inParts()
  store.refuses = ({ action }) => action === 'part' || action === 'abort'
  await expect(storage.put(newKey('films', 'mp4'), pouring())).rejects.toThrow()
  store.refuses = () => false
  await storage.sweep(new Date(Date.now() - 60_000))
  expect(store.openUploads()).toHaveLength(1)
  await storage.sweep(new Date(Date.now() + 60_000))
  expect(store.openUploads()).toEqual([])
  await store.close()
})

test('files fetched from a bucket are cached on this machine until they are removed', async () => {
  const store = await startBucket()
  const there = { STORAGE_URL: store.url, DATA_DIR: folder, STORAGE_CACHE_GB: 1 }
  const storage = await openStorage(there)
  const key = newKey('videos', 'mp4')
  await storage.put(key, Readable.from([CONTENT]))
  for (const name of ['one.mp4', 'two.mp4'])
    expect(readFileSync(await storage.fetchTo(key, join(folder, name)))).toEqual(CONTENT)
  const reopened = await openStorage(there)
  expect(readFileSync(await reopened.fetchTo(key, join(folder, 'three.mp4')))).toEqual(CONTENT)
  expect(store.requests.filter(({ action }) => action === 'get')).toHaveLength(1)
  expect(storage.traffic).toMatchObject({ cacheHits: 1, cacheMisses: 1, fetchedBytes: CONTENT.length })
  await storage.remove([key])
  await expect(storage.fetchTo(key, join(folder, 'four.mp4'))).rejects.toThrow(FileMissing)
  await store.close()
})

test('object names start with the prefix in the URL', () => {
  expect(bucket.keys().length).toBeGreaterThan(0)
  expect(bucket.keys().every((key) => key.startsWith('team/'))).toBe(true)
})

test('a folder without write access is not usable', async () => {
  writeFileSync(join(folder, 'a-file'), '')
  const storage = await openStorage({ STORAGE_URL: join(folder, 'a-file'), DATA_DIR: folder })
  await expect(storage.usable()).rejects.toThrow()
})

import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileCache } from './file-cache.js'
import { StorageTraffic } from './contract.js'

const place = mkdtempSync(join(tmpdir(), 'file-cache-'))
afterAll(() => rmSync(place, { recursive: true }))

const MINUTE = 60_000
let folder: string
let jobs: string
let traffic: StorageTraffic
let rounds = 0
beforeEach(() => {
  folder = join(place, `cache-${rounds++}`)
  jobs = mkdtempSync(join(place, 'job-'))
  traffic = new StorageTraffic()
})

const cacheOf = (limits: { mostBytes?: number; reserveBytes?: number } = {}) =>
  new FileCache(folder, { mostBytes: 1000, reserveBytes: 0, ...limits }, traffic)

/** Fetches a file of 100 bytes into the folder of a job; returns its content. */
const fetching = async (cache: FileCache, name: string) => {
  const file = join(jobs, name)
  await cache.fetch(name, file, (to) => writeFile(to, name.padEnd(100, '.')))
  return readFileSync(file, 'utf8').replace(/\.+$/, '')
}
const kept = () => readdirSync(folder).toSorted()
/** Sets when the file was last used, in minutes before now. */
const rested = (name: string, minutes: number) => {
  const then = new Date(Date.now() - minutes * MINUTE)
  utimesSync(join(folder, name), then, then)
}

test('a file is fetched once, even across restarts and processes on the same folder', async () => {
  const [first, second] = [cacheOf(), cacheOf()]
  expect(await fetching(first, 'a')).toBe('a')
  expect(await fetching(second, 'a')).toBe('a')
  expect(await fetching(cacheOf(), 'a')).toBe('a')
  expect(traffic).toMatchObject({ cacheMisses: 1, cacheHits: 2 })
})

test('concurrent requests for a file share one download', async () => {
  const cache = cacheOf()
  let begun = 0
  const slow = async (to: string) => {
    begun++
    await new Promise((resolve) => setTimeout(resolve, 50))
    await writeFile(to, 'slow')
  }
  const files = ['one', 'two', 'three'].map((name) => join(jobs, name))
  await Promise.all(files.map((file) => cache.fetch('a', file, slow)))
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(['slow', 'slow', 'slow'])
  expect(begun).toBe(1)
})

test('an interrupted download is never visible, and the next one starts over', async () => {
  const cache = cacheOf()
  const breaking = cache.fetch('a', join(jobs, 'a'), async (to) => {
    await writeFile(to, 'half')
    expect(await cacheOf().has('a')).toBe(false)
    throw new Error('the line broke')
  })
  await expect(breaking).rejects.toThrow('the line broke')
  expect([kept(), existsSync(join(jobs, 'a'))]).toEqual([[], false])
  expect(await fetching(cache, 'a')).toBe('a')
})

test('the least recently used file is evicted first; a job keeps its copy', async () => {
  const cache = cacheOf({ mostBytes: 300 })
  for (const name of ['a', 'b', 'c']) await fetching(cache, name)
  rested('a', 3)
  rested('b', 2)
  rested('c', 1)
  await fetching(cache, 'a') // used again
  await fetching(cache, 'd')
  expect(kept()).toEqual(['a', 'd'])
  expect(readFileSync(join(jobs, 'b'), 'utf8')).toMatch(/^b/)
  expect(traffic).toMatchObject({ cacheEvictions: 2, cachedBytes: 200 })
})

test('two processes on one folder keep it within the limit together', async () => {
  const both = [cacheOf({ mostBytes: 500 }), cacheOf({ mostBytes: 500 })]
  await Promise.all(Array.from({ length: 40 }, (_, at) => fetching(both[at % 2], `file-${at % 25}`)))
  await Promise.all(both.map((cache) => cache.evict()))
  expect(kept().length).toBeLessThanOrEqual(5)
  expect(kept().every((name) => statSync(join(folder, name)).size === 100)).toBe(true)
})

test('a file that is larger than the cache is fetched and not cached', async () => {
  expect(await fetching(cacheOf({ mostBytes: 99 }), 'a')).toBe('a')
  expect(kept()).toEqual([])
})

test('below the reserve of disk space, nothing is cached and nothing fails', async () => {
  const full = cacheOf({ reserveBytes: Number.MAX_SAFE_INTEGER })
  expect(await fetching(full, 'a')).toBe('a')
  expect(kept()).toEqual([])
})

test('with a full disk or an unusable folder, files are fetched without the cache', async () => {
  await fetching(cacheOf(), 'old')
  let tries = 0
  await cacheOf().fetch('a', join(jobs, 'a'), async (to) => {
    if (tries++ === 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    expect(kept()).toEqual([]) // evicted to make room
    await writeFile(to, 'whole')
  })
  expect(readFileSync(join(jobs, 'a'), 'utf8')).toBe('whole')

  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'a file where the folder should be')
  expect(await fetching(cacheOf(), 'b')).toBe('b')
  expect(traffic.cacheFailures).toBe(2)
})

test('leftovers of killed processes, and files unused for two weeks, are removed', async () => {
  const cache = cacheOf()
  await fetching(cache, 'a')
  await fetching(cache, 'b')
  writeFileSync(join(folder, 'arriving-old'), 'half')
  writeFileSync(join(folder, 'arriving-new'), 'half')
  rested('arriving-old', 90)
  rested('a', 15 * 24 * 60)
  await cache.evict()
  expect(kept()).toEqual(['arriving-new', 'b'])
})

test('space is released on request, least recently used files first', async () => {
  const cache = cacheOf()
  for (const name of ['a', 'b', 'c']) await fetching(cache, name)
  rested('b', 1)
  await cache.release(50)
  expect(kept()).toEqual(['a', 'c'])
  await cache.release(Infinity)
  expect(kept()).toEqual([])
})

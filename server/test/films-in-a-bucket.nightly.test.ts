import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBucket } from './bucket.js'
import { freshDatabase } from './database.js'
import { type Clips, startClips } from './fal/clips.js'
import type { Client } from './graphql-client.js'
import { type TestInstallation, testInstallation } from './installation.js'
import { clipsOf, filmHash, merge } from './journeys/film-making.js'
import { projectOf } from './journeys/workspace.js'

const CLIPS = 5
const DATA_DIR = mkdtempSync(join(tmpdir(), 'cutroom-bucket-'))

let bucket: Awaited<ReturnType<typeof startBucket>>
let provider: Clips
let database: Awaited<ReturnType<typeof freshDatabase>>
let installation: TestInstallation
let ana: Client
let projectId: string
let videoIds: string[]

const open = (dataDir = DATA_DIR) => {
  const { drop: _, ...kept } = database
  const env = { ...provider.env, STORAGE_URL: bucket.url, DATA_DIR: dataDir }
  return testInstallation({ worker: true, env, on: { ...kept, drop: async () => undefined } })
}
beforeAll(async () => {
  bucket = await startBucket({ parameters: { partBytes: '30000' } })
  provider = await startClips()
  database = await freshDatabase()
  installation = await open()
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
  videoIds = await clipsOf(
    ana,
    projectId,
    Array.from({ length: CLIPS }, (_, at) => [`Clip ${at}`]),
  )
})
afterAll(async () => {
  await installation.close()
  await database.drop()
  await provider.close()
  await bucket.close()
  rmSync(DATA_DIR, { recursive: true })
})

/** Merges the clips in this order; returns the hash of the film, and the bucket reads that this took. */
const filmOf = async (order: readonly string[], transition = 'fade') => {
  bucket.requests.length = 0
  const gaps = order.slice(1)
  const film = await merge(ana, {
    projectId,
    videoIds: [...order],
    transitions: gaps.map(() => transition),
    lengths: gaps.map(() => 0.25),
  })
  const hash = await filmHash(installation, ana, film)
  // the last read is the download itself
  const reads = bucket.requests.filter(({ action }) => action === 'get').slice(0, -1)
  return { hash, reads, stored: bucket.requests.filter(({ action }) => action === 'part') }
}

test('a film fetches each clip once; with cached clips it fetches nothing, also after a restart', async () => {
  const first = await filmOf(videoIds)
  const keys = first.reads.map(({ key }) => key)
  expect(keys).toHaveLength(2 * CLIPS) // picture and sound of each
  expect(new Set(keys).size).toBe(keys.length)
  expect(first.stored.length).toBeGreaterThan(1)

  const backwards = await filmOf(videoIds.toReversed())
  expect(backwards.reads).toEqual([])

  const again = await filmOf(videoIds)
  expect(again.hash).toBe(first.hash)
  expect(new Set(again.reads.map(({ key }) => key)).size).toBe(again.reads.length)
  expect(again.reads.every(({ key }) => key.includes('/parts/'))).toBe(true)
  expect((await filmOf(videoIds)).reads).toEqual([])

  await installation.close()
  installation = await open()
  ana = await installation.signIn('ana')
  const later = await filmOf(videoIds)
  expect([later.hash, later.reads]).toEqual([first.hash, []])
  expect(installation.installation.storage.traffic).toMatchObject({ cacheMisses: 0, cacheEvictions: 0 })
})

test('an interrupted upload leaves no partial film in the bucket, and a later one is the same film', async () => {
  const { hash } = await filmOf(videoIds)
  const known = bucket.keys().length
  const isGivenUp = () => bucket.requests.some(({ action }) => action === 'abort')
  bucket.refuses = ({ action }) => action === 'part' && !isGivenUp()
  const again = await filmOf(videoIds)
  expect(isGivenUp()).toBe(true)
  expect(again.hash).toBe(hash)
  expect(bucket.openUploads()).toEqual([])
  expect(bucket.keys()).toHaveLength(known + 3) // the film, and its poster in two sizes
})

test('another machine creates the same film from fetched clips', async () => {
  const { hash } = await filmOf(videoIds)
  await installation.close()
  const elsewhere = mkdtempSync(join(tmpdir(), 'cutroom-bucket-'))
  installation = await open(elsewhere)
  ana = await installation.signIn('ana')
  const there = await filmOf(videoIds)
  expect(there.hash).toBe(hash)
  expect(there.reads.length).toBeGreaterThanOrEqual(2 * CLIPS)
  const { fetchedBytes } = installation.installation.storage.traffic
  expect(fetchedBytes).toBeGreaterThanOrEqual(there.reads.reduce((sum, { bytes }) => sum + bytes, 0))
  rmSync(elsewhere, { recursive: true })
})

/** Covers specification V16. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { FilmPart } from '../src/modules/film/film-part-store.js'
import { Clip } from '../src/modules/video/clip.entity.js'
import { startBucket } from './bucket.js'
import { freshDatabase } from './database.js'
import { type Clips, startClips } from './fal/clips.js'
import type { Client } from './graphql-client.js'
import { type TestInstallation, testInstallation } from './installation.js'
import { clipsOf } from './journeys/film-making.js'
import { projectOf } from './journeys/workspace.js'

const PREVIEW = 'mutation ($input: TransitionPreviewInput!) { previewTransition(input: $input) { key url } }'
const RENDERED = 'subscription ($id: ID!) { transitionRendered(projectId: $id) { key } }'

let bucket: Awaited<ReturnType<typeof startBucket>>
let provider: Clips
let database: Awaited<ReturnType<typeof freshDatabase>>
let ana: Client
let installation: TestInstallation
let projectId: string
let videoIds: string[]
const folders: string[] = []

/** A machine without fetched files; `cache` is its cache size. */
const onNewMachine = async (cache: string) => {
  await installation?.close()
  const folder = mkdtempSync(join(tmpdir(), 'cutroom-bucket-'))
  folders.push(folder)
  const { drop: _, ...kept } = database
  const env = { ...provider.env, STORAGE_URL: bucket.url, STORAGE_CACHE_GB: cache, DATA_DIR: folder }
  installation = await testInstallation({ worker: true, env, on: { ...kept, drop: async () => undefined } })
}
beforeAll(async () => {
  bucket = await startBucket()
  provider = await startClips(4)
  database = await freshDatabase()
  await onNewMachine('1')
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
  videoIds = await clipsOf(ana, projectId, [['A lighthouse at dusk'], ['A harbour at noon']])
})
afterAll(async () => {
  await installation.close()
  await database.drop()
  await provider.close()
  await bucket.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const em = () => installation.installation.database.em.fork()
const videos = () => Promise.all(videoIds.map((id) => em().findOneOrFail(Clip, id)))

/** Renders the transition between the two clips again; returns its bytes, and the bucket reads that this took. */
const draw = async () => {
  await em().nativeDelete(FilmPart, {})
  bucket.requests.length = 0
  const told = await ana.listen(RENDERED, { id: projectId })
  const [beforeId, afterId] = videoIds
  await ana.ask(PREVIEW, { input: { projectId, beforeId, afterId, transition: 'wipeleft', seconds: 0.25 } })
  await told.next()
  const reads = bucket.requests.filter(({ action }) => action === 'get')
  const { fileKey } = await em().findOneOrFail(FilmPart, { key: { $like: 'preview-%' } })
  return { window: await buffer(await installation.installation.storage.read(fileKey)), reads }
}
const sizeOf = async (key: string) => (await installation.installation.storage.stat(key)).bytes

test('a preview reads only the shown ranges of its clips, and equals one from whole clips', async () => {
  const { storage } = installation.installation
  for (const { mezzanineVideoKey } of await videos())
    await storage.fetchTo(mezzanineVideoKey!, join(folders[0], 'clip.mp4'))
  const whole = await draw()
  expect(whole.reads).toEqual([])

  await onNewMachine('1')
  ana = await installation.signIn('ana')
  const { window, reads } = await draw()
  expect(window.equals(whole.window)).toBe(true)
  for (const { mezzanineVideoKey } of await videos()) {
    const own = reads.filter(({ key }) => key.endsWith(mezzanineVideoKey!))
    expect(own.every(({ range }) => range !== undefined)).toBe(true)
    const bytes = own.reduce((sum, read) => sum + read.bytes, 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan((await sizeOf(mezzanineVideoKey!)) / 2)
  }
  expect(reads.some(({ key }) => key.endsWith('.wav'))).toBe(false)
})

test('a clip without its normalised copy is normalised again for a preview', async () => {
  const [lost] = await videos()
  await installation.installation.storage.remove([lost.mezzanineVideoKey!])
  expect((await draw()).window.subarray(4, 8).toString()).toBe('ftyp')
  expect((await videos())[0].mezzanineVideoKey).not.toBe(lost.mezzanineVideoKey)
})

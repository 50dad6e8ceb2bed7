/** Covers specification V18. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { makeWorker } from '../../src/app/process/worker.js'
import { FilmPart } from '../../src/modules/film/film-part-store.js'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { endWorker, startWorker } from '../worker-process.js'
import { type CutInput, clipsOf, ffmpegWith, filmHash, merge, strayFiles } from './film-making.js'
import { projectOf } from './workspace.js'

const WINDOWS = 5

let clips: Clips
let installation: TestInstallation
let ana: Client
let tools: string
let cuts: CutInput[]
/** Hashes of `cuts` merged separately by a worker without a cache. */
let alone: string[]
beforeAll(async () => {
  tools = await mkdtemp(join(tmpdir(), 'cutroom-tools-'))
  clips = await startClips()
  installation = await testInstallation({
    env: { ...clips.env, FFMPEG_PATH: await ffmpegWith(tools, `basename "$film" >> '${tools}/drawn'`) },
  })
  ana = await installation.join('ana')
  const projectId = await projectOf(ana)
  const forgetful = startWorker(installation, { MERGE_CACHE_GB: '0' })
  const [lighthouse, train, cat] = await clipsOf(ana, projectId, [
    ['A lighthouse'],
    ['A train', { ratio: '9:16' }],
    ['A cat'],
  ])
  const lengths = [0.5, 0.5]
  cuts = [
    { projectId, videoIds: [lighthouse, train, cat], transitions: ['fade', 'wipeleft'], lengths },
    { projectId, videoIds: [cat, train, lighthouse], transitions: ['circleopen', 'fade'], lengths },
    { projectId, videoIds: [lighthouse, train, cat], transitions: ['fade', 'slideup'], lengths },
  ]
  alone = []
  for (const cut of cuts) alone.push(await filmHash(installation, ana, await merge(ana, cut)))
  await endWorker(forgetful, 'SIGTERM')
})
afterAll(async () => {
  await installation.close()
  await clips.close()
  await rm(tools, { recursive: true, force: true })
})

const em = () => installation.installation.database.em.fork()
const windowKeys = async () =>
  (await em().find(FilmPart, { key: { $like: 'window-%' } })).map(({ key }) => key).sort()

/** Runs the story with two workers in this process, to get two merges at once. */
async function withTwoHands(story: () => Promise<void>): Promise<void> {
  const hands = [makeWorker(installation.installation), makeWorker(installation.installation)]
  for (const one of hands) await one.open()
  try {
    await story()
  } finally {
    await Promise.all(hands.map((one) => one.drain(20_000)))
  }
}

/** Merges these cuts at once; returns the hashes of the films. */
const exported = async (wanted: CutInput[]) => {
  const ids = await Promise.all(wanted.map((cut) => merge(ana, cut)))
  expect(new Set(ids).size).toBe(wanted.length)
  return Promise.all(ids.map((id) => filmHash(installation, ana, id)))
}

test('concurrent films of different orders and transitions, one of them twice, equal separate ones; no transition is drawn twice', async () => {
  expect(new Set(alone).size).toBe(cuts.length)
  expect(await windowKeys()).toEqual([])
  const [first, other, third] = cuts
  await withTwoHands(async () => {
    expect(await exported([first, first, other, third])).toEqual([alone[0], alone[0], alone[1], alone[2]])
  })
  const drawn = (await readFile(join(tools, 'drawn'), 'utf8'))
    .trim()
    .split('\n')
    .map((film) => basename(film, '.mp4'))
  expect(drawn.sort()).toEqual(await windowKeys())
  expect(drawn).toHaveLength(WINDOWS)
  expect(await strayFiles(installation)).toEqual([])
})

test('workers in two processes that merge the same cut at once store each part once', async () => {
  const parts = await em().find(FilmPart, {})
  await em().nativeDelete(FilmPart, {})
  await installation.installation.storage.remove(parts.map(({ fileKey }) => fileKey))
  const another = startWorker(installation)
  try {
    await withTwoHands(async () => {
      expect(await exported([cuts[0], cuts[0], cuts[0], cuts[2]])).toEqual([
        alone[0],
        alone[0],
        alone[0],
        alone[2],
      ])
    })
  } finally {
    await endWorker(another, 'SIGTERM')
  }
  expect(await windowKeys()).toHaveLength(3)
  expect(await strayFiles(installation)).toEqual([])
})

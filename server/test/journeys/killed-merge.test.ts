import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeWorker } from '../../src/app/process/worker.js'
import { Job } from '../../src/modules/work/job.entity.js'
import { FilmPart } from '../../src/modules/merge/film-part.entity.js'
import { PendingFile } from '../../src/modules/file/pending-file.entity.js'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { endWorker, startWorker } from '../worker-process.js'
import { type CutInput, clipsOf, ffmpegWith, filmHash, merge, strayFiles } from './film-making.js'
import { endLeases } from './queue-time.js'
import { projectOf } from './workspace.js'

let clips: Clips
let installation: TestInstallation
let ana: Client
let cut: CutInput
let undisturbed: string
let tools: string
const films: string[] = []
const processes: ChildProcess[] = []
const workerProcess = (settings?: Record<string, string>) => {
  const started = startWorker(installation, settings)
  processes.push(started)
  return started
}
/** The story with a worker in this process. */
async function withWorker<Told>(story: () => Promise<Told>): Promise<Told> {
  const worker = makeWorker(installation.installation)
  await worker.open()
  try {
    return await story()
  } finally {
    await worker.drain(20_000)
  }
}

beforeAll(async () => {
  tools = await mkdtemp(join(tmpdir(), 'cutroom-tools-'))
  clips = await startClips()
  installation = await testInstallation({ env: clips.env })
  ana = await installation.join('ana')
  const projectId = await projectOf(ana)
  undisturbed = await withWorker(async () => {
    cut = {
      projectId,
      videoIds: await clipsOf(ana, projectId, [['A lighthouse at dusk'], ['A harbour at noon']]),
      transitions: ['dissolve'],
      lengths: [0.5],
    }
    return filmHash(installation, ana, await merge(ana, cut))
  })
})
afterEach(() => Promise.all(processes.splice(0).map((one) => endWorker(one))))
afterAll(async () => {
  await installation.close()
  await clips.close()
  await rm(tools, { recursive: true, force: true })
})

const em = () => installation.installation.database.em.fork()
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20))
}
/** A folder may be removed while it is read; then it is read again. */
const inScratch = async (): Promise<string[]> =>
  readdir(installation.installation.scratch, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return inScratch()
  })
const storedFilms = () =>
  readdir(join(installation.installation.env.DATA_DIR, 'files/films'), { recursive: true })
const filmCount = async () =>
  (
    await ana.ask('query ($id: ID!) { project(id: $id) { videos(isMerged: true) { totalCount } } }', {
      id: cut.projectId,
    })
  ).project.videos.totalCount
const readyNotes = async (title: string) =>
  (await ana.ask('{ notifications(first: 50) { nodes { message } } }')).notifications.nodes.filter(
    ({ message }: { message: string }) => message.includes(`“${title}”`),
  ).length

/** If the system does not end a killed worker's programs with it. */
const endProgram = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended already
  }
}

/** Drops the cached transitions, as the cache may at any time. */
async function loseWindows(): Promise<void> {
  const windows = await em().find(FilmPart, { key: { $like: 'window-%' } })
  await em().nativeDelete(FilmPart, { key: { $in: windows.map(({ key }) => key) } })
  await installation.installation.storage.remove(windows.map(({ fileKey }) => fileKey))
}

/**
 * Another worker makes that same film, once, and what the killed one had stored is recorded, to be removed.
 */
async function expectTheSameFilm(filmId: string, count: number): Promise<void> {
  const death = new Date()
  films.push(filmId)
  await withWorker(async () => {
    await endLeases(installation, death)
    expect(await filmHash(installation, ana, filmId)).toBe(undisturbed)
  })
  expect(await em().findOneOrFail(Job, { videoId: filmId })).toMatchObject({
    status: 'succeeded',
    attempts: 2,
  })
  expect(await filmCount()).toBe(count)
  expect(await readyNotes(`The Keeper ${count}`)).toBe(1)
  expect((await strayFiles(installation)).sort()).toEqual(
    (await em().find(PendingFile, {})).map(({ key }) => key).sort(),
  )
}

test('a worker killed while it draws a transition: another gives the same film', async () => {
  await loseWindows()
  const drawing = join(tools, 'drawing')
  const killed = workerProcess({
    FFMPEG_PATH: await ffmpegWith(tools, `echo $$ > '${drawing}'; "$ffmpeg" -re "$@"; exec sleep 600`),
  })
  const filmId = await merge(ana, cut)
  await until(async () => (await inScratch()).some((path) => /window-\w+\.mp4$/.test(path)))
  await endWorker(killed)
  endProgram(Number(await readFile(drawing, 'utf8')))
  await expectTheSameFilm(filmId, 2)
})

test('a worker killed when the film is stored and not yet told of: another gives the same film', async () => {
  const filmId = await merge(ana, cut)
  const before = (await storedFilms()).length
  const holding = em()
  await holding.begin()
  await holding.execute('select id from video where id = ? for update', [filmId])
  const killed = workerProcess()
  const waiting = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => (await em().execute<{ count: number }[]>(waiting))[0].count > 0)
  expect((await storedFilms()).length).toBeGreaterThan(before)
  await endWorker(killed)
  await holding.rollback()
  await expectTheSameFilm(filmId, 3)
})

test('what killed workers left, in the scratch folder and in the storage, goes a day later', async () => {
  const left = await readdir(installation.installation.scratch)
  expect(left.length).toBeGreaterThan(0)
  const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000)
  for (const name of left) await utimes(join(installation.installation.scratch, name), dayBefore, dayBefore)
  expect(await strayFiles(installation)).toHaveLength(2)
  await em().nativeUpdate(PendingFile, {}, { since: dayBefore })
  workerProcess()
  await until(async () => (await inScratch()).length === 0 && (await em().count(PendingFile)) === 0)
  expect(await strayFiles(installation)).toEqual([])
  expect(await filmHash(installation, ana, films[1])).toBe(undisturbed)
})

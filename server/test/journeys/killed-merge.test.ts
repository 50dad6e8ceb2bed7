/** Covers specification V18. */
import { mkdtemp, readFile, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { makeWorker } from '../../src/app/process/worker.js'
import { Job } from '#platform/queue/job.entity'
import { FilmPart } from '../../src/modules/film/film-part-store.js'
import { PendingFile } from '../../src/modules/file/pending-files.js'
import { endWorker } from '../worker-process.js'
import { type CutInput, clipsOf, ffmpegWith, filmHash, merge, strayFiles } from './film-making.js'
import { openFilmStage, until } from './film-stage.js'
import { endLeases } from './queue-time.js'

let cut: CutInput
let undisturbed: string
const films: string[] = []

const stage = openFilmStage(async ({ ana, installation, projectId }) => {
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
const em = () => stage.em()
/** Runs the story with a worker in this process. */
async function withWorker<Told>(story: () => Promise<Told>): Promise<Told> {
  const worker = makeWorker(stage.installation.installation)
  await worker.open()
  try {
    return await story()
  } finally {
    await worker.drain(20_000)
  }
}
/** Lists the scratch folder, and retries if a folder is removed meanwhile. */
const inScratch = async (): Promise<string[]> =>
  readdir(stage.installation.installation.scratch, { recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return inScratch()
    },
  )
const storedFilms = () =>
  readdir(join(stage.installation.installation.env.DATA_DIR, 'files/films'), { recursive: true })
const filmCount = async () =>
  (
    await stage.ana.ask('query ($id: ID!) { project(id: $id) { films { totalCount } } }', {
      id: cut.projectId,
    })
  ).project.films.totalCount
const readyNotes = async (title: string) =>
  (await stage.ana.ask('{ notifications(first: 50) { nodes { message } } }')).notifications.nodes.filter(
    ({ message }: { message: string }) => message.includes(`“${title}”`),
  ).length

/** Ends a program of a killed worker if the system has not. */
const endProgram = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // already ended
  }
}

/** Drops the cached transitions, as the cache may at any time. */
async function loseWindows(): Promise<void> {
  const windows = await em().find(FilmPart, { key: { $like: 'window-%' } })
  await em().nativeDelete(FilmPart, { key: { $in: windows.map(({ key }) => key) } })
  await stage.installation.installation.storage.remove(windows.map(({ fileKey }) => fileKey))
}

/**
 * Expects that another worker creates the same film once, and that the files of the killed one are recorded for removal.
 */
async function expectTheSameFilm(filmId: string, count: number): Promise<void> {
  const death = new Date()
  films.push(filmId)
  await withWorker(async () => {
    await endLeases(stage.installation, death)
    expect(await filmHash(stage.installation, stage.ana, filmId)).toBe(undisturbed)
  })
  expect(await em().findOneOrFail(Job, { subjectId: filmId })).toMatchObject({
    status: 'succeeded',
    attempts: 2,
  })
  expect(await filmCount()).toBe(count)
  expect(await readyNotes(`The Keeper ${count}`)).toBe(1)
  expect((await strayFiles(stage.installation)).sort()).toEqual(
    (await em().find(PendingFile, {})).map(({ key }) => key).sort(),
  )
}

test('if a worker is killed while drawing a transition, another creates the same film', async () => {
  await loseWindows()
  const drawing = join(stage.tools, 'drawing')
  const killed = stage.startWorker({
    FFMPEG_PATH: await ffmpegWith(stage.tools, `echo $$ > '${drawing}'; "$ffmpeg" -re "$@"; exec sleep 600`),
  })
  const filmId = await merge(stage.ana, cut)
  await until(async () => (await inScratch()).some((path) => /window-\w+\.mp4$/.test(path)))
  await endWorker(killed)
  endProgram(Number(await readFile(drawing, 'utf8')))
  await expectTheSameFilm(filmId, 2)
})

test('if a worker is killed after storing the film, another creates the same film', async () => {
  const filmId = await merge(stage.ana, cut)
  const before = (await storedFilms()).length
  const holding = em()
  await holding.begin()
  await holding.execute('select id from film where id = ? for update', [filmId])
  const killed = stage.startWorker()
  const waiting = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => (await em().execute<{ count: number }[]>(waiting))[0].count > 0)
  expect((await storedFilms()).length).toBeGreaterThan(before)
  await endWorker(killed)
  await holding.rollback()
  await expectTheSameFilm(filmId, 3)
})

test('files of killed workers in the scratch folder and the storage are removed after a day', async () => {
  const { scratch } = stage.installation.installation
  // the jobs that succeeded removed the folders of their attempts
  expect((await readdir(scratch)).filter((name) => name.startsWith('attempt-'))).toEqual([])
  const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000)
  const left = await mkdtemp(join(scratch, 'attempt-of-a-cancelled-job-'))
  await utimes(left, dayBefore, dayBefore)
  expect(await strayFiles(stage.installation)).toHaveLength(3) // a film, and its poster in two sizes
  await em().nativeUpdate(PendingFile, {}, { since: dayBefore })
  stage.startWorker()
  await until(async () => (await inScratch()).length === 0 && (await em().count(PendingFile)) === 0)
  expect(await strayFiles(stage.installation)).toEqual([])
  expect(await filmHash(stage.installation, stage.ana, films[1])).toBe(undisturbed)
})

/** Covers specification V23. */
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { FilmPart } from '../../src/modules/film/film-part-store.js'
import { SharedTask } from '#platform/queue/shared/shared-task.entity'
import { Clip } from '../../src/modules/video/clip.entity.js'
import { Job } from '#platform/queue/job.entity'
import { endWorker } from '../worker-process.js'
import { type CutInput, clipsOf, ffmpegWith, filmHash, merge, strayFiles } from './film-making.js'
import { openFilmStage, until } from './film-stage.js'

const TRANSITIONS = ['fade', 'wipeleft', 'circleopen']

let cut: CutInput
/** The film merged by one worker without a cache. */
let alone: string

const stage = openFilmStage(async ({ ana, installation, projectId }) => {
  const single = await started(':', { MERGE_CACHE_GB: '0' })
  const videoIds = await clipsOf(
    ana,
    projectId,
    ['A lighthouse', 'A train', 'A cat', 'A tower'].map((words) => [words]),
  )
  cut = { projectId, videoIds, transitions: TRANSITIONS, lengths: TRANSITIONS.map(() => 0.5) }
  alone = await filmHash(installation, ana, await merge(ana, cut))
  await endWorker(single, 'SIGTERM')
})
const em = () => stage.em()
const started = async (lines: string, settings: Record<string, string> = {}): Promise<ChildProcess> => {
  const folder = await mkdtemp(join(stage.tools, 'worker-'))
  return stage.startWorker({ FFMPEG_PATH: await ffmpegWith(folder, lines), ...settings }, { cores: 1 })
}
beforeEach(async () => {
  const parts = await em().find(FilmPart, {})
  await em().nativeDelete(FilmPart, {})
  await stage.installation.installation.storage.remove(parts.map(({ fileKey }) => fileKey))
})
const jobOf = (videoId: string) => em().findOneOrFail(Job, { subjectId: videoId })
const isRunning = async (videoId: string) => (await jobOf(videoId)).status === 'running'
const drawnBy = async (name: string): Promise<string[]> =>
  (await readFile(join(stage.tools, name), 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map((film) => basename(film, '.mp4'))
const windowKeys = async () =>
  (await em().find(FilmPart, { key: { $like: 'window-%' } })).map(({ key }) => key).sort()

/** Waits for the file, then draws and records it. */
const drawAfter = (file: string, name: string) =>
  `until [ -e '${stage.tools}/${file}' ]; do sleep 0.05; done; echo "$film" >> '${stage.tools}/${name}'`

// Workers are limited to one core, which only works on Linux.
const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('two workers render the transitions of one film, each once, and the film is the same', async () => {
  await started(drawAfter('both', 'first'))
  const filmId = await merge(stage.ana, cut)
  await until(() => isRunning(filmId))
  await started(`echo "$film" >> '${stage.tools}/second'; : > '${stage.tools}/both'`)
  expect(await filmHash(stage.installation, stage.ana, filmId)).toBe(alone)
  const [first, second] = [await drawnBy('first'), await drawnBy('second')]
  expect(second.length).toBeGreaterThan(0)
  expect([...first, ...second].sort()).toEqual(await windowKeys())
  expect(first.length + second.length).toBe(TRANSITIONS.length)
  expect(await em().count(SharedTask)).toBe(0)
  expect(await strayFiles(stage.installation)).toEqual([])
})

onLinux(
  'if a worker is killed while rendering a transition for another worker, that worker renders it',
  async () => {
    await started(drawAfter('killed', 'left'))
    const filmId = await merge(stage.ana, cut)
    await until(() => isRunning(filmId))
    const killed = await started(`echo $$ > '${stage.tools}/drawing'; exec sleep 600`)
    await until(() => existsSync(join(stage.tools, 'drawing')))
    await endWorker(killed)
    process.kill(Number(await readFile(join(stage.tools, 'drawing'), 'utf8')), 'SIGKILL')
    await em().execute(
      `update shared_task set claimed_until = now() - interval '1 second' where attempts > 0 and claim_id is not null`,
    )
    await writeFile(join(stage.tools, 'killed'), '')
    expect(await filmHash(stage.installation, stage.ana, filmId)).toBe(alone)
    expect((await drawnBy('left')).sort()).toEqual(await windowKeys())
    expect(await jobOf(filmId)).toMatchObject({ attempts: 1, failures: 0 })
  },
)

onLinux('a worker that fails to render a transition leaves it to the worker of the film', async () => {
  await started(drawAfter('failed', 'mended'))
  const filmId = await merge(stage.ana, cut)
  await until(() => isRunning(filmId))
  await started(`: > '${stage.tools}/failed'; exit 1`)
  expect(await filmHash(stage.installation, stage.ana, filmId)).toBe(alone)
  expect((await drawnBy('mended')).sort()).toEqual(await windowKeys())
})

onLinux('cancelling a merge stops the rendering of transitions that no other merge needs', async () => {
  const waiting = `touch '${stage.tools}/waiting'; exec sleep 600`
  await started(waiting)
  const filmId = await merge(stage.ana, cut)
  await until(() => isRunning(filmId))
  await started(`touch '${stage.tools}/helping'; exec sleep 600`)
  await until(() => existsSync(join(stage.tools, 'waiting')) && existsSync(join(stage.tools, 'helping')))
  expect(await em().count(SharedTask)).toBeGreaterThan(1)
  await stage.ana.ask('mutation ($id: ID!) { cancelJob(id: $id) { status } }', {
    id: (await jobOf(filmId)).id,
  })
  await until(async () => (await em().count(SharedTask)) === 0)
  expect(await windowKeys()).toEqual([])
})

onLinux('clips that must be normalised again are normalised by all workers, each once', async () => {
  await em().nativeUpdate(Clip, { id: { $in: cut.videoIds } }, { mezzanineSetting: 'an older one' })
  const making = (name: string) => `:;; */mezzanine.wav) echo "$film" >> '${stage.tools}/${name}'; sleep 0.5`
  await started(making('ready-1'))
  const filmId = await merge(stage.ana, cut)
  await until(() => isRunning(filmId))
  await started(making('ready-2'))
  expect(await filmHash(stage.installation, stage.ana, filmId)).toBe(alone)
  const ready = [...(await drawnBy('ready-1')), ...(await drawnBy('ready-2'))]
  expect(ready).toHaveLength(cut.videoIds.length)
  expect(await em().count(SharedTask)).toBe(0)
  expect(await strayFiles(stage.installation)).toEqual([])
})

/** Covers specification K34. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeWorker } from '../../src/app/process/worker.js'
import { startFal } from '../fal/fal.js'
import { SmallDisk, canMount } from '../full-disk.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { clipsOf, merge } from './film-making.js'
import { UPLOAD, pictureFile, uploadOf } from './pictures.js'
import { arrived, look, projectOf, prompt } from './workspace.js'

const NO_SPACE = 'There is no space left on the server.'
const RETRY = 'mutation ($id: ID!) { retryJob(input: { id: $id }) { id } }'
const MESSAGES = 'query ($id: ID!) { project(id: $id) { messages { totalCount } } }'
const MEGABYTE = 1024 * 1024

let fal: Awaited<ReturnType<typeof startFal>>
let disk: SmallDisk
let installation: TestInstallation
let ana: Client

const open = async (env: Record<string, string>, { worker = false } = {}) => {
  installation = await testInstallation({
    worker,
    env: { FAL_KEY: 'a-key', FAL_URL: fal.url, DISK_RESERVE_MB: '0', ...env },
  })
  ana = await installation.join('ana')
}
/** Waits for this result, because it is cached for a second. */
const becomes = async (...expected: (number | string)[]) => {
  while (JSON.stringify(await readiness()) !== JSON.stringify(expected))
    await new Promise((resolve) => setTimeout(resolve, 100))
}
const readiness = async () => {
  const answer = await fetch(`${installation.url}/readyz`)
  const { checks } = (await answer.json()) as { checks: Record<string, boolean> }
  return [
    answer.status,
    ...Object.entries(checks)
      .filter(([, isFine]) => !isFine)
      .map(([name]) => name),
  ]
}
const overRest = async () => {
  const form = new FormData()
  form.set('file', await pictureFile('#a03040', { width: 1200, height: 900 }))
  form.set('name', 'Harbour')
  return installation.rest(ana).call('POST', '/assets/upload', { body: form })
}
const overGraphql = async () =>
  ana.sendFiles(UPLOAD, {
    input: { name: 'Harbour' },
    file: await pictureFile('#3040a0', { width: 1200, height: 900 }),
  })
/** Expects uploads to be refused over GraphQL and REST with a reason, leaving nothing behind. */
async function uploadsAreRefused() {
  expect(await overRest()).toMatchObject({
    status: 507,
    body: { detail: expect.stringMatching(`^${NO_SPACE}`) },
  })
  expect((await overGraphql()).errors?.[0]).toMatchObject({
    message: expect.stringMatching(`^${NO_SPACE}`),
    extensions: { code: 'STORAGE_FULL' },
  })
  expect((await ana.ask('{ assets { totalCount } }')).assets.totalCount).toBe(0)
}
const failed = async (id: string) => {
  const video = await arrived(ana, id)
  expect([video.status, video.failure]).toEqual(['FAILED', NO_SPACE])
  expect(video.job.viewerCanRetry).toBe(true)
  return video.job.id as string
}

;(canMount ? describe : describe.skip)(
  `on a disk in memory${canMount ? '' : ', which only root can mount: not tested here'}`,
  () => {
    beforeEach(async () => {
      fal = await startFal({ key: 'a-key' })
      disk = new SmallDisk(24)
    })
    afterEach(async () => {
      await installation.close()
      disk.unmount()
      await fal.close()
    })

    test('a full disk of files refuses uploads with a reason; with free space everything works again', async () => {
      await open({ STORAGE_URL: disk.folder })
      disk.fill()
      await uploadsAreRefused()
      await becomes(503, 'storage')
      expect(readdirSync(join(disk.folder, 'arriving'))).toEqual([])
      disk.empty()
      await becomes(200)
      await uploadOf(ana, 'Harbour')
    })

    test('a full scratch disk refuses uploads with a reason, and leaves nothing behind', async () => {
      await open({ DATA_DIR: disk.folder, STORAGE_URL: join('/tmp', `files-${process.pid}-${Date.now()}`) })
      disk.fill()
      await uploadsAreRefused()
      await becomes(503, 'scratch')
      while (readdirSync(join(disk.folder, 'scratch')).length)
        await new Promise((resolve) => setTimeout(resolve, 20))
      disk.empty()
      await becomes(200)
      await uploadOf(ana, 'Harbour')
    })

    test('a generation without free space is refused and not billed', async () => {
      await open({ STORAGE_URL: disk.folder, DISK_RESERVE_MB: '8' }, { worker: true })
      const projectId = await projectOf(ana)
      disk.fill(4 * MEGABYTE)
      const isFull = { code: 'STORAGE_FULL', message: NO_SPACE }
      await expect(prompt(ana, projectId, 'A lighthouse')).rejects.toMatchObject(isFull)
      const body = { project_id: projectId, prompt: 'A lighthouse' }
      expect(await installation.rest(ana).call('POST', '/video/video_gen', { body })).toMatchObject({
        status: 507,
        body: { detail: NO_SPACE },
      })
      expect((await overRest()).status).toBe(507)
      expect((await ana.ask(MESSAGES, { id: projectId })).project.messages.totalCount).toBe(0)
      disk.empty()
      const { videoId } = await prompt(ana, projectId, 'A lighthouse')
      expect((await arrived(ana, videoId)).status).toBe('PENDING')
      expect(fal.submits).toHaveLength(1)
    })

    test('a disk that fills up after the request fails the job before it is billed', async () => {
      await open({ STORAGE_URL: disk.folder, DISK_RESERVE_MB: '8' })
      const { videoId } = await prompt(ana, await projectOf(ana), 'A lighthouse')
      disk.fill(4 * MEGABYTE)
      const worker = makeWorker(installation.installation)
      await worker.open()
      try {
        const job = await failed(videoId)
        expect(fal.submits).toHaveLength(0)
        await expect(ana.ask(RETRY, { id: job })).rejects.toMatchObject({ code: 'STORAGE_FULL' })
        disk.empty()
        await ana.ask(RETRY, { id: job })
        expect((await arrived(ana, videoId)).status).toBe('PENDING')
        expect(fal.submits).toHaveLength(1)
      } finally {
        await worker.drain(0)
      }
    })

    test('a billed result that could not be stored is fetched again, not billed again', async () => {
      await open({ STORAGE_URL: disk.folder }, { worker: true })
      disk.fill()
      const { videoId } = await prompt(ana, await projectOf(ana), 'A lighthouse')
      const job = await failed(videoId)
      expect(readdirSync(join(disk.folder, 'arriving'))).toEqual([])
      disk.empty()
      await ana.ask(RETRY, { id: job })
      const video = await arrived(ana, videoId)
      expect(video).toMatchObject({ status: 'PENDING', failure: null })
      expect((await fetch(new URL(video.url, installation.url))).status).toBe(200)
      expect(fal.submits).toHaveLength(1)
    })

    test('a film without free space is refused, and merged when there is space', async () => {
      await open({ STORAGE_URL: disk.folder }, { worker: true })
      const projectId = await projectOf(ana)
      const videoIds = await clipsOf(ana, projectId, [['A lighthouse'], ['A train']])
      const cut = { projectId, videoIds, transitions: ['dissolve'], lengths: [1] }
      disk.fill()
      await expect(merge(ana, cut)).rejects.toMatchObject({ code: 'STORAGE_FULL', message: NO_SPACE })
      disk.empty()
      const film = await merge(ana, cut)
      await arrived(ana, film)
      expect((await look(ana, film)).status).toBe('PENDING')
    })
  },
)

/** Covers specification V6, V72. */
import { Film } from '../../src/modules/video/film.entity.js'
import { Clip } from '../../src/modules/video/clip.entity.js'
import { FileMissing } from '#platform/storage/storage'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { clipsOf, filmHash, merge } from './film-making.js'
import { arrived, projectOf } from './workspace.js'

let clips: Clips
let installation: TestInstallation
let ana: Client
let projectId: string
let videoIds: string[]
beforeAll(async () => {
  clips = await startClips()
  installation = await testInstallation({ worker: true, env: clips.env })
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
  videoIds = await clipsOf(ana, projectId, [['A lighthouse'], ['A harbour'], ['A gull']])
})
afterAll(async () => {
  await installation.close()
  await clips.close()
})

const db = () => installation.installation.database.em.fork()
const rows = async () => Promise.all(videoIds.map((id) => db().findOneOrFail(Clip, id)))
const mergeAll = async () =>
  arrived(
    ana,
    await merge(ana, { projectId, videoIds, transitions: ['fade', 'wipeleft'], lengths: [0.5, 0.5] }),
  )

test('videos without a current normalised copy are normalised for the film', async () => {
  const before = await rows()
  const film = await mergeAll()
  const { storage } = installation.installation
  const [lost, never, other] = before
  await storage.remove([lost.mezzanineVideoKey!])
  await db().nativeUpdate(Clip, never.id, {
    mezzanineVideoKey: null,
    mezzanineSoundKey: null,
    mezzanineSetting: null,
    frameRate: null,
  })
  await storage.remove([never.mezzanineVideoKey!, never.mezzanineSoundKey!])
  await db().nativeUpdate(Clip, other.id, { mezzanineSetting: 'of long ago' })

  const again = await mergeAll()
  expect(again).toMatchObject({ status: 'PENDING', frames: film.frames, duration: film.duration })
  const after = await rows()
  for (const [at, video] of after.entries()) {
    expect(video.mezzanineVideoKey).not.toBe(before[at].mezzanineVideoKey)
    expect(video).toMatchObject({
      mezzanineSetting: before[at].mezzanineSetting,
      frames: before[at].frames,
      frameRate: 24,
      videoKey: before[at].videoKey,
      status: 'accepted',
    })
    await storage.stat(video.mezzanineVideoKey!)
    await storage.stat(video.mezzanineSoundKey!)
    await expect(storage.stat(before[at].mezzanineVideoKey!)).rejects.toBeInstanceOf(FileMissing)
  }
  expect(await filmHash(installation, ana, (await mergeAll()).id)).toBe(
    await filmHash(installation, ana, again.id),
  )
  expect(await rows()).toEqual(after)
})

test('a merge started by an earlier release finishes, with a plan', async () => {
  const { me } = await ana.ask('{ me { id } }')
  const film = await db().transactional(async (em) => {
    const begun = em.create(Film, {
      projectId,
      authorId: me.id,
      title: 'The Keeper 9',
      clipIds: videoIds,
      gaps: [
        { transition: 'fade', seconds: 0.5 },
        { transition: '', seconds: 0 },
      ],
    })
    await em.flush()
    await installation.installation.services.jobs.add(em, {
      kind: 'merge',
      projectId,
      authorId: me.id,
      subjectId: begun.id,
    })
    return begun
  })
  expect(await arrived(ana, film.id)).toMatchObject({ status: 'PENDING', failure: null })
  const { video } = await ana.ask(
    'query ($id: ID!) { video(id: $id) { frames ... on Film { plan { frames isReconstructed clips { videoId outFrame } } } } }',
    { id: film.id },
  )
  expect(video.plan).toEqual({
    frames: video.frames,
    isReconstructed: false,
    clips: videoIds.map((videoId) => ({ videoId, outFrame: null })),
  })
})

test('motion is detected on arrival, and by maintenance in older videos', async () => {
  const motions = async () => (await rows()).map(({ motion }) => motion)
  const known = await motions()
  expect(known).toEqual(videoIds.map(() => ({ startFrame: 0, endFrame: 24 })))
  await db().nativeUpdate(Clip, { id: { $in: videoIds } }, { motion: null })
  await installation.installation.services.motionDetection.detect()
  expect(await motions()).toEqual(known)
})

test('videos with missing files do not block maintenance of others', async () => {
  const [{ id, mezzanineVideoKey }] = await rows()
  await db().nativeUpdate(Clip, { id: { $in: videoIds } }, { motion: null })
  await db().nativeUpdate(Clip, id, { mezzanineVideoKey: 'videos/lost.mp4' })
  await installation.installation.services.motionDetection.detect()
  expect((await rows()).map(({ motion }) => motion)).not.toContain(null)
  await db().nativeUpdate(Clip, id, { mezzanineVideoKey })
})

test('a film of a video whose file is missing fails, and its author is told which', async () => {
  const [, gull] = await rows()
  await installation.installation.storage.remove([gull.videoKey!, gull.mezzanineVideoKey!])
  const why = `The file of the video “${gull.title}” is missing`
  const film = await mergeAll()
  expect(film).toMatchObject({ status: 'FAILED', failure: why })
  const { video, notifications } = await ana.ask(
    'query ($id: ID!) { video(id: $id) { title } notifications(first: 1) { nodes { message link } } }',
    { id: film.id },
  )
  expect(notifications.nodes).toEqual([
    {
      message: `Your film “${video.title}” in “The Keeper” could not be merged: ${why}`,
      link: `/projects/${projectId}?tab=merged`,
    },
  ])
})

/** Covers specification R72, V64, V65, V67. */
import { firstItemId } from '#schema/cut-item'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { waitFor } from '../wait-for.js'
import { clipsOf, editCut, type InputOf } from './film-making.js'
import { arrived, projectOf, prompt, review } from './workspace.js'

let provider: Clips
let installation: TestInstallation
let ana: Client
let ben: Client
let projectId: string
/** Two clips of two seconds. */
let first: string
let second: string
beforeAll(async () => {
  provider = await startClips(2)
  installation = await testInstallation({ worker: true, env: provider.env })
  ana = await installation.join('ana')
  ben = await installation.join('ben')
  projectId = await projectOf(ana)
  ;[first, second] = await clipsOf(ana, projectId, [['A lighthouse'], ['A train']])
})
afterAll(async () => {
  await installation.close()
  await provider.close()
})

const ITEMS = 'items { id inFrame outFrame speed isTrimRemoved revision video { id } }'
const itemsNow = async () =>
  (await ana.ask(`query ($id: ID!) { project(id: $id) { cut { ${ITEMS} } } }`, { id: projectId })).project.cut
    .items
const update = (items: InputOf<'editItem'>[], person = ana) =>
  editCut(
    person,
    projectId,
    items.map((editItem) => ({ editItem })),
  )

test('a clip is rendered at another speed as soon as it is chosen', async () => {
  const kinds = async () => {
    const rows = await installation.installation.database.em
      .fork()
      .execute<{ kind: string }[]>("select distinct split_part(key, '-', 1) as kind from film_part")
    return rows.map(({ kind }) => kind)
  }
  await update([{ id: second, revision: 1, speed: 0.5 }])
  await waitFor(async () => expect(await kinds()).toEqual(expect.arrayContaining(['fitted', 'sped'])))
})

const PLAN = `frameRate frames isReconstructed clips { itemId videoId inFrame outFrame speed model seed contentId video { ... on Clip { prompt } } }
  segments { startFrame frames transition clip frame afterClip afterFrame }`

test('a film shows each item as of the start of the merge, and its plan has the source of each frame', async () => {
  const NEW = '22222222-2222-4222-8222-222222222222'
  await update([
    { id: first, revision: 1, inFrame: 6, outFrame: 30 },
    { id: second, revision: 2, gain: -6 },
  ])
  await editCut(ana, projectId, [{ splitItem: { id: second, revision: 3, frame: 24, newId: NEW } }])
  const { mergeVideos } = await ana.ask(
    'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }',
    {
      input: {
        projectId,
        videoIds: [NEW, first, second],
        gaps: [{ transition: 'fade', seconds: 0.5 }, { transition: '' }],
      },
    },
  )
  await update([{ id: first, revision: 2, inFrame: 0 }]) // too late for this film
  const film = await arrived(ana, mergeVideos.id)
  expect(film).toMatchObject({ status: 'PENDING', failure: null })
  const { video } = await ana.ask(
    `query ($id: ID!) { video(id: $id) { frames duration ... on Film { plan { ${PLAN} } } } }`,
    {
      id: mergeVideos.id,
    },
  )
  expect(video.plan).toMatchObject({
    frameRate: 24,
    frames: 108,
    isReconstructed: false,
    clips: [
      { itemId: NEW, videoId: second, inFrame: 24, outFrame: null, speed: 0.5, video: { prompt: 'A train' } },
      { itemId: firstItemId(first), videoId: first, inFrame: 6, outFrame: 30, speed: 1 },
      { itemId: firstItemId(second), videoId: second, inFrame: 0, outFrame: 24, speed: 0.5 },
    ],
    segments: [
      { startFrame: 0, frames: 36, transition: null, clip: 0, frame: 48 },
      { startFrame: 36, frames: 12, transition: 'fade', clip: 0, frame: 84, afterClip: 1, afterFrame: 6 },
      { startFrame: 48, frames: 12, transition: null, clip: 1, frame: 18 },
      { startFrame: 60, frames: 48, transition: null, clip: 2, frame: 0 },
    ],
  })
  expect(video).toMatchObject({ frames: 108, duration: 4.5 })
  expect(new Set(video.plan.clips.map(({ contentId }: { contentId: string }) => contentId)).size).toBe(2)
  const rest = await installation.rest(ana).call('GET', `/video/videos/${mergeVideos.id}/plan`)
  expect(rest.body).toMatchObject({ frames: 108, clips: [{ item_id: NEW }, {}, {}] })
})

test('two people change one cut without losing a change, and a stale change is refused', async () => {
  const [item] = await itemsNow()
  const { revision } = item
  await Promise.all([
    update([{ id: item.id, revision, gain: 3 }]),
    update([{ id: item.id, revision, speed: 2 }], ben),
    editCut(ana, projectId, [
      { arrangeCut: { itemIds: (await itemsNow()).map(({ id }: { id: string }) => id).toReversed() } },
    ]),
  ])
  expect((await itemsNow()).at(-1)).toMatchObject({ id: item.id, speed: 2, revision: revision + 2 })
  await update([{ id: item.id, revision: revision + 2, speed: 1.25 }], ben)
  await expect(update([{ id: item.id, revision, speed: 1.5 }])).rejects.toThrow(
    'ben has changed this clip meanwhile',
  )
})

test('a declined video is removed with all its uses, and restored with the trim of its first use', async () => {
  const before = (await itemsNow()).find(({ id }: { id: string }) => id === firstItemId(second))
  await review(ana, second, 'DECLINED')
  expect(await itemsNow()).toHaveLength(1)
  await review(ana, second, 'ACCEPTED')
  const items = await itemsNow()
  expect(items).toHaveLength(2)
  expect(items.at(-1)).toMatchObject({
    id: firstItemId(second),
    speed: before.speed,
    outFrame: before.outFrame,
  })
})

test('a take that replaces a trimmed one keeps the trim if it fits', async () => {
  const { videoId } = await prompt(ana, projectId, 'A lighthouse again', { takeOf: first })
  await arrived(ana, videoId)
  const items = await itemsNow()
  const at = items.findIndex(({ id }: { id: string }) => id === firstItemId(first))
  await review(ana, videoId, 'ACCEPTED')
  expect((await itemsNow())[at]).toMatchObject({
    id: firstItemId(videoId),
    outFrame: 30,
    isTrimRemoved: false,
  })

  const em = installation.installation.database.em.fork()
  await em.execute('update clip set frames = 20, duration = 20 / 24.0 where id = ?', [first])
  await review(ana, first, 'ACCEPTED')
  expect((await itemsNow())[at]).toMatchObject({
    id: firstItemId(first),
    inFrame: 0,
    outFrame: null,
    isTrimRemoved: true,
  })
})

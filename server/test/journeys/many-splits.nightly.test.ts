import { firstItemId } from '#schema/cut-item'
import { randomUUID } from 'node:crypto'
import { EngineName, Clip, VideoStatus } from '../../src/modules/video/clip.entity.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { editCut } from './film-making.js'
import { projectOf, review } from './workspace.js'

const FRAMES = 24 * 600
const [SPLITS, EDITS] = [1_000, 200]

let installation: TestInstallation
let ana: Client
let ben: Client
let projectId: string
let videoId: string
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
  ben = await installation.join('ben')
  projectId = await projectOf(ana)
  const { me } = await ana.ask('{ me { id } }')
  const em = installation.installation.database.em.fork()
  const video = em.create(Clip, {
    projectId,
    authorId: me.id,
    title: 'Ten minutes',
    engine: EngineName.LOCAL,
    status: VideoStatus.PENDING,
    duration: FRAMES / 24,
    frames: FRAMES,
    frameRate: 24,
    videoKey: 'videos/long.mp4',
  })
  await em.flush()
  videoId = video.id
  await review(ana, videoId, 'ACCEPTED')
})
afterAll(() => installation.close())

interface Item {
  id: string
  inFrame: number
  outFrame: number | null
  gain: number
  revision: number
}
const ITEMS = '{ items { id inFrame outFrame gain revision } }'
const itemsNow = async (): Promise<Item[]> =>
  (await ana.ask(`query ($id: ID!) { project(id: $id) { cut ${ITEMS} } }`, { id: projectId })).project.cut
    .items

test('a thousand splits stop at the limit, and lose no frames or edits of others', async () => {
  const refusals = new Set<string>()
  const split = async () => {
    let last = { id: videoId, frame: 0, revision: 1 }
    for (let count = 0; count < SPLITS; count++) {
      const [newId, frame] = [randomUUID(), last.frame + 12]
      const { id, revision } = last
      try {
        await editCut(ana, projectId, [{ splitItem: { id, revision, frame, newId } }])
        last = { id: newId, frame, revision: 1 }
      } catch (error) {
        refusals.add((error as Error).message)
      }
    }
  }
  let gain = 0
  const edit = async () => {
    for (let count = 0; count < EDITS; count++) {
      const first = (await itemsNow()).find(({ id }) => id === firstItemId(videoId))!
      gain = (count % 24) - 12
      await editCut(ben, projectId, [{ editItem: { id: videoId, revision: first.revision, gain } }])
    }
  }
  await Promise.all([split(), edit()])
  const items = await itemsNow()
  expect(items).toHaveLength(100)
  expect([...refusals]).toEqual(['A cut has at most 100 items'])
  expect(items[0]).toMatchObject({ id: firstItemId(videoId), inFrame: 0, outFrame: 12, gain })
  for (const [at, item] of items.entries()) expect(item.inFrame).toBe(at ? items[at - 1].outFrame : 0)
  expect(items.at(-1)!.outFrame).toBeNull()
})

import { EngineName, Video, VideoStatus } from '../../src/modules/video/video.entity.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { projectOf } from './workspace.js'

let installation: TestInstallation
let [ana, ben]: Client[] = []
let projectId: string
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
  ben = await installation.join('ben')
  projectId = await projectOf(ana)
  await clip(ana, 'A Lighthouse at dusk', { seed: 7, createdAt: new Date('2026-03-01T12:00:00Z') })
  await clip(ben, 'A lighthouse at noon', { seed: 8, createdAt: new Date('2026-03-02T12:00:00Z') })
  await clip(ben, 'A train', { model: 'another-model', createdAt: new Date('2026-03-03T12:00:00Z') })
  await clip(ben, 'A lighthouse that is gone', { deletedAt: new Date() })
})
afterAll(() => installation.close())

async function clip(author: Client, prompt: string, more: Partial<Video>): Promise<void> {
  const em = installation.installation.database.em.fork()
  const { me } = await author.ask('{ me { id } }')
  const facts = { model: 'a-model', engine: EngineName.LOCAL, status: VideoStatus.PENDING, ...more }
  em.create(Video, { projectId, authorId: me.id, title: prompt, prompt, ...facts })
  await em.flush()
}

const FIND = `query ($id: ID!, $search: VideoSearchInput!) { project(id: $id) {
  foundVideos(search: $search) { nodes { prompt } count { value } } } }`
async function find(search: object): Promise<string[]> {
  const { project } = await ben.ask(FIND, { id: projectId, search })
  const { nodes, count } = project.foundVideos
  expect(count.value).toBe(nodes.length)
  return nodes.map(({ prompt }: { prompt: string }) => prompt)
}

test('videos are found by words, model, seed, author and date, and by all of these at once', async () => {
  const [dusk, noon, train] = ['A Lighthouse at dusk', 'A lighthouse at noon', 'A train']
  expect(await find({})).toEqual([train, noon, dusk])
  expect(await find({ words: ' LIGHTHOUSE ' })).toEqual([noon, dusk])
  expect(await find({ words: 'house at d' })).toEqual([dusk])
  expect(await find({ words: '%' })).toEqual([])
  expect(await find({ model: 'another-model' })).toEqual([train])
  expect(await find({ seed: 7 })).toEqual([dusk])
  expect(await find({ author: 'Ben' })).toEqual([train, noon])
  expect(await find({ author: 'nobody' })).toEqual([])
  expect(await find({ from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' })).toEqual([noon])
  expect(await find({ words: 'lighthouse', author: 'ana', seed: 7 })).toEqual([dusk])
  expect(await find({ words: 'lighthouse', author: 'ben', seed: 7 })).toEqual([])
  const asked = `/video/project/${projectId}/search?words=lighthouse&from=2026-03-02`
  const { body } = await installation.rest(ana).get(asked)
  expect(body).toMatchObject([{ prompt: noon }])
  expect(await installation.rest(ana).get(`/video/project/${projectId}/search?from=soon`)).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['query', 'from'] }] },
  })
})

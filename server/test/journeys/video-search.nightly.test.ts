/** Covers specification R70. */
import { EngineName, Clip, VideoStatus } from '../../src/modules/video/clip.entity.js'
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

async function clip(author: Client, prompt: string, more: Partial<Clip>): Promise<void> {
  const em = installation.installation.database.em.fork()
  const { me } = await author.ask('{ me { id } }')
  const facts = { model: 'a-model', engine: EngineName.LOCAL, status: VideoStatus.PENDING, ...more }
  em.create(Clip, { projectId, authorId: me.id, title: prompt, prompt, ...facts })
  await em.flush()
}

test('REST finds videos by words and date, and rejects an invalid date', async () => {
  const asked = `/video/project/${projectId}/search?words=lighthouse&from=2026-03-02`
  const { body } = await installation.rest(ana).get(asked)
  expect(body).toMatchObject([{ prompt: 'A lighthouse at noon' }])
  expect(await installation.rest(ana).get(`/video/project/${projectId}/search?from=soon`)).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['query', 'from'] }] },
  })
})

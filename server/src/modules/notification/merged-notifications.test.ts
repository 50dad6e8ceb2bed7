/** Covers specification N4. */
import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { projectOf } from '../../../test/journeys/workspace.js'

let installation: TestInstallation
let ana: Client
let projectId: string
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
})
beforeEach(async () => {
  await ana.ask('mutation { markNotificationsRead }')
  projectId = await projectOf(ana)
})
afterAll(() => installation.close())

const em = () => installation.installation.database.em.fork()

/** Adds a take, in its own transaction. */
async function arrive(project = projectId): Promise<void> {
  const { me } = await ana.ask('{ me { id } }')
  const event = {
    type: 'takes-ready',
    userId: me.id,
    title: 'A take',
    projectId: project,
    project: 'Loaf',
  } as const
  await em().transactional((tx) => installation.installation.services.notifications.notify(tx, event))
}

const unread = async () =>
  (await ana.ask('{ notifications(first: 20) { nodes { message link isRead } } }')).notifications.nodes
    .filter(({ isRead }: { isRead: boolean }) => !isRead)
    .map(({ message }: { message: string }) => message)

test('takes that finish together are merged into one notification per project', async () => {
  await Promise.all(Array.from({ length: 6 }, () => arrive()))
  await arrive(await projectOf(ana, 'Another'))
  expect(await unread()).toEqual(['1 take ready in Loaf', '6 takes ready in Loaf'])
  const { notifications } = await ana.ask('{ notifications(first: 2) { nodes { link } } }')
  expect(notifications.nodes[1].link).toBe(`/projects/${projectId}?tab=videos`)
})

test('a read notification does not change: the next take creates another', async () => {
  await arrive()
  await ana.ask('mutation { markNotificationsRead }')
  await arrive()
  await arrive()
  expect(await unread()).toEqual(['2 takes ready in Loaf'])
})

test('after an hour, the next take creates another notification', async () => {
  await arrive()
  await em().execute("update notification set created_at = now() - interval '61 minutes' where not is_read")
  await arrive()
  expect(await unread()).toEqual(['1 take ready in Loaf', '1 take ready in Loaf'])
})

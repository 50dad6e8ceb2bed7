/** Covers specification N4. */
import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import type { NotificationEvent } from '#platform/events/notify'
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

type Given = NotificationEvent extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'userId'>
    : never
  : never

/** Notifies Ana in its own transaction. */
async function notify(event: Given): Promise<void> {
  const { me } = await ana.ask('{ me { id } }')
  const sent = { ...event, userId: me.id } as NotificationEvent
  await em().transactional((tx) => installation.installation.services.notifications.notify(tx, sent))
}
const arrive = (project = projectId) =>
  notify({ type: 'takes-ready', title: 'A take', projectId: project, project: 'Loaf' })

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

test('videos of one prompt are merged, those of another are not', async () => {
  const ready = (title: string) => notify({ type: 'video-ready', title, projectId, project: 'Loaf' })
  for (const title of ['A fox', 'A fox', 'A fox', 'The sea']) await ready(title)
  expect(await unread()).toEqual([
    'Your video “The sea” in “Loaf” is ready to review',
    'Your 3 videos “A fox” in “Loaf” are ready to review',
  ])
})

test('approvals by one admin are merged and lead to the library, except with a note', async () => {
  const approved = (assetId: string, note?: string) =>
    notify({ type: 'asset-approved', assetId, name: 'Coat', by: 'Noor', note })
  for (const id of ['a', 'b']) await approved(id)
  await approved('c', 'Lovely')
  expect(await unread()).toEqual([
    'Noor approved your asset “Coat”: Lovely',
    'Noor approved 2 of your assets',
  ])
  const { notifications } = await ana.ask('{ notifications(first: 2) { nodes { link } } }')
  expect(notifications.nodes.map(({ link }: { link: string }) => link)).toEqual([
    '/library/my-library/c',
    '/library/my-library',
  ])
})

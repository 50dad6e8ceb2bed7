/** Covers specification V24. */
import { VideoStatus } from '../../src/modules/video/clip.entity.js'
import { aClip, rows } from '../world/builders.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { projectOf, review } from './workspace.js'

let installation: TestInstallation
let ana: Client
let ben: Client
let projectId: string
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
  ben = await installation.join('ben')
  projectId = await projectOf(ana)
  const { me } = await ana.ask('{ me { id } }')
  const clip = (title: string, status = VideoStatus.PENDING) =>
    aClip({ projectId, authorId: me.id, title, status })
  await rows(
    ['one', 'two', 'three', 'four'].map((title) => clip(title)),
    clip('in progress', VideoStatus.IN_PROGRESS),
    clip('lost', VideoStatus.FAILED),
  )(installation.installation.database)
})
afterAll(() => installation.close())

const COUNT = '{ value isExact }'
const LOOK = `query ($id: ID!, $status: VideoStatus, $first: Int!, $after: String) { project(id: $id) {
  clips(status: $status, first: $first, after: $after) { nodes { id title } pageInfo { hasNextPage endCursor } count ${COUNT} }
  reviewCounts { toReview ${COUNT} accepted ${COUNT} declined ${COUNT} all ${COUNT} } } }`

interface Looked {
  clips: {
    nodes: { id: string; title: string }[]
    pageInfo: { hasNextPage: boolean; endCursor: string }
    count: object
  }
  reviewCounts: Record<string, { value: number; isExact: boolean }>
}
const look = async (person: Client, more: object = {}): Promise<Looked> =>
  (await person.ask(LOOK, { id: projectId, first: 50, ...more })).project
const titlesOf = ({ clips }: Looked) => clips.nodes.map(({ title }) => title).sort()
const countsOf = ({ reviewCounts }: Looked) =>
  Object.fromEntries(Object.entries(reviewCounts).map(([name, { value }]) => [name, value]))

test('videos are listed and counted by review state, after each decision', async () => {
  const before = await look(ana, { status: 'PENDING' })
  expect(titlesOf(before)).toEqual(['four', 'one', 'three', 'two'])
  expect(countsOf(before)).toEqual({ toReview: 4, accepted: 0, declined: 0, all: 6 })
  const idOf = (title: string) => before.clips.nodes.find((one) => one.title === title)!.id
  await review(ana, idOf('one'), 'ACCEPTED')
  await review(ben, idOf('two'), 'DECLINED')
  const after = await look(ben, { status: 'PENDING' })
  expect(titlesOf(after)).toEqual(['four', 'three'])
  expect(countsOf(after)).toEqual({ toReview: 2, accepted: 1, declined: 1, all: 6 })
  expect(titlesOf(await look(ben, { status: 'ACCEPTED' }))).toEqual(['one'])
  expect(titlesOf(await look(ben, { status: 'DECLINED' }))).toEqual(['two'])
  await review(ana, idOf('two'), 'ACCEPTED')
  expect(countsOf(await look(ana))).toEqual({ toReview: 2, accepted: 2, declined: 0, all: 6 })
})

test('REST lists the videos of one state, and rejects an unknown state', async () => {
  const rest = installation.rest(ben)
  const listed = await rest.get(`/video/project/${projectId}?status=accepted&limit=1`)
  expect(listed.status).toBe(200)
  expect(listed.body).toMatchObject([{ status: 'accepted' }])
  expect(listed.headers.get('link')).toContain('status=accepted')
  expect((await rest.get(`/video/project/${projectId}`)).body).toHaveLength(6)
  for (const [path, field] of [
    ['?status=lost', 'status'],
    ['/search?created_after=soon', 'created_after'],
  ])
    expect(await rest.get(`/video/project/${projectId}${path}`)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['query', field] }] },
    })
})

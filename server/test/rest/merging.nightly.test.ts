/** Covers specification R12, R48. */
import { setTimeout as pause } from 'node:timers/promises'
import { openApi } from '../../src/app/process/api.js'
import { Film } from '../../src/modules/video/film.entity.js'
import { EngineName, Clip, VideoStatus } from '../../src/modules/video/clip.entity.js'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { arrived, projectOf, prompt, review } from '../journeys/workspace.js'
import { ShapedClient, endedJob, memberOf, placesOf, sameFile } from './shaped-client.js'

let clips: Clips
let installation: TestInstallation
let ben: ShapedClient
let cleo: ShapedClient
let benAtGraphql: Client
let projectId: string
/** The URLs of two accepted clips of two seconds each. */
let lighthouse: string
let train: string
/** The same installation behind an API that waits only 0.1 seconds. */
let hasty: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  clips = await startClips(2)
  installation = await testInstallation({ worker: true, env: clips.env })
  benAtGraphql = await installation.join('ben')
  ben = new ShapedClient(installation.url, benAtGraphql.token)
  cleo = await memberOf(installation, 'cleo')
  projectId = await projectOf(benAtGraphql)
  const asked = [
    await prompt(benAtGraphql, projectId, 'A lighthouse'),
    await prompt(benAtGraphql, projectId, 'A train'),
  ]
  for (const { videoId } of asked) {
    await arrived(benAtGraphql, videoId)
    await review(benAtGraphql, videoId, 'ACCEPTED')
  }
  ;[lighthouse, train] = await Promise.all(
    asked.map(
      async ({ videoId }) => (await videosOf(ben)).find(({ video_id: id }) => id === videoId)!.video_url,
    ),
  )
  hasty = await openApi(installation.installation, { patienceMs: 100 })
})
afterAll(async () => {
  await hasty.drain()
  await installation.close()
  await clips.close()
})

interface Shown {
  video_id: string
  video_url: string
  isMerged: boolean
  status: string
}
const videosOf = async (person: ShapedClient, id = projectId): Promise<Shown[]> =>
  (await person.get(`/video/project/${id}`)).body
const filmsOf = async (person: ShapedClient) => (await videosOf(person)).filter(({ isMerged }) => isMerged)
const merge = (
  person: ShapedClient,
  urls: unknown,
  transitions: unknown = [],
  headers: Record<string, string> = {},
) =>
  person.post(
    '/video/merge_videos',
    { project_id: projectId, video_urls: urls, transition_types: transitions },
    headers,
  )
/** The URL of a video whose file is never read. */
async function addressOf(values: Partial<Clip>, id = projectId): Promise<string> {
  const em = installation.installation.database.em.fork()
  const { user_id: authorId } = (await ben.get('/me')).body
  const video = em.create(Clip, {
    projectId: id,
    authorId,
    title: 'A cat',
    engine: EngineName.LOCAL,
    videoKey: `videos/${crypto.randomUUID()}.mp4`,
    ...values,
  })
  await em.flush()
  return (await videosOf(ben, id)).find(({ video_id: known }) => known === video.id)!.video_url
}

/** The URL of a film. */
async function filmAddress(): Promise<string> {
  const em = installation.installation.database.em.fork()
  const { user_id: authorId } = (await ben.get('/me')).body
  const videoKey = `films/${crypto.randomUUID()}.mp4`
  const film = em.create(Film, { projectId, authorId, title: 'A cat', status: VideoStatus.PENDING, videoKey })
  await em.flush()
  return (await videosOf(ben)).find(({ video_id: known }) => known === film.id)!.video_url
}

test('invalid clips are refused by their position, without fetching or starting anything', async () => {
  const other = await projectOf(benAtGraphql, 'Another')
  const elsewhere = await addressOf({ status: VideoStatus.ACCEPTED }, other)
  const pending = await addressOf({ status: VideoStatus.PENDING })
  const declined = await addressOf({ status: VideoStatus.DECLINED })
  const merged = await filmAddress()
  const foreign = lighthouse.replace(/^http:\/\/[^/]+/, 'http://169.254.169.254')
  const faults: [unknown, unknown, (string | number)[][]][] = [
    [[], [], [['video_urls']]],
    [undefined, undefined, [['video_urls']]],
    [[lighthouse, 7], [''], [['video_urls', 1]]],
    [Array(101).fill(lighthouse), [], [['video_urls']]],
    [[lighthouse, train], [], [['transition_types']]],
    [[lighthouse, train], ['fade', 'fade'], [['transition_types']]],
    [[lighthouse, train], ['custom'], [['transition_types', 0]]],
    [[lighthouse, train], [null], [['transition_types', 0]]],
    [[lighthouse, lighthouse], [''], [['video_urls']]],
    ...[
      foreign,
      elsewhere,
      pending,
      declined,
      merged,
      'nonsense',
      '',
      'file:///etc/passwd',
      lighthouse.replace('/files/', '/files/../'),
    ].map((url): [unknown, unknown, (string | number)[][]] => [[lighthouse, url], [''], [['video_urls', 1]]]),
    [
      [foreign, train, elsewhere],
      ['', ''],
      [
        ['video_urls', 0],
        ['video_urls', 2],
      ],
    ],
  ]
  for (const [urls, transitions, places] of faults)
    expect([urls, transitions, placesOf(await merge(ben, urls, transitions))]).toEqual([
      urls,
      transitions,
      places.map((place) => ['body', ...place]),
    ])
  expect((await filmsOf(ben)).length).toBe(1) // the example film
})

test('a merge returns the film, which a plain GET reads', async () => {
  const { status, body } = await merge(cleo, [lighthouse, train], ['fade'])
  expect([status, Object.keys(body).sort()]).toEqual([200, ['video_id', 'video_url']])
  expect((await filmsOf(ben))[0]).toMatchObject({
    video_id: body.video_id,
    video_url: sameFile(body.video_url),
    isMerged: true,
    duration: 3,
    width: 1280,
    height: 720,
  })
  const whole = await fetch(body.video_url)
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  expect(
    Buffer.from(await whole.arrayBuffer())
      .subarray(4, 8)
      .toString(),
  ).toBe('ftyp')
})

test('our URLs are recognised with any signature; callers can poll the job instead of waiting', async () => {
  const aged = lighthouse.replace(/\?.*/, '?expires=1&signature=long-over')
  const { status, headers, body } = await merge(ben, [aged, train.replace(/\?.*/, '')], [''], {
    prefer: 'return=minimal, respond-async',
  })
  expect([status, headers.get('preference-applied'), body]).toMatchObject([
    202,
    'respond-async',
    { kind: 'merge', video: { isMerged: true } },
  ])
  expect(headers.get('location')).toBe(`/api/v1/video/job_status/${body.job_id}`)
  const { status: end, error, video } = await endedJob(cleo, body.job_id)
  expect([end, error, video]).toMatchObject([
    'succeeded',
    null,
    { video_id: body.video.video_id, isMerged: true, duration: 4 },
  ])
  expect((await fetch(video.video_url)).status).toBe(200)
})

test('a merge continues after a timeout of its call, and after its caller disconnects', async () => {
  const door = new ShapedClient(`http://127.0.0.1:${hasty.port}`, ben.token)
  const path = new URL(train).pathname
  const late = await merge(door, [path], [])
  expect(late).toMatchObject({ status: 504, body: { job_id: expect.any(String) } })
  expect(late.headers.get('location')).toBe(`/api/v1/video/job_status/${late.body.job_id}`)

  const before = (await filmsOf(ben)).length
  const leaving = new AbortController()
  const gone = fetch(`${installation.url}/api/v1/video/merge_videos`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { authorization: `Bearer ${ben.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ project_id: projectId, video_urls: [lighthouse], transition_types: [] }),
  }).catch(({ name }: Error) => name)
  while ((await filmsOf(ben)).length === before) await pause(20)
  leaving.abort()
  expect(await gone).toBe('AbortError')
  while ((await filmsOf(ben))[0].status === 'in_progress') await pause(200)
  expect((await filmsOf(ben))[0]).toMatchObject({ status: 'pending', duration: 2 })
  expect(await endedJob(ben, late.body.job_id)).toMatchObject({
    status: 'succeeded',
    video: { isMerged: true, duration: 2 },
  })
})

test('a failed merge returns an error with its job, and leaves no film', async () => {
  const { database, storage } = installation.installation
  const videoKey = new URL(train).pathname.replace('/files/', '')
  const { title, mezzanineVideoKey } = await database.em.fork().findOneOrFail(Clip, { videoKey })
  await storage.remove([videoKey, mezzanineVideoKey!])
  const failed = await merge(ben, [lighthouse, train], ['fade'])
  expect(failed).toMatchObject({
    status: 500,
    body: {
      detail: 'Failed to merge videos. Please try again.',
      job_id: expect.any(String),
      request_id: failed.headers.get('x-request-id'),
    },
  })
  expect(await endedJob(ben, failed.body.job_id)).toMatchObject({
    status: 'failed',
    error: `The file of the video “${title}” is missing`,
    video: { status: 'failed', video_url: null },
  })
})

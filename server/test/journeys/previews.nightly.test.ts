/** Covers specification V16. */
import { FilmPart } from '../../src/modules/film/film-part-store.js'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { arrived, projectOf, prompt, review } from './workspace.js'

const SAVE = 'mutation ($input: UpdateCutInput!) { updateCut(input: $input) { transitions lengths } }'
const PREVIEW =
  'mutation ($input: TransitionPreviewInput!) { previewTransition(input: $input) { key seconds url } }'
const RENDERED = 'subscription ($id: ID!) { transitionRendered(projectId: $id) { key seconds url } }'

let clips: Clips
let installation: TestInstallation
let ana: Client
let ben: Client
let projectId: string
let videoIds: string[]
beforeAll(async () => {
  clips = await startClips(2)
  installation = await testInstallation({ worker: true, env: clips.env })
  ana = await installation.join('ana')
  ben = await installation.join('ben')
  projectId = await projectOf(ana)
  const made = [
    await prompt(ana, projectId, 'A lighthouse at dusk'),
    await prompt(ana, projectId, 'A harbour at noon'),
  ]
  for (const { videoId } of made) await arrived(ana, videoId)
  videoIds = made.map(({ videoId }) => videoId)
  for (const id of videoIds) await review(ana, id, 'ACCEPTED')
})
afterAll(async () => {
  await installation.close()
  await clips.close()
})

const ask = (person: Client, more: object = {}) =>
  person
    .ask(PREVIEW, {
      input: {
        projectId,
        beforeId: videoIds[0],
        afterId: videoIds[1],
        transition: 'wipeleft',
        seconds: 0.5,
        ...more,
      },
    })
    .then(({ previewTransition }) => previewTransition)
const partsOf = (kind: string) =>
  installation.installation.database.em.fork().count(FilmPart, { key: { $like: `${kind}-%` } })

test('a chosen transition is rendered in the background, announced, and used by the merge', async () => {
  const told = await ben.listen(RENDERED, { id: projectId })
  await ana.ask(SAVE, { input: { projectId, videoIds, transitions: ['wipeleft'], lengths: [0.5] } })
  const { value } = await told.next()
  expect(value.transitionRendered).toMatchObject({ seconds: 0.5, url: expect.stringContaining('/files/') })
  const preview = await ask(ben)
  expect(preview).toEqual(value.transitionRendered)
  const file = await fetch(new URL(preview.url, installation.url))
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  const window = new Uint8Array(await file.arrayBuffer())
  expect(Buffer.from(window.subarray(4, 8)).toString()).toBe('ftyp')
  expect(await partsOf('window')).toBe(1)
  const { mergeVideos } = await ana.ask(
    'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }',
    { input: { projectId, videoIds, transitions: ['wipeleft'], lengths: [0.5] } },
  )
  expect(await arrived(ana, mergeVideos.id)).toMatchObject({ status: 'PENDING', frames: 2 * 48 - 12 })
  expect(await partsOf('window')).toBe(1)
})

test('other transitions are rendered on request; repeating the request queues nothing more', async () => {
  const told = await ana.listen(RENDERED, { id: projectId })
  const [first, second] = await Promise.all([
    ask(ana, { transition: 'circleopen' }),
    ask(ben, { transition: 'circleopen' }),
  ])
  expect(first).toEqual({ key: second.key, seconds: 0.5, url: null })
  expect((await told.next()).value.transitionRendered.key).toBe(first.key)
  expect((await ask(ben, { transition: 'circleopen' })).url).toContain('/files/')
})

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { EngineName, Video } from '../../src/modules/video/video.entity.js'
import type { Client, Refused } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { projectOf, review } from './workspace.js'

let installation: TestInstallation
let ana: Client
let ben: Client
let projectId: string
/** Two long clips, and one of 1.25 seconds. */
let long: string
let longer: string
let short: string
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
  ben = await installation.join('ben')
  projectId = await projectOf(ana)
  ;[long, longer, short] = await Promise.all([6, 8, 1.25].map(clip))
  for (const id of [long, longer, short]) await review(ana, id, 'ACCEPTED')
})
afterAll(() => installation.close())

/** A clip that has arrived. Only its length matters here: nothing is rendered. */
async function clip(duration: number): Promise<string> {
  const em = installation.installation.database.em.fork()
  const { me } = await ana.ask('{ me { id } }')
  const video = em.create(Video, {
    projectId,
    authorId: me.id,
    title: `${duration} seconds`,
    engine: EngineName.LOCAL,
    duration,
    frames: duration * 24,
    width: 1280,
    height: 720,
  })
  Object.assign(video, {
    status: 'pending',
    videoKey: `videos/${duration}.mp4`,
    posterKey: `videos/${duration}.webp`,
  })
  await em.flush()
  return video.id
}

const CUT = 'transitions lengths size fit videos { id }'
const shown = ({ videos, ...cut }: { videos: { id: string }[] }) => ({
  ...cut,
  videoIds: videos.map(({ id }) => id),
})
const cut = async (person = ana) =>
  shown(
    (await person.ask(`query ($id: ID!) { project(id: $id) { cut { ${CUT} } } }`, { id: projectId })).project
      .cut,
  )
const save = async (input: object, person = ana) =>
  shown(
    (
      await person.ask(`mutation ($input: SaveCutInput!) { saveCut(input: $input) { ${CUT} } }`, {
        input: { projectId, ...input },
      })
    ).saveCut,
  )
const merge = async (input: object) =>
  (
    await ana.ask(
      'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id isMerged transitions lengths size fit } }',
      { input: { projectId, ...input } },
    )
  ).mergeVideos
const refusal = (asked: Promise<unknown>): Promise<Refused> =>
  asked.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: Refused) => error,
  )

test('a new cut has transitions of a second, the size of its clips, and bars', async () => {
  expect(await cut()).toEqual({
    videoIds: [long, longer, short],
    transitions: ['', ''],
    lengths: [1, 1],
    size: null,
    fit: 'pad',
  })
})

test('lengths, size and fit are kept with the cut, and others see them at once', async () => {
  const changes = ben.subscribe(`subscription ($id: ID!) { cutChanged(projectId: $id) { ${CUT} } }`, {
    id: projectId,
  })
  const change = changes.next()
  const order = { videoIds: [longer, long, short], transitions: ['fade', 'hblur'], lengths: [2, 0.25] }
  const kept = { ...order, size: '1080p', fit: 'crop' }
  // Saved again until it is heard: the subscription may begin after the first.
  for (;;) {
    expect(await save(kept)).toEqual(kept)
    const heard = await Promise.race([change, new Promise<null>((resolve) => setTimeout(resolve, 500, null))])
    if (!heard) continue
    expect(
      shown((heard as { value: { cutChanged: { videos: { id: string }[] } } }).value.cutChanged),
    ).toEqual(kept)
    break
  }
  expect(await cut(ben)).toEqual(kept)
  expect(await save({ ...order, lengths: [0.5, 0.75] })).toEqual({ ...kept, lengths: [0.5, 0.75] })
  const { lengths: _, ...usual } = order
  expect(await save({ ...usual, size: null })).toEqual({ ...kept, lengths: [1, 1], size: null })
})

test('a video takes the length after it along when it leaves; who comes back has the usual one', async () => {
  await save({ videoIds: [long, longer, short], transitions: ['fade', 'hblur'], lengths: [2, 0.25] })
  await review(ana, long, 'DECLINED')
  expect(await cut()).toMatchObject({ videoIds: [longer, short], transitions: ['hblur'], lengths: [0.25] })
  await review(ana, long, 'ACCEPTED')
  expect(await cut()).toMatchObject({
    videoIds: [longer, short, long],
    transitions: ['hblur', ''],
    lengths: [0.25, 1],
  })
})

test('what is not offered is refused, with a word about each fault', async () => {
  const order = { videoIds: [long, longer], transitions: ['fade'] }
  const faults: [object, (string | number)[], string][] = [
    [{ lengths: [] }, ['lengths'], 'There must be one length fewer than videos: 1, not 0'],
    [{ lengths: [3] }, ['lengths', 0], 'A transition lasts 0.25, 0.5, 0.75, 1, 1.5 or 2 seconds'],
    [{ size: '4k' }, ['size'], 'A film is made in 720p or 1080p'],
    [{ fit: 'stretch' }, ['fit'], 'A clip of another shape is fitted by pad or crop'],
  ]
  for (const [fault, path, message] of faults) {
    for (const door of [save, merge]) {
      const { code, issues } = await refusal(door({ ...order, ...fault }))
      expect({ code, issues }).toEqual({ code: 'BAD_USER_INPUT', issues: [{ path, message }] })
    }
  }
})

test('a film keeps what it is made with; a transition is shortened where a clip is too short for it', async () => {
  const order = { videoIds: [long, longer, short], transitions: ['fade', 'hblur'] }
  expect(await merge({ ...order, lengths: [2, 2], size: '1080p', fit: 'crop' })).toMatchObject({
    isMerged: true,
    transitions: ['fade', 'hblur'],
    lengths: [2, 0.5],
    size: '1080p',
    fit: 'crop',
  })
  expect(await merge({ ...order, transitions: ['', 'fade'] })).toMatchObject({
    transitions: ['', 'fade'],
    lengths: [0, 0.5],
    size: null,
    fit: 'pad',
  })
})

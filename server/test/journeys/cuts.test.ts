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

const CUT = 'gaps { transition seconds } size fit videos { id }'
const FILM = 'id isMerged gaps { transition seconds } transitions lengths size fit'
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
    await ana.ask(`mutation ($input: MergeInput!) { mergeVideos(input: $input) { ${FILM} } }`, {
      input: { projectId, ...input },
    })
  ).mergeVideos
const refusal = (asked: Promise<unknown>): Promise<Refused> =>
  asked.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: Refused) => error,
  )

const gap = (transition: string, seconds: number) => ({ transition, seconds })

test('a new cut has transitions of a second, the size of its clips, and bars', async () => {
  expect(await cut()).toEqual({
    videoIds: [long, longer, short],
    gaps: [gap('', 1), gap('', 1)],
    size: null,
    fit: 'pad',
  })
})

test('lengths, size and fit are kept with the cut, and others see them at once', async () => {
  const changes = ben.subscribe(`subscription ($id: ID!) { cutChanged(projectId: $id) { ${CUT} } }`, {
    id: projectId,
  })
  const change = changes.next()
  const order = { videoIds: [longer, long, short], gaps: [gap('fade', 2), gap('hblur', 0.25)] }
  const kept = { ...order, size: '1080p', fit: 'crop' }
  // Saved again until it is received: the subscription may start after the first.
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
  const others = [gap('fade', 0.5), gap('hblur', 0.75)]
  expect(await save({ ...order, gaps: others })).toEqual({ ...kept, gaps: others })
  const usual = [{ transition: 'fade' }, { transition: 'hblur', seconds: null }]
  expect(await save({ ...order, gaps: usual, size: null })).toEqual({
    ...kept,
    gaps: [gap('fade', 1), gap('hblur', 1)],
    size: null,
  })
})

test('a video takes the gap after it along when it leaves; who comes back has a plain cut', async () => {
  await save({ videoIds: [long, longer, short], gaps: [gap('fade', 2), gap('hblur', 0.25)] })
  await review(ana, long, 'DECLINED')
  expect(await cut()).toMatchObject({ videoIds: [longer, short], gaps: [gap('hblur', 0.25)] })
  await review(ana, long, 'ACCEPTED')
  expect(await cut()).toMatchObject({
    videoIds: [longer, short, long],
    gaps: [gap('hblur', 0.25), gap('', 1)],
  })
})

test('what is not offered is refused, with a word about each fault', async () => {
  const videoIds = [long, longer]
  const fade = { videoIds, gaps: [gap('fade', 1)] }
  const lists = { videoIds, transitions: ['fade'] }
  const lengths = 'A transition lasts 0.25, 0.5, 0.75, 1, 1.5 or 2 seconds'
  const faults: [object, (string | number)[], string][] = [
    [{ videoIds, gaps: [] }, ['gaps'], 'There must be one gap fewer than videos: 1, not 0'],
    [{ videoIds, gaps: [gap('custom', 1)] }, ['gaps', 0, 'transition'], 'There is no transition custom'],
    [{ videoIds, gaps: [gap('', 3)] }, ['gaps', 0, 'seconds'], lengths],
    [{ videoIds }, ['gaps'], 'What joins the videos must be given'],
    [{ ...fade, ...lists }, ['transitions'], 'Either gaps or transitions can be given, not both'],
    [{ ...fade, lengths: [1] }, ['lengths'], 'Either gaps or lengths can be given, not both'],
    [{ ...lists, lengths: [] }, ['lengths'], 'There must be one length fewer than videos: 1, not 0'],
    [{ ...lists, lengths: [3] }, ['lengths', 0], lengths],
    [{ ...fade, size: '4k' }, ['size'], 'A film is made in 720p or 1080p'],
    [{ ...fade, fit: 'stretch' }, ['fit'], 'A clip of another shape is fitted by pad or crop'],
  ]
  for (const [fault, path, message] of faults) {
    for (const door of [save, merge]) {
      const { code, issues } = await refusal(door(fault))
      expect({ code, issues }).toEqual({ code: 'BAD_USER_INPUT', issues: [{ path, message }] })
    }
  }
})

test('a film keeps what it is made with; a transition is shortened where a clip is too short for it', async () => {
  const videoIds = [long, longer, short]
  const gaps = [gap('fade', 2), gap('hblur', 2)]
  expect(await merge({ videoIds, gaps, size: '1080p', fit: 'crop' })).toMatchObject({
    isMerged: true,
    gaps: [gap('fade', 2), gap('hblur', 0.5)],
    size: '1080p',
    fit: 'crop',
  })
  expect(await merge({ videoIds, gaps: [{ transition: '' }, { transition: 'fade' }] })).toMatchObject({
    gaps: [gap('', 0), gap('fade', 0.5)],
    size: null,
    fit: 'pad',
  })
})

test('who still gives and reads transitions and lengths as two lists gets the same cut and film', async () => {
  const order = { videoIds: [long, longer, short], transitions: ['fade', ''], lengths: [2, 0.25] }
  const gaps = [gap('fade', 2), gap('', 0.25)]
  expect(await save(order)).toMatchObject({ videoIds: order.videoIds, gaps })
  const { project } = await ana.ask('query ($id: ID!) { project(id: $id) { cut { transitions lengths } } }', {
    id: projectId,
  })
  expect(project.cut).toEqual({ transitions: order.transitions, lengths: order.lengths })
  const { lengths: _, ...usual } = order
  expect(await save(usual)).toMatchObject({ gaps: [gap('fade', 1), gap('', 1)] })
  expect(await merge(order)).toMatchObject({
    gaps: [gap('fade', 2), gap('', 0)],
    transitions: ['fade', ''],
    lengths: [2, 0],
  })
})

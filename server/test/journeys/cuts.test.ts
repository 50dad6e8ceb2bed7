/** Covers specification V9, V15. */
import { EngineName, Clip } from '../../src/modules/video/clip.entity.js'
import type { Client } from '../graphql-client.js'
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

/** A finished clip. Only its length matters, because nothing is rendered. */
async function clip(duration: number): Promise<string> {
  const em = installation.installation.database.em.fork()
  const { me } = await ana.ask('{ me { id } }')
  const video = em.create(Clip, {
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

const gap = (transition: string, seconds: number) => ({ transition, seconds })

test('lengths, size and fit are stored with the cut, and others see them at once', async () => {
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

test('removing a video also removes the gap after it; a restored one has a plain cut', async () => {
  await save({ videoIds: [long, longer, short], gaps: [gap('fade', 2), gap('hblur', 0.25)] })
  await review(ana, long, 'DECLINED')
  expect(await cut()).toMatchObject({ videoIds: [longer, short], gaps: [gap('hblur', 0.25)] })
  await review(ana, long, 'ACCEPTED')
  expect(await cut()).toMatchObject({
    videoIds: [longer, short, long],
    gaps: [gap('hblur', 0.25), gap('', 1)],
  })
})

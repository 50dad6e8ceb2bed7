/** Covers specification B30, B81, B84, B87, without a provider. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { referenceSheetPrompt } from '#schema/reference-sheet'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { likeness } from '../likeness.js'
import { merge } from './film-making.js'
import { pictureFile, uploadOf } from './pictures.js'
import { arrived, cutOf, projectOf, review } from './workspace.js'

const SHOTS = `query ($id: ID!) { storyboard(projectId: $id) { drawingJob { id } shots {
  id firstFrame { asset { url } } firstFrames { id status note asset { isGenerated } } changedSinceFirstFrame
  drawing { url isCurrent note } takes { id status prompt note } } } }`
interface Shot {
  id: string
  firstFrame: { asset: { url: string } } | null
  firstFrames: { id: string; status: string; note: string | null }[]
  drawing: { url: string; isCurrent: boolean; note: string | null } | null
  takes: { id: string; status: string; prompt: string; note: string | null }[]
}

let folder: string
let installation: TestInstallation
let ana: Client
let projectId: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutroom-cast-'))
  installation = await testInstallation({ worker: true })
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
})
afterAll(async () => {
  await installation.close()
  await rm(folder, { recursive: true, force: true })
})

const change = (type: string, name: string, input: object) =>
  ana.ask(`mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input })
const board = async (): Promise<{ drawingJob: object | null; shots: Shot[] }> =>
  (await ana.ask(SHOTS, { id: projectId })).storyboard

async function until<Seen>(see: () => Promise<Seen>, isSo: (seen: Seen) => boolean): Promise<Seen> {
  for (;;) {
    const seen = await see()
    if (isSo(seen)) return seen
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function downloaded(name: string, url: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, new Uint8Array(await (await fetch(new URL(url, installation.url))).arrayBuffer()))
  return file
}

/** Draws a reference sheet from a picture; returns its id. */
async function drawSheet(pictureId: string): Promise<string> {
  const rosa = { kind: 'CAST', name: 'rosa', label: 'Rosa', description: 'An old woman in a red coat' }
  const { generateImage } = await ana.ask(
    'mutation ($input: ImagePromptInput!) { generateImage(input: $input) { answer { id } } }',
    { input: { projectId, prompt: referenceSheetPrompt(rosa), referenceIds: [pictureId] } },
  )
  const answer = async () =>
    (
      await ana.ask('query ($id: ID!) { node(id: $id) { ... on Message { asset { id } job { status } } } }', {
        id: generateImage.answer.id,
      })
    ).node
  return (await until(answer, ({ job }) => job.status === 'SUCCEEDED')).asset.id
}

test('without a key: reference sheet, first frames, animatic, takes and film are drawn by the local engine', async () => {
  const { id: picture } = await uploadOf(ana, 'Rosa', { file: await pictureFile('#b03030') })
  await change('AddAssetToProjectInput', 'addAssetToProject', { projectId, assetId: picture })
  const sheet = await drawSheet(picture)
  await change('AddStoryboardElementInput', 'addStoryboardElement', {
    projectId,
    kind: 'CAST',
    name: 'rosa',
    description: 'An old woman in a red coat',
    assetIds: [sheet],
    imageUses: [{ assetId: sheet, use: 'TURNAROUND' }],
  })
  await change('AddStoryboardShotsInput', 'addStoryboardShots', {
    projectId,
    shots: [
      { words: '@rosa waits on the pier.', seconds: 2 },
      { words: 'Rain falls on the lighthouse and a zorp.', camera: 'push_in', seconds: 2 },
    ],
  })
  await change('DrawMissingFirstFramesInput', 'drawMissingFirstFrames', { projectId })
  const isDrawn = ({ firstFrames }: Shot) => firstFrames[0]?.status === 'PENDING'
  const drawn = await until(board, ({ shots }) => shots.every(isDrawn))
  for (const { firstFrames } of drawn.shots)
    await change('AcceptFirstFrameInput', 'acceptFirstFrame', { id: firstFrames[0]!.id })

  await ana.ask('mutation ($id: ID!) { generateMissingDrawings(projectId: $id) { id } }', { id: projectId })
  const animated = await until(board, ({ drawingJob, shots }) =>
    shots.every(({ drawing }) => !drawingJob && drawing?.isCurrent),
  )
  await change('GenerateMissingTakesInput', 'generateMissingTakes', { projectId })
  const { shots } = await board()
  const takes = shots.map((shot) => shot.takes[0]!.id)
  // it cannot see what the first frame shows
  expect(shots[0]!.takes[0]!.prompt).toMatch(/^Character rosa: An old woman in a red coat\.$/m)
  for (const [at, id] of takes.entries()) {
    const { url } = await arrived(ana, id)
    const still = await downloaded(`still-${at}`, shots[at]!.firstFrame!.asset.url)
    expect(await likeness(await downloaded(`take-${at}.mp4`, url), 0, still)).toBeGreaterThan(0.9)
    const drawing = await downloaded(`drawing-${at}.mp4`, animated.shots[at]!.drawing!.url)
    expect(await likeness(drawing, 0, still)).toBeGreaterThan(0.9)
    await review(ana, id, 'ACCEPTED')
  }
  // what is not drawn is noted at the first frame, the drawing and the take
  const [, second] = (await board()).shots
  const notes = [second!.firstFrames[0]!.note, second!.drawing!.note, second!.takes[0]!.note]
  expect(notes).toEqual(notes.map(() => 'Shown by name: zorp. Try other words.'))
  const { videoIds } = await cutOf(ana, projectId)
  expect(videoIds).toEqual(takes)
  const film = await merge(ana, { projectId, videoIds, transitions: ['fade'], lengths: [0.5] })
  expect(await arrived(ana, film)).toMatchObject({ status: 'PENDING', hasSound: true })
})

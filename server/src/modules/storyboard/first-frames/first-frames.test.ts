/** Covers specification B81, B82, B84. */
import sharp from 'sharp'
import { bestImageModel } from '#schema/limits'
import { microsOf } from '#schema/prices'
import { makeWorker } from '../../../app/process/worker.js'
import { type FakeFal, startFal } from '../../../../test/fal/fal.js'
import type { Client } from '../../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../../test/installation.js'
import { uploadOf } from '../../../../test/journeys/pictures.js'
import { totals, updateBudget } from '../../../../test/journeys/spending.js'
import { arrived, projectOf } from '../../../../test/journeys/workspace.js'

const FRAMES = `id revision firstFrameStatus firstFrame { assetId } changedSinceFirstFrame changedSinceTake
  firstFrames { id status failure assetId changedInputs asset { name isGenerated } job { id } } takes { id }`
const BOARD = `query ($projectId: ID!) { storyboard(projectId: $projectId) { shots { ${FRAMES} } } }`
const DRAW = `mutation ($projectId: ID!, $again: Boolean) {
  drawMissingFirstFrames(input: { projectId: $projectId, remakesOutdated: $again }) { ${FRAMES} } }`
const ESTIMATE = `query ($projectId: ID!) { storyboardEstimate(projectId: $projectId, of: FIRST_FRAMES) {
  missing usd takes { isOutdated estimate { usd } } } }`
const ACCEPT = `mutation ($id: ID!, $revision: Int) { acceptFirstFrame(input: { id: $id, revision: $revision }) { ${FRAMES} } }`

interface Frame {
  id: string
  status: string
  failure: string | null
  assetId: string | null
  changedInputs: string[]
  job: { id: string } | null
}
interface Shot {
  id: string
  revision: number
  firstFrameStatus: string | null
  firstFrame: { assetId: string } | null
  changedSinceFirstFrame: string[]
  firstFrames: Frame[]
  takes: { id: string }[]
}

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let ben: Client
let projectId: string
let worker: ReturnType<typeof makeWorker> | undefined

beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
})
beforeEach(async () => {
  fal.reset()
  installation = await testInstallation({ env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana')
  ben = await installation.join('ben')
  projectId = await projectOf(ana)
})
afterEach(async () => {
  await worker?.drain(0)
  worker = undefined
  await installation.close()
})
afterAll(() => fal.close())

const work = async () => {
  worker = makeWorker(installation.installation)
  await worker.open()
}
const addShots = (...shots: object[]) =>
  ana.ask('mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }', {
    input: { projectId, shots },
  })
const addElement = (input: object) =>
  ana.ask('mutation ($input: AddStoryboardElementInput!) { addStoryboardElement(input: $input) { id } }', {
    input: { projectId, ...input },
  })
const edit = (id: string, revision: number, changes: object) =>
  ana.ask('mutation ($input: UpdateStoryboardShotInput!) { updateStoryboardShot(input: $input) { id } }', {
    input: { id, revision, ...changes },
  })
const shotsNow = async (): Promise<Shot[]> => (await ana.ask(BOARD, { projectId })).storyboard.shots
const draw = async (who = ana, again = false): Promise<Shot[]> =>
  (await who.ask(DRAW, { projectId, again })).drawMissingFirstFrames
const accept = (id: string, revision?: number, who = ana) => who.ask(ACCEPT, { id, revision })
/** Waits until no first frame is in progress. */
async function drawn(): Promise<Shot[]> {
  for (;;) {
    const shots = await shotsNow()
    if (!shots.some(({ firstFrameStatus }) => firstFrameStatus === 'IN_PROGRESS')) return shots
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
const joinedPicture = async (name: string): Promise<string> => {
  const { id } = await uploadOf(ana, name)
  await ana.ask(
    'mutation ($p: ID!, $a: ID!) { addAssetToProject(input: { projectId: $p, assetId: $a }) { id } }',
    { p: projectId, a: id },
  )
  return id
}
const sent = () =>
  fal.submits.map(({ input }) => input as { prompt: string; image_urls?: string[]; image_url?: string })

test('a first frame is drawn from all words and the pictures of its shot; the accepted one begins the take', async () => {
  const { modelChoice } = await ana.ask('{ modelChoice { models defaultForText } }')
  const animating = 'fal-ai/veo3.1/image-to-video'
  await ana.ask('mutation ($input: ModelChoiceInput!) { updateModelChoice(input: $input) { models } }', {
    input: { ...modelChoice, models: [...modelChoice.models, animating], defaultForFrames: animating },
  })
  const [rosa, pier] = [await joinedPicture('Rosa'), await joinedPicture('The pier')]
  await addElement({ kind: 'CAST', name: 'rosa', label: 'Rosa', description: '60', assetIds: [rosa] })
  await addElement({ kind: 'PLACE', name: 'pier', label: 'The pier', assetIds: [pier] })
  await addShots(
    { words: '@rosa waits.', heading: 'EXT. PIER - NIGHT', camera: 'push_in' },
    { words: 'Rain.' },
  )
  await draw()
  await work()
  const [first, second] = await drawn()
  const [rain, waits] = sent().toSorted((one, other) => one.prompt.length - other.prompt.length)
  expect(rain.prompt).toBe('Rain.')
  expect(waits).toMatchObject({
    prompt:
      'Exterior, pier, night.\nRosa waits.\nCharacter Rosa: 60.\nDolly in.\nImage 1 shows The pier. Image 2 shows Rosa.',
    image_urls: [expect.any(String), expect.any(String)],
  })
  expect(first.firstFrames).toMatchObject([
    { status: 'PENDING', asset: { name: 'Shot 1, The Keeper', isGenerated: true } },
  ])
  const { project } = await ana.ask(
    'query ($id: ID!) { project(id: $id) { assets(first: 9) { count { value } } } }',
    { id: projectId },
  )
  expect(project.assets.count.value).toBe(2)
  await accept(first.firstFrames[0].id)
  await ben.ask('mutation ($id: ID!) { generateShotTake(input: { id: $id }) { refusal { message } } }', {
    id: first.id,
  })
  const [{ takes }] = await shotsNow()
  await arrived(ana, takes[0].id)
  expect(sent()[2]).toMatchObject({ prompt: 'Rosa waits.\nDolly in.', image_url: expect.any(String) })
  expect(sent()[2]).not.toHaveProperty('image_urls')
  expect(second.firstFrameStatus).toBe('PENDING')
})

test('the first picture of a shot is drawn by the cheapest model, another one by the best, each at its price', async () => {
  await addShots({ words: 'Rain.' })
  const price = async () =>
    microsOf((await ana.ask(ESTIMATE, { projectId })).storyboardEstimate.takes[0].estimate.usd)!
  const [cheapest, best] = [bestImageModel(0, undefined, { isCheapest: true })!, bestImageModel(0)!]
  expect(cheapest.id).not.toBe(best.id)
  const prices = [await price()]
  await draw()
  await work()
  const [{ id }] = await drawn()
  prices.push(await price())
  await ana.ask('mutation ($id: ID!) { drawFirstFrame(input: { shotId: $id }) { id } }', { id })
  await drawn()
  expect(fal.submits.map(({ model }) => model)).toEqual([cheapest.id, best.id])
  expect(prices[0]).toBeLessThan(prices[1]!)
  expect((await totals(ana)).spent).toBe(prices[0]! + prices[1]!)
})

test('exactly the first frames whose inputs have changed are out of date, and are drawn again at their price', async () => {
  const rosa = await joinedPicture('Rosa')
  const { addStoryboardElement: element } = await addElement({ kind: 'CAST', name: 'rosa', assetIds: [rosa] })
  await addShots({ words: '@rosa waits.' }, { words: 'Rain.' })
  await draw()
  await work()
  const before = await drawn()
  await accept(before[0].firstFrames[0].id)
  const changed = async () => (await shotsNow()).map(({ changedSinceFirstFrame }) => changedSinceFirstFrame)
  const set = (changes: object) =>
    ana.ask('mutation ($input: UpdateStoryboardInput!) { updateStoryboard(input: $input) { look } }', {
      input: { projectId, ...changes },
    })
  const change = (changes: object) =>
    ana.ask(
      'mutation ($input: UpdateStoryboardElementInput!) { updateStoryboardElement(input: $input) { id } }',
      { input: { id: element.id, ...changes } },
    )
  expect(await changed()).toEqual([[], []])
  await set({ look: '35 mm' })
  expect(await changed()).toEqual([['LOOK'], ['LOOK']])
  await set({ look: '' })
  await change({ description: '60, tired' })
  expect(await changed()).toEqual([['DESCRIPTIONS'], []])
  const { storyboardEstimate } = await ana.ask(ESTIMATE, { projectId })
  expect(storyboardEstimate).toMatchObject({
    missing: 0,
    takes: [{ isOutdated: true }, { isOutdated: false }],
  })
  expect(await draw()).toEqual([])
  const again = await Promise.all([draw(ana, true), draw(ben, true)])
  expect(again.flat().map(({ id }) => id)).toEqual([before[0].id])
  const [shot] = await drawn()
  expect(shot.firstFrames.map(({ status, changedInputs }) => [status, changedInputs])).toEqual([
    ['PENDING', []],
    ['ACCEPTED', ['DESCRIPTIONS']],
  ])
  await edit(before[1].id, before[1].revision, { words: 'Snow.', seconds: 9 })
  expect((await changed())[1]).toEqual(['WORDS'])
})

test('when two members accept different first frames at once, the second gets a conflict', async () => {
  await addShots({ words: 'Rain.' })
  await draw()
  await work()
  const [{ id }] = await drawn()
  await ana.ask('mutation ($id: ID!) { drawFirstFrame(input: { shotId: $id }) { id } }', { id })
  const [{ firstFrames, revision }] = await drawn()
  const results = await Promise.allSettled([
    accept(firstFrames[0].id, revision, ana),
    accept(firstFrames[1].id, revision, ben),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [{ firstFrames: after }] = await shotsNow()
  expect(after.map(({ status }) => status).sort()).toEqual(['ACCEPTED', 'PENDING'])
})

test('a change with marks sends the picture with a marked copy beside it', async () => {
  await addShots({ words: 'Rain.' })
  await draw()
  await work()
  const [{ id, firstFrames }] = await drawn()
  const stroke = {
    tool: 'box',
    colour: 'red',
    points: [
      [0.25, 0.25],
      [0.75, 0.75],
    ],
  }
  await ana.ask('mutation ($input: DrawFirstFrameInput!) { drawFirstFrame(input: $input) { id } }', {
    input: {
      shotId: id,
      frameId: firstFrames[0].id,
      words: 'A brighter sky',
      drawing: JSON.stringify({ strokes: [stroke] }),
    },
  })
  await drawn()
  const { prompt, image_urls: pictures } = sent()[1]
  expect(prompt).toBe(
    'Change image 1: A brighter sky\nThe coloured marks in image 2 show where. Draw no marks.\nKeep everything else.',
  )
  const colours = await Promise.all(
    pictures!.map(async (url) => {
      const { data, info } = await sharp(await (await fetch(fal.url + new URL(url).pathname)).arrayBuffer())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const edge = (Math.round(info.height / 4) * info.width + Math.round(info.width / 2)) * 3
      return [...data.subarray(edge, edge + 3)]
    }),
  )
  const isRed = ([red, green, blue]: number[]) => red > 180 && green < 140 && blue < 140
  expect(colours.map(isRed)).toEqual([false, true])
})

test('a picture that the provider refuses is named with the character that it shows', async () => {
  const [rosa, pier] = [await joinedPicture('Rosa'), await joinedPicture('The pier')]
  await addElement({ kind: 'CAST', name: 'rosa', label: 'Rosa', assetIds: [rosa] })
  await addElement({ kind: 'PLACE', name: 'pier', assetIds: [pier] })
  await addShots({ words: '@rosa waits.', heading: 'EXT. PIER - NIGHT' })
  fal.behave({
    mode: 'error',
    detail: [{ type: 'content_policy_violation', loc: ['body', 'image_urls', 1], msg: 'A real person' }],
  })
  await draw()
  await work()
  const [{ firstFrames }] = await drawn()
  expect(firstFrames).toMatchObject([
    {
      status: 'FAILED',
      failure: 'The provider’s content policy refused reference image 2 (Rosa). Choose another image of Rosa',
    },
  ])
})

test('a refused order says why until the next one, and a failed one can be repeated', async () => {
  await addShots({ words: 'Rain.' })
  await updateBudget(ana, '0.01')
  const [refused] = await draw()
  expect(refused.firstFrames).toMatchObject([
    { status: 'FAILED', failure: expect.stringContaining('budget has $0.01 left'), job: null },
  ])
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 0 })
  await updateBudget(ana, '10')
  fal.behave({ mode: 'error' })
  await draw()
  await work()
  const [{ firstFrames }] = await drawn()
  expect(firstFrames).toMatchObject([{ status: 'FAILED', failure: expect.any(String) }])
  fal.behave({ mode: 'ok' })
  await ana.ask('mutation ($id: ID!) { retryJob(input: { id: $id }) { id } }', { id: firstFrames[0].job!.id })
  expect(await drawn()).toMatchObject([{ firstFrames: [{ status: 'PENDING' }] }])
})

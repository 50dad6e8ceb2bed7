/** Covers specification B54, B72, B82, B85. */
import { microsOf } from '#schema/prices'
import { makeWorker } from '../../app/process/worker.js'
import { type FakeFal, startFal } from '../../../test/fal/fal.js'
import { type Client, refusalOf } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { uploadOf } from '../../../test/journeys/pictures.js'
import { totals } from '../../../test/journeys/spending.js'
import { projectOf } from '../../../test/journeys/workspace.js'

const BOARD = `query ($projectId: ID!) { storyboard(projectId: $projectId) { shots { id prompt
  changedSinceTake changedSinceFirstFrame changedSinceVoice takeState firstFrameStatus
  voice { id } takes { id } pictures { references { assetId } } } } }`
const ESTIMATES = `query ($projectId: ID!) {
  takes: storyboardEstimate(projectId: $projectId) { takes { isOutdated estimate { usd } } }
  stills: storyboardEstimate(projectId: $projectId, of: FIRST_FRAMES) { takes { isOutdated estimate { usd } } } }`

const EDIT =
  'mutation ($input: UpdateStoryboardElementInput!) { updateStoryboardElement(input: $input) { id } }'

interface Shot {
  id: string
  prompt: string
  changedSinceTake: string[]
  changedSinceFirstFrame: string[]
  changedSinceVoice: string[]
  takeState: string
  firstFrameStatus: string
  voice: object | null
  takes: { id: string }[]
  pictures: { references: { assetId: string }[] }
}

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let projectId: string
let worker: ReturnType<typeof makeWorker>
let rosa: string
let portrait: string
let shots: Shot[]

const run = (name: string, type: string, input: object, shown = '{ __typename }') =>
  ana.ask(`mutation ($input: ${type}!) { ${name}(input: $input) ${shown} }`, { input })
const read = async (): Promise<Shot[]> => (await ana.ask(BOARD, { projectId })).storyboard.shots
const joined = async (name: string): Promise<string> => {
  const { id } = await uploadOf(ana, name)
  await run('addAssetToProject', 'AddAssetToProjectInput', { projectId, assetId: id })
  return id
}
const change = (changes: object) => ana.ask(EDIT, { input: { id: rosa, ...changes } })
const setLook = (look: string) =>
  run('updateStoryboard', 'UpdateStoryboardInput', { projectId, look }, '{ look }')
const order = (name: string, type: string, more: object = {}) => run(name, type, { projectId, ...more })
const readAloud = (voice: string, ids: string[]) =>
  order('generateMissingVoices', 'GenerateMissingVoicesInput', {
    model: 'sketch/voice',
    shotIds: ids,
    voices: [{ speaker: 'Rosa', voice }],
  })
/** Waits until nothing is being made. */
async function made(): Promise<Shot[]> {
  for (;;) {
    const now = await read()
    const isWaiting = ({ takeState, firstFrameStatus, voice }: Shot) =>
      takeState === 'GENERATING' || firstFrameStatus === 'IN_PROGRESS' || !voice
    if (!now.some(isWaiting)) return now
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
const numbers = (of: (shot: Shot) => string[], now: Shot[]) =>
  now.flatMap((shot, at) => (of(shot).length ? [at + 1] : []))
/** The numbers of the shots whose stills, takes and voices are out of date. */
const outdated = (now: Shot[]) => [
  numbers((shot) => shot.changedSinceFirstFrame, now),
  numbers((shot) => shot.changedSinceTake, now),
  numbers((shot) => shot.changedSinceVoice, now),
]

interface Estimated {
  isOutdated: boolean
  estimate: { usd: string }
}
const microsOfAll = (estimated: readonly Estimated[]) =>
  estimated.reduce((sum, { estimate }) => sum + microsOf(estimate.usd)!, 0)
/** The prices of what "Make again" orders, in micro-dollars. */
async function pricesAgain(): Promise<{ stills: number; takes: number }> {
  const { stills, takes } = await ana.ask(ESTIMATES, { projectId })
  const again = ({ takes: all }: { takes: Estimated[] }) =>
    microsOfAll(all.filter(({ isOutdated }) => isOutdated))
  return { stills: again(stills), takes: again(takes) }
}

beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  installation = await testInstallation({ env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
  portrait = await joined('Rosa')
  const element = {
    projectId,
    kind: 'CAST',
    name: 'rosa',
    description: 'In a red coat',
    assetIds: [portrait],
  }
  rosa = (await run('addStoryboardElement', 'AddStoryboardElementInput', element, '{ id }'))
    .addStoryboardElement.id
  const says = [{ speaker: 'Rosa', text: 'There it is.' }]
  await order('addStoryboardShots', 'AddStoryboardShotsInput', {
    shots: [
      { words: '@rosa waits.', dialogue: says },
      { words: 'Rain.', dialogue: [{ speaker: 'Bell', text: 'Who is there?' }] },
      { words: '@rosa leaves.', dialogue: says },
    ],
  })
  shots = await read()
  await order('drawMissingFirstFrames', 'DrawMissingFirstFramesInput')
  await order('generateMissingTakes', 'GenerateMissingTakesInput')
  await readAloud(
    'slt',
    shots.map(({ id }) => id),
  )
  worker = makeWorker(installation.installation)
  await worker.open()
  shots = await made()
})
afterAll(async () => {
  await worker.drain(0)
  await installation.close()
  await fal.close()
})

test('exactly the stills, takes and voices that a change affects are out of date', async () => {
  const before = [await joined('Soaked')]
  const fromThird = { fromShotId: shots[2].id }
  expect(outdated(shots)).toEqual([[], [], []])
  const found: Record<string, number[][]> = {}
  const prices: Record<string, { stills: number; takes: number }> = {}
  const during = async (name: string, apply: () => Promise<unknown>, undo: () => Promise<unknown>) => {
    await apply()
    found[name] = outdated(await read())
    prices[name] = await pricesAgain()
    await undo()
    expect(outdated(await read())).toEqual([[], [], []])
  }
  const element = async (name: string, changes: object, back: object) =>
    during(
      name,
      () => change(changes),
      () => change(back),
    )
  await element('description', { description: 'In a blue coat' }, { description: 'In a red coat' })
  await element('picture', { assetIds: before }, { assetIds: [portrait] })
  await element('look', { looks: [{ ...fromThird, description: 'Soaked' }] }, { looks: [] })
  await element('picture of a look', { looks: [{ ...fromThird, assetIds: before }] }, { looks: [] })
  await element('empty look', { looks: [fromThird] }, { looks: [] })
  await during(
    'look of the film',
    () => setLook('35 mm'),
    () => setLook(''),
  )
  const speak = (voice: string) =>
    order('updateCharacterVoices', 'UpdateCharacterVoicesInput', {
      model: 'sketch/voice',
      voices: [{ speaker: 'Rosa', voice }],
    })
  await during(
    'voice',
    () => speak('rms'),
    () => speak('slt'),
  )
  expect(found).toEqual({
    description: [[1, 3], [1, 3], []],
    picture: [[1, 3], [1, 3], []],
    look: [[3], [3], []],
    'picture of a look': [[3], [3], []],
    'empty look': [[], [], []],
    'look of the film': [[1, 2, 3], [1, 2, 3], []],
    voice: [[], [], [1, 3]],
  })
  const nothing = { stills: 0, takes: 0 }
  const { look: one, 'look of the film': all } = prices
  expect(one).toEqual({ stills: expect.any(Number), takes: expect.any(Number) })
  const two = { stills: 2 * one.stills, takes: 2 * one.takes }
  expect(prices).toMatchObject({
    description: two,
    picture: two,
    'picture of a look': one,
    'empty look': nothing,
    voice: nothing,
  })
  expect(one.stills).toBeGreaterThan(0)
  expect(all.takes).toBeGreaterThan(two.takes)
})

test('a look is used from its shot on, wherever that shot is; its takes are made again', async () => {
  const soaked = await joined('Soaked')
  await change({ looks: [{ fromShotId: shots[2].id, description: 'Soaked', assetIds: [soaked] }] })
  const shown = async () =>
    (await read()).map(({ prompt, pictures }) => [
      prompt.includes('Soaked'),
      pictures.references.map(({ assetId }) => assetId),
    ])
  expect(await shown()).toEqual([
    [false, [portrait]],
    [false, []],
    [true, [soaked]],
  ])
  const { takes, stills } = await ana.ask(ESTIMATES, { projectId })
  for (const one of [takes, stills])
    expect(one.takes.map(({ isOutdated }: { isOutdated: boolean }) => isOutdated)).toEqual([
      false,
      false,
      true,
    ])
  const [ordered, before, price] = [fal.submits.length, await totals(ana), await pricesAgain()]
  await order('drawMissingFirstFrames', 'DrawMissingFirstFramesInput', { remakesOutdated: true })
  await order('generateMissingTakes', 'GenerateMissingTakesInput', { remakesOutdated: true })
  const [again] = (await made())[2].takes
  await run('chooseShotTake', 'ChooseShotTakeInput', { id: shots[2].id, videoId: again.id })
  expect(outdated(await read())).toEqual([[], [], []])
  expect((await totals(ana)).spent - before.spent).toBe(price.stills + price.takes)
  expect(fal.submits.slice(ordered).map(({ input }) => input)).toMatchObject([
    { prompt: expect.stringContaining('rosa: Soaked') },
    { prompt: expect.stringContaining('rosa: Soaked') },
  ])
  await run('moveStoryboardShot', 'MoveStoryboardShotInput', { id: shots[2].id, afterId: null })
  expect((await shown()).map(([isSoaked]) => isSoaked)).toEqual([true, true, false])
  expect(outdated(await read())).toEqual([[2], [2], []])
  await ana.ask('mutation ($id: ID!) { deleteStoryboardShot(id: $id) }', { id: shots[2].id })
  expect((await shown()).map(([isSoaked]) => isSoaked)).toEqual([false, false])
  expect(outdated(await read())).toEqual([[], [], []])
})

test('a look needs a shot on the storyboard of its own, and usable images', async () => {
  const [first] = await read()
  const gone = { fromShotId: shots[2].id, description: 'Soaked' }
  const looks = (...given: object[]) => ({ looks: given })
  const path = (...rest: (string | number)[]) => ['looks', ...rest]
  const failure = async (changes: object) => (await refusalOf(change(changes))).issues
  expect(await failure(looks(gone))).toEqual([
    { path: path(0, 'fromShotId'), message: 'Choose a shot on the storyboard' },
  ])
  const one = { fromShotId: first.id }
  expect(await failure(looks(one, one))).toEqual([
    { path: path(), message: 'Each look begins with another shot' },
  ])
  expect(await failure(looks({ ...one, assetIds: [first.id] }))).toEqual([
    { path: path(0, 'assetIds', 0), message: 'This image must be approved and belong to the project' },
  ])
  expect(await failure(looks(...Array.from({ length: 11 }, (_, at) => ({ fromShotId: `${at}` }))))).toEqual([
    { path: path(), message: 'A character, place or prop has at most 10 looks' },
  ])
})

/** Covers specification B50, B51, B52, B53, B54, N4. */
import { makeWorker } from '../../../app/process/worker.js'
import { type FakeFal, startFal } from '../../../../test/fal/fal.js'
import type { Client } from '../../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../../test/installation.js'
import { uploadOf } from '../../../../test/journeys/pictures.js'
import { updateBudget, totals } from '../../../../test/journeys/spending.js'
import { arrived, look, projectOf, prompt, review } from '../../../../test/journeys/workspace.js'

const SHOT = `id words takeState isOutOfDate changedSinceTake revision
  refusal { code message } takes { id status duration } chosenTake { id status }`
const BOARD = `query ($projectId: ID!) { storyboard(projectId: $projectId) { shots { ${SHOT} } } }`
const ADD =
  'mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id revision } }'
const EDIT = `mutation ($input: UpdateStoryboardShotInput!) { updateStoryboardShot(input: $input) { ${SHOT} } }`
const GENERATE = `mutation ($projectId: ID!, $shotIds: [ID!]) { generateMissingTakes(input: { projectId: $projectId, shotIds: $shotIds }) { ${SHOT} } }`
const AGAIN =
  'mutation ($projectId: ID!) { generateMissingTakes(input: { projectId: $projectId, remakesOutdated: true }) { id } }'
const ESTIMATE =
  'query ($projectId: ID!) { storyboardEstimate(projectId: $projectId) { takes { isOutdated shot { id } } } }'
const ANOTHER = `mutation ($id: ID!) { generateShotTake(input: { id: $id }) { ${SHOT} } }`
const CHOOSE = `mutation ($id: ID!, $videoId: ID) { chooseShotTake(input: { id: $id, videoId: $videoId }) { ${SHOT} } }`
const CHANGED =
  'subscription ($projectId: ID!) { storyboardShotChanged(projectId: $projectId) { takeState chosenTake { id } } }'

interface Shot {
  id: string
  revision: number
  takeState: string
  changedSinceTake: string[]
  refusal: { code: string; message: string } | null
  takes: { id: string; status: string; duration: number | null }[]
  chosenTake: { id: string; status: string } | null
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
const boardOf = async (...shots: object[]): Promise<string[]> =>
  (await ana.ask(ADD, { input: { projectId, shots } })).addStoryboardShots.map(({ id }: Shot) => id)
const shotsNow = async (): Promise<Shot[]> => (await ana.ask(BOARD, { projectId })).storyboard.shots
const generate = async (who = ana, shotIds?: string[]): Promise<Shot[]> =>
  (await who.ask(GENERATE, { projectId, shotIds })).generateMissingTakes
const choose = async (id: string, videoId: string | null): Promise<Shot> =>
  (await ana.ask(CHOOSE, { id, videoId })).chooseShotTake
const statesNow = async () => (await shotsNow()).map(({ takeState }) => takeState)
/** Waits until every take has arrived. */
const allArrived = async () => {
  for (const { takes } of await shotsNow()) for (const { id } of takes) await arrived(ana, id)
}

test('a budget for two of three takes refuses the third, which shows the reason until it is ordered', async () => {
  const [, , third] = await boardOf(
    { words: 'A door opens', seconds: 3.5 },
    { words: 'A ship turns', seconds: 4 },
    { words: 'The lamp goes out', seconds: 4, camera: 'close_up' },
    { seconds: 4 },
  )
  await updateBudget(ana, '4')
  const done = await generate()
  expect(done.map(({ takeState }) => takeState)).toEqual(['GENERATING', 'GENERATING', 'REFUSED'])
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 3_200_000 })
  await work()
  await allArrived()
  expect(await statesNow()).toEqual(['TAKEN', 'TAKEN', 'REFUSED', 'MISSING'])
  const [{ takes, chosenTake }] = await shotsNow()
  expect(chosenTake).toMatchObject({ id: takes[0].id, status: 'PENDING' })
  await updateBudget(ana, '10')
  const [again, ...others] = await generate(ben)
  expect(others).toEqual([])
  expect(again).toMatchObject({ id: third, takeState: 'GENERATING', refusal: null })
})

test('the provider receives place, time, description and look', async () => {
  await ana.ask('mutation ($input: UpdateStoryboardInput!) { updateStoryboard(input: $input) { look } }', {
    input: { projectId, look: '35 mm film' },
  })
  await ana.ask(
    'mutation ($input: AddStoryboardElementInput!) { addStoryboardElement(input: $input) { id } }',
    {
      input: { projectId, kind: 'CAST', name: 'rosa', label: 'Rosa', description: '60, in a yellow oilskin' },
    },
  )
  await boardOf({
    words: '@rosa breaks the loaf in three.',
    heading: 'INT. BAKERY - NIGHT',
    dialogue: [{ speaker: 'ROSA', text: 'The last one.' }],
  })
  await generate()
  await work()
  await allArrived()
  expect(fal.submits.map(({ input }) => (input as { prompt: string }).prompt)).toEqual([
    'Interior, bakery, night.\nRosa breaks the loaf in three.\nCharacter Rosa: 60, in a yellow oilskin.\n35 mm film.',
  ])
})

test('the prompt says which picture shows whom, and several pictures of a character are sent as an element', async () => {
  const assetIds: string[] = []
  for (const name of ['Rosa’s face', 'Rosa’s coat', 'The pier']) {
    const { id } = await uploadOf(ana, name)
    await ana.ask(
      'mutation ($p: ID!, $a: ID!) { addAssetToProject(input: { projectId: $p, assetId: $a }) { id } }',
      {
        p: projectId,
        a: id,
      },
    )
    assetIds.push(id)
  }
  for (const input of [
    { kind: 'CAST', name: 'rosa', label: 'Rosa', assetIds: assetIds.slice(0, 2) },
    { kind: 'PLACE', name: 'pier', label: 'The pier', assetIds: assetIds.slice(2) },
  ])
    await ana.ask(
      'mutation ($input: AddStoryboardElementInput!) { addStoryboardElement(input: $input) { id } }',
      {
        input: { projectId, ...input },
      },
    )
  const { modelChoice } = await ana.ask('{ modelChoice { models defaultForText } }')
  const kling = 'fal-ai/kling-video/o3/pro/reference-to-video'
  await ana.ask('mutation ($input: ModelChoiceInput!) { updateModelChoice(input: $input) { models } }', {
    input: { ...modelChoice, models: [...modelChoice.models, kling], defaultForReferences: kling },
  })
  await boardOf({ words: '@rosa waits on @pier' })
  await generate()
  await work()
  await allArrived()
  expect(fal.submits).toMatchObject([
    {
      model: kling,
      input: {
        prompt: expect.stringMatching(/\n@Image1 shows The pier\. @Element1 shows Rosa\.$/),
        image_urls: [expect.any(String)],
        elements: [{ frontal_image_url: expect.any(String), reference_image_urls: [expect.any(String)] }],
      },
    },
  ])
})

test('takes ordered together have low priority at the provider; single and retried ones have normal priority', async () => {
  fal.behave({ mode: 'error' })
  await boardOf({ words: 'One' }, { words: 'Two' })
  const [one, two] = await generate()
  await work()
  await Promise.all([one, two].map(({ takes }) => arrived(ana, takes[0].id)))
  fal.behave({ mode: 'ok' })
  const { job } = await look(ana, one.takes[0].id)
  await ana.ask('mutation ($id: ID!) { retryJob(input: { id: $id }) { id } }', { id: job.id })
  await allArrived()
  await generate()
  await allArrived()
  await ana.ask(ANOTHER, { id: two.id })
  await allArrived()
  expect(fal.submits.map(({ priority }) => priority)).toEqual(['low', 'low', 'normal', 'normal', 'normal'])
})

test('concurrent and repeated requests order each shot once', async () => {
  await boardOf({ words: 'One' }, { words: 'Two' }, { words: 'Three' })
  const [first, second] = await Promise.all([generate(ana), generate(ben)])
  expect([...first, ...second].map(({ id }) => id).sort()).toEqual(
    (await shotsNow()).map(({ id }) => id).sort(),
  )
  expect(await generate()).toEqual([])
  expect((await shotsNow()).map(({ takes }) => takes.length)).toEqual([1, 1, 1])
})

test('an order that is interrupted before its take is saved leaves nothing and costs nothing', async () => {
  await boardOf({ words: 'A door opens', seconds: 4 })
  const em = installation.installation.database.em.fork()
  await em.execute(`create function killed() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
  await em.execute('create trigger killed before insert on shot_take for each row execute function killed()')
  await expect(generate()).rejects.toThrow()
  await em.execute('drop function killed() cascade')
  expect(await statesNow()).toEqual(['MISSING'])
  for (const table of ['clip', 'job', 'ledger_entry', 'message'])
    expect(await em.execute(`select * from ${table}`)).toEqual([])
  await generate()
  await work()
  await allArrived()
  expect(await statesNow()).toEqual(['TAKEN'])
  expect((await shotsNow())[0].takes).toHaveLength(1)
  expect(await totals(ana)).toEqual({ spent: 1_600_000, reserved: 0 })
})

test('the first finished take is chosen, later ones only by hand; a declined one is no longer chosen', async () => {
  const [id] = await boardOf({ words: 'A door opens' })
  await generate()
  const changes = await ben.listen(CHANGED, { projectId })
  await work()
  await allArrived()
  await expect(
    (async () => {
      for (;;) {
        const { storyboardShotChanged: shot } = (await changes.next()).value
        if (shot.chosenTake) return shot.takeState
      }
    })(),
  ).resolves.toBe('TAKEN')
  await ana.ask(ANOTHER, { id })
  await allArrived()
  const [{ takes, chosenTake }] = await shotsNow()
  const [later, first] = takes
  expect(chosenTake?.id).toBe(first.id)
  const { notifications } = await ana.ask('{ notifications(first: 5) { nodes { message } } }')
  expect(notifications.nodes).toEqual([{ message: '2 takes ready in The Keeper' }])
  expect((await choose(id, later.id)).chosenTake?.id).toBe(later.id)
  await review(ana, later.id, 'DECLINED')
  expect(await shotsNow()).toMatchObject([{ chosenTake: null, takeState: 'MISSING' }])
  expect((await choose(id, first.id)).takeState).toBe('TAKEN')
  expect(await choose(id, null)).toMatchObject({ chosenTake: null })
  expect(await generate()).toEqual([])
})

test('only takes that are out of date are made again, once, and chosen unless one was accepted', async () => {
  const [changed, same] = await boardOf({ words: 'A door opens' }, { words: 'Rain' })
  await generate()
  await work()
  await allArrived()
  const again = async (): Promise<string[]> =>
    (await ana.ask(AGAIN, { projectId })).generateMissingTakes.map(({ id }: Shot) => id)
  const outdated = async () =>
    (await ana.ask(ESTIMATE, { projectId })).storyboardEstimate.takes.flatMap(
      ({ isOutdated, shot }: { isOutdated: boolean; shot: Shot }) => (isOutdated ? [shot.id] : []),
    )
  expect([await outdated(), await again()]).toEqual([[], []])
  await ana.ask(EDIT, { input: { id: changed, revision: 1, words: 'A door opens slowly' } })
  expect([await outdated(), await generate()]).toEqual([[changed], []])
  const both = await Promise.all([again(), again()])
  expect(both.flat()).toEqual([changed])
  await allArrived()
  expect([await outdated(), await again()]).toEqual([[], []])
  const [{ takes, takeState }, other] = await shotsNow()
  expect([takes.length, takeState, other.takes.length]).toEqual([2, 'TAKEN', 1])
  expect(other.id).toBe(same)
  await review(ana, takes[0].id, 'ACCEPTED')
  await ana.ask(EDIT, { input: { id: changed, revision: 2, words: 'A door opens quickly' } })
  expect(await again()).toEqual([changed])
  await allArrived()
  const [third] = await shotsNow()
  expect([third.takes.length, third.takeState, third.chosenTake?.id]).toEqual([3, 'OUT_OF_DATE', takes[0].id])
  expect((await choose(changed, third.takes[0].id)).takeState).toBe('TAKEN')
})

test('a take is out of date while its shot differs from the ordered one; takes from the chat never are', async () => {
  const [id] = await boardOf({ words: 'A door opens' })
  await generate()
  await work()
  await allArrived()
  const edit = async (revision: number, changes: object): Promise<Shot> =>
    (await ana.ask(EDIT, { input: { id, revision, ...changes } })).updateStoryboardShot
  expect(await edit(1, { seconds: 7, transition: 'fade' })).toMatchObject({ isOutOfDate: false })
  const changed = await edit(2, { words: 'A door opens slowly', camera: 'wide' })
  expect(changed).toMatchObject({
    takeState: 'OUT_OF_DATE',
    isOutOfDate: true,
    changedSinceTake: ['WORDS', 'CAMERA'],
  })
  expect(await edit(3, { words: 'A door opens', camera: null })).toMatchObject({ takeState: 'TAKEN' })
  await edit(4, { words: 'Rain' })
  const { videoId } = await prompt(ana, projectId, 'Rain', { takeOf: changed.takes[0].id })
  await arrived(ana, videoId)
  expect(await choose(id, videoId)).toMatchObject({ isOutOfDate: false, takeState: 'TAKEN' })
})

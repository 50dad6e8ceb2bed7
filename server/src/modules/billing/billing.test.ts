/** Covers specification K4, K5, K6, K7, K9, K10, K11, K15. */
import { makeWorker } from '../../app/process/worker.js'
import { type FakeFal, startFal } from '../../../test/fal/fal.js'
import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { closeBills, ledgerOf, updateBudget, spentBy, totals } from '../../../test/journeys/spending.js'
import { arrived, projectOf, prompt, review } from '../../../test/journeys/workspace.js'

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
  installation = await testInstallation({
    env: { FAL_KEY: 'a-key', FAL_URL: fal.url },
  })
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
const cancel = (id: string) => ana.ask('mutation ($id: ID!) { cancelJob(id: $id) { status } }', { id })
const until = async (isSo: () => Promise<boolean> | boolean) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('an order is reserved, settled when it arrives, and summed for those who may see it', async () => {
  const { jobId, videoId } = await prompt(ana, projectId, 'A lighthouse at dusk')
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 1_600_000 })
  const { job } = await ana.ask('query ($id: ID!) { job(id: $id) { estimate { usd isFree } } }', {
    id: jobId,
  })
  expect(job.estimate).toEqual({ usd: '1.6', isFree: false })
  expect((await installation.rest(ana).get(`/video/job_status/${jobId}`)).body.estimated_cost_usd).toBe('1.6')
  await work()
  await arrived(ana, videoId)
  expect(await totals(ana)).toEqual({ spent: 1_600_000, reserved: 0 })
  await review(ana, videoId, 'ACCEPTED')
  const { video } = await ana.ask('query ($id: ID!) { video(id: $id) { duration ... on Clip { cost } } }', {
    id: videoId,
  })
  expect(video.cost).toBe('1.6')
  const [line] = await spentBy(ana, 'PROJECT')
  expect(line).toMatchObject({ key: projectId, label: 'The Keeper', spentUsd: '1.6', orders: 1, unknown: 0 })
  expect(line.acceptedSeconds).toBeCloseTo(video.duration)
  expect(Number(line.usdPerAcceptedSecond)).toBeCloseTo(1.6 / video.duration, 4)
  expect(await spentBy(ana, 'PERSON')).toMatchObject([{ label: 'ana' }])
  expect(await spentBy(ana, 'MONTH')).toMatchObject([{ key: new Date().toISOString().slice(0, 7) }])
  expect(await spentBy(ben, 'PROJECT')).toHaveLength(1)
  await ana.ask('mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { id } }', {
    input: { id: projectId, name: 'The Keeper', description: '', isPrivate: true },
  })
  expect(await spentBy(ben, 'PROJECT')).toEqual([])
})

test('the bill wins over the estimate', async () => {
  await installation.installation.services.modelCheck.run()
  const { sendPrompt } = await ana.ask(
    'mutation ($input: SendPromptInput!) { sendPrompt(input: $input) { answer { video { id } } } }',
    { input: { projectId, prompt: 'A whale', model: 'fal-ai/minimax/video-01-director' } },
  )
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 550_000 })
  await work()
  await arrived(ana, sendPrompt.answer.video.id)
  expect((await ledgerOf(installation)).at(-1)).toMatchObject({
    kind: 'settle',
    reserved: '-550000',
    spent: '550000',
    basis: 'bill',
  })
  const { prices } = await ana.ask('{ prices { model usd unit source } }')
  expect(prices).toContainEqual(
    expect.objectContaining({ model: 'fal-ai/minimax/video-01-director', usd: '0.55', unit: 'video' }),
  )
})

test('units are billed at the provider’s price; without one the estimate is settled', async () => {
  await work()
  const { videoId } = await prompt(ana, projectId, 'A whale')
  await arrived(ana, videoId)
  expect((await ledgerOf(installation)).at(-1)).toMatchObject({ spent: '1600000', basis: 'price' })
  await installation.installation.services.modelCheck.run()
  const billed = await prompt(ana, projectId, 'A seal')
  await arrived(ana, billed.videoId)
  expect((await ledgerOf(installation)).at(-1)).toMatchObject({ spent: '1600000', basis: 'bill' })
})

test('the price of editing a clip depends on its length, over both APIs', async () => {
  const model = 'fal-ai/ltx-2.3/retake-video'
  const estimateOf = async (clipSeconds?: number) =>
    (
      await ana.ask('query ($input: EstimateInput!) { estimate(input: $input) { usd } }', {
        input: { model, clipSeconds },
      })
    ).estimate.usd
  expect(await estimateOf(4)).toBe('0.4')
  expect(await estimateOf()).toBeNull()
  const { body } = await installation.rest(ana).get(`/estimate?model_name=${model}&clip_seconds=4`)
  expect(body.usd).toBe('0.4')
})

test('an order that names a retired model is priced, made and billed as one of its successor, over both APIs', async () => {
  const [retired, successor] = ['fal-ai/veo3', 'fal-ai/veo3.1']
  const { estimate } = await ana.ask('query ($input: EstimateInput!) { estimate(input: $input) { usd } }', {
    input: { model: retired, duration: 4 },
  })
  const { sendPrompt } = await ana.ask(
    'mutation ($input: SendPromptInput!) { sendPrompt(input: $input) { answer { video { id ... on Clip { model } } job { estimate { usd } } } } }',
    { input: { projectId, prompt: 'A heron', model: retired, duration: 4 } },
  )
  const { video, job } = sendPrompt.answer
  expect([estimate, video.model, job.estimate]).toEqual([{ usd: '1.6' }, successor, { usd: '1.6' }])
  const rest = installation.rest(ana)
  const { body } = await rest.post('/video/video_gen', {
    prompt: 'An egret',
    project_id: projectId,
    model_name: retired,
  })
  await work()
  await arrived(ana, video.id)
  await arrived(ana, body.videos[0].video_id)
  expect(fal.submits.map(({ model }) => model)).toEqual([successor, successor])
  expect(await spentBy(ana, 'MODEL')).toMatchObject([{ key: successor, orders: 2 }])
  const { body: listed } = await rest.get('/video/models')
  expect(listed.models).toContainEqual(
    expect.objectContaining({ model_name: retired, is_on: true, retired_on: '2026-06-30', successor }),
  )
})

test('an unsent request is released immediately, a sent one when the provider confirms that it was not billed', async () => {
  const waiting = await prompt(ana, projectId, 'A ferry')
  await cancel(waiting.jobId)
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 0 })
  fal.behave({ mode: 'slow' })
  await work()
  const sent = await prompt(ana, projectId, 'A train')
  await until(() => fal.of('status').length > 0)
  await cancel(sent.jobId)
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 1_600_000 })
  await until(() => fal.of('cancel').length > 0)
  await closeBills(installation)
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 0 })
  expect((await ledgerOf(installation)).map(({ kind }) => kind)).toEqual([
    'reserve',
    'release',
    'reserve',
    'release',
  ])
})

test('a video that the provider refuses costs nothing, and one that was cancelled too late is paid', async () => {
  fal.behave({ mode: 'error' })
  await work()
  const refused = await prompt(ana, projectId, 'Something it will not draw')
  await arrived(ana, refused.videoId)
  await closeBills(installation)
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 0 })
  fal.behave({ mode: 'flaky', fails: 1_000, ms: 0 })
  const late = await prompt(ana, projectId, 'A tram')
  await until(() => fal.submits.length === 2)
  await until(() => fal.of('status').some(({ id }) => id === fal.submits[1].id))
  await cancel(late.jobId)
  fal.behave({ mode: 'ok', ms: 0 })
  await closeBills(installation)
  expect(await totals(ana)).toEqual({ spent: 1_600_000, reserved: 0 })
})

test('lines of the ledger are never changed or removed, and a reservation is closed once', async () => {
  const { jobId } = await prompt(ana, projectId, 'A ferry')
  await cancel(jobId)
  const em = installation.installation.database.em.fork()
  for (const statement of [
    'update ledger_entry set reserved = 0',
    'delete from ledger_entry',
    'truncate ledger_entry',
  ])
    await expect(em.execute(statement)).rejects.toThrow('lines of the ledger are only added')
  await expect(
    em.execute(
      `insert into ledger_entry (kind, reservation_id, job_id, person_id, model, reserved, spent, is_known, basis, ordered_at)
       select 'settle', id, job_id, person_id, model, -reserved, reserved, true, 'price', now() from ledger_entry where kind = 'reserve'`,
    ),
  ).rejects.toThrow('ledger_entry_closed_once')
})

test('a hard budget refuses an order that exceeds it, with the amount left and who can raise it', async () => {
  await updateBudget(ana, '2')
  await prompt(ben, projectId, 'A ferry')
  const refused = await prompt(ben, projectId, 'A tram').catch((error: unknown) => error)
  expect(refused).toMatchObject({
    message: 'This would cost about $1.60, and the team’s budget has $0.40 left. ana can raise it.',
    errors: [{ extensions: { code: 'BUDGET_REACHED', leftUsd: '0.4', raisedBy: ['ana'] } }],
  })
  const answer = await installation
    .rest(ben)
    .post('/video/video_gen', { project_id: projectId, prompt: 'A tram' })
  expect(answer).toMatchObject({ status: 402, body: { detail: expect.stringContaining('$0.40 left') } })
  expect((await ledgerOf(installation)).map(({ kind }) => kind)).toEqual(['reserve'])
  const { project } = await ana.ask('query ($id: ID!) { project(id: $id) { clips { totalCount } } }', {
    id: projectId,
  })
  expect(project.clips.totalCount).toBe(1)
})

test('budgets of a project and of a person limit only their orders', async () => {
  const { me } = await ben.ask('{ me { id } }')
  await updateBudget(ana, '1', { scope: 'PERSON', subjectId: me.id, period: 'MONTH' })
  await expect(prompt(ben, projectId, 'A ferry')).rejects.toMatchObject({ code: 'BUDGET_REACHED' })
  await prompt(ana, projectId, 'A ferry')
  const another = await projectOf(ana, 'Another')
  await updateBudget(ana, '1', { scope: 'PROJECT', subjectId: another })
  await expect(prompt(ana, another, 'A tram')).rejects.toMatchObject({
    message: expect.stringContaining('the budget of “Another” has $1.00 left'),
  })
})

test('a notification says once that a budget is nearly used up, and a soft one refuses nothing', async () => {
  await updateBudget(ana, '2', { isHard: false, period: 'MONTH' })
  for (const words of ['A ferry', 'A tram', 'A train']) await prompt(ben, projectId, words)
  const { notifications } = await ana.ask('{ notifications(first: 50) { nodes { message } } }')
  expect(notifications.nodes).toEqual([
    {
      message: expect.stringMatching(
        /^The team’s budget for \w+ \d{4} is nearly used up: \$1\.60 of \$2\.00$/,
      ),
    },
  ])
})

test('a hard budget refuses an unknown price, unless an admin allows it', async () => {
  await updateBudget(ana, '100')
  const em = installation.installation.database.em
  const order = { jobId: crypto.randomUUID(), projectId, personId: (await ana.ask('{ me { id } }')).me.id }
  const reserve = () =>
    em
      .fork()
      .transactional((inside) =>
        installation.installation.services.ledger.reserve(
          inside,
          { ...order, priced: { model: 'a-new-one' } },
          { acceptsUnknownPrice: true },
        ),
      )
  await expect(reserve()).rejects.toMatchObject({
    message: 'The price of this is not known, and the team’s budget is a hard limit. ana can allow it.',
  })
  await updateBudget(ana, '100', { allowsUnknown: true })
  await reserve()
  expect(await spentBy(ana, 'MODEL')).toMatchObject([
    { key: 'a-new-one', spentUsd: '0', orders: 1, unknown: 1 },
  ])
})

test('the ledger is exported as CSV that no spreadsheet takes for a formula', async () => {
  await prompt(ben, await projectOf(ana, '=HYPERLINK("x")'), 'A ferry')
  const url = `${installation.url}/api/v1/spending.csv`
  const response = await fetch(url, { headers: { authorization: `Bearer ${ana.token}` } })
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const lines = (await response.text()).split('\r\n')
  expect(lines[0]).toMatch(/^"ordered","written","entry","project","person","model","reserved_usd"/)
  expect(lines[1]).toContain(
    `,"reserve","'=HYPERLINK(""x"")","ben","fal-ai/veo3.1","1.6","0","yes","price","",`,
  )
  expect(lines).toHaveLength(3)
})

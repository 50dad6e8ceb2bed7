/** Covers specification K6. */
import { makeWorker } from '../../app/process/worker.js'
import { type FakeFal, startFal } from '../../../test/fal/fal.js'
import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { closeBills, ledgerOf, spentBy, totals } from '../../../test/journeys/spending.js'
import { arrived, projectOf, prompt } from '../../../test/journeys/workspace.js'
import { migratedDatabase } from '../../../test/migrated-database.js'

const AUTH_SECRET = 'a secret that both of the servers share'

let fal: FakeFal
let database: Awaited<ReturnType<typeof migratedDatabase>>
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
  database = await migratedDatabase()
  installation = await testInstallation({
    env: { FAL_KEY: 'a-key', FAL_URL: fal.url, AUTH_SECRET },
    on: database,
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

const em = () => installation.installation.database.em.fork()
const pendingBills = () => installation.installation.services.pendingBills
const work = async (of = installation) => {
  worker = makeWorker(of.installation)
  await worker.open()
}
/** Another server of the same installation with different settings. */
const server = (env: NodeJS.ProcessEnv) =>
  testInstallation({ env: { AUTH_SECRET, ...env }, on: { ...database, drop: async () => undefined } })
const cancel = (id: string) => ana.ask('mutation ($id: ID!) { cancelJob(id: $id) { status } }', { id })
const retry = (id: string) =>
  ana.ask('mutation ($id: ID!) { retryJob(input: { id: $id }) { status } }', { id })
const until = async (isSo: () => Promise<boolean> | boolean) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20))
}
const aDayLater = () => em().execute(`update pending_bill set since = now() - interval '25 hours'`)

test('a request is not free because the provider refuses the key; after a day without a bill it counts as billed', async () => {
  fal.behave({ mode: 'slow' })
  await work()
  const { jobId } = await prompt(ana, projectId, 'A ferry')
  await until(() => fal.of('status').length > 0)
  await pendingBills().settled() // only the other server requests bills
  await cancel(jobId)
  await until(() => fal.of('cancel').length > 0)
  await worker!.drain(0)
  const stranger = await server({ FAL_KEY: 'another-key', FAL_URL: fal.url })
  try {
    const { pendingBills: bills } = stranger.installation.services
    expect(await bills.close()).toBe(1)
    expect(await totals(ana)).toEqual({ spent: 0, reserved: 1_600_000 })
    await aDayLater()
    expect(await bills.close()).toBe(0)
  } finally {
    await stranger.close()
  }
  expect((await ledgerOf(installation)).at(-1)).toMatchObject({ kind: 'settle', basis: 'assumed' })
  expect(await totals(ana)).toEqual({ spent: 1_600_000, reserved: 0 })
})

test('invalid billed units do not lose a video', async () => {
  fal.behave({ billed: '1e30' })
  await work()
  const { videoId } = await prompt(ana, projectId, 'A ferry')
  expect((await arrived(ana, videoId)).status).toBe('PENDING')
  expect(await totals(ana)).toEqual({ spent: 1_600_000, reserved: 0 })
})

test('an order that the local engine takes over costs nothing', async () => {
  const { videoId } = await prompt(ana, projectId, 'A ferry')
  const local = await server({})
  await work(local)
  expect((await arrived(ana, videoId)).status).toBe('PENDING')
  await worker!.drain(0)
  worker = undefined
  await local.close()
  expect((await ledgerOf(installation)).map(({ kind }) => kind)).toEqual(['reserve', 'release'])
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 0 })
})

test('a request with a lost response is not mistaken for its retry', async () => {
  const { jobId, videoId } = await prompt(ana, projectId, 'A ferry')
  await em().execute('update job set sending_at = now() where id = ?', [jobId])
  await cancel(jobId)
  await retry(jobId)
  fal.behave({ mode: 'error' })
  await work()
  await arrived(ana, videoId)
  await until(async () => (await pendingBills().close()) === 1)
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 1_600_000 })
  await aDayLater()
  await closeBills(installation)
  expect(await totals(ana)).toEqual({ spent: 1_600_000, reserved: 0 })
})

test('the bill of a request whose id arrived after the cancel is requested, also after a retry', async () => {
  const { jobId } = await prompt(ana, projectId, 'A ferry')
  await em().execute(`update job set sending_at = now(), request_model = 'fal-ai/veo3.1' where id = ?`, [
    jobId,
  ])
  await cancel(jobId)
  await em().execute(`update job set request_id = 'the-late-one' where id = ?`, [jobId])
  await retry(jobId)
  const [bill] = await em().execute<{ request_id: string }[]>('select request_id from pending_bill')
  expect(bill.request_id).toBe('the-late-one')
})

test('bills of many cancelled jobs are requested soon and together', async () => {
  fal.behave({ mode: 'slow' })
  const jobs: string[] = []
  for (let at = 0; at < 12; at++) jobs.push((await prompt(ana, projectId, `Take ${at}`)).jobId)
  await em().execute(
    `update job set sending_at = now(), request_id = 'lost-' || row_number, request_model = 'fal-ai/veo3.1'
     from (select id, row_number() over () from job) numbered where numbered.id = job.id`,
  )
  const begin = Date.now()
  for (const id of jobs) await cancel(id)
  await until(() => fal.of('status').length >= jobs.length)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const rounds = 1 + Math.floor((Date.now() - begin) / 1_000) // at least a second apart
  expect(fal.of('status').length).toBeLessThanOrEqual(jobs.length * rounds)
})

test('the name of a private project is hidden from others', async () => {
  await prompt(ben, projectId, 'A ferry')
  const edit = 'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { id } }'
  await ana.ask(edit, { input: { id: projectId, name: 'A secret', description: '', isPrivate: true } })
  expect(await spentBy(ben, 'PROJECT')).toMatchObject([{ key: projectId, label: 'A private project' }])
  expect(await spentBy(ana, 'PROJECT')).toMatchObject([{ label: 'A secret' }])
  const lines = async ({ token }: Client) =>
    (
      await fetch(`${installation.url}/api/v1/spending.csv`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).text()
  expect(await lines(ana)).toContain('A secret')
  expect(await lines(ben)).not.toContain('A secret')
  expect(await lines(ben)).toContain('A private project')
})

test('an estimate without a model uses the team’s default', async () => {
  await ana.ask('mutation ($input: ModelChoiceInput!) { updateModelChoice(input: $input) { models } }', {
    input: {
      models: ['fal-ai/minimax/video-01-director', 'fal-ai/veo3.1/fast'],
      defaultForText: 'fal-ai/minimax/video-01-director',
    },
  })
  const { estimate } = await ana.ask('{ estimate(input: {}) { usd } }')
  expect(estimate.usd).toBe('0.5')
  expect((await installation.rest(ben).get('/estimate')).body.usd).toBe('0.5')
  await prompt(ana, projectId, 'A ferry', { duration: undefined })
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 500_000 })
})

test.each(['0000-01-01', '2026-02-30', '2026-13-01'])('%s is not a valid day', async (day) => {
  await expect(
    ana.ask('query ($day: Date) { spending(by: DAY, firstDay: $day) { key } }', { day }),
  ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  expect((await installation.rest(ana).get(`/spending.csv?last_day=${day}`)).status).toBe(422)
})

test('prices of zero, in other currencies or of other models are ignored', async () => {
  const model = 'fal-ai/minimax/video-01-director'
  const told = { endpoint_id: model, unit: 'video', unit_price: 0.7, currency: 'USD' }
  const { modelCheck: check } = installation.installation.services
  const estimate = async () =>
    (await ana.ask('query ($model: String) { estimate(input: { model: $model }) { usd } }', { model }))
      .estimate.usd
  fal.behave({
    prices: [
      { ...told, unit_price: 0 },
      { ...told, currency: 'EUR' },
      { ...told, endpoint_id: 'another' },
    ],
  })
  await check.run()
  expect(await estimate()).toBe('0.5')
  fal.behave({ prices: [{ ...told, unit_price: -1 }] })
  await expect(check.run()).rejects.toThrow()
  fal.behave({ prices: [{ ...told, unit: 'x'.repeat(5_000_000) }] })
  await expect(check.run()).rejects.toThrow('too large')
  expect(await estimate()).toBe('0.5')
  fal.behave({ prices: [told] })
  await check.run()
  expect(await estimate()).toBe('0.7')
})

test('every line is exported once, even if many share a timestamp', async () => {
  await em().execute(
    `insert into ledger_entry (id, kind, reservation_id, job_id, person_id, model, reserved, spent, is_known, basis, ordered_at, created_at)
     select id, 'reserve', id, id, ?, 'a-model', 1, 0, true, 'price', now(), now() + (n / 700) * interval '1 microsecond'
     from (select gen_random_uuid() as id, n from generate_series(1, 2500) n) made`,
    [(await ana.ask('{ me { id } }')).me.id],
  )
  const { body } = await installation.rest(ana).get('/spending.csv')
  expect(String(body).trim().split('\r\n')).toHaveLength(2_501)
})

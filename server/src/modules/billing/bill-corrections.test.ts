/** Covers specification K16, K17. */
import { makeWorker } from '../../app/process/worker.js'
import { BILLING_KEY } from '../../../test/fal/billing.js'
import { type FakeFal, startFal } from '../../../test/fal/fal.js'
import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { ledgerOf, spentBy, totals } from '../../../test/journeys/spending.js'
import { arrived, projectOf, prompt } from '../../../test/journeys/workspace.js'
import { migratedDatabase } from '../../../test/migrated-database.js'

const AUTH_SECRET = 'a secret that both of the servers share'

let fal: FakeFal
let database: Awaited<ReturnType<typeof migratedDatabase>>
let installation: TestInstallation
let ana: Client
let projectId: string
let worker: ReturnType<typeof makeWorker>

const server = (env: NodeJS.ProcessEnv, on = database) =>
  testInstallation({ env: { FAL_KEY: 'a-key', FAL_URL: fal.url, AUTH_SECRET, ...env }, on })

beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
})
beforeEach(async () => {
  fal.reset()
  database = await migratedDatabase()
  installation = await server({ FAL_BILLING_KEY: BILLING_KEY })
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
  worker = makeWorker(installation.installation)
  await worker.open()
})
afterEach(async () => {
  await worker.drain(0)
  await installation.close()
})
afterAll(() => fal.close())

const em = () => installation.installation.database.em.fork()
const corrections = (of = installation) => of.installation.services.billCorrections
const aDayLater = () => em().execute(`update model_state set bills_read_at = now() - interval '25 hours'`)
const costOf = async (id: string) =>
  (await ana.ask('query ($id: ID!) { video(id: $id) { ... on Clip { cost } } }', { id })).video.cost
/** A video settled at its estimate of $1.60. */
async function settledVideo(words = 'A ferry'): Promise<string> {
  const { videoId } = await prompt(ana, projectId, words)
  await arrived(ana, videoId)
  return videoId
}
const billNotices = async () =>
  (await ana.ask('{ notifications(first: 50) { nodes { message } } }')).notifications.nodes
    .map(({ message }: { message: string }) => message)
    .filter((message: string) => message.includes('estimated')) as string[]

test('a settled estimate is corrected once by the provider’s billing, in the sums, the export, both APIs and the video', async () => {
  const videoId = await settledVideo()
  fal.behave({ charge: 1.25 })
  await corrections().daily()
  const lines = await ledgerOf(installation)
  expect(lines.map(({ kind, spent, basis }) => [kind, spent, basis])).toEqual([
    ['reserve', '0', 'price'],
    ['settle', '1600000', 'price'],
    ['correct', '-350000', 'bill'],
  ])
  expect(lines[2].request_id).toBe(lines[1].request_id)
  expect(await totals(ana)).toEqual({ spent: 1_250_000, reserved: 0 })
  expect(await costOf(videoId)).toBe('1.25')
  const rest = installation.rest(ana)
  expect((await rest.get('/spending?by=model')).body).toMatchObject([{ spent_usd: '1.25', orders: 1 }])
  expect(String((await rest.get('/spending.csv')).body)).toContain(
    `"correct","The Keeper","ana","fal-ai/veo3.1","0","-0.35","yes","bill"`,
  )
  await aDayLater()
  await corrections().daily()
  expect(fal.of('billing')).toHaveLength(1) // no request is left to check
  expect(await billNotices()).toEqual([])
})

test('concurrent processes correct each request once, with one provider request per day', async () => {
  const other = await server({ FAL_BILLING_KEY: BILLING_KEY }, { ...database, drop: async () => undefined })
  try {
    await settledVideo('A ferry')
    await settledVideo('A lighthouse')
    fal.behave({ charge: 2 })
    await Promise.all([corrections().daily(), corrections(other).daily()])
  } finally {
    await other.close()
  }
  expect((await ledgerOf(installation)).filter(({ kind }) => kind === 'correct')).toHaveLength(2)
  expect(await totals(ana)).toEqual({ spent: 4_000_000, reserved: 0 })
  await settledVideo('A whale')
  const requests = fal.of('billing').length
  await corrections().daily()
  expect(fal.of('billing')).toHaveLength(requests)
  await aDayLater()
  await corrections().daily()
  expect(fal.of('billing').at(-1)!.requests).toHaveLength(1)
  expect(await totals(ana)).toEqual({ spent: 6_000_000, reserved: 0 })
})

test('an interrupted run resumes where it stopped', async () => {
  await settledVideo('A ferry')
  await settledVideo('A lighthouse')
  fal.behave({ charge: 2 })
  await em().execute(`create function cut_off() returns trigger language plpgsql as $$ begin
    if exists (select from ledger_entry where kind = 'correct') then raise exception 'cut off'; end if; return new; end $$;
    create trigger cut_off before insert on ledger_entry for each row execute function cut_off()`)
  await expect(corrections().daily()).rejects.toThrow('cut off')
  expect(await totals(ana)).toEqual({ spent: 3_600_000, reserved: 0 })
  await em().execute('drop trigger cut_off on ledger_entry')
  await corrections().daily()
  expect(await totals(ana)).toEqual({ spent: 4_000_000, reserved: 0 })
})

const event = (id: string, fields: object) => ({ request_id: id, cost_total: 3, ...fields })
const body = (events: object[], more: object = {}) =>
  JSON.stringify({ billing_events: events, has_more: false, next_cursor: null, ...more })
const BAD_ANSWERS: [string, (id: string) => number | string][] = [
  ['a failure', () => 500],
  ['a refusal', () => 403],
  ['garbage', () => '<html>'],
  ['another form', () => '{"billing_events":{}}'],
  ['10 MB', (id) => body([event(id, { note: 'x'.repeat(10_000_000) })])],
  ['another currency', (id) => body([event(id, { currency: 'EUR' })])],
  ['a negative amount', (id) => body([event(id, { cost_total: -1 })])],
  ['an amount as a text', (id) => body([event(id, { cost_total: '3' })])],
  ['a part of the events', (id) => body([event(id, {})], { has_more: true })],
]

test('errors and invalid responses of the billing API change nothing', async () => {
  const videoId = await settledVideo()
  const before = await ledgerOf(installation)
  for (const [name, answer] of BAD_ANSWERS) {
    fal.behave({ billing: answer(before.at(-1)!.request_id!) })
    const outcome = await corrections()
      .daily()
      .then(
        () => 'taken',
        () => 'refused',
      )
    expect([name, outcome]).toEqual([name, 'refused'])
    expect([name, await ledgerOf(installation)]).toEqual([name, before])
  }
  expect(await costOf(videoId)).toBe('1.6')
  fal.behave({ billing: undefined, charge: 2 })
  await corrections().daily() // the next run reads it
  expect(await costOf(videoId)).toBe('2')
})

test('events of other requests, and requests without one, change nothing', async () => {
  await settledVideo()
  fal.behave({ billing: body([event('another', {})]) })
  await corrections().daily()
  expect(await totals(ana)).toEqual({ spent: 1_600_000, reserved: 0 })
})

test('no requests without a billing key, for billed requests, or for those older than a week', async () => {
  const other = await server({}, { ...database, drop: async () => undefined })
  try {
    await settledVideo()
    await corrections(other).daily()
  } finally {
    await other.close()
  }
  await em().execute(`alter table ledger_entry disable trigger user;
    update ledger_entry set created_at = created_at - interval '8 days'; alter table ledger_entry enable trigger user`)
  await installation.installation.services.modelCheck.run() // reads the price, so the next video is billed
  await settledVideo('A whale')
  await corrections().daily()
  expect(fal.of('billing')).toEqual([])
})

test('the price of an order becomes known when it is billed', async () => {
  await settledVideo()
  await em().execute(`alter table ledger_entry disable trigger user;
    update ledger_entry set is_known = false, reserved = 0, spent = 0; alter table ledger_entry enable trigger user`)
  expect(await spentBy(ana, 'MODEL')).toMatchObject([{ spentUsd: '0', unknown: 1 }])
  fal.behave({ charge: 9 })
  await corrections().daily()
  expect(await spentBy(ana, 'MODEL')).toMatchObject([{ spentUsd: '9', unknown: 0 }])
  expect(await billNotices()).toEqual([]) // no estimate to compare with
})

test('admins are notified once per model of a bill above twice or below half of the estimate', async () => {
  const ben = await installation.join('ben')
  await installation.installation.services.modelCheck.run()
  fal.behave({ billed: '9' }) // times $0.40, where $1.60 was estimated
  await settledVideo()
  expect(await billNotices()).toEqual(['Veo 3.1 was billed at $3.60 where $1.60 was estimated'])
  fal.behave({ billed: '1' })
  await settledVideo('A whale')
  expect(await billNotices()).toHaveLength(1)
  const { notifications } = await ben.ask('{ notifications(first: 50) { nodes { message } } }')
  expect(
    notifications.nodes.filter(({ message }: { message: string }) => message.includes('estimated')),
  ).toEqual([])
})

test('a correction notifies them too, even during the first check of models', async () => {
  await settledVideo()
  fal.behave({ charge: 0.5 })
  await Promise.all([corrections().daily(), installation.installation.services.modelCheck.run()])
  expect(await billNotices()).toEqual(['Veo 3.1 was billed at $0.50 where $1.60 was estimated'])
})

/** Covers specification K8. */
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { type FakeFal, startFal } from '../fal/fal.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { endWorker, startWorker } from '../worker-process.js'
import { endLeases } from './queue-time.js'
import { closeBills, ledgerOf, updateBudget, totals } from './spending.js'
import { projectOf, prompt } from './workspace.js'

const KILLS = 10
/** At $1.60 each, the eleventh reservation without a refund is refused. */
const LIMIT = '16'

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let worker: ChildProcess

beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  fal.behave({ ms: 700 })
  installation = await testInstallation({ env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana')
})
afterAll(async () => {
  await endWorker(worker)
  await installation.close()
  await fal.close()
})

const em = () => installation.installation.database.em.fork()
const open = async () =>
  Number(
    (
      await em().execute<{ count: string }[]>(
        `select count(*) from job where status in ('queued', 'running')`,
      )
    )[0].count,
  )

test('after ten kills of the worker at random moments the ledger matches the provider’s billing', async () => {
  const projectId = await projectOf(ana)
  await updateBudget(ana, LIMIT)
  const outcomes = { ordered: 0, refused: 0 }
  const order = async (words: string) => {
    const sent = await prompt(ana, projectId, words).catch((error: { code: string }) => error.code)
    if (typeof sent !== 'string') outcomes.ordered += 1
    else if (sent === 'BUDGET_REACHED') outcomes.refused += 1
    else throw new Error(sent)
    return typeof sent === 'string' ? undefined : sent.jobId
  }
  worker = startWorker(installation)
  for (let kill = 0; kill < KILLS; kill++) {
    const jobs = [await order(`A ferry, take ${kill}`), await order(`A tram, take ${kill}`)]
    await pause(300 + Math.random() * 1_500)
    if (kill % 3 === 2 && jobs[0])
      await ana
        .ask('mutation ($id: ID!) { cancelJob(id: $id) { id } }', { id: jobs[0] })
        .catch(() => undefined) // already finished
    await endWorker(worker)
    const death = new Date()
    worker = startWorker(installation)
    await endLeases(installation, death)
  }
  while (await open()) await pause(200)
  await em().execute(`update pending_bill set since = now() - interval '25 hours' where request_id is null`)
  await closeBills(installation)

  const ledger = await ledgerOf(installation)
  const closed = ledger.filter(({ kind }) => kind !== 'reserve')
  expect(ledger).toHaveLength(outcomes.ordered * 2)
  expect(new Set(closed.map(({ reservation_id: id }) => id)).size).toBe(outcomes.ordered)
  expect(outcomes.ordered + outcomes.refused).toBe(KILLS * 2)
  expect(outcomes.refused).toBeGreaterThan(0)
  expect((await totals(ana)).reserved).toBe(0)

  const paid = closed.filter(({ kind }) => kind === 'settle')
  const known = paid.filter(({ basis }) => basis !== 'assumed')
  const inLedger = known.map(({ request_id: id, spent }) => [id, Number(spent)]).sort()
  const inBook = fal.book.map(({ id, units }) => [id, units * 400_000]).sort()
  const assumed = paid.length - known.length
  const unheard = inBook.filter(([id]) => !inLedger.some(([other]) => other === id))
  expect(inBook.filter((line) => !unheard.includes(line))).toEqual(inLedger)
  // requests sent while the worker died, without a known id, are never assumed to be free
  expect(unheard.length).toBeLessThanOrEqual(assumed)
  expect((await totals(ana)).spent).toBe(1_600_000 * paid.length)
}, 300_000)

/** Covers specification V81. */
import { createHash } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { type FakeFal, startFal } from '../fal/fal.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { endWorker, startWorker } from '../worker-process.js'
import { endLeases } from './queue-time.js'
import { orderSounds, soundEnded, soundsOf } from './sounds.js'
import { closeBills, ledgerOf, totals } from './spending.js'
import { projectOf } from './workspace.js'

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let worker: ChildProcess

beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  installation = await testInstallation({ env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana')
})
afterAll(async () => {
  await endWorker(worker)
  await installation.close()
  await fal.close()
})

const em = () => installation.installation.database.em.fork()
const GATE = 4711
const WAITING = `select pid from pg_stat_activity
  where wait_event_type = 'Lock' and wait_event = 'advisory' and datname = current_database()`

/** Blocks the worker at its first statement of this kind, kills it there, and unblocks the statement. */
async function killedAt(when: string, kill: () => Promise<void>): Promise<void> {
  await em().execute(
    `create or replace function wait_at_gate() returns trigger language plpgsql as
     $$ begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end $$`,
  )
  await em().transactional(async (gate) => {
    await gate.execute('select pg_advisory_xact_lock(?)', [GATE])
    await em().execute(`create trigger gate ${when} for each row execute function wait_at_gate()`)
    while (!(await em().execute<unknown[]>(WAITING)).length) await pause(20)
    await kill()
    await em().execute(`select pg_terminate_backend(pid) from (${WAITING}) waiting`)
  })
  await em().execute(`drop trigger gate on ${when.split(' on ')[1].split(' ')[0]}`)
}

/** Kills the worker after the stand-in in this mode received such a request. */
const killedOnce =
  (mode: 'slow' | 'stall', what: 'status' | 'file') =>
  async (kill: () => Promise<void>): Promise<void> => {
    while (!fal.of(what).length) await pause(20)
    await kill()
    expect(fal.behaviour.mode).toBe(mode)
    fal.behave({ mode: 'ok' })
  }

const VOICE = { kind: 'VOICE', model: 'fal-ai/kokoro/american-english', words: 'Low tide' }
const SKETCH = { kind: 'EFFECT', model: 'sketch/effect', words: 'rain', seconds: 2, seed: 5 }
const SENDING = 'before update of sending_at on job'
const STORING = 'before insert on arriving_file'
const COMMIT = 'before insert on sound'

async function bytesOf(url: string): Promise<string> {
  const response = await fetch(new URL(url, installation.url))
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex')
}

const PHASES: [
  name: string,
  order: typeof VOICE | typeof SKETCH,
  phase: (kill: () => Promise<void>) => Promise<void>,
][] = [
  ['a voice is sent', VOICE, (kill) => killedAt(SENDING, kill)],
  ['a voice that was sent is made', VOICE, killedOnce('slow', 'status')],
  ['a voice is downloaded', VOICE, killedOnce('stall', 'file')],
  ['a voice is stored', VOICE, (kill) => killedAt(STORING, kill)],
  ['a voice is added to its project', VOICE, (kill) => killedAt(COMMIT, kill)],
  ['a sketch is stored', SKETCH, (kill) => killedAt(STORING, kill)],
  ['a sketch is added to its project', SKETCH, (kill) => killedAt(COMMIT, kill)],
]

test.each(PHASES)(
  'a worker is killed when %s: the sound is added once, with the same bytes, and billed once',
  async (name, order, phase) => {
    const projectId = await projectOf(ana)
    fal.reset()
    worker = startWorker(installation)
    const [whole] = await orderSounds(ana, projectId, order)
    const { sound: expected } = await soundEnded(ana, whole)
    const before = await totals(ana)
    const settled = (await ledgerOf(installation)).filter(({ kind }) => kind === 'settle').length

    fal.reset()
    if (name.includes('was sent')) fal.behave({ mode: 'slow' })
    if (name.includes('downloaded')) fal.behave({ mode: 'stall' })
    const killed = phase(() => endWorker(worker))
    const [id] = await orderSounds(ana, projectId, order)
    await killed
    const death = new Date()
    worker = startWorker(installation)
    await endLeases(installation, death)
    const { status, failure, sound } = await soundEnded(ana, id)
    await endWorker(worker, 'SIGTERM')

    expect([status, failure]).toEqual(['SUCCEEDED', null])
    expect(await soundsOf(ana, projectId)).toHaveLength(2)
    expect(await bytesOf(sound.url)).toBe(await bytesOf(expected.url))
    await closeBills(installation)
    const isPaid = order === VOICE
    const paid = (await ledgerOf(installation)).filter(({ kind }) => kind === 'settle')
    expect(fal.submits).toHaveLength(isPaid ? 1 : 0)
    expect(paid.length - settled).toBe(isPaid ? 1 : 0)
    const price = isPaid ? VOICE.words.length * 20 : 0
    expect(await totals(ana)).toEqual({ spent: before.spent + price, reserved: 0 })
  },
  120_000,
)

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT } from '../../app/config/project-folder.js'
import { MemoryLimit, canLimitMemory } from '../../../test/memory-limit.js'
import { endWorker } from '../../../test/worker-process.js'
import {
  ask,
  database,
  finish,
  look,
  openQueue,
  rollCalled,
  scratch,
  until,
  withWorker,
} from '../../../test/worker-story.js'
import { Job, JobStatus } from './job.entity.js'

openQueue()
beforeEach(rollCalled)

const NEEDS_MORE = 'This needs more memory than the server has. Make it smaller and try again.'
/** Megabytes: more than an idle worker needs. */
const LIMIT = 500

/** Starts a worker whose jobs exceed the memory limit: see `hungry-worker.ts`. */
function startHungry(where: string, limit?: MemoryLimit): ChildProcess {
  const args = ['--import', './scripts/typescript.mjs', '--no-warnings', 'server/test/hungry-worker.ts']
  if (where === 'heap') args.unshift('--max-old-space-size=150')
  args.push(String(database.config.get('clientUrl')), scratch, where)
  const [program, words] = limit?.command(process.execPath, args) ?? [process.execPath, args]
  return spawn(program, words, { cwd: PROJECT, stdio: 'ignore' })
}
const endOf = async (worker: ChildProcess): Promise<unknown> => (await once(worker, 'exit'))[1]
const records = async () => (await readdir(scratch)).filter((name) => name.startsWith('memory-'))
/** The number of attempts at the job, counted by the folders that they left. */
const attempts = async (id: string) =>
  (await readdir(scratch)).filter((name) => name.startsWith(`attempt-${id}`)).length
/** Simulates that this worker was lost long ago: its lease has lapsed, and its record is old. */
async function loseWorker(id: string): Promise<void> {
  for (const name of await records()) await utimes(join(scratch, name), 0, 0)
  await database.em
    .fork()
    .execute(`update job set lease_until = now() - interval '1 second' where id = ?`, [id])
}
/** Expects the job to fail at once with the message, and to succeed when it is retried. */
async function isGivenUp(id: string): Promise<void> {
  const runs: string[] = []
  await withWorker(
    async (started, attempt) => {
      runs.push(started.id)
      await finish(attempt)
    },
    async () => {
      expect(await until(id, JobStatus.FAILED)).toMatchObject({ failure: NEEDS_MORE, memoryDeaths: 2 })
      expect(runs).toEqual([])
      await database.em.fork().transactional(async (em) => (await em.findOneOrFail(Job, id)).retry())
      await until(id, JobStatus.SUCCEEDED)
    },
  )
  expect(await records()).toEqual([])
}

test('a job that made two workers run out of heap fails with a message, and can be retried', async () => {
  const { id } = await ask()
  for (let death = 1; death <= 2; death += 1) {
    expect(await endOf(startHungry('heap'))).toBe('SIGABRT')
    await loseWorker(id)
  }
  await isGivenUp(id)
})

test('killed workers do not count if the kernel did not kill for memory, or was restarted', async () => {
  const { id } = await ask()
  for (let death = 1; death <= 3; death += 1) {
    const worker = startHungry('nowhere')
    while (!(await records()).length || (await attempts(id)) < death)
      await new Promise((resolve) => setTimeout(resolve, 50))
    await endWorker(worker)
    if (death === 3) await writeFile(join(scratch, (await records())[0]), 'another-start 0')
    await loseWorker(id)
  }
  await withWorker(
    (_job, attempt) => finish(attempt),
    async () => void (await until(id, JobStatus.SUCCEEDED)),
  )
  expect(await look(id)).toMatchObject({ memoryDeaths: 0, attempts: 4 })
})

;(canLimitMemory ? describe : describe.skip)(
  `with little memory${canLimitMemory ? '' : ', which only root can limit: not tested here'}`,
  () => {
    let limit: MemoryLimit
    beforeEach(() => (limit = new MemoryLimit(LIMIT)))
    afterEach(() => limit.remove())

    test('a job whose two workers the kernel killed for memory fails with the same message', async () => {
      const { id } = await ask()
      for (let death = 1; death <= 2; death += 1) {
        expect(await endOf(startHungry('process', limit))).toBe('SIGKILL')
        await loseWorker(id)
      }
      await isGivenUp(id)
    })

    test('a job whose two programs the kernel killed for memory fails with the same message', async () => {
      const { id } = await ask()
      const worker = startHungry('program', limit)
      expect(await until(id, JobStatus.FAILED)).toMatchObject({ failure: NEEDS_MORE, attempts: 2 })
      await endWorker(worker)
    })
  },
)

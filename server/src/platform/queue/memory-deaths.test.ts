import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { PROJECT } from '../../app/config/project-folder.js'
import {
  ask,
  database,
  finish,
  openQueue,
  rollCalled,
  scratch,
  until,
  withWorker,
} from '../../../test/worker-story.js'
import { Job, JobStatus } from './job.entity.js'

openQueue()
beforeEach(rollCalled)

/** Runs a worker that ends when it is out of memory. */
async function runOutOfMemory(): Promise<void> {
  const program = ['--max-old-space-size=150', '--import', './scripts/typescript.mjs', '--no-warnings']
  const worker = spawn(
    process.execPath,
    [...program, 'server/test/hungry-worker.ts', String(database.config.get('clientUrl')), scratch],
    { cwd: PROJECT, stdio: 'ignore' },
  )
  const [code, signal] = await once(worker, 'exit')
  expect([code, signal]).toEqual([null, 'SIGABRT'])
}
const loseLease = (id: string) =>
  database.em.fork().execute(`update job set lease_until = now() - interval '1 second' where id = ?`, [id])

test('a job that has made two workers run out of memory fails with a sentence, and can be tried again', async () => {
  const job = await ask()
  const runs: string[] = []
  for (let death = 1; death <= 2; death += 1) {
    await runOutOfMemory()
    await loseLease(job.id)
  }
  await withWorker(
    async (started, attempt) => {
      runs.push(started.id)
      await finish(attempt)
    },
    async () => {
      expect(await until(job.id, JobStatus.FAILED)).toMatchObject({
        failure: 'This needs more memory than the server has. Make it smaller and try again.',
        memoryDeaths: 2,
      })
      expect(runs).toEqual([])
      await database.em.fork().transactional(async (em) => (await em.findOneOrFail(Job, job.id)).retry())
      await until(job.id, JobStatus.SUCCEEDED)
    },
  )
  expect((await readdir(scratch)).filter((name) => name.startsWith('memory-'))).toEqual([])
})

import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { BackgroundTask } from './background-task.entity.js'
import { insist } from './insist.js'
import { LEASE_SECONDS } from './job-queue.js'

const BEAT_MS = 3_000
const MOST_ATTEMPTS = 3
const LONGEST_MS = 10 * 60 * 1000

/** Work in the background: `folder` is empty and removed afterwards; `signal` aborts when the worker stops: then it is done another time. */
export type BackgroundWork<Data extends object = object> = (data: Data, at: { folder: string; signal: AbortSignal }) => Promise<void>

type Taken = Pick<BackgroundTask, 'key' | 'attempts'> & { data: never }

/** The tasks of one queue, done one at a time, and forgotten after three attempts, also where their workers did not survive these. */
export class BackgroundTasks {
  constructor(
    private readonly db: EntityManager,
    private readonly queue: string,
    private readonly work: BackgroundWork<never>,
    private readonly options: { scratch: string; log: Logger; signal: AbortSignal },
  ) {}

  /** The oldest task that waits, or whose worker is gone. */
  async take(): Promise<Taken | undefined> {
    const [task] = await this.db.fork().execute<Taken[]>(
      `update background_task set attempts = attempts + 1, not_before = now() + ? * interval '1 second'
       where queue = ? and key = (
         select key from background_task where queue = ? and (not_before is null or not_before <= now())
         order by created_at limit 1 for update skip locked
       ) returning key, data, attempts`,
      [LEASE_SECONDS, this.queue, this.queue],
    )
    return task
  }

  /** Does the task. Never rejects. */
  async run({ key, data, attempts }: Taken): Promise<void> {
    const { scratch, log, signal: stopping } = this.options
    if (attempts > MOST_ATTEMPTS) {
      log.warn({ task: key, attempts }, 'work in the background is given up: its workers were lost over it')
      return this.forget(key).catch(() => undefined)
    }
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(LONGEST_MS)])
    const beat = setInterval(() => void this.wait(key, LEASE_SECONDS).catch(() => undefined), BEAT_MS)
    const folder = await mkdtemp(join(scratch, 'background-')).catch(() => undefined)
    try {
      if (!folder) throw new Error('There is no place to work in')
      await this.work(data, { folder, signal })
      clearInterval(beat)
      await insist(() => this.forget(key), stopping)
    } catch (error) {
      clearInterval(beat)
      if (!stopping.aborted) log.warn({ task: key, attempts, error: (error as Error).message }, 'work in the background failed')
      const isOver = !stopping.aborted && attempts >= MOST_ATTEMPTS
      await (isOver ? this.forget(key) : this.wait(key, stopping.aborted ? 0 : 2 ** attempts, stopping.aborted ? 1 : 0)).catch(() => undefined) // else its lease lapses
    } finally {
      if (folder) await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    }
  }

  private async wait(key: string, seconds: number, uncounted = 0): Promise<void> {
    await this.db.fork().execute(
      `update background_task set not_before = now() + ? * interval '1 second', attempts = attempts - ? where queue = ? and key = ?`, [seconds, uncounted, this.queue, key],
    )
  }

  private async forget(key: string): Promise<void> {
    await this.db.fork().execute('delete from background_task where queue = ? and key = ?', [this.queue, key])
  }
}

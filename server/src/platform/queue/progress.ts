import type { EntityManager } from '@mikro-orm/postgresql'
import { announce } from '../events/events.js'
import { type Job, JobStatus } from './job.entity.js'

const PAUSE_MS = 400

/** Writes a job's progress at most every 400 ms, never a lower one, one write at a time. */
export class ProgressWriter {
  private readonly first: number
  private reached: number
  private written: number
  private timer?: NodeJS.Timeout
  private writing?: Promise<void>
  private closed = false

  constructor(
    private readonly em: EntityManager,
    private readonly job: Job,
  ) {
    this.first = this.reached = this.written = job.progress
  }

  /** `done` is 0 to 1; only finishing reaches 1. */
  report(done: number): void {
    if (!Number.isFinite(done)) return
    this.reached = Math.max(this.reached, Math.min(done, 0.99))
    this.plan()
  }

  /** Whether the job got further than in earlier attempts. */
  get hasRisen(): boolean {
    return this.reached > this.first
  }

  private plan(): void {
    if (this.timer || this.writing || this.closed || this.reached <= this.written) return
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.writing = this.write().finally(() => {
        this.writing = undefined
        this.plan()
      })
    }, PAUSE_MS)
  }

  private async write(): Promise<void> {
    this.written = this.reached
    const { id, projectId, leaseId } = this.job
    const em = this.em.fork()
    try {
      const updated = await em.execute<unknown[]>(
        'update job set progress = greatest(progress, ?) where id = ? and lease_id = ? and status = ? returning id',
        [this.written, id, leaseId, JobStatus.RUNNING],
      )
      if (updated.length) await announce(em, { topic: 'job', id, projectId })
    } catch {
      // the next write has the newer value
    }
  }

  /** Nothing is written after this resolves. */
  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    await this.writing
  }
}

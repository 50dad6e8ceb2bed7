import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { detached } from '#platform/database/operation'
import type { Engine } from '../../engines/engine.js'
import type { Clip } from '../video/clip.entity.js'
import type { Videos } from '../video/video.service.js'
import { Job, type JobOf, JobStatus } from '#platform/queue/job.entity'

/** A job that starts within this time rewrites its prompt itself. */
const GRACE_MS = 1_000
const TIMEOUT_MS = 30_000
/** Further prompts are rewritten by their jobs. */
const MAX_CONCURRENT = 10

/** Rewrites the prompts of queued videos early, so that users see them. Optional: jobs rewrite missing ones themselves. */
export class MagicPrompts {
  private readonly running = new Set<Promise<void>>()
  private readonly closing = new AbortController()

  constructor(
    private readonly deps: {
      db: EntityManager
      engine: Pick<Engine, 'rewrite'>
      videos: Pick<Videos, 'keepMagicPrompt'>
      log: Logger
    },
  ) {}

  /** Rewrites the prompt in the background. */
  prepare(video: Clip, job: Pick<JobOf<'video'>, 'id' | 'payload'>): void {
    if (this.running.size >= MAX_CONCURRENT) return
    const done = detached(() => this.rewrite(video, job)) // it outlives the operation
      .catch((error: Error) => {
        if (!this.closing.signal.aborted)
          this.deps.log.info({ error: error.message }, 'a prompt could not be rewritten early')
      })
      .finally(() => this.running.delete(done))
    this.running.add(done)
  }

  private async rewrite(video: Clip, { id, payload }: Pick<JobOf<'video'>, 'id' | 'payload'>): Promise<void> {
    const { db, engine, videos } = this.deps
    await pause(GRACE_MS, undefined, { signal: this.closing.signal })
    const isWaiting = await db.fork().count(Job, { id, status: JobStatus.QUEUED })
    if (!isWaiting) return
    const signal = AbortSignal.any([this.closing.signal, AbortSignal.timeout(TIMEOUT_MS)])
    await videos.keepMagicPrompt(video, await engine.rewrite(video.prompt, signal, payload?.note))
  }

  /** Aborts all rewrites and waits for them. */
  async settled(): Promise<void> {
    this.closing.abort()
    await Promise.all(this.running)
  }
}

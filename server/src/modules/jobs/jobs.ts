import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { currentActivity } from '#platform/observability/activity'
import { announce } from '#platform/events/events'
import { rateLimited } from '#platform/errors/failure'
import type { Ledger } from '../billing/ledger.js'
import { Video } from '../video/video.entity.js'
import { Job, type PictureRequest } from './job.entity.js'
import { JOB_COUNT_LOCK } from '#platform/database/locks'
import type { FreeSpace } from '../file/free-space.js'

const RETRY_AFTER_SECONDS = 30
/**
 * Background tasks that may wait at once. Further ones are not enqueued: whoever needs the result produces it
 * then.
 */
const MAX_BACKGROUND_TASKS = 1_000
/** The same for one person: tasks prepared ahead for them, and tasks they requested themselves. */
const MAX_PER_PERSON = { prepared: 60, asked: 80 }

/**
 * How operations request work. A job's row is its place in the queue: it is committed or rolled back together
 * with the rows it belongs to.
 */
export class Jobs {
  constructor(
    private readonly db: EntityManager,
    private readonly space: Pick<FreeSpace, 'require'>,
    private readonly ledger: Pick<Ledger, 'reserve'>,
  ) {}

  /**
   * Writes the job within the transaction of `em`, and reserves what it will probably cost. Throws RATE_LIMITED
   * if its author, or the whole team, has too many jobs in progress; STORAGE_FULL and QUOTA_REACHED where there is
   * no room for `bytes` more, and BUDGET_REACHED.
   */
  async add(
    em: EntityManager,
    fields: Pick<Job, 'kind' | 'projectId' | 'authorId'> & Partial<Pick<Job, 'videoId' | 'picture'>>,
    { bytes }: { bytes?: number } = {},
  ): Promise<Job> {
    await this.requireRoom(em, fields.authorId, bytes)
    const job = em.create(Job, { ...fields, traceParent: currentActivity()?.traceParent })
    await em.flush()
    await this.reserve(em, job)
    await announce(
      em,
      { topic: 'job', id: job.id, projectId: job.projectId },
      { topic: 'queued', queue: job.kind },
    )
    return job
  }

  /** Reserves what a job will probably cost, within the transaction of `em`. Throws BUDGET_REACHED. */
  async reserve(em: EntityManager, job: Job): Promise<void> {
    const video = job.videoId ? await em.findOne(Video, job.videoId) : null
    const model = job.picture?.model ?? video?.model
    if (!model || video?.isMerged) return
    const { id: jobId, videoId, projectId, authorId: personId } = job
    await this.ledger.reserve(em, {
      jobId,
      videoId,
      projectId,
      personId,
      priced: { model, ...video?.options },
    })
  }

  /** Stores what is known so far of the picture that a job makes. */
  async keepPictureRequest(
    em: EntityManager,
    { id }: Pick<Job, 'id'>,
    picture: PictureRequest,
  ): Promise<void> {
    await em.nativeUpdate(Job, { id }, { picture })
  }

  /** Stores the picture that a job has made, within the transaction of `em`. */
  async keepPicture(
    em: EntityManager,
    { id, projectId }: Pick<Job, 'id' | 'projectId'>,
    { assetId, picture }: { assetId: string; picture: PictureRequest },
  ): Promise<void> {
    await em.nativeUpdate(Job, { id }, { assetId, picture })
    await announce(em, { topic: 'job', id, projectId })
  }

  /**
   * Throws RATE_LIMITED unless this person may start another job, and STORAGE_FULL or QUOTA_REACHED unless
   * there is room for what it makes. Holds a lock until the transaction of `em` ends, so that concurrent
   * checks cannot both pass.
   */
  async requireRoom(em: EntityManager, authorId: string, bytes?: number): Promise<void> {
    await this.space.require(bytes, em)
    const { openOfPerson, openInAll } = LIMITS.jobs
    await em.execute('select pg_advisory_xact_lock(?)', [JOB_COUNT_LOCK])
    const [{ own, all }] = await em.execute<{ own: number; all: number }[]>(
      `select count(*) filter (where author_id = ?)::int as own, count(*)::int as "all" from job where status in ('queued', 'running')`,
      [authorId],
    )
    if (own >= openOfPerson)
      throw rateLimited(
        `You have ${openOfPerson} generations in progress. Wait for one to finish or cancel one.`,
        RETRY_AFTER_SECONDS,
      )
    if (all >= openInAll)
      throw rateLimited(
        `The team has ${openInAll.toLocaleString('en')} generations in progress. Try again later.`,
        RETRY_AFTER_SECONDS,
      )
  }

  /**
   * Enqueues background work that nobody waits for, and without which everything still works, only more
   * slowly; of one key at most one task waits or runs at a time. False where it is not done, since too much
   * waits already, of this person or in all.
   */
  async enqueueBackground(
    queue: string,
    key: string,
    data: object,
    { authorId, need }: { authorId: string; need: keyof typeof MAX_PER_PERSON },
  ): Promise<boolean> {
    const em = this.db.fork()
    const added = await em.execute<unknown[]>(
      `insert into background_task (queue, key, data, author_id, trace_parent) select ?, ?, ?::jsonb, ?::uuid, ?
       where (select count(*) from background_task) < ? and (select count(*) from background_task where author_id = ?) < ?
       on conflict do nothing returning key`,
      [
        queue,
        key,
        JSON.stringify(data),
        authorId,
        currentActivity()?.traceParent ?? null,
        MAX_BACKGROUND_TASKS,
        authorId,
        MAX_PER_PERSON[need],
      ],
    )
    if (!added.length)
      return (
        (
          await em.execute<unknown[]>('select key from background_task where queue = ? and key = ?', [
            queue,
            key,
          ])
        ).length > 0
      )
    await announce(em, { topic: 'queued', queue })
    return true
  }
}

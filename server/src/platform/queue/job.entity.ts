import { Entity, Enum, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql'
import { conflict } from '../errors/failure.js'
import { Key } from '../api/graphql-types.js'
import { type JobKind, type JobKinds, jobKinds } from './job-kinds.js'

export enum JobStatus {
  QUEUED = 'queued',
  RUNNING = 'running',
  SUCCEEDED = 'succeeded',
  FAILED = 'failed',
  CANCELLED = 'cancelled',
}
registerEnumType(JobStatus, {
  name: 'JobStatus',
  description: 'Queued, running, then succeeded, failed or cancelled.',
})

@ObjectType({
  description: 'Long-running work with real progress, which can be cancelled and retried.',
})
@Key()
@Entity({ tableName: 'job' })
@Index({
  name: 'job_open_index',
  expression: `create index "job_open_index" on "job" ("kind", "created_at") where "status" in ('queued', 'running')`,
})
@Index({
  name: 'job_started_index',
  expression: `create index "job_started_index" on "job" ("author_id", "kind", "started_at")`,
})
@Index({
  name: 'job_succeeded_index',
  expression: `create index "job_succeeded_index" on "job" ("kind", "finished_at" desc) where "status" = 'succeeded'`,
})
@Index({
  name: 'job_unfinished_of_project',
  expression: `create index "job_unfinished_of_project" on "job" ("project_id", "kind", "created_at" desc, "id" desc) where "status" in ('queued', 'running', 'failed')`,
})
export class Job {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => jobKinds, { description: 'The kind of work.' })
  @Property({ type: 'text' })
  kind!: JobKind

  @Field(() => JobStatus, { description: 'Its state.' })
  @Enum({ items: () => JobStatus, type: 'text', default: JobStatus.QUEUED })
  status: JobStatus & Opt = JobStatus.QUEUED

  @Field(() => Float, { description: '0 to 1; it never falls within an attempt.' })
  @Property({ type: 'double', default: 0 })
  progress: number & Opt = 0

  @Field(() => String, { nullable: true, description: 'Why it failed, in a sentence.' })
  @Property({ type: 'text', nullable: true })
  failure?: string | null

  @Field(() => ID, {
    nullable: true,
    description: 'The project it belongs to; null if it belongs to none.',
  })
  @Property({ type: 'uuid', nullable: true })
  @Index()
  projectId!: string | null

  /** The id of the entity that it produces, if that exists from the beginning. */
  @Property({ type: 'uuid', nullable: true })
  @Index()
  subjectId?: string | null

  /** Further inputs of its handler; `JobKinds` has the type. */
  @Property({ type: 'jsonb', nullable: true })
  payload?: object | null
  /** The id of its result, which may have been deleted since. */
  @Property({ type: 'uuid', nullable: true })
  resultId?: string | null

  @Property({ type: 'uuid' })
  authorId!: string

  /**
   * The number of attempts, without those that were handed over, or failed because of an outage of our own.
   */
  @Property({ type: 'integer', default: 0 })
  attempts: number & Opt = 0
  /** The number of failed attempts; the other ones lost their worker. */
  @Property({ type: 'integer', default: 0 })
  failures: number & Opt = 0
  /** How often a worker of the job, or a program that it ran, ran out of memory. */
  @Property({ type: 'integer', default: 0 })
  memoryDeaths: number & Opt = 0
  /** Its earliest start. */
  @Property({ type: 'timestamptz', nullable: true })
  notBefore?: Date | null
  /**
   * Since when an outage or pause has delayed it, rather than its provider request: the request is continued, even
   * after a retry.
   */
  @Property({ type: 'timestamptz', nullable: true })
  awaySince?: Date | null
  /** The attempt that holds it, or held it last. Other attempts may not write. */
  @Property({ type: 'uuid', nullable: true })
  leaseId?: string | null
  /**
   * The end of the lease, which the attempt's worker extends; after that, the worker counts as dead, and another one
   * may take over.
   */
  @Property({ type: 'timestamptz', nullable: true })
  leaseUntil?: Date | null
  /**
   * When a request was about to be sent to the provider. Without a `requestId`, it is unknown whether it arrived.
   */
  @Property({ type: 'timestamptz', nullable: true })
  sendingAt?: Date | null
  @Property({ type: 'text', nullable: true })
  requestId?: string | null
  @Property({ type: 'text', nullable: true })
  requestModel?: string | null
  /** Until when it counts as watched, for example while its project is open. */
  @Property({ type: 'timestamptz', nullable: true })
  watchedUntil?: Date | null

  /** The W3C `traceparent` of the request that added it, if traces were recorded. */
  @Property({ type: 'text', nullable: true })
  traceParent?: string | null

  @Field(() => Date, { description: 'When it was requested.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
  @Field(() => Date, { nullable: true, description: 'When its first attempt started.' })
  @Property({ type: 'timestamptz', nullable: true })
  startedAt?: Date | null
  @Field(() => Date, { nullable: true, description: 'When it ended, whatever the outcome.' })
  @Property({ type: 'timestamptz', nullable: true })
  finishedAt?: Date | null

  isOpen(): boolean {
    return this.status === JobStatus.QUEUED || this.status === JobStatus.RUNNING
  }

  /** Its provider request, unless a worker is running the job and would cancel the request. */
  unattendedRequest(): { id: string; model: string } | undefined {
    const isHeld =
      this.status === JobStatus.RUNNING && this.leaseUntil && this.leaseUntil.getTime() > Date.now()
    return this.requestId && this.requestModel && !isHeld
      ? { id: this.requestId, model: this.requestModel }
      : undefined
  }

  /** Cancels it. Throws CONFLICT if it has already ended. */
  cancel(): void {
    if (!this.isOpen())
      throw conflict(
        `This job has already ${this.status === JobStatus.CANCELLED ? 'been cancelled' : 'ended'}`,
      )
    this.end(JobStatus.CANCELLED)
  }

  /**
   * Requeues it with fresh counters, and keeps its provider request unless that caused the failure. Throws CONFLICT
   * unless it failed or was cancelled.
   */
  retry(): void {
    if (this.status !== JobStatus.FAILED && this.status !== JobStatus.CANCELLED)
      throw conflict('Only a failed or cancelled job can be retried')
    if (!(this.status === JobStatus.FAILED && this.awaySince))
      Object.assign(this, { sendingAt: null, requestId: null, requestModel: null })
    Object.assign(this, {
      status: JobStatus.QUEUED,
      progress: 0,
      failure: null,
      attempts: 0,
      failures: 0,
      memoryDeaths: 0,
      notBefore: null,
      awaySince: null,
      leaseId: null,
      leaseUntil: null,
      startedAt: null,
      finishedAt: null,
    })
  }

  /** Requeues it for an immediate start. */
  wait(): void {
    Object.assign(this, { status: JobStatus.QUEUED, leaseId: null, leaseUntil: null, notBefore: null })
  }

  end(
    status: JobStatus.SUCCEEDED | JobStatus.FAILED | JobStatus.CANCELLED,
    failure: string | null = null,
  ): void {
    Object.assign(this, { status, failure, leaseUntil: null, finishedAt: new Date() })
    if (status === JobStatus.SUCCEEDED) this.progress = 1
  }
}

/** A job of this kind, with the columns that it always has. */
export type JobOf<Kind extends JobKind> = Job & { kind: Kind } & JobKinds[Kind]

/**
 * A single row that every API and worker updates while it can read the queue. New workers read from it whether there was
 * an outage.
 */
@Entity({ tableName: 'queue_watch' })
export class QueueWatch {
  @PrimaryKey({ type: 'smallint', autoincrement: false })
  id!: number

  @Property({ type: 'timestamptz' })
  readableSince!: Date

  @Property({ type: 'timestamptz' })
  seenAt!: Date
}

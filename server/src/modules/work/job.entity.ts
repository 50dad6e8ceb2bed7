import { Entity, Enum, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql'
import type { ImageRatio } from '../../../../schema/limits.js'
import { conflict } from '../../core/failure.js'
import { Key } from '../../core/key.js'

export enum JobKind {
  VIDEO = 'video',
  IMAGE = 'image',
  MERGE = 'merge',
}
registerEnumType(JobKind, { name: 'JobKind', description: 'What the work makes.' })

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

/** A picture as it was asked for, and what is known of the one that came. */
export interface PictureRequest {
  prompt: string
  ratio: ImageRatio
  seed: number
  wantsMagic: boolean
  /** The prompt as it was rewritten, where magic is wanted. */
  magicPrompt?: string
  engine: string
  model: string
  /** The picture to change, if any; its asset may be gone since. */
  references: { assetId: string; name: string }[]
  /** US dollars. */
  cost?: number | null
}

@ObjectType({
  description: 'Work that takes a while: it has real progress, and can be cancelled and retried.',
})
@Key()
@Entity({ tableName: 'job' })
@Index({
  name: 'job_open_index',
  expression: `create index "job_open_index" on "job" ("kind", "created_at") where "status" in ('queued', 'running')`,
})
export class Job {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => JobKind, { description: 'What it makes.' })
  @Enum({ items: () => JobKind, type: 'text' })
  kind!: JobKind

  @Field(() => JobStatus, { description: 'Where it stands.' })
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
    description: 'The project it works for; null for a picture that is only for the library.',
  })
  @Property({ type: 'uuid', nullable: true })
  @Index()
  projectId!: string | null

  @Field(() => ID, { nullable: true, description: 'The video it makes.' })
  @Property({ type: 'uuid', nullable: true })
  @Index()
  videoId?: string | null

  /** Of a job that makes a picture. */
  @Property({ type: 'jsonb', nullable: true })
  picture?: PictureRequest | null
  /** The picture it made; that asset may be gone since. */
  @Property({ type: 'uuid', nullable: true })
  assetId?: string | null

  @Property({ type: 'uuid' })
  authorId!: string

  /** How often it was taken up; what was only handed on, or met with an outage of our own, does not count. */
  @Property({ type: 'integer', default: 0 })
  attempts: number & Opt = 0
  /** How many attempts failed. The others were lost with their worker. */
  @Property({ type: 'integer', default: 0 })
  failures: number & Opt = 0
  /** It is not taken up before. */
  @Property({ type: 'timestamptz', nullable: true })
  notBefore?: Date | null
  /**
   * Since when something else than its request to the provider has kept it from going on: that is taken up
   * again, after a retry too.
   */
  @Property({ type: 'timestamptz', nullable: true })
  awaySince?: Date | null
  /**
   * The attempt that holds it, or held it last. Whatever an attempt writes, it writes as long as this is its
   * own.
   */
  @Property({ type: 'uuid', nullable: true })
  leaseId?: string | null
  /**
   * The attempt's worker keeps moving this; once it has passed, the worker is gone and another may take over.
   */
  @Property({ type: 'timestamptz', nullable: true })
  leaseUntil?: Date | null
  /**
   * When a request was about to be sent to the provider. With no `requestId`, it is unknown whether it
   * arrived.
   */
  @Property({ type: 'timestamptz', nullable: true })
  sendingAt?: Date | null
  @Property({ type: 'text', nullable: true })
  requestId?: string | null
  @Property({ type: 'text', nullable: true })
  requestModel?: string | null

  @Field(() => Date, { description: 'When it was asked for.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
  @Field(() => Date, { nullable: true, description: 'When its first attempt began.' })
  @Property({ type: 'timestamptz', nullable: true })
  startedAt?: Date | null
  @Field(() => Date, { nullable: true, description: 'When it ended, however it did.' })
  @Property({ type: 'timestamptz', nullable: true })
  finishedAt?: Date | null

  isOpen(): boolean {
    return this.status === JobStatus.QUEUED || this.status === JobStatus.RUNNING
  }

  /** Its request to the provider, where no worker is at it who would tell the provider to stop. */
  unattendedRequest(): { id: string; model: string } | undefined {
    const isHeld =
      this.status === JobStatus.RUNNING && this.leaseUntil && this.leaseUntil.getTime() > Date.now()
    return this.requestId && this.requestModel && !isHeld
      ? { id: this.requestId, model: this.requestModel }
      : undefined
  }

  /** Ends it before it is done. Throws CONFLICT when it has ended already. */
  cancel(): void {
    if (!this.isOpen())
      throw conflict(
        `This job has already ${this.status === JobStatus.CANCELLED ? 'been cancelled' : 'ended'}`,
      )
    this.end(JobStatus.CANCELLED)
  }

  /**
   * Puts it back into the queue, as new; with the request it has sent, where that was not what it failed for.
   * Throws CONFLICT unless it failed or was cancelled.
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
      notBefore: null,
      awaySince: null,
      leaseId: null,
      leaseUntil: null,
      startedAt: null,
      finishedAt: null,
    })
  }

  /** Puts it back into the queue, to be taken up at once. */
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

import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { JobHandler } from '#platform/queue/attempt'
import type { Events } from '#platform/events/events'
import type { FileUrls } from '#platform/api/context'
import type { Notify, NotificationTemplates } from '#platform/events/notify'
import type { Hooks, HooksOf } from '#platform/events/hooks'
import type { Loaders } from '#platform/queries/loaders'
import type { Call } from '#platform/api/rest'
import type { Viewer } from '#platform/auth/viewer'
import type { Engine } from '../engines/engine.js'
import type { SoundSketches } from '../engines/sound-sketches.js'
import type { Mail } from '#platform/mail/mail'
import type { Film } from '../media/film.js'
import type { Pictures } from '../media/pictures.js'
import type { Storage } from '#platform/storage/storage'
import type { PasswordCost } from './account/passwords/password-hashing.js'
import type { RegistrationRules } from './account/account.service.js'
import type { RateLimiter } from './account/sessions/rate-limiter.js'
import type { AuditAction } from './audit/audit-entry.entity.js'
import type { QuotaLimits } from './file/quotas.js'
import type { BackgroundWork } from '#platform/queue/background/background-tasks'
import type { PolledQueue } from '#platform/queue/queue-poller'
import type { JobKind, JobKindOptions } from '#platform/queue/job-kinds'
import type { SharedWork } from '#platform/queue/shared/shared-task-runner'

/** Dependencies of services, which an installation opens. */
export interface ServiceDependencies {
  em: EntityManager
  events: Events
  hooks: Hooks
  notify: Notify
  /** The templates of all modules’ events. */
  templates: NotificationTemplates
  storage: Storage
  pictures: Pictures
  film: Film
  engine: Engine
  soundSketches: SoundSketches
  rateLimiter: RateLimiter
  /** Null if no mail server is configured. */
  mail: Mail | null
  /** A folder on this machine for temporary files. */
  scratch: string
  /** Signs sessions. */
  secret: string
  /** Cost of a password hash; the recommended cost if omitted. */
  passwordCost?: PasswordCost
  registration: RegistrationRules
  /** The public address of this installation. */
  publicUrl: string
  /** Whether webhooks may be sent to this IP address although it is not public. */
  allowsReceiver(address: string): boolean
  quotaLimits: QuotaLimits
  /** Bytes to keep free where files are written. */
  reserveBytes: number
  /** Maximum bytes of cached film parts. */
  mergeCacheBytes: number
  log: Logger
}

/** Dependencies of resolvers besides services. */
export interface ResolverDependencies {
  events: Events
  files: FileUrls
}

/** Dependencies of a worker’s handlers besides services. */
export interface WorkerDependencies extends ServiceDependencies {
  /** Local magic prompt, used when the provider does not respond. */
  rewriteHere(prompt: string): Promise<string>
  /** The local engine, which costs nothing, whichever engine generates videos. */
  drawing: Engine
  /** Webhook of the provider for a job; undefined if this installation has no public address. */
  webhookFor(jobId: string): string | undefined
}

/** A kind of job; `JobKinds` has the type of its jobs. */
export interface JobDeclaration<Kind extends JobKind, Given> extends JobKindOptions {
  handler(given: Given): JobHandler<Kind>
  /** Whether a worker’s concurrency is that of its engine instead of 1. */
  usesEngine?: boolean
}

/** Loads an entity for a viewer; null if missing or not visible. */
type ReferenceLoader = (viewer: Viewer, id: string, loaders: Loaders) => Promise<object | null>

/** A task that runs every hour, possibly in several processes at once. */
export interface MaintenanceTask {
  run(): Promise<unknown>
  /** Log message of a failure; the next round tries again. */
  failure: string
}

/** The declaration of a module to the rest of the server. `Given` are the services that it needs. */
interface Module<Made extends object, Given> {
  /** The name of its folder. */
  name: string
  /** Earlier modules whose services it needs. */
  needs?: readonly AnyModule[]
  entities?: readonly (new () => object)[]
  /** The actions that its operations record in the audit log. */
  auditActions?: readonly AuditAction[]
  services?(given: ServiceDependencies & Given): Made
  /** Creates an instance of each resolver class. */
  resolvers?(given: ResolverDependencies & Given & Made): object[]
  /** Loaders of its entities for `_entities`, by the name of their type. */
  references?: Readonly<Record<string, ReferenceLoader>>
  /** Its rows of the REST table. */
  rest?(given: Given & Made): Call[]
  /** Descriptions of its own tags in OpenAPI. */
  restTags?: Readonly<Record<string, string>>
  /** Its kinds of jobs. */
  jobs?: { readonly [Kind in JobKind]?: JobDeclaration<Kind, WorkerDependencies & Given & Made> }
  /** Background tasks, by the name of their queue. */
  background?(given: WorkerDependencies & Given & Made): Record<string, BackgroundWork<never>>
  /** Queues that workers poll besides, by their names. */
  queues?(given: WorkerDependencies & Given & Made): Record<string, PolledQueue<unknown>>
  /** Parts of jobs that any worker can run, by the kind of task. */
  shared?(given: WorkerDependencies & Given & Made): Record<string, SharedWork<never>>
  hooks?(given: ServiceDependencies & Given & Made): HooksOf
  /** The templates of its events. */
  templates?: Partial<NotificationTemplates>
  maintenance?(given: ServiceDependencies & Given & Made): MaintenanceTask[]
  /** Resolves when its background work has ended; awaited before the database is closed. */
  settled?(given: Given & Made): Promise<unknown>
}

export type AnyModule = Module<object, never>

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
/** The services of these modules. */
export type ServicesOf<Modules extends AnyModule> = Intersection<
  Modules extends Module<infer Made, never> ? Made : never
>

/** Declares a module; `services` comes first, so that the types of later fields can be inferred. */
export const defineModule = <
  const Needs extends readonly AnyModule[] = readonly [],
  Made extends object = {},
>(
  module: { needs?: Needs } & Module<Made, ServicesOf<Needs[number]>>,
): Module<Made, ServicesOf<Needs[number]>> => module

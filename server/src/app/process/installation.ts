import { join } from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import { Events } from '#platform/events/events'
import { isDiskFull } from '#platform/errors/outage'
import { BoundedClient, connectionSettings } from '#platform/database/postgres'
import { type Database, migrate } from '#platform/database/orm'
import { privateFolder } from '#platform/storage/private-files'
import { type Storage, openStorage } from '#platform/storage/storage'
import type { NotificationEvent, NotificationTemplates } from '#platform/events/notify'
import { Hooks } from '#platform/events/hooks'
import { createPictures } from '../../media/create-pictures.js'
import type { PasswordCost } from '../../modules/account/passwords/password-hashing.js'
import { RateLimiter } from '../../modules/account/sessions/rate-limiter.js'
import type { QuotaLimits } from '../../modules/file/quotas.js'
import { MODULES, type Services } from '../../modules/index.js'
import type { ServiceDependencies } from '../../modules/module.js'
import type { Env } from '../config/env.js'
import { trustIn } from '../http/proxies.js'
import { openDatabase } from './database.js'
import { type Media, openMedia } from './media.js'

const GIGABYTE = 1024 ** 3
/**
 * If Postgres does not respond in time, rate limits are counted in memory, and the guarded operation tries Postgres
 * once more.
 */
const RATE_LIMITER_TIMEOUT_MS = 2_000

/** The opened resources that API and worker share. */
export interface Installation {
  env: Env
  secret: string
  database: Database
  events: Events
  media: Media
  storage: Storage
  services: Services
  /** The dependencies of the services. */
  dependencies: ServiceDependencies
  scratch: string
  /** The data folder of the embedded Postgres. */
  databaseFolder?: string
  log: Logger
  close(): Promise<void>
}

/** Opens database, events, queue, storage and engine. Throws an error with a readable message if one is unusable. */
export async function openInstallation(
  env: Env,
  {
    databaseUrl,
    databaseFolder,
    secret,
    log,
    passwordCost,
    isPatient,
  }: {
    databaseUrl: string
    databaseFolder?: string
    secret: string
    log: Logger
    passwordCost?: PasswordCost
    /** Disables the time limits of the database. */
    isPatient?: boolean
  },
): Promise<Installation> {
  const scratch = join(env.DATA_DIR, 'scratch')
  await privateFolder(scratch)
  const storage = await openStorage(env)
  const database = await openDatabase(databaseUrl, { isPatient })
  const openMigrated = migrate(database).then(() => openFiles(storage, database, log))
  const [media] = await Promise.all([openMedia(env), openMigrated]).catch(async (error: unknown) => {
    await openMigrated.catch(() => undefined) // the first failure is reported
    await database.close()
    throw error
  })
  const events = new Events(databaseUrl, log)
  await events.open()
  events.publishFor(database.em)
  const rateLimiter = openRateLimiter(databaseUrl)
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const mail = env.SMTP_URL ? (await import('#platform/mail/mail')).openMail(env.SMTP_URL, publicUrl) : null
  const dependencies = dependenciesOf({
    em: database.em,
    events,
    storage,
    secret,
    passwordCost,
    scratch,
    mergeCacheBytes: env.MERGE_CACHE_GB * GIGABYTE,
    quotaLimits: quotaLimitsOf(env),
    reserveBytes: env.DISK_RESERVE_MB * 1024 ** 2,
    pictures: createPictures(),
    film: media.film,
    engine: media.engine,
    soundSketches: media.soundSketches,
    rateLimiter: rateLimiter.rateLimiter,
    registration: { registration: env.REGISTRATION, setupToken: env.SETUP_TOKEN },
    publicUrl,
    allowsReceiver: receiversOf(env),
    mail,
    log,
  })
  const services = makeServices(dependencies)
  return {
    env,
    secret,
    database,
    events,
    media,
    storage,
    services,
    dependencies,
    scratch,
    databaseFolder,
    log,
    close: async () => {
      await media.close()
      for (const { settled } of MODULES) await settled?.(services as never)
      mail?.close()
      await events.close()
      await rateLimiter.close()
      await database.close()
    },
  }
}

/**
 * Throws if the storage cannot be used, or is empty although the database refers to files: its disk may not be
 * mounted.
 */
async function openFiles(storage: Storage, { em }: Database, log: Logger): Promise<void> {
  const isEmpty = await storage.isEmpty()
  const [{ count }] = isEmpty
    ? await em.fork().execute<{ count: string }[]>('select count(*) as count from stored_file')
    : [{ count: '0' }]
  if (Number(count))
    throw new Error(
      `The folder for files is empty, but the database names ${count} files. Is its disk mounted, and STORAGE_URL right? To go on without them, make a folder “arriving” in it`,
    )
  await storage.usable().catch((error: Error) => {
    if (!isDiskFull(error)) throw error
    // a full disk still allows reading and removing files
    log.warn({ error: error.message }, 'the disk for files is full')
  })
}

/** Webhooks may have addresses of this computer during development. */
function receiversOf({ NODE_ENV, WEBHOOK_NETWORKS }: Env): (address: string) => boolean {
  const isAllowed = trustIn(NODE_ENV === 'production' ? WEBHOOK_NETWORKS : [...WEBHOOK_NETWORKS, 'loopback'])
  return (address) => isAllowed(address, 0)
}

const quotaLimitsOf = ({ UPLOAD_QUOTA_GB_PER_DAY, UPLOADS_PER_DAY, STORAGE_QUOTA_GB }: Env): QuotaLimits => ({
  bytesPerDay: Math.round(UPLOAD_QUOTA_GB_PER_DAY * GIGABYTE),
  filesPerDay: UPLOADS_PER_DAY,
  storedBytes: STORAGE_QUOTA_GB === undefined ? null : Math.round(STORAGE_QUOTA_GB * GIGABYTE),
})

function openRateLimiter(url: string) {
  const settings = {
    ...connectionSettings(url, 'cutroom tries'),
    Client: BoundedClient as never,
    answerMs: RATE_LIMITER_TIMEOUT_MS,
  }
  const pool = new pg.Pool({ ...settings, max: 2 })
  pool.on('error', () => {}) // the next attempt reconnects
  return { rateLimiter: new RateLimiter(pool), close: () => pool.end() }
}

/** The resources that an installation opens for services. */
type OpenedResources = Omit<ServiceDependencies, 'hooks' | 'notify' | 'templates'>

/** The dependencies of all modules’ services. */
function dependenciesOf(opened: OpenedResources): ServiceDependencies {
  const hooks = new Hooks()
  return {
    ...opened,
    hooks,
    notify: async (em, event: NotificationEvent) => void (await hooks.run('notify', em, event)),
    templates: Object.assign({}, ...MODULES.map(({ templates }) => templates)) as NotificationTemplates,
  }
}

/** The services of all modules, created in module order. */
function makeServices(dependencies: ServiceDependencies): Services {
  const made = {} as Services
  for (const { services } of MODULES) Object.assign(made, services?.({ ...dependencies, ...made } as never))
  const given = { ...dependencies, ...made } as never
  for (const { hooks } of MODULES) if (hooks) dependencies.hooks.add(hooks(given))
  return made
}

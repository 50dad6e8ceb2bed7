import { join } from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import { Events } from '../../core/events.js'
import { JobKind } from '../../modules/work/job.entity.js'
import { isDiskFull } from '../../core/outage.js'
import { Jobs, TRANSITION_PREVIEWS } from '../../modules/work/jobs.js'
import { BoundedClient, connectionSettings } from '../../core/postgres.js'
import { Worker } from '../../modules/work/worker.js'
import { type Database, migrate, openDatabase } from '../../db/orm.js'
import { rewritePrompt } from '../../engines/local/index.js'
import { openMail } from '../../mail/mail.js'
import { createPictures } from '../../media/create-pictures.js'
import { Tries } from '../../modules/account/tries.js'
import type { QuotaLimits } from '../../modules/file/quotas.js'
import { GenerateImage } from '../../modules/picture/generate-image.job.js'
import { RenderPreview } from '../../modules/merge/transition-preview.job.js'
import { MergeVideos } from '../../modules/merge/merge.job.js'
import { GenerateVideo } from '../../modules/video/generate-video.job.js'
import { Mezzanines } from '../../modules/video/mezzanines.js'
import { privateFolder } from '../../storage/private-files.js'
import { type Storage, openStorage } from '../../storage/storage.js'
import type { Env } from '../config/env.js'
import { type Media, openMedia } from './media.js'
import { type Services, makeServices } from './services.js'
import { webhookAddress } from '../http/webhooks.js'

const GIGABYTE = 1024 ** 3
/** Tries are counted in memory when Postgres does not answer, and what they guard then asks it once more. */
const TRIES_ANSWER_MS = 2_000

/** Everything that API and worker share, opened and in order. */
export interface Installation {
  env: Env
  secret: string
  database: Database
  events: Events
  jobs: Jobs
  media: Media
  storage: Storage
  services: Services
  scratch: string
  /** Of our own Postgres. */
  databaseFolder?: string
  log: Logger
  close(): Promise<void>
}

/** Opens database, events, queue, storage and engine. Throws, in a sentence, when one cannot be used. */
export async function openInstallation(
  env: Env,
  {
    databaseUrl,
    databaseFolder,
    secret,
    log,
  }: { databaseUrl: string; databaseFolder?: string; secret: string; log: Logger },
): Promise<Installation> {
  const scratch = join(env.DATA_DIR, 'scratch')
  await privateFolder(scratch)
  const media = await openMedia(env)
  const storage = openStorage(env)
  const database = await openDatabase(databaseUrl)
  await migrate(database)
  await openFiles(storage, database, log).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const events = new Events(databaseUrl, log)
  await events.open()
  const jobs = new Jobs(database.em)
  const tries = openTries(databaseUrl)
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const mail = env.SMTP_URL ? openMail(env.SMTP_URL, publicUrl) : null
  const services = makeServices({
    database,
    events,
    jobs,
    storage,
    secret,
    scratch,
    mergeCacheBytes: env.MERGE_CACHE_GB * GIGABYTE,
    quotaLimits: quotaLimitsOf(env),
    reserveBytes: env.DISK_RESERVE_MB * 1024 ** 2,
    pictures: createPictures(),
    engine: media.engine,
    tries: tries.tries,
    registration: { registration: env.REGISTRATION, setupToken: env.SETUP_TOKEN },
    publicUrl,
    mail,
    log,
  })
  return {
    env,
    secret,
    database,
    events,
    jobs,
    media,
    storage,
    services,
    scratch,
    databaseFolder,
    log,
    close: async () => {
      await media.engine.close()
      await services.passwords.settled()
      await services.apiTokens.settled()
      mail?.close()
      await events.close()
      await tries.close()
      await database.close()
    },
  }
}

/**
 * Throws where the storage cannot be used, or has nothing of what the database names: then its disk may not
 * be mounted.
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
    // what is stored can still be read, and removed
    log.warn({ error: error.message }, 'the disk for files is full')
  })
}

const quotaLimitsOf = ({ UPLOAD_QUOTA_GB_PER_DAY, UPLOADS_PER_DAY, STORAGE_QUOTA_GB }: Env): QuotaLimits => ({
  bytesPerDay: Math.round(UPLOAD_QUOTA_GB_PER_DAY * GIGABYTE),
  filesPerDay: UPLOADS_PER_DAY,
  storedBytes: STORAGE_QUOTA_GB === undefined ? null : Math.round(STORAGE_QUOTA_GB * GIGABYTE),
})

function openTries(url: string) {
  const settings = {
    ...connectionSettings(url, 'cutroom tries'),
    Client: BoundedClient as never,
    answerMs: TRIES_ANSWER_MS,
  }
  const pool = new pg.Pool({ ...settings, max: 2 })
  pool.on('error', () => {}) // the next try connects anew
  return { tries: new Tries(pool), close: () => pool.end() }
}

/**
 * A worker of this installation; the local engine and ffmpeg use all cores for one job, the provider works
 * elsewhere.
 */
export function makeWorker({
  env,
  secret,
  database: { em },
  events,
  media: { engine, film },
  storage,
  services,
  scratch,
  log,
}: Installation): Worker {
  const herald = services.notifications.tell
  const mezzanines = new Mezzanines(em, film, storage, services.arrivingFiles, log)
  const atOnce = engine.name === 'fal' ? 8 : 1
  const webhookFor = (jobId: string) => webhookAddress(env.PUBLIC_URL, secret, jobId)
  return new Worker(
    em,
    events,
    {
      [JobKind.VIDEO]: new GenerateVideo(
        em,
        engine,
        rewritePrompt,
        film,
        mezzanines,
        storage,
        services.arrivingFiles,
        services.room,
        herald,
        webhookFor,
        log,
      ),
      [JobKind.IMAGE]: new GenerateImage(
        em,
        engine,
        rewritePrompt,
        storage,
        services.room,
        services.assets,
        services.projects,
        webhookFor,
        log,
      ),
      [JobKind.MERGE]: new MergeVideos(
        em,
        film,
        services.arrivingFiles,
        services.room,
        mezzanines,
        herald,
        services.filmParts,
        log,
      ),
    },
    {
      scratch,
      log,
      atOnce: { [JobKind.VIDEO]: atOnce, [JobKind.IMAGE]: atOnce },
      background: {
        [TRANSITION_PREVIEWS]: new RenderPreview(
          em,
          film,
          mezzanines,
          services.filmParts,
          services.transitionPreviews,
          log,
        ).run,
      },
    },
  )
}

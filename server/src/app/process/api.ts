import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Router } from 'express'
import { storageFull } from '#platform/errors/failure'
import { createWebhookCheck } from '../../engines/fal/webhook.js'
import { requireWritable, freeBytes } from '#platform/storage/private-files'
import { type Storage, newKey } from '#platform/storage/storage'
import { crossOrigin } from '../http/cross-origin.js'
import { CallLimits, type RequestDependencies } from '../http/caller.js'
import { files, readPolicy } from '../http/files.js'
import { SignedFileUrls } from '../http/signed-file-urls.js'
import { openGraphql } from '../graphql/server.js'
import { reviewEvents } from '../http/review-events.js'
import { health } from '../http/health.js'
import { makeHttp } from '../http/server.js'
import type { Installation } from './installation.js'
import { Listener } from '../http/listener.js'
import { Operations } from '../graphql/operations.js'
import { playground } from '../graphql/playground.js'
import { trustIn } from '../http/proxies.js'
import { makeCalls } from '../rest/calls.js'
import { apiDocs } from '../rest/docs.js'
import { FileAddresses } from '../rest/file-addresses.js'
import { IdempotentRequests } from '../rest/idempotency.js'
import { REST_PATH } from '#platform/api/rest'
import { restRouter } from '../rest/router.js'
import { makeResolvers } from '../graphql/resolvers.js'
import { graphSchema } from '../graphql/schema.js'
import { openSockets } from '../graphql/sockets.js'
import { UploadGate } from '../graphql/upload-gate.js'
import { webhooks } from '../http/webhooks.js'

export { graphSchema }

const CLOSE_TIMEOUT_MS = 20_000
/** Free bytes that Postgres needs: one segment of its write-ahead log. */
const DATABASE_NEEDS = 16 * 1024 * 1024
/** Slightly less than the ten-minute limit of a call (specification R12). */
const MAX_CALL_MS = 590_000

export interface Api {
  port: number
  /** The number of open WebSockets. */
  sockets(): number
  /**
   * Reports at `/readyz` that it is shutting down, and accepts calls for another `drainMs` milliseconds. Then
   * it closes the sockets, refuses connections, and lets requests finish for up to 20 seconds.
   */
  drain(): Promise<void>
}

interface ApiOptions {
  /** How long a REST call may wait for its job, in milliseconds. */
  patienceMs?: number
  /** How long the API accepts calls after a shutdown begins, in milliseconds. */
  drainMs?: number
  /** How long an upload may be slow, in milliseconds. */
  uploadMs?: number
  /** The time limit of an operation, in milliseconds. */
  operationMs?: number
}

/** Opens the HTTP server of an installation and listens. */
export async function openApi(
  installation: Installation,
  { patienceMs = MAX_CALL_MS, drainMs = 0, uploadMs, operationMs }: ApiOptions = {},
): Promise<Api> {
  const { env, secret, database, events, media, storage, services, scratch, databaseFolder, log } =
    installation
  const { PUBLIC_URL: publicUrl } = env
  const urls = new SignedFileUrls(secret, publicUrl)
  const filesOrigins = [
    ...(env.STORAGE_REDIRECT === 'on' ? [await originOf(storage)] : []),
    ...(publicUrl ? [new URL(publicUrl).origin] : []),
  ]
  const resolvers = makeResolvers(services, { events, files: urls })
  const schema = graphSchema()
  const requestDependencies: RequestDependencies = {
    em: database.em,
    sessions: services.accounts.sessions,
    guests: services.guests,
    resolvers,
  }
  const schemaIsPublic = env.NODE_ENV !== 'production'
  const operations = new Operations(new CallLimits(env.RATE_LIMIT), operationMs)
  const uploads = new UploadGate((viewer, bytes) => services.assets.requireUpload(viewer, bytes), uploadMs)
  const graphql = await openGraphql({
    schema,
    requestDependencies,
    operations,
    uploads,
    stream: (...request) => sockets.stream(...request),
    schemaIsPublic,
    log,
  })
  const guestEvents = reviewEvents({ operations, requestDependencies, access: services.guestAccess })
  const ready = health(
    {
      database: async () => {
        await database.em.fork().execute('select 1')
        if (databaseFolder && (await freeBytes(databaseFolder)) < DATABASE_NEEDS) throw storageFull()
      },
      storage: () => storage.usable(),
      scratch: () => requireWritable(join(scratch, `usable-${randomUUID()}`)),
      ffmpeg: async () => media.tools,
    },
    () => listener.isStopping,
  )
  const fal = webhooks({
    jobService: services.jobService,
    secret,
    log,
    verify: createWebhookCheck({ url: env.FAL_URL }),
  })
  const calls = makeCalls(services)
  const rest = restRouter({
    calls,
    requestDependencies,
    files: new FileAddresses(urls, publicUrl),
    idempotent: new IdempotentRequests(database.em, secret),
    operations: operations.withCallLimits(new CallLimits(env.RATE_LIMIT)),
    patienceMs,
    uploads,
    scratch,
    log,
  })
  const fromOtherSites = crossOrigin(env.CORS_ORIGINS)
  const adapter = Router().use(REST_PATH, fromOtherSites, apiDocs(calls), rest)
  const { server } = makeHttp(
    [
      // most frequent first
      adapter,
      Router().use('/graphql', fromOtherSites),
      playground({ secret, publicUrl }),
      graphql.router,
      files(storage, urls, readPolicy(services), { redirects: env.STORAGE_REDIRECT === 'on' }),
      guestEvents.router,
      ready,
      fal,
    ],
    {
      trust: trustIn(env.TRUST_PROXY),
      log,
      publicUrl,
      filesOrigins,
      isUpload: (request) => uploads.limits(request),
    },
  )
  const listener = new Listener(server)
  const sockets = openSockets({
    server,
    schema,
    requestDependencies,
    operations,
    events,
    schemaIsPublic,
    log,
  })
  await listener.listen(env.PORT, env.HOST)
  return {
    port: (server.address() as AddressInfo).port,
    sockets: () => sockets.count(),
    drain: async () => {
      await listener.announceStop(drainMs)
      await sockets.dispose()
      guestEvents.stop()
      await listener.close(CLOSE_TIMEOUT_MS)
      await graphql.stop()
    },
  }
}

/** The origin from which the storage serves files. Throws an error with a readable message if it serves none. */
async function originOf(storage: Storage): Promise<string> {
  if (!storage.address)
    throw new Error('STORAGE_REDIRECT is on, but STORAGE_URL names no bucket that files could be served from')
  const shown = { type: 'image/webp', disposition: 'inline', cacheControl: 'no-store' }
  return new URL(await storage.address(newKey('pictures', 'webp'), shown)).origin
}

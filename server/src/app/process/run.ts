import 'reflect-metadata'
import { join } from 'node:path'
import { makeLog } from '#platform/observability/log'
import { startEmbedded } from '#platform/database/embedded/embedded'
import { JobQueue } from '#platform/queue/job-queue'
import type { Api } from './api.js'
import { shutDownOnSignal, handleUnhandledErrors } from './drain.js'
import { type Env, authSecret, readEnv } from '../config/env.js'
import { traceToSources } from './stack-traces.js'
import type { Metrics } from '../telemetry/metrics.js'
import { openTraces } from '../telemetry/traces.js'

/** How long a stopping worker continues its jobs before other workers take them over, in milliseconds. */
const WORKER_DRAIN_MS = 20_000
/** The maximum duration of a shutdown, in addition to the wait for a load balancer, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 25_000
/** How long a load balancer has by default to detect that an API is shutting down. */
const DEFAULT_DRAIN_SECONDS = 5

/** The roles of a process. */
interface Roles {
  api?: boolean
  worker?: boolean
}

/**
 * Runs the API, the worker or both until a signal arrives. If a resource is unusable, the process prints a
 * sentence that names it, and exits.
 */
export async function runProcess(roles: Roles): Promise<void> {
  traceToSources()
  try {
    await start(readEnv(process.env), roles)
  } catch (error) {
    const { message, stack } = error as Error
    cannotStart(process.env.LOG_LEVEL === 'debug' ? stack : message)
  }
}

/** Imports only the code of these roles. */
async function loadCode({ api, worker }: Roles) {
  const [installation, apiCode, workerCode, maintenance] = await Promise.all([
    import('./installation.js'),
    api ? import('./api.js') : undefined,
    worker ? import('./worker.js') : undefined,
    worker ? import('./maintenance.js') : undefined,
  ])
  return { ...installation, ...apiCode, ...workerCode, ...maintenance }
}

/** The name of this process in traces, unless `OTEL_SERVICE_NAME` is set. */
function serviceNameOf({ api, worker }: Roles): string {
  if (api && worker) return 'cutroom'
  return api ? 'cutroom-api' : 'cutroom-worker'
}

function cannotStart(why: string | undefined): never {
  process.stderr.write(`\nCutroom cannot start. ${why}\n`)
  process.exit(1)
}

async function start(env: Env, roles: Roles): Promise<void> {
  const isOnePersonsMachine = roles.api && roles.worker // processes with one role log JSON
  const log = makeLog(
    env.LOG_LEVEL,
    isOnePersonsMachine || env.NODE_ENV !== 'production' || process.stdout.isTTY,
  )
  if (!env.DATABASE_URL && !(roles.api && roles.worker))
    throw new Error('DATABASE_URL must be set where API and worker run apart')
  let handleLoss: (sentence: string) => void = cannotStart
  const starting = env.DATABASE_URL
    ? undefined
    : startEmbedded({
        dataDir: join(env.DATA_DIR, 'postgres'),
        log: (line) => log.info(line),
        onLost: (sentence) => handleLoss(sentence),
      })
  starting?.catch(() => undefined) // awaited below: Postgres starts while the code loads
  const { openInstallation, openApi, graphSchema, makeWorker, startMaintenance } = await loadCode(roles)
  performance.mark('code')
  const embedded = await starting
  performance.mark('Postgres')
  process.umask(0o077) // files of this process and ffmpeg are private to their owner
  const opening = openInstallation(env, {
    databaseUrl: env.DATABASE_URL ?? embedded!.url,
    databaseFolder: embedded?.dataDir,
    secret: authSecret(env),
    log,
  }).catch(async (error: Error) => {
    await embedded?.stop()
    throw error
  })
  opening.catch(() => undefined) // awaited below
  graphSchema?.() // built while the database opens
  const installation = await opening
  // libraries write temporary files where space is reserved and leftovers are removed
  process.env.TMPDIR = installation.scratch
  performance.mark('installation')
  const stopTraces =
    env.OTEL_EXPORTER_OTLP_ENDPOINT &&
    (await openTraces({ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: serviceNameOf(roles) }, log))
  const worker = makeWorker?.(installation)
  const drainMs = (env.DRAIN_SECONDS ?? (roles.worker ? 0 : DEFAULT_DRAIN_SECONDS)) * 1000
  let api: Api | undefined
  let metrics: Metrics | undefined
  let stopMaintenance: ReturnType<NonNullable<typeof startMaintenance>> | undefined
  const stopping = new AbortController()
  // a worker does it itself
  const watching = worker ? undefined : new JobQueue(installation.database.em).watch(stopping.signal)
  const close = async () => {
    stopping.abort()
    await Promise.all([watching, api?.drain(), worker?.drain(WORKER_DRAIN_MS), stopMaintenance?.()])
    await Promise.all([metrics?.close(), stopTraces && stopTraces()])
    await installation.close()
    await embedded?.stop()
  }
  try {
    const { METRICS_PORT: port, METRICS_HOST: host } = env
    if (port !== undefined) {
      const { openMetrics } = await import('../telemetry/metrics.js') // registers its observers before the first activity
      const sockets = roles.api ? () => api?.sockets() ?? 0 : undefined
      metrics = await openMetrics({ installation, sockets }, { port, host })
    }
    await worker?.open()
    stopMaintenance = startMaintenance?.(installation)
    performance.mark('worker')
    api = await openApi?.(installation, { drainMs })
  } catch (error) {
    stopping.abort()
    await Promise.all([watching, api?.drain(), worker?.drain(0), stopMaintenance?.(), metrics?.close()])
    await installation.close()
    await embedded?.stop()
    throw error
  }
  const end = shutDownOnSignal(close, log, drainMs + SHUTDOWN_TIMEOUT_MS)
  handleLoss = end.withFailure
  handleUnhandledErrors(end, log)
  const engine = installation.media.engine.name === 'fal' ? 'the provider fal' : 'the local preview engine'
  log.info(
    api
      ? `Cutroom is ready on ${env.PUBLIC_URL ?? `http://localhost:${api.port}`}, with ${engine}`
      : `The worker is ready, with ${engine}`,
  )
  performance.mark('ready')
  log.debug(`Startup in milliseconds: ${marks()}`)
}

/** When each startup phase ended, in milliseconds since process start: `code 512, Postgres 530`. */
const marks = () =>
  performance
    .getEntriesByType('mark')
    .map(({ name, startTime }) => `${name} ${Math.round(startTime)}`)
    .join(', ')

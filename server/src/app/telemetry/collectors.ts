import type { Gauge, Registry } from 'prom-client'
import { type ActivityKind, observeActivities, cacheCounts } from '#platform/observability/activity'
import { queueLengths } from '#platform/queue/queue-lengths'
import type { Installation } from '../process/installation.js'

type PromClient = typeof import('prom-client')

/** The sources of a process' metrics. */
export interface MetricsSource {
  installation: Pick<Installation, 'database' | 'log' | 'storage'>
  /** The number of open WebSockets; omitted in a process without an API. */
  sockets?: () => number
}

/** Adds metrics of one area to the registry; returns a function that stops it, if it needs one. */
type Collector = (prom: PromClient, registry: Registry, source: MetricsSource) => (() => void) | undefined

/** How long the queue’s length is cached, in milliseconds, so that several scrapers share a query. */
const QUEUE_FRESH_MS = 5_000
const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const SLOW = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800, 3600]

/** The histogram of each kind of activity, and the label for the activity's name. */
const HISTOGRAMS: Record<ActivityKind, { name: string; label: string; buckets: number[]; help: string }> = {
  request: {
    name: 'http_request',
    label: 'route',
    buckets: QUICK,
    help: 'HTTP requests, by route and status',
  },
  operation: { name: 'graphql_operation', label: 'type', buckets: QUICK, help: 'GraphQL operations' },
  job: { name: 'job', label: 'kind', buckets: SLOW, help: 'Attempts at jobs, and background tasks' },
  provider: { name: 'provider_call', label: 'call', buckets: SLOW, help: 'Calls of the engine' },
  program: { name: 'program', label: 'program', buckets: SLOW, help: 'Runs of ffmpeg and ffprobe' },
}

const activities: Collector = (prom, registry) => {
  const of = (kind: ActivityKind) => {
    const { name, label, buckets, help } = HISTOGRAMS[kind]
    return new prom.Histogram({
      name: `cutroom_${name}_duration_seconds`,
      help: `${help}: seconds, by outcome`,
      labelNames: [label, 'outcome'],
      buckets,
      registers: [registry],
    })
  }
  const kinds = Object.keys(HISTOGRAMS) as ActivityKind[]
  const histograms = Object.fromEntries(kinds.map((kind) => [kind, of(kind)]))
  return observeActivities({
    ended: ({ kind, name, outcome }, seconds) =>
      histograms[kind].observe({ [HISTOGRAMS[kind].label]: name, outcome }, seconds),
  })
}

const queues: Collector = (prom, registry, { installation: { database, log } }) => {
  let readAt = 0
  let reading: Promise<void> = Promise.resolve()
  const jobs = new prom.Gauge({
    name: 'cutroom_queue_jobs',
    help: 'Work in the queue, by kind and state; the same in every process',
    labelNames: ['kind', 'state'],
    registers: [registry],
    collect: () => update(),
  })
  const oldest = new prom.Gauge({
    name: 'cutroom_queue_oldest_waiting_seconds',
    help: 'Waiting time of the oldest waiting item, by kind; the same in every process',
    labelNames: ['kind'],
    registers: [registry],
    collect: () => update(),
  })
  const read = async () => {
    const lengths = await queueLengths(database.em.fork()).catch((error: Error) => {
      log.warn({ error: error.message }, 'could not read the length of the queue')
      return []
    })
    jobs.reset()
    oldest.reset()
    for (const { queue: kind, waiting, delayed, running, oldestSeconds } of lengths) {
      for (const [state, count] of Object.entries({ waiting, delayed, running }))
        jobs.set({ kind, state }, count)
      oldest.set({ kind }, oldestSeconds)
    }
  }
  const update = (): Promise<void> => {
    if (Date.now() - readAt > QUEUE_FRESH_MS) {
      readAt = Date.now()
      reading = read()
    }
    return reading
  }
  return undefined
}

/** A gauge without labels, read on scrape. */
const gauge = (prom: PromClient, registry: Registry, name: string, help: string, read: () => number): Gauge =>
  new prom.Gauge({
    name: `cutroom_${name}`,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })

/** The state of knex's connection pool. */
interface Pool {
  max: number
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
}

const pool: Collector = (prom, registry, { installation: { database } }) => {
  const { pool: connections } = database.em.getKnex().client as { pool: Pool }
  const add = (name: string, help: string, read: () => number) =>
    gauge(prom, registry, `pool_connections_${name}`, help, read)
  add('used', 'Connections to Postgres in use', () => connections.numUsed())
  add('free', 'Open connections to Postgres that are free', () => connections.numFree())
  add('max', 'Maximum of connections to Postgres', () => connections.max)
  add('awaited', 'Callers waiting for a connection', () => connections.numPendingAcquires())
  return undefined
}

const sockets: Collector = (prom, registry, { sockets: open }) => {
  if (open) gauge(prom, registry, 'sockets', 'Open WebSockets', open)
  return undefined
}

const caches: Collector = (prom, registry, { installation: { storage } }) => {
  const requests = new prom.Counter({
    name: 'cutroom_cache_requests_total',
    help: 'Cache lookups, by cache and result',
    labelNames: ['cache', 'result'],
    registers: [],
    collect() {
      this.reset()
      for (const [cache, { hits, misses }] of cacheCounts()) {
        this.inc({ cache, result: 'hit' }, hits)
        this.inc({ cache, result: 'miss' }, misses)
      }
      this.inc({ cache: 'files', result: 'hit' }, storage.traffic.cacheHits)
      this.inc({ cache: 'files', result: 'miss' }, storage.traffic.cacheMisses)
    },
  })
  registry.registerMetric(requests)
  return undefined
}

/** Requests and bytes exchanged with a bucket. */
const storage: Collector = (prom, registry, { installation }) => {
  const { traffic } = installation.storage
  const add = (name: string, help: string, read: () => number) =>
    new prom.Counter({
      name: `cutroom_storage_${name}_total`,
      help,
      registers: [registry],
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  add('requests', 'Requests to the bucket', () => traffic.requests)
  add('fetched_bytes', 'Bytes fetched from the bucket', () => traffic.fetchedBytes)
  add('stored_bytes', 'Bytes stored in the bucket', () => traffic.storedBytes)
  gauge(
    prom,
    registry,
    'storage_cached_bytes',
    'Bytes of cached files on this machine, at the last measurement',
    () => traffic.cachedBytes,
  )
  return undefined
}

/** Event-loop delay, CPU, memory and garbage collection. */
const runtime: Collector = (prom, registry) => {
  prom.collectDefaultMetrics({ register: registry })
  return undefined
}

export const COLLECTORS: readonly Collector[] = [runtime, activities, queues, pool, sockets, caches, storage]

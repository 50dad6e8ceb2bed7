import pg from 'pg'
import { pause, until } from './case.js'
import { query } from './postgres.js'
import { type Running, ready, start } from './product.js'

/** Number of queued and running jobs. */
export const openJobs = async (databaseUrl: string): Promise<number> =>
  (
    await query<{ count: number }>(
      databaseUrl,
      `select count(*)::int as count from job where status in ('queued', 'running')`,
    )
  )[0].count

const WAYS = ['SIGKILL', 'SIGTERM', 'Ctrl-C', 'SIGKILL while it takes a job'] as const
type Way = (typeof WAYS)[number]

/** Workers that are killed and stopped at random moments, each replaced at once by a new one. */
export class WorkerPool {
  private readonly workers: Running[] = []
  private readonly lost = new Map<Way, number>()

  constructor(
    private readonly place: { databaseUrl: string; dataDir: string; settings: Record<string, string> },
  ) {}

  async start(count: number): Promise<void> {
    for (let at = 0; at < count; at++) this.workers.push(await start('worker', this.place))
  }

  /** A summary of how they ended. */
  get summary(): string {
    return [...this.lost].map(([way, times]) => `${times} × ${way}`).join(', ')
  }

  /** Stops this many workers, one after another, in all ways. */
  async endRandomly(count: number): Promise<void> {
    for (let at = 0; at < count; at++) {
      await pause(500 + Math.random() * 2_500)
      const worker = this.workers.shift()!
      await ready(worker, 'worker')
      const way = WAYS[at % WAYS.length]
      if (way === 'SIGKILL while it takes a job') await this.killWhileTaking(worker)
      else if (way === 'Ctrl-C') worker.signal('SIGINT', { group: true })
      else worker.signal(way)
      this.lost.set(way, (this.lost.get(way) ?? 0) + 1)
      this.workers.push(await start('worker', { ...this.place, waits: false }))
    }
  }

  /** Blocks all workers while they take a job, and kills one of them there. */
  private async killWhileTaking(worker: Running): Promise<void> {
    const lock = new pg.Client({ connectionString: this.place.databaseUrl })
    await lock.connect()
    try {
      await lock.query('begin')
      await lock.query('lock table job in share row exclusive mode')
      const waiting = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%lease_id%'`
      await until(
        'a worker is about to take a job',
        15,
        async () => (await query<{ count: number }>(this.place.databaseUrl, waiting))[0].count > 0,
      ).catch(() => undefined)
      worker.signal('SIGKILL')
      await worker.ended
    } finally {
      await lock.end()
    }
  }
}

/** In seconds. A worker has one slot for merges and several for videos. */
export type LongestWait = Record<'video' | 'merge', number>

/** Watches the leases of jobs, to measure how long a job is without a worker. */
export class LeaseWatch {
  private readonly held = new Map<string, { lease: string; sign: number }>()
  private readonly longest: LongestWait = { video: 0, merge: 0 }
  private isStopped = false
  private readonly watching: Promise<void>

  constructor(private readonly databaseUrl: string) {
    this.watching = this.watch()
  }

  /** The longest time between the last heartbeat of a lost worker and the takeover of its job. */
  async stop(): Promise<LongestWait> {
    this.isStopped = true
    await this.watching
    return this.longest
  }

  private async watch(): Promise<void> {
    const running = `select id, kind, lease_id as lease, extract(epoch from lease_until - interval '15 seconds')::float as sign, extract(epoch from now())::float as now
      from job where status = 'running' and lease_until is not null`
    while (!this.isStopped) {
      const rows = await query<{
        id: string
        kind: keyof LongestWait
        lease: string
        sign: number
        now: number
      }>(this.databaseUrl, running)
      // A returned job waits like any other.
      for (const id of this.held.keys()) if (!rows.some((row) => row.id === id)) this.held.delete(id)
      for (const { id, kind, lease, sign, now } of rows) {
        const before = this.held.get(id)
        if (before && before.lease !== lease)
          this.longest[kind] = Math.max(this.longest[kind], now - before.sign)
        this.held.set(id, { lease, sign })
      }
      await pause(250)
    }
  }
}

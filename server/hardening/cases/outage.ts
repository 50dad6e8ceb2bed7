import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { type EmbeddedPostgres, startEmbedded } from '../../src/db/embedded.js'
import { type Case, assert, pause, until } from '../case.js'
import { quantile } from '../measure.js'
import { type Person, join } from '../people.js'
import { postmasterOf, query } from '../postgres.js'
import { type Running, newFolder, start } from '../product.js'
import { FaultyProxy } from '../faulty-proxy.js'

const SETTINGS = { RATE_LIMIT: '100000', DRAIN_SECONDS: '0' }
const CHANGES = 'subscription { projectChanged { project { name } } }'
const PICTURE = 'mutation ($input: GenerateAssetInput!) { generateAsset(input: $input) { id } }'
const GRAPHQL = 'query ($id: ID!) { me { id } project(id: $id) { name } }'
/** The longest wait for a response, in seconds: ten, plus a margin for a busy machine. */
const LONGEST_ANSWER = 15
/** The longest recovery, in seconds. */
const LONGEST_RECOVERY = 10
/** Limits: connection attempts per second by API and worker together, and megabytes that either gains. */
const [MOST_ATTEMPTS, MOST_GAINED] = [100, 400]

type Count = Record<string, number>
const add = (count: Count, name: string | number) => void (count[name] = (count[name] ?? 0) + 1)
const words = (count: Count) =>
  Object.entries(count)
    .map(([name, times]) => `${name}: ${times}`)
    .join(', ') || 'none'

/** Traffic over REST, GraphQL and sockets while the database comes and goes. */
class Traffic {
  readonly rest: Count = {}
  readonly graphql: Count = {}
  readonly acknowledged: string[] = []
  readonly jobs: string[] = []
  readonly heard = new Set<string>()
  /** How long each answer took, in seconds. */
  readonly waits: number[] = []
  /** The last success at each API, in milliseconds since 1970. */
  readonly wentWell: Record<string, number[]> = {}
  /** Responses that must never occur: signed out, or not found for what exists. */
  readonly wrong: string[] = []
  private isOver = false
  private readonly running: Promise<unknown>[] = []
  private readonly socket

  constructor(
    private readonly ana: Person,
    private readonly projectId: string,
  ) {
    this.socket = createClient({
      url: `${ana.graphql.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${ana.token}` },
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: () => pause(300 + Math.random() * 400),
      lazy: true,
    })
    for (let writer = 0; writer < 3; writer += 1) this.running.push(this.keepWriting(writer))
    this.running.push(
      this.repeat(() => this.read(), 50),
      this.repeat(() => this.ask(), 50),
      this.repeat(() => this.order(), 1_500),
      this.listen(),
    )
  }

  private async repeat(attempt: () => Promise<unknown>, pauseMs: number): Promise<void> {
    while (!this.isOver) {
      await attempt()
      await pause(pauseMs)
    }
  }

  private async timed<Answer>(door: string, attempt: () => Promise<Answer>): Promise<Answer | undefined> {
    const begun = Date.now()
    const answer = await attempt().catch(
      (error: Error) => void this.wrong.push(`${door}: ${String(error.cause ?? error)}`),
    )
    this.waits.push((Date.now() - begun) / 1000)
    return answer ?? undefined
  }

  private well(door: string): void {
    ;(this.wentWell[door] ??= []).push(Date.now())
  }

  /** Creates one project after another, each sent with its own key until it is acknowledged. */
  private async keepWriting(writer: number): Promise<void> {
    for (let at = 0; !this.isOver; at += 1) {
      const name = `Written ${writer}-${at}`
      for (;;) {
        const answer = await this.timed('write', () =>
          this.ana.rest.post(
            '/projects',
            { project_name: name, project_desc: '' },
            { 'idempotency-key': name.replace(' ', '-') },
          ),
        )
        if (answer) add(this.rest, answer.status)
        if (answer && [401, 404, 500].includes(answer.status)) this.wrong.push(`a write: ${answer.status}`)
        // 409: it was executed, but the connection broke before the response was stored
        if (answer && [201, 409].includes(answer.status)) {
          this.acknowledged.push(name)
          this.well('REST')
          break
        }
        if (this.isOver) return
        await pause(200)
      }
      await pause(30)
    }
  }

  private async read(): Promise<void> {
    const answer = await this.timed('read', () => this.ana.rest.get(`/projects/${this.projectId}`))
    if (!answer) return
    add(this.rest, answer.status)
    if (![200, 503].includes(answer.status)) this.wrong.push(`a read: ${answer.status}`)
  }

  private async ask(): Promise<void> {
    const answer = await this.timed('GraphQL', () => this.ana.graphql.send(GRAPHQL, { id: this.projectId }))
    if (!answer) return
    const codes = [...new Set(answer.errors?.map(({ extensions }) => extensions?.code ?? 'none'))]
    add(this.graphql, codes.join('+') || 'ok')
    if (codes.some((code) => code !== 'UNAVAILABLE')) this.wrong.push(`GraphQL: ${codes.join('+')}`)
    if (!codes.length) this.well('GraphQL')
  }

  private async order(): Promise<void> {
    const answer = await this.timed('job', () =>
      this.ana.graphql.send(PICTURE, {
        input: { prompt: `A lighthouse at dusk, number ${this.jobs.length}`, ratio: '1:1' },
      }),
    )
    const id = answer?.data?.generateAsset?.id as string | undefined
    if (id) this.jobs.push(id)
  }

  private async listen(): Promise<void> {
    while (!this.isOver) {
      const changes = this.socket.iterate<{ projectChanged: { project: { name: string } | null } }>({
        query: CHANGES,
      })
      try {
        for await (const { data } of changes) {
          if (data?.projectChanged.project) this.heard.add(data.projectChanged.project.name)
          this.well('socket')
        }
      } catch {
        await pause(300)
      }
    }
  }

  async stop(): Promise<void> {
    this.isOver = true
    await this.socket.dispose()
    await Promise.all(this.running)
  }

  /** Seconds from `since` until the first success at the API; undefined if there is none. */
  recovered(door: string, since: number): number | undefined {
    const first = this.wentWell[door]?.find((time) => time >= since)
    return first === undefined ? undefined : (first - since) / 1000
  }
}

/** The first unexpected error in the log of the process. */
const unforeseen = ({ words: said }: Running) =>
  said
    .split('\n')
    .filter((line) => line.includes('not foreseen'))
    .slice(0, 2)
    .join('\n    ')
    .slice(0, 3_000)

/** The peak memory of a process, sampled every quarter of a second. */
function watchMemory(process: Running): { most(): number } {
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, process.megabytes)), 250)
  timer.unref()
  return {
    most: () => {
      clearInterval(timer)
      return most
    },
  }
}

interface Fault {
  begin(): void
  end(): void
}

/**
 * A product whose database is behind a faulty proxy, with traffic at every API; then the fault, for this many
 * seconds, and its effects.
 */
async function through(
  postgres: EmbeddedPostgres,
  { wire, url }: { wire: FaultyProxy; url: string },
  fault: Fault,
  seconds: number,
): Promise<string> {
  const api = await start('api', { databaseUrl: url, settings: SETTINGS })
  const worker = await start('worker', { databaseUrl: url, settings: SETTINGS, dataDir: api.dataDir })
  const ana = await join(api.url, 'ana')
  const {
    body: { project_id: projectId },
  } = await ana.rest.post('/projects', { project_name: 'Harbour', project_desc: '' })
  const traffic = new Traffic(ana, projectId)
  await pause(5_000)
  const before = { api: api.megabytes, worker: worker.megabytes }
  const most = [watchMemory(api), watchMemory(worker)]
  const linesBefore = api.words.split('\n').length
  const attemptsBefore = wire.attempts
  fault.begin()
  await pause(seconds * 1000)
  const attempts = wire.attempts - attemptsBefore
  fault.end()
  const ended = Date.now()
  await until('Postgres answers', 60, () => query(postgres.url, 'select 1').catch(() => undefined), 20)
  const healed = Date.now()
  const doors = ['REST', 'GraphQL', 'socket']
  await until('every door works again', LONGEST_RECOVERY + 20, () =>
    doors.every((door) => traffic.recovered(door, healed) !== undefined),
  )
  await pause(5_000)
  await traffic.stop()
  assert(
    !api.isEnded && !worker.isEnded,
    `the ${api.isEnded ? 'API' : 'worker'} ended:\n${(api.isEnded ? api : worker).words.slice(-2_000)}`,
  )
  const [mostApi, mostWorker] = most.map((watched) => watched.most())

  await until(
    'every job has ended',
    120,
    async () => {
      const [{ open }] = await query<{ open: string }>(
        postgres.url,
        `select count(*) as open from job where status in ('queued', 'running')`,
      )
      return open === '0'
    },
    500,
  )
  const worked = await query<{ id: string; status: string }>(postgres.url, 'select id, status::text from job')
  const lostJobs = traffic.jobs.filter((id) => worked.find((job) => job.id === id)?.status !== 'succeeded')
  const assets = Number((await query<{ count: string }>(postgres.url, 'select count(*) from asset'))[0].count)
  const succeeded = worked.filter(({ status }) => status === 'succeeded').length
  const rows = await query<{ name: string; count: string }>(
    postgres.url,
    `select name, count(*) from project where name like 'Written%' group by name`,
  )
  const kept = new Map(rows.map(({ name, count }) => [name, Number(count)]))
  const lost = traffic.acknowledged.filter((name) => !kept.has(name))
  const doubled = [...kept.values()].filter((count) => count > 1).length
  const recovery = doors.map((door) => [door, traffic.recovered(door, healed)!] as const)
  const figures = [
    `${attempts} connections tried (${(attempts / seconds).toFixed(1)} a second)`,
    `API ${before.api} MB, at most ${mostApi}; worker ${before.worker} MB, at most ${mostWorker}`,
    `REST ${words(traffic.rest)}; GraphQL ${words(traffic.graphql)}`,
    `${traffic.acknowledged.length} writes acknowledged, ${lost.length} lost, ${doubled} doubled`,
    `${traffic.jobs.length} jobs acknowledged, ${succeeded} of ${worked.length} succeeded, ${assets} pictures, ${lostJobs.length} lost`,
    `longest answer ${quantile(traffic.waits, 1).toFixed(1)} s; Postgres itself back after ${((healed - ended) / 1000).toFixed(1)} s, the product after further ${recovery.map(([door, took]) => `${took.toFixed(1)} s (${door})`).join(', ')}`,
    `${traffic.wrong.length} wrong answers; ${api.words.split('\n').length - linesBefore} lines in the API’s log`,
  ].join('\n    ')
  assert(!lost.length && !doubled, `writes lost: ${lost.join(', ')}; ${figures}`)
  assert(!lostJobs.length && assets === succeeded, `jobs lost: ${lostJobs.join(', ')}; ${figures}`)
  assert(
    !traffic.wrong.length,
    `wrong answers: ${[...new Set(traffic.wrong)].slice(0, 10).join('; ')}; ${figures}\n    ${unforeseen(api)}`,
  )
  assert(quantile(traffic.waits, 1) < LONGEST_ANSWER, figures)
  assert(
    recovery.every(([, took]) => took < LONGEST_RECOVERY),
    figures,
  )
  assert(
    attempts / seconds < MOST_ATTEMPTS &&
      mostApi - before.api < MOST_GAINED &&
      mostWorker - before.worker < MOST_GAINED,
    figures,
  )
  return figures
}

const postgresOf = async (
  use: (postgres: EmbeddedPostgres, wired: { wire: FaultyProxy; url: string }) => Promise<string>,
): Promise<string> => {
  const postgres = await startEmbedded({ dataDir: `${newFolder()}/postgres` })
  const wired = await FaultyProxy.toDatabase(postgres.url)
  try {
    return await use(postgres, wired)
  } finally {
    await wired.wire.close()
    await postgres.stop()
  }
}

/**
 * Postgres is killed with SIGKILL, and stays unreachable for this many seconds; it recovers as after a crash.
 */
const killed = (seconds: number): Case => ({
  name: `Postgres is killed and away for ${seconds} s`,
  minutes: 4 + seconds / 60,
  isQuick: seconds === 2,
  run: () =>
    postgresOf((postgres, wired) =>
      through(
        postgres,
        wired,
        {
          begin: () => {
            wired.wire.set('down')
            process.kill(postmasterOf(postgres.dataDir), 'SIGKILL')
          },
          end: () => wired.wire.set('ok'),
        },
        seconds,
      ),
    ),
})

/** Nothing arrives any more, in either direction. */
const swallowed = (seconds: number): Case => ({
  name: `whatever is sent to Postgres vanishes for ${seconds} s`,
  minutes: 4 + seconds / 60,
  run: () =>
    postgresOf((postgres, wired) =>
      through(
        postgres,
        wired,
        { begin: () => wired.wire.set('blackhole'), end: () => wired.wire.set('ok') },
        seconds,
      ),
    ),
})

export const cases: Case[] = [killed(2), swallowed(6), killed(12), killed(60), killed(180), swallowed(60)]

import { type EmbeddedPostgres, startEmbedded } from '#platform/database/embedded/embedded'
import { type Case, assert, pause, until } from '../case.js'
import { quantile } from '../measure.js'
import { join } from '../people.js'
import { postmasterOf, query } from '../postgres.js'
import { type Running, newFolder, start } from '../product.js'
import { FaultyProxy } from '../faulty-proxy.js'
import { Traffic, words } from '../traffic.js'

const SETTINGS = { RATE_LIMIT: '100000', DRAIN_SECONDS: '0' }
/** The longest wait for a response, in seconds: ten plus a margin for a busy machine. */
const LONGEST_ANSWER = 15
/** The longest recovery, in seconds. */
const LONGEST_RECOVERY = 10
/** Limits: connection attempts per second by API and worker together, and megabytes that either gains. */
const [MOST_ATTEMPTS, MOST_GAINED] = [100, 400]

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
 * Puts the product's database behind a faulty proxy, with traffic at every API, then triggers the fault for this many
 * seconds and checks its effects.
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
  const protocols = ['REST', 'GraphQL', 'socket']
  await until('every API works again', LONGEST_RECOVERY + 20, () =>
    protocols.every((protocol) => traffic.recovered(protocol, healed) !== undefined),
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
  const recovery = protocols.map((protocol) => [protocol, traffic.recovered(protocol, healed)!] as const)
  const figures = [
    `${attempts} connections tried (${(attempts / seconds).toFixed(1)} a second)`,
    `API ${before.api} MB, at most ${mostApi}; worker ${before.worker} MB, at most ${mostWorker}`,
    `REST ${words(traffic.rest)}; GraphQL ${words(traffic.graphql)}`,
    `${traffic.acknowledged.length} writes acknowledged, ${lost.length} lost, ${doubled} doubled`,
    `${traffic.jobs.length} jobs acknowledged, ${succeeded} of ${worked.length} succeeded, ${assets} pictures, ${lostJobs.length} lost`,
    `longest response ${quantile(traffic.waits, 1).toFixed(1)} s; Postgres itself back after ${((healed - ended) / 1000).toFixed(1)} s, the product after further ${recovery.map(([protocol, took]) => `${took.toFixed(1)} s (${protocol})`).join(', ')}`,
    `${traffic.wrong.length} wrong answers; ${api.words.split('\n').length - linesBefore} lines in the API’s log`,
  ].join('\n    ')
  assert(!lost.length && !doubled, `writes lost: ${lost.join(', ')}; ${figures}`)
  assert(!lostJobs.length && assets === succeeded, `jobs lost: ${lostJobs.join(', ')}; ${figures}`)
  assert(
    !traffic.wrong.length,
    `wrong responses: ${[...new Set(traffic.wrong)].slice(0, 10).join('; ')}; ${figures}\n    ${unforeseen(api)}`,
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

/** Postgres is killed with SIGKILL and stays unreachable for this many seconds, then recovers as after a crash. */
const killed = (seconds: number): Case => ({
  name: `Postgres is killed and unavailable for ${seconds} s`,
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

/** Data is lost in both directions. */
const swallowed = (seconds: number): Case => ({
  name: `all data to Postgres is lost for ${seconds} s`,
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

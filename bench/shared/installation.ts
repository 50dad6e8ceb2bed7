import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { readEnv } from '../../server/src/app/config/env.js'
import { openApi } from '../../server/src/app/process/api.js'
import { openInstallation } from '../../server/src/app/process/installation.js'
import { startEmbedded } from '#platform/database/embedded/embedded'
import { percentile, print } from './report.js'

export const PASSWORD = 'correct horse battery'
const WARM_UP_RUNS = 5

type Data = Record<string, any> // eslint-disable-line @typescript-eslint/no-explicit-any

export type BenchInstallation = Awaited<ReturnType<typeof startInstallation>>

/** Starts an installation with an API in this process, with its own empty Postgres. */
export async function startInstallation() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const postgres = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
  const env = {
    ...readEnv({ NODE_ENV: 'test', DATA_DIR: folder, RATE_LIMIT: '100000000', PATH: process.env.PATH }),
    PORT: 0,
  }
  const installation = await openInstallation(env, {
    databaseUrl: postgres.url,
    secret: 'a secret of thirty-two letters or more',
    log: pino({ level: 'silent' }),
  })
  const api = await openApi(installation)
  const { em } = installation.database
  let statementCount = 0
  em.getKnex().on('query', () => (statementCount += 1))

  /** Sends an operation and returns its data. Throws its first error. */
  async function request(query: string, variables: object = {}, token?: string): Promise<Data> {
    const response = await fetch(`http://127.0.0.1:${api.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
    if (errors) throw new Error(errors[0].message)
    return data
  }

  return {
    api,
    em,
    installation,
    request,

    /** Creates an account and returns a session token. The first account is an admin. */
    async signUp(username: string): Promise<string> {
      await request('mutation ($input: RegisterInput!) { register(input: $input) { id } }', {
        input: { email: `${username}@example.com`, username, password: PASSWORD },
      })
      const { signIn } = await request(
        'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
        { input: { identifier: username, password: PASSWORD } },
      )
      return signIn.token as string
    },

    /** Inserts many rows. GIN indexes are rebuilt afterwards, which takes a fraction of the time. */
    async insertRows(table: string, insert: string): Promise<void> {
      const indexes = await em.execute<{ name: string; definition: string }[]>(
        `select indexname as name, indexdef as definition from pg_indexes where tablename = ? and indexdef like '%USING gin%'`,
        [table],
      )
      const client = new pg.Client(postgres.url) // without the statement timeout of the product
      await client.connect()
      for (const statement of [
        `set maintenance_work_mem = '512MB'`,
        ...indexes.map(({ name }) => `drop index ${name}`),
        insert,
        ...indexes.map(({ definition }) => definition),
        `vacuum analyze ${table}`,
      ])
        await client.query(statement)
      await client.end()
    },

    /** Prints the milliseconds of a request over `runs` and the number of its SQL statements. */
    async measure(name: string, runs: number, send: (run: number) => Promise<unknown>): Promise<void> {
      for (let run = 0; run < WARM_UP_RUNS; run++) await send(run)
      const times: number[] = []
      let maxStatements = 0
      for (let run = 0; run < runs; run++) {
        statementCount = 0
        const start = performance.now()
        await send(run)
        times.push(performance.now() - start)
        maxStatements = Math.max(maxStatements, statementCount)
      }
      const columns = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1).padStart(8))
      print(`${name.padEnd(34)}${columns.join('')}  ${maxStatements} statements`)
    },

    printHeader(title: string): void {
      const columns = ['p50', 'p95', 'p99'].map((column) => column.padStart(8))
      print(`${title}\n${'milliseconds'.padEnd(34)}${columns.join('')}`)
    },

    async close(): Promise<void> {
      await api.drain()
      await installation.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

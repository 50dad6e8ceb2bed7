import pg from 'pg'
import { openBench } from './installation.js'

const PASSWORD = 'correct horse battery'
const WARM_UP = 5

type Data = Record<string, any> // eslint-disable-line @typescript-eslint/no-explicit-any

/**
 * An installation with an API, to be measured over GraphQL. With `kept` its folder stays for the next run;
 * `isFilled` then says that it was there already.
 */
export async function openMeasured(kept?: string) {
  const { api, close, databaseUrl, em, isFilled } = await openBench(kept)

  async function ask(query: string, variables: object, token?: string): Promise<Data> {
    const response = await fetch(`http://127.0.0.1:${api.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
    if (errors) throw new Error(errors[0].message)
    return data
  }

  let statements = 0
  em.getKnex().on('query', () => (statements += 1))

  /** Milliseconds of `runs` responses at the 50th, 95th and 99th percentile, and the statements of one. */
  async function measure(name: string, runs: number, request: (run: number) => Promise<unknown>) {
    for (let run = 0; run < WARM_UP; run++) await request(run)
    const times: number[] = []
    let most = 0
    for (let run = 0; run < runs; run++) {
      statements = 0
      const begun = performance.now()
      await request(run)
      times.push(performance.now() - begun)
      most = Math.max(most, statements)
    }
    times.sort((a, b) => a - b)
    const at = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1).padStart(8)
    process.stdout.write(`${name.padEnd(34)}${at(0.5)}${at(0.95)}${at(0.99)}  ${most} statements\n`)
  }

  /** Runs statements that may take minutes. */
  async function patiently(...statements: string[]): Promise<void> {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }

  /** Inserts very many rows: the index that is searched is made afterwards, which takes a fraction of the time. */
  async function fill(table: string, insert: string): Promise<void> {
    const indexes = await em.execute<{ name: string; definition: string }[]>(
      `select indexname as name, indexdef as definition from pg_indexes where tablename = ? and indexdef like '%USING gin%'`,
      [table],
    )
    await patiently(
      `set maintenance_work_mem = '512MB'`,
      ...indexes.map(({ name }) => `drop index ${name}`),
      insert,
      ...indexes.map(({ definition }) => definition),
      `vacuum analyze ${table}`, // as autovacuum does it in time
    )
  }

  return {
    em,
    isFilled,
    ask,
    fill,
    measure,
    printHead: (title: string) =>
      process.stdout.write(
        `${title}\n${'milliseconds'.padEnd(34)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'p99'.padStart(8)}\n`,
      ),
    /** The token of a person, who is made if need be; the first one is an admin. */
    async person(username: string): Promise<string> {
      if (!isFilled)
        await ask('mutation ($input: RegisterInput!) { register(input: $input) { id } }', {
          input: { email: `${username}@example.com`, username, password: PASSWORD },
        })
      const { signIn } = await ask('mutation ($input: SignInInput!) { signIn(input: $input) { token } }', {
        input: { identifier: username, password: PASSWORD },
      })
      return signIn.token as string
    },
    close,
  }
}

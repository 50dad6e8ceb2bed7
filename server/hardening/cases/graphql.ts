import pg from 'pg'
import type { Client } from '../../test/graphql-client.js'
import { type Case, assert, pause } from '../case.js'
import { Stopwatch, quantile, formatSeries } from '../measure.js'
import { type Person, at, bearer, join, signIn } from '../people.js'
import { newDatabase, query } from '../postgres.js'
import { type Running, start } from '../product.js'

const ATTACKERS = 12
const PROJECTS = 200
const ALIASES = Array.from({ length: 29 }, (_, at) => `a${at}: clips(first: 1) { totalCount }`).join(' ')
const BELOW_LISTS = `{ projects(first: ${PROJECTS}) { nodes { ${ALIASES} } } }`
const ENTITIES = `query ($all: [_Any!]!) { _entities(representations: $all) { ... on Project { ${ALIASES} } } }`
/** An operation near the cost limit. */
const ALLOWED = `{ projects(first: ${PROJECTS}) { nodes { id name owner { username } a: clips(first: 6) { totalCount nodes { id title } } b: messages(last: 5) { nodes { id content } } } } }`
const MESSAGES =
  'subscription ($id: ID!) { messageChanged(projectId: $id) { id content author { username } references { name } } }'
const KEEP =
  'mutation ($id: ID!, $content: String!) { createMessage(input: { projectId: $id, content: $content }) { id } }'

/** An API with a team, and 200 projects with a few things in each. */
async function installation(
  attackers: number,
): Promise<{ api: Running; databaseUrl: string; other: Person; bad: Person[]; projectId: string }> {
  const databaseUrl = await newDatabase()
  const api = await start('api', { databaseUrl, settings: { RATE_LIMIT: '600' } })
  const other = await join(api.url, 'other')
  const bad = await Promise.all(
    Array.from({ length: attackers }, (_, at) => bearer(api.url, databaseUrl, `attacker${at}`)),
  )
  await query(
    databaseUrl,
    `insert into project (name, owner_id) select 'Reel ' || n, $1 from generate_series(1, ${PROJECTS}) n`,
    [other.id],
  )
  await query(
    databaseUrl,
    `insert into clip (project_id, author_id, title, engine) select p.id, $1, 'Clip ' || n, 'local' from project p, generate_series(1, 20) n`,
    [other.id],
  )
  await query(
    databaseUrl,
    `insert into message (project_id, author_id, content, sender_type, message_type) select p.id, $1, 'Words ' || n, 'user', 'Video' from project p, generate_series(1, 20) n`,
    [other.id],
  )
  const [{ id: projectId }] = await query<{ id: string }>(databaseUrl, 'select id from project limit 1')
  return { api, databaseUrl, other, bad, projectId }
}

/** Response times of another user, and the memory of the process meanwhile. */
async function beside<Result>(
  api: Running,
  { graphql }: Person,
  work: () => Promise<Result>,
): Promise<{ result: Result; seconds: number; words: string; p95: number; grown: number }> {
  const before = api.megabytes
  let peak = before
  const sizes = setInterval(() => (peak = Math.max(peak, api.megabytes)), 50)
  const looks = new Stopwatch().repeat(async () => {
    const { status, errors } = await graphql.send(
      '{ projects(first: 10) { nodes { id name owner { username } } } }',
    )
    return { status: errors ? (errors[0].extensions?.code ?? status) : status }
  }, 100)
  await pause(1_000)
  const began = performance.now()
  const result = await work()
  const seconds = (performance.now() - began) / 1000
  await pause(500)
  const series = await looks.stop()
  clearInterval(sizes)
  return {
    result,
    seconds,
    words: `another user: ${formatSeries(series)}; memory ${before} MB, at most ${peak} MB`,
    p95: series.p95,
    grown: peak - before,
  }
}

const tally = (words: (string | number | undefined)[]) => {
  const counts: Record<string, number> = {}
  for (const word of words) counts[String(word)] = (counts[String(word)] ?? 0) + 1
  return Object.entries(counts)
    .map(([word, count]) => `${word}: ${count}`)
    .join(', ')
}
const outcomeOf = ({ status, errors }: Awaited<ReturnType<Client['send']>>) =>
  errors?.[0].extensions?.code ?? status

/** Repeats a request for a given time; returns the responses. */
async function keepAsking(
  person: Person,
  operation: string,
  seconds: number,
): Promise<(string | number | undefined)[]> {
  const outcomes: (string | number | undefined)[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const outcome = outcomeOf(await person.graphql.send(operation))
    outcomes.push(outcome)
    if (outcome === 'RATE_LIMITED') await pause(20)
  }
  return outcomes
}

export const cases: Case[] = [
  {
    name: `${ATTACKERS} people at once send a query of a kilobyte that would read everything`,
    run: async () => {
      const { api, other, bad, projectId } = await installation(ATTACKERS)
      const { result, seconds, words, p95, grown } = await beside(api, other, async () => {
        const all = Array.from({ length: 220 }, () => ({ __typename: 'Project', id: projectId }))
        return (
          await Promise.all(
            bad.map(({ graphql }) =>
              Promise.all([graphql.send(BELOW_LISTS), graphql.send(ENTITIES, { all })]),
            ),
          )
        )
          .flat()
          .map(outcomeOf)
      })
      const figures = `24 queries of ${BELOW_LISTS.length} bytes: ${tally(result)} after ${seconds.toFixed(2)} s; ${words}`
      assert(result.every((outcome) => outcome === 'BAD_USER_INPUT') && p95 < 2_000 && grown < 300, figures)
      return figures
    },
  },
  {
    name: `${ATTACKERS} people repeat the most expensive allowed query for 20 s`,
    run: async () => {
      const { api, other, bad } = await installation(ATTACKERS)
      const { result, words, p95, grown } = await beside(api, other, async () =>
        (await Promise.all(bad.flatMap((one) => [1, 2, 3].map(() => keepAsking(one, ALLOWED, 20))))).flat(),
      )
      const figures = `their responses: ${tally(result)}; ${words}`
      assert(p95 < 4_000 && grown < 500, figures)
      return figures
    },
  },
  {
    name: 'Two people send 40 operations each that wait for a locked table',
    run: async () => {
      const { api, databaseUrl, other, bad } = await installation(2)
      const holder = new pg.Client({ connectionString: databaseUrl })
      await holder.connect()
      await holder.query('begin; lock table clip')
      const { result, seconds, words, p95 } = await beside(api, other, async () => {
        const operations = bad.flatMap(({ graphql }) =>
          Array.from({ length: 40 }, () => graphql.send('{ projects(first: 5) { nodes { videoCount } } }')),
        )
        return (await Promise.all(operations)).map(outcomeOf)
      })
      const left = await holder.query(
        `select 1 from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
      )
      await holder.end()
      const figures = `their responses: ${tally(result)} after ${seconds.toFixed(1)} s; statements left: ${left.rowCount}; ${words}`
      assert(
        result.every((outcome) => ['UNAVAILABLE', 'RATE_LIMITED'].includes(String(outcome))) &&
          !left.rowCount &&
          p95 < 2_000,
        figures,
      )
      return figures
    },
  },
  {
    name: '20 sockets of one user with 50 subscriptions each receive five messages',
    run: async () => {
      const {
        api,
        other,
        bad: [one],
        projectId,
      } = await installation(1)
      const sockets = Array.from({ length: 20 }, () => at(api.url, one).graphql)
      const heard: string[] = []
      const listen = async (socket: Client) => {
        for await (const { messageChanged } of socket.subscribe(MESSAGES, { id: projectId }))
          heard.push(messageChanged.content)
      }
      const ends = sockets.flatMap((socket) =>
        Array.from({ length: 50 }, () =>
          listen(socket).then(
            () => 'ended',
            (error: { code?: string }) => String(error.code),
          ),
        ),
      )
      await pause(4_000)
      const listener = await signIn(api.url, 'other')
      const stream = await listener.graphql.listen(MESSAGES, { id: projectId })
      const delays: number[] = []
      const { words, p95 } = await beside(api, other, async () => {
        for (let at = 0; at < 5; at += 1) {
          const said = performance.now()
          await other.graphql.ask(KEEP, { id: projectId, content: `Message ${at}` })
          await stream.next()
          delays.push(performance.now() - said)
        }
        await pause(2_000)
      })
      for (const socket of [...sockets, listener.graphql]) await socket.close()
      const figures = `1,000 subscriptions asked for: ${tally(await Promise.all(ends))}; ${heard.length} messages delivered to them; another listener heard after p50 ${Math.round(quantile(delays, 0.5))} ms, worst ${Math.round(quantile(delays, 1))} ms; ${words}`
      assert(heard.length >= 1_000 && p95 < 2_000 && quantile(delays, 1) < 5_000, figures)
      return figures
    },
  },
]

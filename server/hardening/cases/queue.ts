import { projectOf, prompt } from '../../test/journeys/workspace.js'
import { type Case, assert, until } from '../case.js'
import { type Person, bearer } from '../people.js'
import { query } from '../postgres.js'
import { start } from '../product.js'
import { openJobs } from '../workers.js'
import { untilTaken, withProvider } from '../with-provider.js'

/** How many more videos of a user may start than of another waiting user. */
const MOST_AHEAD = 2

interface Begun {
  id: string
  author: string
  /** Seconds between request and start. */
  waited: number
}

/** The largest difference of started videos between users who all have waiting videos. */
function furthestApart(begun: Begun[], people: number, each: number): number {
  const counts = new Map<string, number>()
  let furthest = 0
  for (const { author } of begun) {
    counts.set(author, (counts.get(author) ?? 0) + 1)
    const least = counts.size < people ? 0 : Math.min(...counts.values())
    if (least < each) furthest = Math.max(furthest, Math.max(...counts.values()) - least)
  }
  return furthest
}

function crowd(people: number, each: number): () => Promise<string> {
  return () =>
    withProvider(
      async (place) => {
        const { api, databaseUrl, fal } = place
        fal.behave({ ms: 300 })
        const crew: { person: Person; projectId: string }[] = []
        for (let at = 0; at < people; at++) {
          const person = await bearer(api.url, databaseUrl, `person${at}`)
          crew.push({ person, projectId: await projectOf(person.graphql, `Project ${at}`) })
        }
        const asked = performance.now()
        await Promise.all(
          crew.map(async ({ person, projectId }) => {
            for (let at = 0; at < each; at++)
              await untilTaken(() => prompt(person.graphql, projectId, `${person.username} ${at}`))
          }),
        )
        const took = (performance.now() - asked) / 1000
        const all = people * each
        assert((await openJobs(databaseUrl)) === all, 'not all were accepted')
        const places: number[] = []
        for (const { person, projectId } of crew) {
          const { waitingJobs } = await person.graphql.ask(
            'query ($id: ID!) { waitingJobs(projectId: $id, first: 200) { nodes { position } } }',
            { id: projectId },
          )
          places.push(...waitingJobs.nodes.map(({ position }: { position: number }) => position))
        }
        places.sort((a, b) => a - b)
        assert(
          places.every((position, at) => position === at + 1) && places.length === all,
          'two jobs have the same queue position, or one has none',
        )
        await start('worker', { databaseUrl, dataDir: place.dataDir, settings: place.settings })
        const begun = performance.now()
        let most = 0
        await until('every job has ended', 1_100, async () => {
          const [{ count }] = await query<{ count: number }>(
            databaseUrl,
            `select count(*)::int as count from job where status = 'running'`,
          )
          most = Math.max(most, count)
          return !(await openJobs(databaseUrl))
        })
        const ended = (performance.now() - begun) / 1000
        const rows = await query<Begun & { status: string }>(
          databaseUrl,
          `select id, author_id as author, status, extract(epoch from started_at - created_at)::float as waited from job order by started_at, created_at`,
        )
        assert(
          rows.length === all && rows.every(({ status }) => status === 'succeeded'),
          'not all of them succeeded',
        )
        const apart = furthestApart(rows, people, each)
        assert(apart <= MOST_AHEAD, `a user is ${apart} videos ahead of another who waits`)
        assert(most <= 8, `${most} at once at the provider`)
        assert(fal.submits.length === all, `${fal.submits.length} submits for ${all} prompts`)
        return (
          `${all} prompts of ${people} people sent within ${took.toFixed(1)} s, each with its own place from 1 to ${all}; at most ${most} at once, ` +
          `all finished within ${ended.toFixed(0)} s; nobody was more than ${apart} ahead of another who waited`
        )
      },
      {},
      0.5,
    )
}

export const cases: Case[] = [
  { name: '60 simultaneous prompts of 12 people', run: crowd(12, 5) },
  { name: '500 simultaneous prompts of 50 people', minutes: 20, run: crowd(50, 10) },
]

import { projectOf, prompt, review } from '../../test/journeys/workspace.js'
import { type Case, assert, pause, until } from '../case.js'
import { type Person, join } from '../people.js'
import { query } from '../postgres.js'
import { start } from '../product.js'
import { type ProviderSetup, untilTaken, withProvider, submitsOf } from '../with-provider.js'
import { WorkerPool, LeaseWatch, openJobs } from '../workers.js'

const MERGE = 'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }'
const CANCEL = 'mutation ($id: ID!) { cancelJob(id: $id) { status } }'
const RETRY = 'mutation ($id: ID!) { retryJob(input: { id: $id }) { status } }'

const count = async (databaseUrl: string, condition: string): Promise<number> =>
  (await query<{ count: number }>(databaseUrl, `select count(*)::int as count from ${condition}`))[0].count
const isAccepted = ({ status }: { status?: number }) => status === undefined || status === 200

/**
 * After a worker was killed while sending, it is unknown whether the provider received the request, so a user has to
 * decide.
 */
async function decideAboutBlind(place: ProviderSetup, admin: Person): Promise<number> {
  const blind = await query<{ id: string; words: string }>(
    place.databaseUrl,
    `select job.id, clip.prompt as words from job join clip on clip.id = job.subject_id
     where job.status in ('queued', 'running') and job.sending_at < now() - interval '8 seconds' and job.request_id is null`,
  )
  for (const { id, words } of blind) {
    if (submitsOf(place, words).length) continue // the provider's webhook will arrive
    await admin.graphql.ask(CANCEL, { id })
    await admin.graphql.ask(RETRY, { id })
  }
  return blind.length
}

/**
 * An undisturbed worker takes over a lost job within 30 seconds. Here every worker is lost within some seconds, and every
 * fourth loss locks the table of jobs for up to 15.
 */
const MOST_SECONDS_LOST = 120

function storm({
  jobs,
  merges,
  kills,
  seconds,
}: {
  jobs: number
  merges: number
  kills: number
  seconds: number
}): () => Promise<string> {
  return () =>
    withProvider(async (place) => {
      const { databaseUrl, api, fal } = place
      fal.behave({ ms: 1_200 })
      const [ana, ben] = [await join(api.url, 'ana'), await join(api.url, 'ben')]
      const projectId = await projectOf(ana.graphql)
      const crew = new WorkerPool({ databaseUrl, dataDir: place.dataDir, settings: place.settings })
      await crew.start(2)
      const words = Array.from({ length: jobs }, (_, at) => `Scene number ${at + 1}`)
      const seeds = await Promise.all(
        ['The first clip', 'The second clip'].map((each) => prompt(ana.graphql, projectId, each)),
      )
      await until('two clips are finished', 90, async () => !(await openJobs(databaseUrl)))
      const videoIds = seeds.map(({ videoId }) => videoId)
      for (const id of videoIds) await review(ana.graphql, id, 'ACCEPTED')
      const watch = new LeaseWatch(databaseUrl)
      for (let at = 0; at < merges; at++) {
        await untilTaken(() =>
          ana.graphql.ask(MERGE, {
            input: { projectId, videoIds, gaps: [{ transition: at % 2 ? 'dissolve' : '' }] },
          }),
        )
      }
      const send = async () => {
        for (const [at, each] of words.entries())
          await untilTaken(() => prompt((at % 2 ? ana : ben).graphql, projectId, each))
      }
      const begun = Date.now()
      await Promise.all([send(), crew.endRandomly(kills)])
      let blind = 0
      await until(
        'every job has ended',
        seconds,
        async () => {
          blind = Math.max(blind, await decideAboutBlind(place, ana))
          return !(await openJobs(databaseUrl))
        },
        1_000,
      )
      const took = Math.round((Date.now() - begun) / 1000)
      const longest = await watch.stop()
      const all = jobs + merges + 2
      const ended = await query<{ status: string; count: number; failure: string | null }>(
        databaseUrl,
        'select status, failure, count(*)::int as count from job group by 1, 2',
      )
      assert(
        ended.length === 1 && ended[0].status === 'succeeded',
        `not all succeeded: ${JSON.stringify(ended)}`,
      )
      const made = `status in ('pending', 'accepted') and video_key is not null`
      const clips = await count(databaseUrl, `clip where ${made}`)
      const films = await count(databaseUrl, `film where ${made}`)
      assert(
        clips === jobs + 2 && films === merges,
        `${clips} clips and ${films} films for ${jobs + 2} and ${merges} jobs`,
      )
      const notes = await count(databaseUrl, `notification where message like '%ready to%'`)
      assert(notes === all, `${notes} notes for ${all} jobs`)
      for (const each of words)
        assert(
          submitsOf(place, each).filter(isAccepted).length === 1,
          `${submitsOf(place, each).length} submits of “${each}”`,
        )
      assert(
        longest.video < MOST_SECONDS_LOST && longest.merge < MOST_SECONDS_LOST,
        `taken over after a worker’s last heartbeat: a video ${longest.video} s, a merge ${longest.merge} s`,
      )
      return (
        `${jobs} jobs and ${merges} merges, ${crew.summary}: all ended within ${took} s, one result and one note each, one submit each; ` +
        `jobs were taken over at most ${longest.video.toFixed(1)} s after the last heartbeat for a video, ${longest.merge.toFixed(1)} s for a merge, which waits for the only merge slot of a worker; ${blind} interrupted submits decided by a user`
      )
    })
}

const lies: Case = {
  name: 'a lying provider is paid once per video',
  run: () =>
    withProvider(async (place) => {
      const { fal, api, databaseUrl } = place
      const ana = await join(api.url, 'ana')
      const projectId = await projectOf(ana.graphql)
      await start('worker', { databaseUrl, dataDir: place.dataDir, settings: place.settings })
      const statusOf = async (id: string) =>
        (await query<{ status: string }>(databaseUrl, 'select status from job where id = $1', [id]))[0].status
      for (const mode of ['429', 'lost', 'flaky', 'dupwebhook', 'cut'] as const) {
        fal.behave({ mode, fails: 2, ms: 500, retryAfter: 1 })
        const { jobId } = await prompt(ana.graphql, projectId, `It is ${mode}`)
        await until(
          `the job ended although the provider is ${mode}`,
          60,
          async () => (await statusOf(jobId)) === 'succeeded',
        )
      }
      for (const mode of ['500', 'hang', 'slow'] as const) {
        fal.behave({ mode, fails: 1 })
        const { jobId } = await prompt(ana.graphql, projectId, `It is ${mode}`)
        await until('it is submitted', 20, () => submitsOf(place, `It is ${mode}`).length)
        await pause(2_500)
        await ana.graphql.ask(CANCEL, { id: jobId })
      }
      const figures = ['429', 'lost', 'flaky', 'dupwebhook', 'cut', '500', 'hang', 'slow'].map((mode) => {
        const submits = submitsOf(place, `It is ${mode}`)
        const taken = submits.filter(({ status }) => status !== 429).length
        assert(taken === 1, `${taken} submits where the provider is ${mode}`)
        return `${mode}: ${submits.length === taken ? '1 submit' : `1 of ${submits.length} submits taken`}`
      })
      const results = await count(databaseUrl, `clip where video_key is not null`)
      assert(results === 5, `${results} videos`)
      return figures.join(', ')
    }),
}

const bounds: Case = {
  name: 'a user who floods the queue is stopped at 100, and delays nobody',
  run: () =>
    withProvider(async (place) => {
      const { api, databaseUrl } = place
      const [ana, ben] = [await join(api.url, 'ana'), await join(api.url, 'ben')]
      const [projectId, own] = [await projectOf(ana.graphql), await projectOf(ben.graphql)]
      let refused = 0
      const flood = async (at: number) => {
        for (let sent = 0; sent < 30; sent++) {
          await untilTaken(() => prompt(ana.graphql, projectId, `Flood ${at} ${sent}`)).catch(
            (error: Error) => {
              assert(/You have 100/.test(error.message), error.message)
              refused += 1
            },
          )
        }
      }
      await Promise.all([0, 1, 2, 3].map(flood))
      const open = await openJobs(databaseUrl)
      assert(open === 100 && refused === 20, `${open} are open, ${refused} were refused`)
      const { jobId } = await prompt(ben.graphql, own, 'A lighthouse')
      await start('worker', { databaseUrl, dataDir: place.dataDir, settings: place.settings })
      const isTaken = `select (select count(*)::int from job where started_at < mine.started_at) as before from job mine where id = $1 and started_at is not null`
      const [{ before }] = await until('the other user’s job is started', 30, async () => {
        const found = await query<{ before: number }>(databaseUrl, isTaken, [jobId])
        return found.length ? found : undefined
      })
      assert(before < 5, `${before} jobs were taken up before it`)
      return `120 sends, ${open} taken and ${refused} refused; another person’s single job was taken up after ${before} of them`
    }),
}

export const cases: Case[] = [
  {
    name: '12 jobs and 2 merges, 6 workers killed or stopped',
    run: storm({ jobs: 12, merges: 2, kills: 6, seconds: 120 }),
  },
  {
    name: '100 jobs and 20 merges, 40 workers killed or stopped',
    minutes: 20,
    run: storm({ jobs: 100, merges: 20, kills: 40, seconds: 600 }),
  },
  lies,
  bounds,
]

import { startBucket } from '../../test/bucket.js'
import { type FakeFal, startFal } from '../../test/fal/fal.js'
import { projectOf, prompt, review } from '../../test/journeys/workspace.js'
import { type Case, demand, pause, until } from '../case.js'
import { type Person, join } from '../people.js'
import { newDatabase, query } from '../postgres.js'
import { type Running, freePort, ready, start } from '../product.js'
import { Wire } from '../wire.js'
import { Crew, LeaseWatch, openJobs } from '../workers.js'

const MERGE = 'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }'
const CANCEL = 'mutation ($id: ID!) { cancelJob(id: $id) { status } }'
const RETRY = 'mutation ($id: ID!) { retryJob(id: $id) { status } }'

interface Studio {
  fal: FakeFal
  api: Running
  databaseUrl: string
  /** Of the worker: as the API’s, and the same folder. */
  settings: Record<string, string>
  dataDir: string
}

/** An API that the provider’s stand-in can call, without any worker. */
async function studio(use: (studio: Studio) => Promise<string>, more: Record<string, string> = {}): Promise<string> {
  const fal = await startFal({ key: 'a-key' })
  try {
    const port = String(await freePort())
    const databaseUrl = await newDatabase()
    const settings = { FAL_KEY: 'a-key', FAL_URL: fal.url, PUBLIC_URL: `http://127.0.0.1:${port}`, RATE_LIMIT: '100000', ...more }
    const api = await start('api', { databaseUrl, settings: { ...settings, PORT: port } })
    return await use({ fal, api, databaseUrl, settings, dataDir: api.dataDir })
  } finally {
    await fal.close()
  }
}

/** Asks until no limit of calls is in the way. */
async function insistently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if ((error as { code?: string }).code !== 'RATE_LIMITED' || /under way/.test((error as Error).message)) throw error
      await pause(1_000)
    }
  }
}

const count = async (databaseUrl: string, condition: string): Promise<number> =>
  (await query<{ count: number }>(databaseUrl, `select count(*)::int as count from ${condition}`))[0].count
const submitsOf = ({ fal }: Studio, words: string) => fal.submits.filter(({ input }) => (input as { prompt?: string }).prompt === words)
const isAccepted = ({ status }: { status?: number }) => status === undefined || status === 200

/** What a worker that was killed while it sent has left: nobody knows whether the provider received it, so a person decides. */
async function decideAboutBlind(place: Studio, admin: Person): Promise<number> {
  const blind = await query<{ id: string; words: string }>(
    place.databaseUrl,
    `select job.id, video.prompt as words from job join video on video.id = job.video_id
     where job.status in ('queued', 'running') and job.sending_at < now() - interval '8 seconds' and job.request_id is null`,
  )
  for (const { id, words } of blind) {
    if (submitsOf(place, words).length) continue // the provider is about to tell
    await admin.graphql.ask(CANCEL, { id })
    await admin.graphql.ask(RETRY, { id })
  }
  return blind.length
}

function storm({ jobs, merges, kills, seconds }: { jobs: number; merges: number; kills: number; seconds: number }): () => Promise<string> {
  return () => studio(async (place) => {
    const { databaseUrl, api, fal } = place
    fal.behave({ ms: 1_200 })
    const [ana, ben] = [await join(api.url, 'ana'), await join(api.url, 'ben')]
    const projectId = await projectOf(ana.graphql)
    const crew = new Crew({ databaseUrl, dataDir: place.dataDir, settings: place.settings })
    await crew.hire(2)
    const words = Array.from({ length: jobs }, (_, at) => `Scene number ${at + 1}`)
    const seeds = await Promise.all(['The first clip', 'The second clip'].map((each) => prompt(ana.graphql, projectId, each)))
    await until('two clips are there', 90, async () => !(await openJobs(databaseUrl)))
    const videoIds = seeds.map(({ videoId }) => videoId)
    for (const id of videoIds) await review(ana.graphql, id, 'ACCEPTED')
    const watch = new LeaseWatch(databaseUrl)
    for (let at = 0; at < merges; at++) {
      await insistently(() => ana.graphql.ask(MERGE, { input: { projectId, videoIds, transitions: [at % 2 ? 'dissolve' : ''] } }))
    }
    const send = async () => {
      for (const [at, each] of words.entries()) await insistently(() => prompt((at % 2 ? ana : ben).graphql, projectId, each))
    }
    const sent = send()
    const begun = Date.now()
    await crew.lose(kills)
    await sent
    let blind = 0
    await until('every job has ended', seconds, async () => {
      blind = Math.max(blind, await decideAboutBlind(place, ana))
      return !(await openJobs(databaseUrl))
    }, 1_000)
    const took = Math.round((Date.now() - begun) / 1000)
    const longest = await watch.stop()
    const all = jobs + merges + 2
    const ended = await query<{ status: string; count: number; failure: string | null }>(databaseUrl, 'select status, failure, count(*)::int as count from job group by 1, 2')
    demand(ended.length === 1 && ended[0].status === 'succeeded', `not all succeeded: ${JSON.stringify(ended)}`)
    const results = await count(databaseUrl, `video where status in ('pending', 'accepted') and video_key is not null`)
    demand(results === all, `${results} results for ${all} jobs`)
    const notes = await count(databaseUrl, `notification where message like '%ready to%'`)
    demand(notes === all, `${notes} notes for ${all} results`)
    for (const each of words) demand(submitsOf(place, each).filter(isAccepted).length === 1, `${submitsOf(place, each).length} submits of “${each}”`)
    demand(longest < 120, `a job was taken up ${longest} s after its worker’s last sign`)
    return `${jobs} jobs and ${merges} merges, ${crew.told}: all ended within ${took} s, one result and one note each, one submit each; ` +
      `at most ${longest.toFixed(1)} s from a worker’s last sign until its job was taken up; ${blind} whose sending was cut off, decided by a person`
  })
}

const lies: Case = {
  name: 'a provider that lies is paid once a video',
  isQuick: true,
  run: () => studio(async (place) => {
    const { fal, api, databaseUrl } = place
    const ana = await join(api.url, 'ana')
    const projectId = await projectOf(ana.graphql)
    await start('worker', { databaseUrl, dataDir: place.dataDir, settings: place.settings })
    const statusOf = async (id: string) => (await query<{ status: string }>(databaseUrl, 'select status from job where id = $1', [id]))[0].status
    for (const mode of ['429', 'lost', 'flaky', 'dupwebhook', 'cut'] as const) {
      fal.behave({ mode, fails: 2, ms: 500, retryAfter: 1 })
      const { jobId } = await prompt(ana.graphql, projectId, `It is ${mode}`)
      await until(`the job ends where the provider is ${mode}`, 60, async () => (await statusOf(jobId)) === 'succeeded')
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
      demand(taken === 1, `${taken} submits where the provider is ${mode}`)
      return `${mode}: ${submits.length === taken ? '1 submit' : `1 of ${submits.length} submits taken`}`
    })
    const results = await count(databaseUrl, `video where video_key is not null`)
    demand(results === 5, `${results} videos`)
    return figures.join(', ')
  }),
}

const starts: Case = {
  name: 'four first starts at once on an empty database',
  isQuick: true,
  run: async () => {
    const databaseUrl = await newDatabase()
    const roles = ['api', 'worker', 'api', 'worker'] as const
    const begun = Date.now()
    const processes = await Promise.all(roles.map((role) => start(role, { databaseUrl, waits: false })))
    await Promise.all(processes.map((one, at) => ready(one, roles[at])))
    return `2 APIs and 2 workers ready after ${((Date.now() - begun) / 1000).toFixed(1)} s`
  },
}

const bounds: Case = {
  name: 'a person who floods the queue is stopped at 100, and holds nobody up',
  isQuick: true,
  run: () => studio(async (place) => {
    const { api, databaseUrl } = place
    const [ana, ben] = [await join(api.url, 'ana'), await join(api.url, 'ben')]
    const [projectId, own] = [await projectOf(ana.graphql), await projectOf(ben.graphql)]
    let refused = 0
    const flood = async (at: number) => {
      for (let sent = 0; sent < 30; sent++) {
        await insistently(() => prompt(ana.graphql, projectId, `Flood ${at} ${sent}`)).catch((error: Error) => {
          demand(/You have 100/.test(error.message), error.message)
          refused += 1
        })
      }
    }
    await Promise.all([0, 1, 2, 3].map(flood))
    const open = await openJobs(databaseUrl)
    demand(open === 100 && refused === 20, `${open} are open, ${refused} were refused`)
    const { jobId } = await prompt(ben.graphql, own, 'A lighthouse')
    await start('worker', { databaseUrl, dataDir: place.dataDir, settings: place.settings })
    const isTaken = `select (select count(*)::int from job where started_at < mine.started_at) as before from job mine where id = $1 and started_at is not null`
    const [{ before }] = await until('the other person’s job is taken up', 30, async () => {
      const found = await query<{ before: number }>(databaseUrl, isTaken, [jobId])
      return found.length ? found : undefined
    })
    demand(before < 5, `${before} jobs were taken up before it`)
    return `120 sends, ${open} taken and ${refused} refused; another person’s single job was taken up after ${before} of them`
  }),
}

const outages: Case = {
  name: 'the worker loses Postgres for 3 s again and again while jobs begin and end',
  isQuick: true,
  run: () => studio(async (place) => {
    const { api, fal, databaseUrl } = place
    fal.behave({ ms: 800 })
    const ana = await join(api.url, 'ana')
    const projectId = await projectOf(ana.graphql)
    const { wire, url } = await Wire.toDatabase(databaseUrl)
    try {
      const worker = await start('worker', { databaseUrl: url, dataDir: place.dataDir, settings: place.settings })
      const words = Array.from({ length: 24 }, (_, at) => `Scene number ${at + 1}`)
      for (const each of words) await insistently(() => prompt(ana.graphql, projectId, each))
      for (let time = 0; time < 4; time++) {
        await pause(1_000 + Math.random() * 1_500)
        wire.set('down')
        await pause(3_000)
        wire.set('ok')
      }
      const back = Date.now()
      await until('every job has ended', 90, async () => !(await openJobs(databaseUrl)))
      demand(!worker.isEnded, `the worker ended:\n${worker.words.slice(-1_000)}`)
      const ended = await query(databaseUrl, 'select status, failures, count(*)::int as count from job group by 1, 2')
      demand(ended.length === 1 && ended[0].status === 'succeeded' && ended[0].failures === 0, `not all succeeded: ${JSON.stringify(ended)}`)
      for (const each of words) demand(submitsOf(place, each).length === 1, `${submitsOf(place, each).length} submits of “${each}”`)
      return `4 outages of 3 s, 24 jobs: all done ${Math.round((Date.now() - back) / 1000)} s after the last, one submit each, no attempt used up; the worker holds ${worker.megabytes} MB`
    } finally {
      await wire.close()
    }
  }),
}

const storageAway: Case = {
  name: 'the storage is away for 45 s while videos arrive',
  minutes: 5,
  run: async () => {
    const bucket = await startBucket()
    const storageUrl = new URL(bucket.url)
    const { hostname, port } = new URL(storageUrl.searchParams.get('endpoint')!)
    const wire = await Wire.to({ host: hostname, port: Number(port) })
    storageUrl.searchParams.set('endpoint', `http://127.0.0.1:${wire.port}`)
    try {
      return await studio(async (place) => {
        const { api, fal, databaseUrl } = place
        fal.behave({ ms: 1_000 })
        const ana = await join(api.url, 'ana')
        const projectId = await projectOf(ana.graphql)
        await start('worker', { databaseUrl, dataDir: place.dataDir, settings: place.settings })
        wire.set('down')
        for (let at = 0; at < 4; at++) await prompt(ana.graphql, projectId, `Scene number ${at + 1}`)
        await pause(45_000)
        demand((await openJobs(databaseUrl)) === 4, `${await openJobs(databaseUrl)} of 4 jobs still wait`)
        wire.set('ok')
        const back = Date.now()
        await until('every job has ended', 120, async () => !(await openJobs(databaseUrl)))
        const ended = await query(databaseUrl, 'select status, failures, count(*)::int as count from job group by 1, 2')
        demand(ended.length === 1 && ended[0].status === 'succeeded' && ended[0].failures === 0, `not all succeeded: ${JSON.stringify(ended)}`)
        demand(fal.submits.length === 4, `${fal.submits.length} submits for 4 videos`)
        return `4 videos, 4 submits, no attempt used up: all there ${Math.round((Date.now() - back) / 1000)} s after the storage was back`
      }, { STORAGE_URL: storageUrl.href })
    } finally {
      await wire.close()
      await bucket.close()
    }
  },
}

export const cases: Case[] = [
  { name: '12 jobs and 2 merges, 6 workers killed or stopped', isQuick: true, run: storm({ jobs: 12, merges: 2, kills: 6, seconds: 120 }) },
  { name: '100 jobs and 20 merges, 40 workers killed or stopped', minutes: 20, run: storm({ jobs: 100, merges: 20, kills: 40, seconds: 600 }) },
  lies,
  starts,
  bounds,
  outages,
  storageAway,
]

import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { TRANSITIONS } from '#schema/limits'
import { pause } from '../../server/hardening/case.js'
import { type Person, join } from '../../server/hardening/people.js'
import { newDatabase, query } from '../../server/hardening/postgres.js'
import { type Running, start } from '../../server/hardening/product.js'
import { startClips } from '../../server/test/fal/clips.js'
import { look, projectOf, prompt, review } from '../../server/test/journeys/workspace.js'
import { print } from '../shared/report.js'

export const MERGE = 'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }'
const MAX_SOURCES = 10
/** Clips that the workers generate. */
const GENERATED = 8
/** Films that the workers merge beside the long one, and the clips of each. */
const [FILMS, CLIPS_OF_FILM] = [3, 10]

interface Size {
  clips: number
  seconds: number
  workerCounts: readonly number[]
}

interface Setup {
  databaseUrl: string
  api: Running
  settings: Record<string, string>
  person: Person
  projectId: string
}

interface Measurement {
  workers: number
  clipsPerHour: number
  filmsPerHour: number
  coldSeconds: number
  /** SHA-256 of the long film. */
  hash: string
}

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

const finished = async ({ person }: Setup, id: string) => {
  for (;;) {
    const video = await look(person.graphql, id)
    if (video.status === 'FAILED') throw new Error(`A video failed: ${video.failure}`)
    if (video.status !== 'IN_PROGRESS') return video
    await pause(100)
  }
}

/** Inserts `count` videos that share the files of the given ones. */
const copyVideos = async ({ databaseUrl }: Setup, ids: string[], count: number): Promise<string[]> => {
  const rows = await query<{ name: string }>(
    databaseUrl,
    `select column_name as name from information_schema.columns where table_name = 'clip' and column_name <> 'id'`,
  )
  const columns = rows.map(({ name }) => `"${name}"`).join(', ')
  const copies: string[] = []
  for (let at = 0; at < count; at++) {
    const [{ id }] = await query<{ id: string }>(
      databaseUrl,
      `insert into clip (${columns}) select ${columns} from clip where id = $1 returning id`,
      [ids[at % ids.length]],
    )
    copies.push(id)
  }
  return copies
}

/** Starts a film in which no two transitions have the same name and clips. Returns its id. */
const startMerge = async ({ person, projectId }: Setup, videoIds: string[], shift: number) => {
  const gaps = videoIds.slice(1).map((_, at) => ({
    transition: TRANSITIONS[(shift + at + Math.floor(at / MAX_SOURCES)) % TRANSITIONS.length],
    seconds: 1,
  }))
  const { mergeVideos } = await person.graphql.ask(MERGE, { input: { projectId, videoIds, gaps } })
  return mergeVideos.id as string
}

const clearFilmCache = ({ databaseUrl }: Setup) => query(databaseUrl, 'delete from film_part')

const hashOf = async ({ api }: Setup, { downloadUrl }: { downloadUrl: string }): Promise<string> => {
  const file = await fetch(new URL(downloadUrl, api.url))
  return createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex')
}

const measure = async (setup: Setup, workers: number, clips: string[]): Promise<Measurement> => {
  const { databaseUrl, api, settings, person, projectId } = setup
  const started: Running[] = []
  for (let core = 0; core < workers; core++)
    started.push(await start('worker', { databaseUrl, dataDir: api.dataDir, settings, core }))
  try {
    const generating = await secondsOf(async () => {
      const prompts = await Promise.all(
        Array.from({ length: GENERATED }, (_, at) =>
          prompt(person.graphql, projectId, `Clip ${workers} ${at}`),
        ),
      )
      for (const { videoId } of prompts) await finished(setup, videoId)
    })
    await clearFilmCache(setup)
    const merging = await secondsOf(async () => {
      const films: string[] = []
      for (let at = 0; at < FILMS; at++)
        films.push(await startMerge(setup, clips.slice(0, CLIPS_OF_FILM), at * 3))
      for (const id of films) await finished(setup, id)
    })
    await clearFilmCache(setup)
    let hash = ''
    const coldSeconds = await secondsOf(async () => {
      hash = await hashOf(setup, await finished(setup, await startMerge(setup, clips, 0)))
    })
    return {
      workers,
      clipsPerHour: (GENERATED / generating) * 3600,
      filmsPerHour: (FILMS / merging) * 3600,
      coldSeconds,
      hash,
    }
  } finally {
    await Promise.all(started.map((worker) => worker.end()))
  }
}

const report = (one: Measurement, first: Measurement): void => {
  const { workers, clipsPerHour, filmsPerHour, coldSeconds } = one
  const columns = [
    String(workers).padStart(7),
    clipsPerHour.toFixed(0).padStart(9),
    filmsPerHour.toFixed(0).padStart(9),
    `${coldSeconds.toFixed(1)} s`.padStart(11),
    (clipsPerHour / first.clipsPerHour).toFixed(2).padStart(15),
    (filmsPerHour / first.filmsPerHour).toFixed(2).padStart(7),
    (coldSeconds / first.coldSeconds).toFixed(2).padStart(11),
  ]
  print(columns.join(' '))
}

/**
 * Prints clips and films per hour and the seconds of one long uncached film, for each number of workers and as ratios
 * to the first. Throws unless all workers produce the same bytes. Postgres, the API and the stand-in for the provider
 * share the cores with the workers.
 */
export async function measureThroughput({ clips: clipCount, seconds, workerCounts }: Size): Promise<void> {
  const cores = availableParallelism()
  const provider = await startClips(seconds)
  try {
    const [databaseUrl, settings] = [await newDatabase(), { ...provider.env }]
    const api = await start('api', { databaseUrl, settings })
    const person = await join(api.url, 'ana')
    const setup = { databaseUrl, api, settings, person, projectId: await projectOf(person.graphql) }
    const worker = await start('worker', { databaseUrl, dataDir: api.dataDir, settings })
    const sources: string[] = []
    for (let at = 0; at < Math.min(MAX_SOURCES, clipCount); at++)
      sources.push((await prompt(person.graphql, setup.projectId, `Source ${at}`)).videoId)
    for (const id of sources) {
      await finished(setup, id)
      await review(person.graphql, id, 'ACCEPTED')
    }
    await worker.end()
    const clips = await copyVideos(setup, sources, clipCount)
    print(`${clipCount} clips of ${seconds} s; ${cores} cores, shared with Postgres, API and provider`)
    print('workers   clips/h   films/h   cold film   ratio: clips   films   cold film')
    let first: Measurement | undefined
    for (const workers of workerCounts.filter((count) => count <= cores)) {
      const measurement = await measure(setup, workers, clips)
      first ??= measurement
      if (measurement.hash !== first.hash)
        throw new Error(`The film of ${workers} workers has different bytes`)
      report(measurement, first)
    }
  } finally {
    await provider.close()
  }
}

import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { TRANSITIONS } from '#schema/limits'
import { server } from '../../scripts/build-server.mjs'
import { requireFfmpeg, requireNode } from '../../scripts/machine.mjs'
import { pause } from '../hardening/case.js'
import { type Person, join } from '../hardening/people.js'
import { newDatabase, query } from '../hardening/postgres.js'
import { type Running, start } from '../hardening/product.js'
import { type Clips, startClips } from '../test/fal/clips.js'
import { look, projectOf, prompt, review } from '../test/journeys/workspace.js'
import { withProcesses } from './processes.js'

/**
 * Measures how the work scales with workers of one core each: `scale.ts [CLIPS] [SECONDS] [WORKERS…]`, by
 * default a film of 100 clips of 4 s, and 1, 2 and 4 workers, as far as there are cores. For each number it
 * prints clips and films of ten clips an hour, how long the film of CLIPS takes when nothing of it is cached,
 * and the ratios to one worker. The films of all numbers must be equal to the byte. Postgres, the API and the
 * provider’s stand-in share the cores with the workers. It needs Linux.
 */
const [CLIPS, SECONDS] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 4)]
const cores = availableParallelism()
const WORKERS = (process.argv.length > 4 ? process.argv.slice(4).map(Number) : [1, 2, 4]).filter(
  (count) => count <= cores,
)
const SOURCES = 10
const MADE = 8
const [FILMS, FILM_CLIPS] = [3, 10]
const MERGE = 'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }'

const print = (line: string) => process.stdout.write(`${line}\n`)
const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

interface Place {
  databaseUrl: string
  api: Running
  settings: Record<string, string>
  person: Person
  projectId: string
}

const ended = async ({ person }: Place, id: string) => {
  for (;;) {
    const video = await look(person.graphql, id)
    if (video.status === 'FAILED') throw new Error(`It failed: ${video.failure}`)
    if (video.status !== 'IN_PROGRESS') return video
    await pause(100)
  }
}

/** Rows of their own for the film’s clips, of which there are `SOURCES` files. */
const copyClips = async ({ databaseUrl }: Place, ids: string[]): Promise<string[]> => {
  const columns = (
    await query<{ name: string }>(
      databaseUrl,
      `select column_name as name from information_schema.columns where table_name = 'video' and column_name <> 'id'`,
    )
  ).map(({ name }) => `"${name}"`)
  const copies: string[] = []
  for (let at = 0; at < CLIPS; at++) {
    const [{ id }] = await query<{ id: string }>(
      databaseUrl,
      `insert into video (${columns.join(', ')}) select ${columns.join(', ')} from video where id = $1 returning id`,
      [ids[at % ids.length]],
    )
    copies.push(id)
  }
  return copies
}

/** A film in which no two windows are alike: the same two clips never meet twice in the same transition. */
const merge = async ({ person, projectId }: Place, videoIds: string[], shift: number): Promise<string> => {
  const gaps = videoIds.slice(1).map((_, at) => ({
    transition: TRANSITIONS[(shift + at + Math.floor(at / SOURCES)) % TRANSITIONS.length],
    seconds: 1,
  }))
  const { mergeVideos } = await person.graphql.ask(MERGE, { input: { projectId, videoIds, gaps } })
  return mergeVideos.id
}

const forgetParts = ({ databaseUrl }: Place) => query(databaseUrl, 'delete from film_part')

const hashOf = async ({ api }: Place, { downloadUrl }: { downloadUrl: string }): Promise<string> => {
  const file = await fetch(new URL(downloadUrl, api.url))
  return createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex')
}

interface Measured {
  workers: number
  clipsAnHour: number
  filmsAnHour: number
  coldSeconds: number
  hash: string
}

const measure = async (place: Place, workers: number, clips: string[]): Promise<Measured> => {
  const { databaseUrl, api, settings, person, projectId } = place
  const crew: Running[] = []
  for (let core = 0; core < workers; core++)
    crew.push(await start('worker', { databaseUrl, dataDir: api.dataDir, settings, core }))
  try {
    const made = await seconds(async () => {
      const asked = await Promise.all(
        Array.from({ length: MADE }, (_, at) => prompt(person.graphql, projectId, `Clip ${workers} ${at}`)),
      )
      for (const { videoId } of asked) await ended(place, videoId)
    })
    await forgetParts(place)
    const merged = await seconds(async () => {
      const films = []
      for (let at = 0; at < FILMS; at++) films.push(await merge(place, clips.slice(0, FILM_CLIPS), at * 3))
      for (const id of films) await ended(place, id)
    })
    await forgetParts(place)
    let hash = ''
    const coldSeconds = await seconds(async () => {
      hash = await hashOf(place, await ended(place, await merge(place, clips, 0)))
    })
    return {
      workers,
      clipsAnHour: (MADE / made) * 3600,
      filmsAnHour: (FILMS / merged) * 3600,
      coldSeconds,
      hash,
    }
  } finally {
    await Promise.all(crew.map((one) => one.end()))
  }
}

const measureAll = async (provider: Clips): Promise<void> => {
  const [databaseUrl, settings] = [await newDatabase(), { ...provider.env }]
  const api = await start('api', { databaseUrl, settings })
  const person = await join(api.url, 'ana')
  const place = { databaseUrl, api, settings, person, projectId: await projectOf(person.graphql) }
  const first = await start('worker', { databaseUrl, dataDir: api.dataDir, settings })
  const sources: string[] = []
  for (let at = 0; at < SOURCES; at++)
    sources.push((await prompt(person.graphql, place.projectId, `Source ${at}`)).videoId)
  for (const id of sources) {
    await ended(place, id)
    await review(person.graphql, id, 'ACCEPTED')
  }
  await first.end()
  const clips = await copyClips(place, sources)
  print(`${CLIPS} clips of ${SECONDS} s, ${cores} cores, which Postgres, API and stand-in share`)
  print('workers   clips/h   films/h   cold film   to one: clips   films   cold film')
  const all: Measured[] = []
  for (const workers of WORKERS) {
    const measured = await measure(place, workers, clips)
    all.push(measured)
    if (measured.hash !== all[0].hash) throw new Error('The film of other workers has other bytes')
    const { clipsAnHour, filmsAnHour, coldSeconds } = measured
    const ratios = [
      clipsAnHour / all[0].clipsAnHour,
      filmsAnHour / all[0].filmsAnHour,
      coldSeconds / all[0].coldSeconds,
    ].map((ratio) => ratio.toFixed(2))
    print(
      `${String(workers).padStart(7)}${clipsAnHour.toFixed(0).padStart(10)}${filmsAnHour.toFixed(0).padStart(10)}${`${coldSeconds.toFixed(1)} s`.padStart(12)}` +
        `${ratios[0].padStart(16)}${ratios[1].padStart(8)}${ratios[2].padStart(12)}`,
    )
  }
}

requireNode()
requireFfmpeg(print)
server.ensure(print)
const provider = await startClips(SECONDS)
try {
  await withProcesses(() => measureAll(provider))
} finally {
  await provider.close()
}

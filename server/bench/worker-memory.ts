import { readFileSync } from 'node:fs'
import { server } from '../../scripts/build-server.mjs'
import { arrived, projectOf, prompt, review } from '../test/journeys/workspace.js'
import { pause } from '../hardening/case.js'
import { join } from '../hardening/people.js'
import { newDatabase } from '../hardening/postgres.js'
import { start } from '../hardening/product.js'
import { withProcesses } from './processes.js'

/**
 * Measures what the process of a worker holds while the local engine draws clips one after another, while they
 * are merged, and for a minute after that: `worker-memory.ts [CLIPS]`, by default 2. Prints resident megabytes
 * at the start, at most, and 20, 40 and 60 seconds after the film. ffmpeg and what decodes pictures are
 * processes of their own, which end with their work, and are not counted.
 */

const clips = Number(process.argv[2] ?? 2)
const MERGE = 'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }'
const PROMPTS = ['a lighthouse at sunset', 'a neon street in the rain', 'a horse in a meadow at noon']
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Resident megabytes of a process; the second is the most that it ever held. */
const megabytesOf = (pid: number): [now: number, most: number] => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return [of('VmRSS'), of('VmHWM')]
}

server.ensure(say)
await withProcesses(async () => {
  const databaseUrl = await newDatabase()
  const api = await start('api', { databaseUrl })
  const { pid } = await start('worker', { databaseUrl, settings: { DATA_DIR: api.dataDir } })
  const report = (moment: string) => {
    const [now, most] = megabytesOf(pid)
    say(`${moment.padEnd(24)} ${String(now).padStart(5)} MB, at most ${most} MB so far`)
  }
  report('ready')
  const ana = await join(api.url, 'ana')
  const projectId = await projectOf(ana.graphql)
  const videoIds: string[] = []
  for (let at = 0; at < clips; at++) {
    const { videoId } = await prompt(ana.graphql, projectId, PROMPTS[at % PROMPTS.length])
    await arrived(ana.graphql, videoId)
    await review(ana.graphql, videoId, 'ACCEPTED')
    videoIds.push(videoId)
    report(`clip ${at + 1} drawn`)
  }
  const gaps = videoIds.slice(1).map(() => ({ transition: 'dissolve' }))
  const { mergeVideos } = await ana.graphql.ask(MERGE, { input: { projectId, videoIds, gaps } })
  await arrived(ana.graphql, mergeVideos.id)
  report('merged')
  for (const seconds of [20, 40, 60]) {
    await pause(20_000)
    report(`${seconds} seconds later`)
  }
})

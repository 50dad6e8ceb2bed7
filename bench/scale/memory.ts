import { readFileSync } from 'node:fs'
import { pause } from '../../server/hardening/case.js'
import { join } from '../../server/hardening/people.js'
import { newDatabase } from '../../server/hardening/postgres.js'
import { start } from '../../server/hardening/product.js'
import { arrived, projectOf, prompt, review } from '../../server/test/journeys/workspace.js'
import { print } from '../shared/report.js'
import { MERGE } from './throughput.js'

const PROMPTS = ['a lighthouse at sunset', 'a neon street in the rain', 'a horse in a meadow at noon']

/** Resident megabytes of a process: current and peak. */
const megabytesOf = (pid: number): { now: number; max: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: read('VmRSS'), max: read('VmHWM') }
}

/**
 * Prints the memory of a worker while the local engine draws clips, while it merges them, and up to a minute later.
 * ffmpeg and image decoders are separate processes and are not counted.
 */
export async function measureMemory(clips: number): Promise<void> {
  const databaseUrl = await newDatabase()
  const api = await start('api', { databaseUrl })
  const { pid } = await start('worker', { databaseUrl, settings: { DATA_DIR: api.dataDir } })
  const report = (moment: string) => {
    const { now, max } = megabytesOf(pid)
    print(`${moment.padEnd(24)} ${String(now).padStart(5)} MB, at most ${max} MB so far`)
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
}

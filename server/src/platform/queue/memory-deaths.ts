import { randomUUID } from 'node:crypto'
import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'

/** Names this process in the folders of its attempts and in its report. */
const PROCESS_ID = randomUUID().slice(0, 8)
const REPORT = /^memory-([0-9a-f]{8})\.json$/
const HAS_RUN_OUT = /"event"\s*:\s*"[^"]*out of memory/

/** The beginning of the folder names of a job’s attempts. */
export const attemptPrefix = (jobId: string) => `attempt-${jobId}-`

/** The same, of attempts by this process. */
export const ownAttemptPrefix = (jobId: string) => `${attemptPrefix(jobId)}${PROCESS_ID}-`

/**
 * Lets Node.js write a report into this private folder when the process runs out of heap: such a process can write
 * nothing itself, and exits as any other crash does.
 */
export function reportMemoryDeath(scratch: string): void {
  Object.assign(process.report, {
    reportOnFatalError: true,
    directory: scratch,
    filename: `memory-${PROCESS_ID}.json`,
    compact: true,
    excludeEnv: true, // from Node.js 22.13
  })
}

/**
 * Counts the reports of earlier processes for the jobs that they were running (`Job.memoryDeaths`), and removes
 * them.
 */
export async function countMemoryDeaths(em: EntityManager, scratch: string): Promise<void> {
  const names = await readdir(scratch)
  for (const name of names) {
    const processId = REPORT.exec(name)?.[1]
    if (!processId || processId === PROCESS_ID) continue
    const path = join(scratch, name)
    const report = await readFile(path, 'utf8').catch(() => '') // another process has counted it
    await rm(path, { force: true })
    if (!HAS_RUN_OUT.test(report)) continue
    const ids = names.flatMap((folder) => {
      const [, id, of] = /^attempt-([0-9a-f-]{36})-([0-9a-f]{8})-/.exec(folder) ?? []
      return id && of === processId ? [id] : []
    })
    await em
      .fork()
      .execute(
        `update job set memory_deaths = memory_deaths + 1 where id = any (?::uuid[]) and status = 'running'`,
        [`{${ids.join(',')}}`],
      )
  }
}

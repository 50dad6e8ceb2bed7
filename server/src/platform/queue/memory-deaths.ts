import { randomUUID } from 'node:crypto'
import { readFile, readdir, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'

/** Identifies this process in the folders of its attempts, in its report and in its record. */
const PROCESS_ID = randomUUID().slice(0, 8)
const REPORT = /^memory-([0-9a-f]{8})\.json$/
const RECORD = /^memory-([0-9a-f]{8})\.kills$/
const HAS_RUN_OUT = /"event"\s*:\s*"[^"]*out of memory/
/** A process that has not renewed its record for this long is dead, in milliseconds. Shorter than a lease. */
const GONE_MS = 8_000

/** The prefix of the folder names of a job’s attempts. */
export const attemptPrefix = (jobId: string) => `attempt-${jobId}-`

/** The same for attempts of this process. */
export const ownAttemptPrefix = (jobId: string) => `${attemptPrefix(jobId)}${PROCESS_ID}-`

/**
 * Makes Node.js write a report into this private folder when the process runs out of heap: it cannot write one itself
 * then, and its exit looks like any other crash.
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
 * The boot of this kernel, and the number of processes it has killed for memory since, including those in containers.
 * Undefined if the system does not provide it.
 */
async function kernelKills(): Promise<string | undefined> {
  try {
    const [boot, counters] = await Promise.all(
      ['/proc/sys/kernel/random/boot_id', '/proc/vmstat'].map((path) => readFile(path, 'utf8')),
    )
    const count = /^oom_kill (\d+)$/m.exec(counters)?.[1]
    return count && `${boot.trim()} ${count}`
  } catch {
    return undefined
  }
}

/** Whether the kernel has killed a process for memory since `before`, without a restart. */
function haveRisen(before: string, now: string | undefined): boolean {
  const [boot, count] = before.split(' ')
  const [bootNow, countNow] = now?.split(' ') ?? []
  return boot === bootNow && Number(countNow) > Number(count)
}

/**
 * Call when an attempt begins. The returned function tells whether an error of the attempt was caused by the kernel
 * killing a program for lack of memory.
 */
export async function programMemory(): Promise<(error: unknown) => Promise<boolean>> {
  const before = await kernelKills()
  return async (error) => {
    let cause = error as { signal?: unknown; cause?: unknown } | undefined
    while (cause && cause.signal !== 'SIGKILL') cause = cause.cause as typeof cause
    return cause !== undefined && before !== undefined && haveRisen(before, await kernelKills())
  }
}

/**
 * Counts earlier processes that ran out of memory in `Job.memoryDeaths` of the jobs that they were running: a full
 * heap leaves a report; a kill by the kernel leaves a record with a lower number of kills.
 */
export async function countMemoryDeaths(em: EntityManager, scratch: string): Promise<void> {
  const [names, kills] = await Promise.all([readdir(scratch), kernelKills()])
  for (const name of names) {
    const processId = (REPORT.exec(name) ?? RECORD.exec(name))?.[1]
    if (!processId || processId === PROCESS_ID) continue
    if (!(await hasRunOutOfMemory(join(scratch, name), kills))) continue
    await rm(join(scratch, `memory-${processId}.kills`), { force: true }) // counts a death only once
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

/**
 * Removes the report or record of a dead process; true if memory was the cause, for the first process that removes
 * it.
 */
async function hasRunOutOfMemory(path: string, kills: string | undefined): Promise<boolean> {
  try {
    const isRecord = path.endsWith('.kills')
    if (isRecord && Date.now() - (await stat(path)).mtimeMs < GONE_MS) return false
    const text = await readFile(path, 'utf8')
    await unlink(path)
    return isRecord ? haveRisen(text, kills) : HAS_RUN_OUT.test(text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false // another process has removed it
    throw error
  }
}

const ownRecord = (scratch: string) => join(scratch, `memory-${PROCESS_ID}.kills`)

/** Records that this process is running jobs, and the kernel's current number of kills. */
export async function renewMemoryRecord(scratch: string): Promise<void> {
  const kills = await kernelKills()
  if (kills) await writeFile(ownRecord(scratch), kills)
}

/** Removes the record of this process, which no longer runs jobs. */
export const removeMemoryRecord = (scratch: string): Promise<void> => rm(ownRecord(scratch), { force: true })

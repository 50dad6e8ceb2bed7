import { type ChildProcess, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Server {
  pid: number
  port: number
  child?: ChildProcess
}

export const pidFile = (dataDir: string) => join(dataDir, 'postmaster.pid')

/** What Postgres says about itself in its lock file. */
export function readPidFile(dataDir: string): (Server & { ready: boolean }) | undefined {
  try {
    const lines = readFileSync(pidFile(dataDir), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/** Whether that process is a living Postgres: a reused pid, or a zombie process, is not. */
export function isPostgres(pid: number): boolean {
  if (!pid) return false
  const told = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  if (told.status !== null && !told.error) return /^[^Z]\S*\s+.*postgres/.test(told.stdout.trim())
  try {
    const [, name, state] = /\((.*)\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return name === 'postgres' && state !== 'Z'
  } catch {
    return false
  }
}

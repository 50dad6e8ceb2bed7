import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { socketOf } from './guard.js'
import { type Account, type Programs, urlOf } from './paths.js'

/** Time limit for starting, recovering and stopping the server, in milliseconds. */
export const SERVER_TIMEOUT_MS = 60_000

const logFile = (dataDir: string) => join(dataDir, 'cutroom.log')

/** The last lines of the server's log. */
export function lastLogLines(dataDir: string): string {
  const lines = existsSync(logFile(dataDir)) ? readFileSync(logFile(dataDir), 'utf8').trim().split('\n') : []
  return lines.slice(-5).join(' | ') || 'it said nothing'
}

/**
 * Finds the server that already uses this folder, waiting while it recovers or stops. Removes the lock file of a dead
 * one.
 */
export async function adopt(dataDir: string, deadline: number): Promise<Server | undefined> {
  for (;;) {
    const found = readPidFile(dataDir)
    if (!found) return undefined
    if (!isPostgres(found.pid)) {
      if (readPidFile(dataDir)?.pid === found.pid) rmSync(pidFile(dataDir), { force: true })
      return undefined
    }
    if (found.ready && (await answers(dataDir, found.port))) return found
    if (Date.now() > deadline)
      throw new Error(`The Postgres in ${dataDir} (process ${found.pid}) does not answer`)
    await pause(100)
  }
}

export const answers = (dataDir: string, port: number) =>
  withClient(urlOf(dataDir, port, 'postgres'), async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0].data_directory === dataDir
  }).catch(() => false)

/** Starts the server. Undefined if another process holds the folder at this moment. */
export async function launch(
  dataDir: string,
  {
    programs,
    account,
    durable,
    port: requestedPort,
  }: { programs: Programs; account: Account; durable: boolean; port?: number },
): Promise<Server | undefined> {
  const port = requestedPort ?? (await freePort())
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = openSync(logFile(dataDir), 'w', 0o600)
  // Detached, so that Ctrl-C in the terminal reaches only this process, which stops the server in order.
  const child = spawn(programs.postgres, ['-D', dataDir, '-p', String(port), ...flags], {
    ...account,
    cwd: dataDir,
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  let ended: string | undefined
  child.once('error', (error) => (ended = error.message))
  child.once('exit', (code) => (ended ??= `code ${code}`))
  child.unref()

  const deadline = Date.now() + SERVER_TIMEOUT_MS
  while (ended === undefined) {
    const pidFile = readPidFile(dataDir)
    if (pidFile?.ready && pidFile.pid === child.pid) return { pid: pidFile.pid, port, child }
    if (Date.now() > deadline) {
      child.kill('SIGQUIT')
      throw new Error(`Postgres was not ready within a minute: ${lastLogLines(dataDir)}`)
    }
    await pause(20)
  }
  const words = lastLogLines(dataDir)
  if (/lock file .* already exists|shared memory block|Address already in use/i.test(words)) return undefined
  throw new Error(`Postgres ended at once (${ended}) in ${dataDir}: ${words}`)
}

const freePort = () =>
  new Promise<number>((fulfil, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() =>
          address && typeof address === 'object' ? fulfil(address.port) : reject(new Error('No free port')),
        )
      })
  })

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Stops the server after closing the session `guard`. */
export async function stop(
  dataDir: string,
  { server: { pid, child }, guard, durable }: { server: Server; guard: pg.Client; durable: boolean },
): Promise<void> {
  const gone = () => {
    if (child) return child.exitCode !== null || child.signalCode !== null
    return readPidFile(dataDir)?.pid !== pid
  }
  if (gone()) return
  child?.ref()
  socketOf(guard)?.ref()
  await guard.end().catch(() => undefined)
  try {
    process.kill(pid, durable ? 'SIGINT' : 'SIGQUIT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return
    throw error
  }
  const deadline = Date.now() + SERVER_TIMEOUT_MS
  while (!gone() && Date.now() < deadline) await pause(20)
}

export interface Server {
  pid: number
  port: number
  child?: ChildProcess
}

const pidFile = (dataDir: string) => join(dataDir, 'postmaster.pid')

/** The server's state according to its lock file. */
export function readPidFile(dataDir: string): (Server & { ready: boolean }) | undefined {
  try {
    const lines = readFileSync(pidFile(dataDir), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/** Whether that process is a live Postgres: not a reused pid, and not a zombie. */
export function isPostgres(pid: number): boolean {
  if (!pid) return false
  const ps = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  if (ps.status !== null && !ps.error) return /^[^Z]\S*\s+.*postgres/.test(ps.stdout.trim())
  try {
    const [, name, state] = /\((.*)\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return name === 'postgres' && state !== 'Z'
  } catch {
    return false
  }
}

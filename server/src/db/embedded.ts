import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { type Socket, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { PARENT_LOCK } from '../core/locks.js'
import {
  type Account,
  PASSWORD_FILE,
  type Programs,
  createCluster,
  placeFor,
  programsFor,
} from './embedded-paths.js'
import { type Server, isPostgres, pidFile, readPidFile } from './embedded-pid.js'
import { Watch } from './embedded-watch.js'

export interface EmbeddedOptions {
  /** Postgres' own folder; made when absent. */
  dataDir: string
  /** False gives up safety against power loss for speed: for tests only. */
  durable?: boolean
  /** Hears what a person should know, in whole sentences. */
  log?: (line: string) => void
  /** Hears, in a sentence, that the server ended and could not be started again, three times. */
  onLost?: (sentence: string) => void
}

export interface EmbeddedPostgres {
  /** Of the application's own database, `cutroom`. */
  url: string
  /** Where the data really is: not the folder asked for when Postgres could not reach that. */
  dataDir: string
  /** Whether the server was already running, left by a process that was killed. */
  adopted: boolean
  /** Closes the server after finishing what is under way. Close every pool first. */
  stop(): Promise<void>
}

const DATABASE = 'cutroom'
const PATIENCE = 60_000

/**
 * Starts the Postgres that npm brought on a free local port, or adopts the one that a killed parent left
 * running. Two parents never share a folder: the second one is refused with a sentence that names the first.
 * A server that ends unasked is started again on the same port. Throws when the folder belongs to another
 * major version, or cannot be used.
 */
export async function startEmbedded({
  dataDir: wanted,
  durable = true,
  log = () => undefined,
  onLost = log,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, account, moved } = placeFor(resolve(wanted))
  if (moved) log(`Postgres cannot reach ${wanted}, so the database is kept in ${dataDir}`)
  const programs = programsFor(dataDir, account)
  refuseOtherVersion(dataDir, programs)
  if (!existsSync(join(dataDir, 'PG_VERSION')))
    createCluster(dataDir, programs, account, { password: randomBytes(24).toString('hex'), durable })

  /**
   * A running server, held by this process: the one that runs on the folder, or a new one, on this port where
   * one is given.
   */
  const bring = async (port?: number) => {
    const deadline = Date.now() + PATIENCE
    for (;;) {
      const adopted = await adopt(dataDir, deadline)
      const server = adopted ?? (await launch(dataDir, programs, account, { durable, port }))
      if (server)
        return { server, guard: await holdAsParent(dataDir, server.port), adopted: Boolean(adopted) }
      if (Date.now() > deadline)
        throw new Error(`Postgres did not start in ${dataDir}: ${lastWords(dataDir)}`)
      await pause(200) // another process is starting it, or an ended one still holds its memory
    }
  }
  const first = await bring()
  if (first.adopted) log(`Took over the database that an earlier run left running in ${dataDir}`)
  const { port } = first.server
  const watch = new Watch<Server>(first, () => bring(port), { log, onLost })
  return {
    url: urlOf(dataDir, port),
    dataDir,
    adopted: first.adopted,
    stop: async () => {
      const { server, guard } = await watch.end()
      await stop(dataDir, server, guard, durable)
    },
  }
}

/**
 * The address of the database in this folder while its server runs, started by whatever process; undefined
 * while none does.
 */
export async function findRunning(wanted: string): Promise<string | undefined> {
  const { dataDir } = placeFor(resolve(wanted))
  const found = readPidFile(dataDir)
  if (!found?.ready || !isPostgres(found.pid) || !(await answers(dataDir, found.port))) return undefined
  return urlOf(dataDir, found.port)
}

/** Whether there is a database in this folder. */
export const hasEmbedded = (wanted: string): boolean =>
  existsSync(join(placeFor(resolve(wanted)).dataDir, 'PG_VERSION'))

const logFile = (dataDir: string) => join(dataDir, 'cutroom.log')

function urlOf(dataDir: string, port: number, database = DATABASE): string {
  const password = readFileSync(join(dataDir, PASSWORD_FILE), 'utf8').trim()
  return `postgres://app:${password}@127.0.0.1:${port}/${database}`
}

function lastWords(dataDir: string): string {
  const lines = existsSync(logFile(dataDir)) ? readFileSync(logFile(dataDir), 'utf8').trim().split('\n') : []
  return lines.slice(-5).join(' | ') || 'it said nothing'
}

function refuseOtherVersion(dataDir: string, { major }: Programs): void {
  const file = join(dataDir, 'PG_VERSION')
  if (!existsSync(file)) return
  let found: string
  try {
    found = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new Error(
      `The database in ${dataDir} belongs to another user of this machine. Start Cutroom as that user, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
  if (found === major) return
  throw new Error(
    `The database in ${dataDir} was made by Postgres ${found}, and this Cutroom brings Postgres ${major}. Nothing was changed. ` +
      'Go back to the Cutroom that made it, save everything with "npm run backup FILE", and bring it into a new DATA_DIR with "npm run restore FILE" of this one.',
  )
}

/**
 * Finds the server that already runs on this folder, waiting while it recovers or closes. Removes the lock
 * file of a dead one.
 */
async function adopt(dataDir: string, deadline: number): Promise<Server | undefined> {
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

const answers = (dataDir: string, port: number) =>
  withClient(urlOf(dataDir, port, 'postgres'), async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0].data_directory === dataDir
  }).catch(() => false)

/** Starts the server. Undefined when another process holds the folder at this moment. */
async function launch(
  dataDir: string,
  programs: Programs,
  account: Account,
  { durable, port: wanted }: { durable: boolean; port?: number },
): Promise<Server | undefined> {
  const port = wanted ?? (await freePort())
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
  // Detached, so that Ctrl-C in the terminal reaches us alone and the server is closed in order.
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

  const deadline = Date.now() + PATIENCE
  while (ended === undefined) {
    const told = readPidFile(dataDir)
    if (told?.ready && told.pid === child.pid) return { pid: told.pid, port, child }
    if (Date.now() > deadline) {
      child.kill('SIGQUIT')
      throw new Error(`Postgres was not ready within a minute: ${lastWords(dataDir)}`)
    }
    await pause(20)
  }
  const words = lastWords(dataDir)
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

/**
 * Marks this process as the server's one parent for as long as it lives: the lock ends with its session,
 * whatever ends the process. Makes the application's database where it is absent.
 */
async function holdAsParent(dataDir: string, port: number): Promise<pg.Client> {
  const guard = new pg.Client({
    connectionString: urlOf(dataDir, port, 'postgres'),
    application_name: `cutroom ${process.pid}`,
    keepAlive: true,
  })
  guard.on('error', () => undefined)
  await guard.connect()
  // A killed parent's session may take a moment to be noticed.
  for (let tries = 0; ; tries += 1) {
    const {
      rows: [{ held }],
    } = await guard.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [PARENT_LOCK])
    if (held) break
    if (tries < 20) {
      await pause(100)
      continue
    }
    const {
      rows: [holder],
    } = await guard.query<{ name: string }>(
      `select application_name as name from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and objid = $1 and granted`,
      [PARENT_LOCK],
    )
    await guard.end()
    throw new Error(
      `Cutroom already runs on ${dataDir}${holder ? ` (process ${holder.name.replace('cutroom ', '')})` : ''}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  const { rowCount } = await guard.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (!rowCount) await guard.query(`create database ${DATABASE}`)
  socketOf(guard)?.unref() // the process may end though this session is open
  return guard
}

const socketOf = (client: pg.Client) =>
  (client as pg.Client & { connection?: { stream?: Socket } }).connection?.stream

async function stop(
  dataDir: string,
  { pid, child }: Server,
  guard: pg.Client,
  durable: boolean,
): Promise<void> {
  const gone = () =>
    child ? child.exitCode !== null || child.signalCode !== null : readPidFile(dataDir)?.pid !== pid
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
  const deadline = Date.now() + PATIENCE
  while (!gone() && Date.now() < deadline) await pause(20)
}

import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { holdAsParent } from './guard.js'
import { createCluster, placeFor, type Programs, programsFor, urlOf } from './paths.js'
import {
  adopt,
  answers,
  isPostgres,
  lastLogLines,
  launch,
  readPidFile,
  type Server,
  SERVER_TIMEOUT_MS,
  stop,
} from './server.js'
import { Supervisor } from './supervisor.js'

export interface EmbeddedOptions {
  /** Postgres' own folder; created if missing. */
  dataDir: string
  /** False trades safety against power loss for speed: for tests only. */
  durable?: boolean
  /** Called with messages for the user, in whole sentences. */
  log?: (line: string) => void
  /** Called with a sentence when the server has ended and three restarts have failed. */
  onLost?: (sentence: string) => void
}

export interface EmbeddedPostgres {
  /** The address of the application's own database, `cutroom`. */
  url: string
  /** The actual folder of the data: another one if Postgres could not access the requested one. */
  dataDir: string
  /** Whether the server was left running by a killed process. */
  adopted: boolean
  /** Stops the server after running transactions have finished. Close every pool first. */
  stop(): Promise<void>
}

/**
 * Starts the Postgres that npm installed on a free local port, or adopts the one that a killed parent left running.
 * Two parents never share a folder: the second one fails with a message that names the first. A server that ends
 * unexpectedly is restarted on the same port. Throws if the folder belongs to another major version, or is unusable.
 */
export async function startEmbedded({
  dataDir: requested,
  durable = true,
  log = () => undefined,
  onLost = log,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, account, moved } = placeFor(resolve(requested))
  if (moved) log(`Postgres cannot reach ${requested}, so the database is kept in ${dataDir}`)
  const programs = programsFor(dataDir, account)
  refuseOtherVersion(dataDir, programs)
  if (!existsSync(join(dataDir, 'PG_VERSION')))
    createCluster(dataDir, programs, account, { password: randomBytes(24).toString('hex'), durable })

  /**
   * Adopts the server that already uses the folder, or starts one, on this port if given.
   */
  const bring = async (port?: number) => {
    const deadline = Date.now() + SERVER_TIMEOUT_MS
    for (;;) {
      const adopted = await adopt(dataDir, deadline)
      const server = adopted ?? (await launch(dataDir, { programs, account, durable, port }))
      if (server)
        return { server, guard: await holdAsParent(dataDir, server.port), adopted: Boolean(adopted) }
      if (Date.now() > deadline)
        throw new Error(`Postgres did not start in ${dataDir}: ${lastLogLines(dataDir)}`)
      await pause(200) // another process is starting it, or an ended one still holds its shared memory
    }
  }
  const first = await bring()
  if (first.adopted) log(`Took over the database that an earlier run left running in ${dataDir}`)
  const { port } = first.server
  const watch = new Supervisor<Server>(first, () => bring(port), { log, onLost })
  return {
    url: urlOf(dataDir, port),
    dataDir,
    adopted: first.adopted,
    stop: async () => {
      const { server, guard } = await watch.end()
      await stop(dataDir, { server, guard, durable })
    },
  }
}

/** The address of the database in this folder if its server is running, whichever process started it. */
export async function findRunning(requested: string): Promise<string | undefined> {
  const { dataDir } = placeFor(resolve(requested))
  const found = readPidFile(dataDir)
  if (!found?.ready || !isPostgres(found.pid) || !(await answers(dataDir, found.port))) return undefined
  return urlOf(dataDir, found.port)
}

/** Whether there is a database in this folder. */
export const hasEmbedded = (requested: string): boolean =>
  existsSync(join(placeFor(resolve(requested)).dataDir, 'PG_VERSION'))

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

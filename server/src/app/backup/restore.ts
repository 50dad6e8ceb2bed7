import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { FILES_LOCK } from '#platform/database/locks'
import { isUnavailable } from '#platform/errors/outage'
import { patientSettings } from '#platform/database/postgres'
import { type Database, migrate } from '#platform/database/orm'
import { openDatabase } from '../process/database.js'
import { unknownMigrations } from '#platform/database/versions'
import type { Storage } from '#platform/storage/storage'
import type { Header } from './format.js'
import { IncompleteRestore, RestoredSecret } from './restored-secret.js'
import { readBackup } from './read.js'
import { RestoredFiles } from './restored-files.js'
import { loadRows } from './restored-rows.js'
import { appliedMigrations, contents } from './tables.js'

/** Files that are stored concurrently: a bucket takes a while to respond. */
const CONCURRENCY = 4
/** Application name of the restore's own connections, to tell them from those of other processes. */
const NAME = 'cutroom restore'
const IN_USE =
  'Cutroom is running on this database, or a backup is being made. Stop every API and worker first. Nothing was changed.'

interface RestoreTarget {
  /** Called once the backup has been checked. */
  databaseUrl: () => Promise<string>
  storage: Storage
  /** Path for the secret; undefined if it comes from the environment. */
  secretFile?: string
  scratch: string
}

interface Restored {
  header: Header
  files: number
  /** Files that rows refer to, and the backup lacks. */
  missing: number
}

/**
 * Restores a backup into an installation that is not in use: an empty one, or any with `replace`. First checks the
 * whole backup; then stores the files; then loads the rows at their schema and migrates them, in one transaction.
 * Until its commit the installation is unchanged, and a failure removes the new files. Later failures throw
 * IncompleteRestore.
 */
export async function restoreBackup(
  path: string,
  target: RestoreTarget,
  {
    replace,
    signal,
    print,
    progress,
  }: {
    replace: boolean
    signal: AbortSignal
    print: (line: string) => void
    progress: (what: string, bytes: number) => void
  },
): Promise<Restored> {
  const { header, files } = await readBackup(
    path,
    {},
    { signal, progress: (bytes) => progress('Checking', bytes) },
  )
  const [unknown] = unknownMigrations(header.migrations)
  if (unknown)
    throw new Error(
      `This backup was made by a newer Cutroom (${header.version}, ${unknown}). Restore it with that one or a later one. Nothing was changed.`,
    )
  print(
    `The backup is whole: made ${header.madeAt} by Cutroom ${header.version}, ${header.tables.reduce((sum, { rows }) => sum + rows, 0)} rows, ${files} files`,
  )

  const url = await target.databaseUrl()
  const guard = new pg.Client(patientSettings(url, NAME))
  guard.on('error', () => undefined)
  await guard.connect()
  let database: Database | undefined
  try {
    await requireNoProcess(guard)
    database = await openDatabase(url, { connections: 3, isPatient: true, name: NAME })
    const found = await contents(guard)
    print(found ? `This installation has ${found}` : 'This installation is empty')
    if (found && !replace)
      throw new Error(
        'A restore would replace all of that. Add -- --replace to do that. Nothing was changed.',
      )
    if (unknownMigrations(await appliedMigrations(guard)).length) {
      throw new Error(
        'This database was upgraded by a newer Cutroom. Restore into an empty one: a new DATA_DIR, or a new DATABASE_URL. Nothing was changed.',
      )
    }
    if (!found) await migrate(database, NAME) // so that pending files can be recorded
    return await new Restore({ path, target, guard, database, signal, progress }).run()
  } catch (error) {
    if (!(error instanceof IncompleteRestore)) signal.throwIfAborted()
    throw error
  } finally {
    await database?.close()
    await guard.end().catch(() => undefined)
  }
}

/** Throws while a Cutroom process uses the database. */
async function requireNoProcess(guard: pg.Client): Promise<void> {
  await requireUnused(guard)
  const {
    rows: [{ held }],
  } = await guard.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [FILES_LOCK])
  if (!held) throw new Error(IN_USE)
}

async function requireUnused(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name like 'cutroom%' and application_name <> $1 limit 1`,
    [NAME],
  )
  if (rows.length) throw new Error(IN_USE)
}

class Restore {
  private readonly files: RestoredFiles
  private readonly secret: RestoredSecret
  /** Whether the commit of the rows has begun. */
  private isCommitting = false

  constructor(
    private readonly deps: {
      path: string
      target: RestoreTarget
      guard: pg.Client
      database: Database
      signal: AbortSignal
      progress(what: string, bytes: number): void
    },
  ) {
    this.files = new RestoredFiles(deps.target.storage, deps.guard)
    this.secret = new RestoredSecret(deps.target.secretFile)
  }

  async run(): Promise<Restored> {
    const { scratch, storage } = this.deps.target
    await mkdir(scratch, { recursive: true })
    const folder = await mkdtemp(join(scratch, 'restore-'))
    try {
      await storage.usable()
      const header = await this.storeFiles(folder)
      const placeSecret = await this.secret.prepare()
      const { leftOver, missing } = await this.load(header, folder).catch((error: unknown) => {
        throw this.isCommitting && isUnavailable(error) ? this.commitUnknown(error) : error
      })
      await placeSecret?.()
      await this.files.removeUnused(leftOver)
      return { header, files: this.files.arrived.size, missing }
    } catch (error) {
      if (!(error instanceof IncompleteRestore)) await this.undoFiles()
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Writes tables to `folder` for the later transaction, and files to the storage. */
  private async storeFiles(folder: string): Promise<Header> {
    const { signal, progress } = this.deps
    const storing = new Set<Promise<void>>()
    let failure: unknown
    const requireStored = () => {
      if (failure) throw failure
    }
    try {
      const { header } = await readBackup(
        this.deps.path,
        {
          secret: (text) => void (this.secret.text = text),
          table: ({ name }, body) =>
            pipeline(Readable.from(body), createWriteStream(join(folder, name), { mode: 0o600 })),
          file: async (key, body) => {
            const file = join(folder, key.replaceAll('/', '-'))
            await pipeline(Readable.from(body), createWriteStream(file, { mode: 0o600 }))
            const stored = this.files
              .store(key, file)
              .catch((error: unknown) => void (failure ??= error))
              .finally(() => storing.delete(stored))
            storing.add(stored)
            if (storing.size >= CONCURRENCY) await Promise.race(storing)
            requireStored()
          },
        },
        { signal, progress: (bytes) => progress('Restoring', bytes) },
      )
      await Promise.all(storing)
      requireStored()
      return header
    } finally {
      await Promise.all(storing)
    }
  }

  /** Returns the files that no row refers to any more, and the number of missing ones. */
  private async load(header: Header, folder: string): Promise<{ leftOver: string[]; missing: number }> {
    const { database, signal } = this.deps
    const { arrived } = this.files
    let leftOver: string[] = []
    let missing = 0
    await loadRows({
      database,
      header,
      folder,
      signal,
      requireUnused,
      finish: async (client, { before, named }) => {
        leftOver = [...before, ...arrived].filter((key) => !named.has(key))
        missing = [...named].filter((key) => !arrived.has(key)).length
        await this.files.markPending(client, leftOver)
        signal.throwIfAborted()
        this.isCommitting = true
      },
    })
    return { leftOver, missing }
  }

  /** The database was lost during the commit: the files stay, since the rows may have been committed. */
  private commitUnknown(cause: unknown): IncompleteRestore {
    return new IncompleteRestore(
      `The connection to the database broke while the rows were committed: the installation is either as it was or as the backup has it. Look which, and restore again if need be.${this.secret.whereabouts}`,
      { cause },
    )
  }

  private async undoFiles(): Promise<void> {
    await this.files.undo()
    await this.secret.undo()
  }
}

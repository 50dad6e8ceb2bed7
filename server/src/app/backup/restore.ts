import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Knex } from '@mikro-orm/postgresql'
import pg from 'pg'
import { AppError } from '../../core/failure.js'
import { FILES_LOCK, SCHEMA_LOCK } from '../../core/locks.js'
import { isAway } from '../../core/outage.js'
import { patientSettings } from '../../core/postgres.js'
import { type Database, migrate } from '../../db/orm.js'
import { openDatabase } from '../process/database.js'
import { unknownMigrations } from '../../db/versions.js'
import { FileMissing, type Storage } from '../../storage/storage.js'
import { Damaged, type Header } from './format.js'
import { readBackup } from './read.js'
import { appliedMigrations, contents, copyIn, findTables, namedFiles, quoted } from './tables.js'

/** Files that are stored at a time: a bucket takes a while to answer. */
const AT_ONCE = 4
const LOCK_PATIENCE_MS = 20_000
/** How its own connections are named: those of everything else that runs are not. */
const NAME = 'cutroom restore'
const IN_USE =
  'Cutroom is running on this database, or a backup is being made. Stop every API and worker first. Nothing was changed.'

export interface RestoreTarget {
  /** Asked for once the backup has been found whole. */
  databaseUrl: () => Promise<string>
  storage: Storage
  /** Where the secret goes; undefined where the environment has it. */
  secretFile?: string
  scratch: string
}

export interface Restored {
  header: Header
  files: number
  /** Files that rows name and the backup did not have. */
  missing: number
}

/**
 * A restore that broke off when its rows were written, or may have been: its message says how things stand.
 */
export class HalfDone extends AppError {
  override readonly code = 'RESTORE_HALF_DONE'
  override readonly isPublic = true
}

/**
 * Brings a backup into an installation that nobody uses: an empty one, or any with `replace`. First reads it
 * whole; then stores the files; then loads the rows at the schema that they had and brings them up to date,
 * in one transaction. Until that commits the installation is as it was, and what fails before removes the
 * files again. What fails from then on throws HalfDone.
 */
export async function restoreBackup(
  path: string,
  target: RestoreTarget,
  {
    replace,
    signal,
    say,
    progress,
  }: {
    replace: boolean
    signal: AbortSignal
    say: (line: string) => void
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
  say(
    `The backup is whole: made ${header.madeAt} by Cutroom ${header.version}, ${header.tables.reduce((sum, { rows }) => sum + rows, 0)} rows, ${files} files`,
  )

  const url = await target.databaseUrl()
  const guard = new pg.Client(patientSettings(url, NAME))
  guard.on('error', () => undefined)
  await guard.connect()
  let database: Database | undefined
  try {
    await demandQuiet(guard)
    database = await openDatabase(url, { connections: 3, isPatient: true, name: NAME })
    const found = await contents(guard)
    say(found ? `This installation has ${found}` : 'This installation is empty')
    if (found && !replace)
      throw new Error(
        'A restore would replace all of that. Add -- --replace when that is what you want. Nothing was changed.',
      )
    if (unknownMigrations(await appliedMigrations(guard)).length) {
      throw new Error(
        'This database was brought up to date by a newer Cutroom. Restore into an empty one: a new DATA_DIR, or a new DATABASE_URL. Nothing was changed.',
      )
    }
    if (!found) await migrate(database, NAME) // so that there is a place to note the files that arrive
    return await new Restore(path, target, guard, database, signal, progress).run()
  } catch (error) {
    if (!(error instanceof HalfDone)) signal.throwIfAborted()
    throw error
  } finally {
    await database?.close()
    await guard.end().catch(() => undefined)
  }
}

/** Throws while a process of the product uses the database. */
async function demandQuiet(guard: pg.Client): Promise<void> {
  await demandUnused(guard)
  const {
    rows: [{ held }],
  } = await guard.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [FILES_LOCK])
  if (!held) throw new Error(IN_USE)
}

async function demandUnused(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name like 'cutroom%' and application_name <> $1 limit 1`,
    [NAME],
  )
  if (rows.length) throw new Error(IN_USE)
}

class Restore {
  private readonly arrived = new Set<string>()
  private readonly written: string[] = []
  private secret?: string
  /** Whether the rows are being committed, or have been. */
  private isCommitting = false

  constructor(
    private readonly path: string,
    private readonly target: RestoreTarget,
    private readonly guard: pg.Client,
    private readonly database: Database,
    private readonly signal: AbortSignal,
    private readonly progress: (what: string, bytes: number) => void,
  ) {}

  async run(): Promise<Restored> {
    const { scratch, storage } = this.target
    await mkdir(scratch, { recursive: true })
    const folder = await mkdtemp(join(scratch, 'restore-'))
    try {
      await storage.usable()
      const header = await this.storeFiles(folder)
      const placeSecret = await this.prepareSecret()
      const { leftOver, missing } = await this.load(header, folder).catch((error: unknown) => {
        throw this.isCommitting && isAway(error) ? this.undecided(error) : error
      })
      await placeSecret?.()
      await this.forget(leftOver)
      return { header, files: this.arrived.size, missing }
    } catch (error) {
      if (!(error instanceof HalfDone)) await this.takeBack()
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Tables go to `folder` for the transaction to come, files to their place. */
  private async storeFiles(folder: string): Promise<Header> {
    const storing = new Set<Promise<void>>()
    let failure: unknown
    const demandStored = () => {
      if (failure) throw failure
    }
    try {
      const { header } = await readBackup(
        this.path,
        {
          secret: (text) => void (this.secret = text),
          table: ({ name }, body) =>
            pipeline(Readable.from(body), createWriteStream(join(folder, name), { mode: 0o600 })),
          file: async (key, body) => {
            const file = join(folder, key.replaceAll('/', '-'))
            await pipeline(Readable.from(body), createWriteStream(file, { mode: 0o600 }))
            const stored = this.store(key, file)
              .catch((error: unknown) => void (failure ??= error))
              .finally(() => storing.delete(stored))
            storing.add(stored)
            if (storing.size >= AT_ONCE) await Promise.race(storing)
            demandStored()
          },
        },
        { signal: this.signal, progress: (bytes) => this.progress('Restoring', bytes) },
      )
      await Promise.all(storing)
      demandStored()
      return header
    } finally {
      await Promise.all(storing)
    }
  }

  /** A file that was there already is one that rows may name, and stays whatever happens. */
  private async store(key: string, file: string): Promise<void> {
    const { storage } = this.target
    const isThere = await storage.stat(key).then(
      () => true,
      (error: unknown) => {
        if (error instanceof FileMissing) return false
        throw error
      },
    )
    if (!isThere) {
      await this.note(this.guard, [key])
      this.written.push(key)
    }
    await storage.put(key, file)
    this.arrived.add(key)
    await rm(file)
  }

  /** Upkeep removes what is noted a day later: also where this process is killed. */
  private async note(client: pg.ClientBase, keys: string[]): Promise<void> {
    const {
      rows: [{ exists }],
    } = await client.query<{ exists: boolean }>(
      `select to_regclass('public.arriving_file') is not null as exists`,
    )
    if (exists)
      await client.query(
        'insert into public.arriving_file (key) select unnest($1::text[]) on conflict do nothing',
        [keys],
      )
  }

  /** The database went away while it committed: the files stay, since the rows may be there. */
  private undecided(cause: unknown): HalfDone {
    const { secretFile } = this.target
    const secret =
      secretFile && this.secret
        ? ` The secret of the backup is in ${arriving(secretFile)}; where the rows are there, its place is ${secretFile}.`
        : ''
    return new HalfDone(
      `The connection to the database broke while the rows were committed: the installation is either as it was or as the backup has it. Look which, and restore again if need be.${secret}`,
      { cause },
    )
  }

  private async takeBack(): Promise<void> {
    const { storage, secretFile } = this.target
    await storage
      .remove(this.written)
      .then(() => this.guard.query('delete from public.arriving_file where key = any($1)', [this.written]))
      .catch(() => undefined) // they are noted, and go within a day
    if (secretFile) await rm(arriving(secretFile), { force: true })
  }

  /** All rows or none. Answers the files that no row names any more, and how many are named and not there. */
  private load(header: Header, folder: string): Promise<{ leftOver: string[]; missing: number }> {
    const connection = this.database.em.getConnection()
    return connection.transactional(async (transaction) => {
      const client = (await (transaction as Knex.Transaction).client.acquireConnection()) as pg.PoolClient
      await client.query(
        `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = ${LOCK_PATIENCE_MS}`,
      )
      await client.query(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`)
      await demandUnused(client) // what has started meanwhile; what starts from here on waits for the lock
      const before = await namedFiles(client)
      await this.dropTables(client, header)
      const migrator = this.database.getMigrator()
      await migrator.up({ migrations: [...header.migrations], transaction })
      await this.demandTables(client, header)
      for (const table of header.tables) {
        this.signal.throwIfAborted()
        await copyIn(client, table, join(folder, table.name))
      }
      await migrator.up({ transaction })
      const named = await namedFiles(client)
      const leftOver = [...before, ...this.arrived].filter((key) => !named.has(key))
      await this.note(client, leftOver)
      this.signal.throwIfAborted()
      this.isCommitting = true
      return { leftOver, missing: [...named].filter((key) => !this.arrived.has(key)).length }
    })
  }

  /** Those that this program or the backup knows: others in the same database are not ours. */
  private async dropTables(client: pg.ClientBase, { tables }: Header): Promise<void> {
    const ours = new Set([
      ...tables.map(({ name }) => name),
      ...Object.values(this.database.getMetadata().getAll()).map(({ tableName }) => tableName),
    ])
    await client.query(
      `drop table if exists ${[...ours]
        .filter(Boolean)
        .map((name) => `public.${quoted(name)}`)
        .join(', ')} cascade`,
    )
    await client.query('delete from public.mikro_orm_migrations')
  }

  /** Whatever the header says, rows go only into tables and columns that the migrations have made. */
  private async demandTables(client: pg.ClientBase, { tables }: Header): Promise<void> {
    const made = new Map((await findTables(client)).map(({ name, columns }) => [name, columns]))
    for (const { name, columns } of tables) {
      if (!made.has(name) || columns.some((column) => !made.get(name)!.includes(column)))
        throw new Damaged(`its table ${name} is not one of Cutroom’s`)
    }
  }

  /** Writes the secret beside its place; answers how it gets there, once all else is done. */
  private async prepareSecret(): Promise<(() => Promise<void>) | undefined> {
    const { secretFile } = this.target
    if (!secretFile || !this.secret) return undefined
    await mkdir(dirname(secretFile), { recursive: true })
    const beside = arriving(secretFile)
    await rm(beside, { force: true })
    const handle = await open(beside, 'wx', 0o600)
    await handle.writeFile(this.secret)
    await handle.sync()
    await handle.close()
    return () =>
      rename(beside, secretFile).catch((error: Error) => {
        throw new HalfDone(
          `Rows and files were restored, but not the secret: ${error.message}. It is in ${beside}: move it to ${secretFile} before you start Cutroom, or everybody has to sign in again.`,
          { cause: error },
        )
      })
  }

  private async forget(keys: string[]): Promise<void> {
    try {
      await this.target.storage.remove(keys)
      await this.guard.query('delete from public.arriving_file where key = any($1)', [keys])
      await this.guard.query('analyze')
    } catch {
      // they are noted, and go within a day
    }
  }
}

const arriving = (file: string) => `${file}.arriving`

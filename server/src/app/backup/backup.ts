import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Pack, pack } from 'tar-stream'
import { FILES_LOCK, SCHEMA_LOCK } from '#platform/database/locks'
import { patientSettings } from '#platform/database/postgres'
import { numberOf } from '#platform/database/versions'
import { FileMissing, type Storage } from '#platform/storage/storage'
import {
  FORMAT,
  HEADER,
  type Header,
  SECRET,
  SUMS,
  type SavedTable,
  fileEntry,
  tableEntry,
} from './format.js'
import { appliedMigrations, findTables, listed, namedFiles, quoted } from './tables.js'

const LOCK_TIMEOUT_MS = 60_000
/** Files that are requested in advance: a bucket takes a while to respond. */
const READ_AHEAD = 4

interface BackupSources {
  databaseUrl: string
  storage: Storage
  /** Path of the secret; undefined if it comes from the environment. */
  secretFile?: string
  /** A folder for tables until they are complete. */
  scratch: string
  /** Version of this program. */
  version: string
}

export interface Saved {
  header: Header
  files: number
  bytes: number
  /** Files that rows refer to, and the storage lacks. */
  missing: string[]
}

/**
 * Writes a backup of an installation, which may be running, to `out`: a snapshot of the rows, and every file that
 * they refer to. Files deleted meanwhile stay until the backup has ended. Throws when `signal` aborts, or when
 * database or storage fail.
 */
export async function writeBackup(
  out: Writable,
  sources: BackupSources,
  { signal, progress }: { signal: AbortSignal; progress: (done: number, of: number) => void },
): Promise<Saved> {
  const connectionLost = new AbortController()
  const client = new pg.Client(patientSettings(sources.databaseUrl, 'cutroom backup'))
  client.on('error', (error) => connectionLost.abort(new Error(`The database broke off: ${error.message}`)))
  const either = AbortSignal.any([signal, connectionLost.signal])
  await mkdir(sources.scratch, { recursive: true })
  const folder = await mkdtemp(join(sources.scratch, 'backup-'))
  try {
    await client.connect()
    await client.query(
      'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set idle_session_timeout = 0',
    )
    await lockFiles(client, either)
    const { migrations, tables, keys } = await copyRows(client, folder, either)
    const secret = sources.secretFile && (await readFile(sources.secretFile).catch(() => undefined))
    const header: Header = {
      product: 'cutroom',
      format: FORMAT,
      version: sources.version,
      madeAt: new Date().toISOString(),
      migrations,
      tables,
      hasSecret: Boolean(secret),
    }
    const tar = new Archive(out, new Date(header.madeAt), either)
    await tar.addText(HEADER, JSON.stringify(header, null, 2))
    if (secret) await tar.addText(SECRET, secret.toString())
    for (const { name } of tables) {
      const file = join(folder, name)
      await tar.add(tableEntry(name), (await stat(file)).size, createReadStream(file))
    }
    const saved = await addFiles(tar, { storage: sources.storage, keys }, progress)
    await tar.end()
    either.throwIfAborted()
    return { header, ...saved }
  } catch (error) {
    either.throwIfAborted()
    throw error
  } finally {
    await client.end().catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
}

/** From now on, files that rows refer to stay until the connection ends. */
async function lockFiles(client: pg.Client, signal: AbortSignal): Promise<void> {
  for (const deadline = Date.now() + LOCK_TIMEOUT_MS; ; await pause(200, undefined, { signal })) {
    const {
      rows: [{ held }],
    } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [FILES_LOCK])
    if (held) return
    if (Date.now() > deadline)
      throw new Error('Another backup or a restore of this installation is in progress')
  }
}

/** Copies a snapshot of the rows into files in `folder`; the schema cannot change meanwhile. */
async function copyRows(client: pg.Client, folder: string, signal: AbortSignal) {
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}; select pg_advisory_lock_shared(${SCHEMA_LOCK})`)
  await client.query(
    `begin isolation level repeatable read, read only; set local datestyle = 'ISO'; set local bytea_output = 'hex'`,
  )
  // earlier releases named migrations by numbers alone
  const migrations = (await appliedMigrations(client)).map(numberOf)
  const shapes = await findTables(client)
  if (!migrations.length || !shapes.length)
    throw new Error('There is nothing to back up: this database has no tables of Cutroom')
  const tables: SavedTable[] = []
  for (const { name, columns } of shapes) {
    const count = new RowCount()
    const rows = client.query(
      copyTo(`copy (select ${listed(columns)} from public.${quoted(name)}) to stdout`),
    )
    await pipeline(rows, count, createGzip(), createWriteStream(join(folder, name), { mode: 0o600 }), {
      signal,
    })
    tables.push({ name, columns, rows: count.rows, bytes: count.bytes })
  }
  const keys = await namedFiles(client)
  await client.query(`commit; select pg_advisory_unlock_shared(${SCHEMA_LOCK})`)
  return { migrations, tables, keys }
}

/** Counts rows: Postgres ends each row with a newline, and escapes newlines within rows. */
class RowCount extends Transform {
  rows = 0
  bytes = 0

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void) {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.rows += 1
    this.bytes += chunk.length
    done(null, chunk)
  }
}

async function addFiles(
  tar: Archive,
  { storage, keys }: { storage: Storage; keys: Set<string> },
  progress: (done: number, of: number) => void,
) {
  const missing: string[] = []
  const pending: Promise<{ key: string; bytes: number } | undefined>[] = []
  const waiting = keys.values()
  const requestNext = () => {
    const { value: key, done } = waiting.next()
    if (done) return
    const size = storage.stat(key).then(
      ({ bytes }) => ({ key, bytes }),
      (error: unknown) => {
        if (!(error instanceof FileMissing)) throw error
        missing.push(key)
        return undefined
      },
    )
    size.catch(() => undefined) // reported when it is awaited
    pending.push(size)
  }
  for (let at = 0; at < READ_AHEAD; at += 1) requestNext()
  let [files, bytes] = [0, 0]
  for (let done = 0; pending.length; done += 1) {
    progress(done, keys.size)
    const found = await pending.shift()
    requestNext()
    if (!found) continue
    await tar.add(fileEntry(found.key), found.bytes, await storage.read(found.key))
    files += 1
    bytes += found.bytes
  }
  progress(keys.size, keys.size)
  if (keys.size && !files)
    throw new Error(
      `None of the ${keys.size} files that the database names is in the storage. Is STORAGE_URL right?`,
    )
  return { files, bytes, missing }
}

/** Writes a tar entry by entry, and the checksums of all entries at its end. */
class Archive {
  private readonly tar: Pack = pack()
  private readonly written: Promise<void>
  /** Also aborts when the output fails, so that nothing waits for a disconnected reader. */
  private readonly signal: AbortSignal
  private sums = ''

  constructor(
    out: Writable,
    private readonly mtime: Date,
    signal: AbortSignal,
  ) {
    const broken = new AbortController()
    this.signal = AbortSignal.any([signal, broken.signal])
    this.written = pipeline(this.tar, out, { signal })
    this.written.catch((error: Error) => broken.abort(error))
  }

  async add(name: string, size: number, source: Readable): Promise<void> {
    const hash = createHash('sha256')
    const entry = this.tar.entry({ name, size, mode: 0o600, mtime: this.mtime })
    const hashing = new Transform({
      transform: (chunk: Buffer, _encoding, done) => done(null, (hash.update(chunk), chunk)),
    })
    await pipeline(source, hashing, entry as unknown as Writable, { signal: this.signal }).catch(
      (error: unknown) => {
        this.signal.throwIfAborted()
        throw error
      },
    )
    this.sums += `${hash.digest('hex')}  ${name}\n`
  }

  addText(name: string, text: string): Promise<void> {
    const body = Buffer.from(text)
    return this.add(name, body.length, Readable.from([body]))
  }

  async end(): Promise<void> {
    await this.addText(SUMS, this.sums)
    this.tar.finalize()
    await this.written
  }
}

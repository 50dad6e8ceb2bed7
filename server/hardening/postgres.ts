import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbedded } from '#platform/database/embedded/embedded'

let shared: Promise<EmbeddedPostgres> | undefined
const folders: string[] = []

const startPostgres = (): Promise<EmbeddedPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'cutroom-hardening-'))
  chmodSync(folder, 0o755) // with root, Postgres runs as another user, which must access it
  folders.push(folder)
  return startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
}

/** The URL of a new, empty database, on a Postgres that all cases share. */
export async function newDatabase(): Promise<string> {
  const { url } = await (shared ??= startPostgres())
  const name = `case_${randomBytes(6).toString('hex')}`
  await query(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/** Runs one statement on a separate connection. */
export async function query<Row extends pg.QueryResultRow = Record<string, unknown>>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'cutroom hardening' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

/** The process id of the Postgres that keeps its data in this folder. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Stops the shared Postgres and removes the folders of all cases. */
export async function closePostgres(): Promise<void> {
  if (shared) {
    const server = await shared
    await server.stop()
    rmSync(server.dataDir, { recursive: true, force: true })
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

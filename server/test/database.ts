import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '../src/app/process/database.js'
import { migrate } from '../src/db/orm.js'

/** The database that `migratedDatabase` copies. */
const TEMPLATE = 'migrated'
/** Held while it is made: of an advisory lock, the number is all there is. */
const TEMPLATE_LOCK = 1

export interface TestDatabase {
  url: string
  /** After closing every pool. */
  drop(): Promise<void>
}

/** An empty database of its own for a test file. */
export const freshDatabase = (): Promise<TestDatabase> => createDatabase()

/** A database with all tables, and nothing in them: a copy of one that is migrated once for all test files. */
export async function migratedDatabase(): Promise<TestDatabase> {
  await templateMade()
  return createDatabase(`template ${TEMPLATE}`)
}

async function createDatabase(options = ''): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer((client) => client.query(`create database ${name} ${options}`))
  return {
    url: urlOf(name),
    drop: () => onServer((client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

let template: Promise<void> | undefined
const templateMade = () => (template ??= onServer(makeTemplate))

/** Several processes of tests may want it at once. A copy is taken of a database that nobody is connected to. */
async function makeTemplate(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  const { rowCount } = await client.query('select from pg_database where datname = $1', [TEMPLATE])
  if (rowCount) return
  const { url } = await createDatabase()
  const database = await openDatabase(url)
  await migrate(database)
  await database.close()
  await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${TEMPLATE}`)
}

const urlOf = (name: string): string => {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

function serverUrl(): string {
  const server = process.env.TEST_DATABASE_URL
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL is absent: run the tests through npm test, whose global setup starts Postgres',
    )
  return server
}

/** On a connection of its own, which also holds its locks. */
async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(serverUrl())
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

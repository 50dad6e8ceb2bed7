import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface TestDatabase {
  url: string
  /** Call it after closing every pool. */
  drop(): Promise<void>
}

/** An empty database for a test file. */
export const freshDatabase = (): Promise<TestDatabase> => createDatabase()

/** A database created with these options of `create database`. */
export async function createDatabase(options = ''): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer((client) => client.query(`create database ${name} ${options}`))
  return {
    url: urlOf(name),
    drop: () => onServer((client) => client.query(`drop database if exists ${name} with (force)`)),
  }
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

/** Runs `work` on a separate connection, which also holds its locks. */
export async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(serverUrl())
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

import type pg from 'pg'
import { openDatabase } from '../src/app/process/database.js'
import { migrate } from '#platform/database/orm'
import { type TestDatabase, createDatabase, onServer } from './database.js'

/** The database that `migratedDatabase` copies. */
const TEMPLATE = 'migrated'
/** The number of the advisory lock held during its creation. */
const TEMPLATE_LOCK = 1

/** An empty database with all tables, copied from one that is migrated once for all test files. */
export async function migratedDatabase(): Promise<TestDatabase> {
  await templateMade()
  return createDatabase(`template ${TEMPLATE}`)
}

let template: Promise<void> | undefined
const templateMade = () => (template ??= onServer(makeTemplate))

/** Several test processes may need it at once. Copying requires a database without connections. */
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

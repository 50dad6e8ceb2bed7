import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#platform/database/embedded/embedded'
import { dropUnreadableChecks, migratorOf } from '#platform/database/migrator'
import { migrate } from '#platform/database/orm'
import { openDatabase } from './process/database.js'

/**
 * Writes a migration for the difference between the entities and the migrations so far, or prints that nothing differs.
 * Its argument is a name, such as `frame_rates`.
 */
const [name = ''] = process.argv.slice(2)
if (!/^[a-z][a-z0-9_]+$/.test(name)) {
  process.stderr.write('Name the migration in lower case: npm run migration frame_rates\n')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'cutroom-migration-'))
chmodSync(folder, 0o755)
const server = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
const database = await openDatabase(server.url)
try {
  await migrate(database)
  await dropUnreadableChecks(database)
  const { fileName } = await migratorOf(database).createMigration(undefined, false, false, name)
  process.stdout.write(
    fileName
      ? `Wrote server/src/platform/database/migrations/${fileName}\n`
      : 'The migrations already match the entities\n',
  )
} finally {
  await database.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

import { migratedDatabase } from '../../../test/migrated-database.js'
import { openDatabase } from '../../app/process/database.js'
import { dropUnreadableChecks, migratorOf } from './migrator.js'

test('the migrations create everything that the entities declare', async () => {
  const migrated = await migratedDatabase()
  const database = await openDatabase(migrated.url)
  try {
    await dropUnreadableChecks(database)
    expect(await migratorOf(database).checkMigrationNeeded()).toBe(false)
  } finally {
    await database.close()
    await migrated.drop()
  }
})

import { Migrator } from '@mikro-orm/migrations'
import { SCHEMA_LOCK } from '#core/locks'
import { type Database, openDatabaseOf } from './orm.js'
import { currentNames, unknownMigrations } from './versions.js'

/** What applies and reverts migrations of this database. */
export const migratorOf = ({ em }: Database): Migrator => new Migrator(em)

/**
 * Applies the migrations that are missing and returns their names, however long that takes; waits for other
 * processes that do the same. Throws when a newer Cutroom made the tables.
 */
export async function applyMigrations(database: Database, name?: string): Promise<string[]> {
  const entities = database.config.get('entities') as (new () => object)[]
  const patient = await openDatabaseOf(entities, database.config.getClientUrl(false), {
    connections: 3,
    isPatient: true,
    name,
  })
  try {
    const connection = patient.em.getConnection()
    return await connection.transactional(async (transaction) => {
      await connection.execute(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`, [], 'run', transaction)
      const migrator = migratorOf(patient)
      await takeOver(patient, migrator)
      const applied = await migrator.up()
      return applied.map(({ name }) => name)
    })
  } finally {
    await patient.close()
  }
}

/** Throws when a newer Cutroom made the tables; what an earlier one noted gets the names of today. */
async function takeOver(database: Database, migrator: Migrator): Promise<void> {
  const applied = (await migrator.getExecutedMigrations()).map(({ name }) => name)
  const [unknown] = unknownMigrations(applied)
  if (unknown)
    throw new Error(
      `This database was brought up to date by a newer Cutroom (${unknown}), and this one cannot work on it. Nothing was changed. ` +
        'Start the newer one again; or restore a backup that this one made into an empty database, as docs/operations.md shows.',
    )
  const names = currentNames(applied)
  const connection = database.em.getConnection()
  for (const [at, name] of applied.entries())
    if (name !== names[at])
      await connection.execute('update mikro_orm_migrations set name = ? where name = ?', [names[at], name])
}

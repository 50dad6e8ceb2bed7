import { Migrator } from '@mikro-orm/migrations'
import { SCHEMA_LOCK } from './locks.js'
import type { Database } from './orm.js'
import { currentNames, unknownMigrations } from './versions.js'

/** Applies and reverts migrations of this database. */
export const migratorOf = ({ em }: Database): Migrator => new Migrator(em)

/**
 * Applies the missing migrations and returns their names; waits for other processes that do the same, so `patient`
 * must have no time limits. Throws if a newer Cutroom has migrated the tables.
 */
export async function applyMigrations(patient: Database): Promise<string[]> {
  const connection = patient.em.getConnection()
  return connection.transactional(async (transaction) => {
    await connection.execute(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`, [], 'run', transaction)
    const migrator = migratorOf(patient)
    await takeOver(patient, migrator)
    const applied = await migrator.up()
    return applied.map(({ name }) => name)
  })
}

/** Throws if a newer Cutroom has migrated the tables; updates names that an earlier one recorded. */
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

/**
 * Drops check constraints that MikroORM cannot parse, such as those with a `case`: it would write a migration that
 * removes them. For temporary databases whose tables are compared with the entities.
 */
export async function dropUnreadableChecks({ em }: Database): Promise<void> {
  const connection = em.getConnection()
  const checks = await connection.execute<{ drop: string }[]>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) not like 'CHECK ((%'`,
  )
  for (const { drop } of checks) await connection.execute(drop)
}

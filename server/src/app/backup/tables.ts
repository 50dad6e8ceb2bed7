import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { KEY_PATTERN } from '#platform/storage/storage'
import { DamagedBackup, type SavedTable } from './format.js'

/** Tables that a backup omits: the migrator's own, pending files, and the state of running processes. */
const MIGRATIONS = 'mikro_orm_migrations'
const LEFT_OUT = [MIGRATIONS, 'arriving_file', 'outbox', 'queue_watch']

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const listed = (names: readonly string[]) => names.map(quoted).join(', ')

type Shape = Pick<SavedTable, 'name' | 'columns'>

/** The tables of a backup, ordered so that each only refers to earlier ones. */
export async function findTables(client: pg.ClientBase): Promise<Shape[]> {
  const { rows } = await client.query<Shape & { refers: string[] }>(
    `
    select t.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct r.relname::text from pg_constraint c join pg_class r on r.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and r.oid <> t.oid) as refers
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> all($1)
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
    order by t.relname`,
    [LEFT_OUT],
  )
  const sorted: Shape[] = []
  const waiting = [...rows]
  while (waiting.length) {
    const at = waiting.findIndex(({ refers }) =>
      refers.every((other) => sorted.some(({ name }) => name === other)),
    )
    if (at < 0)
      throw new Error(
        `The tables ${waiting.map(({ name }) => name).join(', ')} refer to each other in a circle`,
      )
    const [{ name, columns }] = waiting.splice(at, 1)
    sorted.push({ name, columns })
  }
  return sorted
}

/** The migrations applied to the database, oldest first; empty for an empty database. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const {
    rows: [{ exists }],
  } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.${MIGRATIONS}') is not null as exists`,
  )
  if (!exists) return []
  const { rows } = await client.query<{ name: string }>(`select name from public.${MIGRATIONS} order by id`)
  return rows.map(({ name }) => name)
}

/** The keys of stored files that rows refer to, by the names of columns and the form of values. */
export async function namedFiles(client: pg.ClientBase): Promise<Set<string>> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and column_name like '%\\_key' and table_name <> all($1)`,
    [LEFT_OUT],
  )
  const keys = new Set<string>()
  for (const { table, column } of columns) {
    const name = quoted(column)
    const { rows } = await client.query<{ key: string }>(
      `select distinct ${name} as key from public.${quoted(table)} where ${name} ~ $1`,
      [KEY_PATTERN],
    )
    for (const { key } of rows) keys.add(key)
  }
  return keys
}

/** A summary of an installation's contents; undefined without accounts. */
export async function contents(client: pg.ClientBase): Promise<string | undefined> {
  const counted: string[] = []
  for (const [table, what] of [
    ['account', 'accounts'],
    ['project', 'projects'],
    ['clip', 'videos'],
    ['video', 'videos'], // its table at earlier schemas
    ['film', 'films'],
    ['asset', 'pictures'],
  ]) {
    const {
      rows: [{ exists }],
    } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
      `public.${table}`,
    ])
    if (!exists && table === 'account') return undefined
    if (!exists) continue // the schema is older than this table
    const {
      rows: [{ count }],
    } = await client.query<{ count: string }>(`select count(*) from public.${table}`)
    if (table === 'account' && count === '0') return undefined
    counted.push(`${count} ${what}`)
  }
  return counted.join(', ')
}

/** Throws if the numbers of rows or bytes differ from those in the header. */
export async function copyIn(
  client: pg.ClientBase,
  { name, columns, rows, bytes }: SavedTable,
  file: string,
): Promise<void> {
  await client.query(`delete from public.${quoted(name)}`) // a migration may have inserted rows
  let read = 0
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      read += chunk.length
      if (read > bytes) done(new DamagedBackup(`its table ${name} is longer than it says`))
      else done(null, chunk)
    },
  })
  const copy = client.query(copyFrom(`copy public.${quoted(name)} (${listed(columns)}) from stdin`))
  await pipeline(createReadStream(file), createGunzip(), counted, copy)
  if (copy.rowCount !== rows || read !== bytes)
    throw new DamagedBackup(`its table ${name} is shorter than it says`)
}

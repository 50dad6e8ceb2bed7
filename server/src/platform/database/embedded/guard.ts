import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { PARENT_LOCK } from '../locks.js'
import { DATABASE, urlOf } from './paths.js'

/**
 * Marks this process as the server's only parent while it lives: the lock ends with its session, even after a crash.
 * Creates the application's database if it is missing.
 */
export async function holdAsParent(dataDir: string, port: number): Promise<pg.Client> {
  const guard = new pg.Client({
    connectionString: urlOf(dataDir, port, 'postgres'),
    application_name: `cutroom ${process.pid}`,
    keepAlive: true,
  })
  guard.on('error', () => undefined)
  await guard.connect()
  // Postgres may take a moment to notice that a killed parent's session has ended.
  for (let attempts = 0; ; attempts += 1) {
    const {
      rows: [{ held }],
    } = await guard.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [PARENT_LOCK])
    if (held) break
    if (attempts < 20) {
      await pause(100)
      continue
    }
    const {
      rows: [holder],
    } = await guard.query<{ name: string }>(
      `select application_name as name from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and objid = $1 and granted`,
      [PARENT_LOCK],
    )
    await guard.end()
    throw new Error(
      `Cutroom already runs on ${dataDir}${holder ? ` (process ${holder.name.replace('cutroom ', '')})` : ''}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  const { rowCount } = await guard.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (!rowCount) await guard.query(`create database ${DATABASE}`)
  socketOf(guard)?.unref() // this session does not keep the process alive
  return guard
}

export const socketOf = (client: pg.Client) =>
  (client as pg.Client & { connection?: { stream?: Socket } }).connection?.stream

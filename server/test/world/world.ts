import type { EntityManager } from '@mikro-orm/postgresql'
import { User } from '../../src/modules/account/user.entity.js'
import type { Installation } from '../../src/app/process/installation.js'
import { plain } from './comparable.js'
import { fill, hash } from './rows.js'
import { GUEST_SESSION, IDS } from './things.js'

/** `guest` is the guest of the review link, who is not a member. */
export type Role = 'anonymous' | 'guest' | 'user' | 'owner' | 'admin'
export const ROLES: Role[] = ['anonymous', 'guest', 'user', 'owner', 'admin']

/** Tables in an order for adding rows; the reverse order is for removing them. */
const TABLES = [
  'account',
  'session',
  'api_token',
  'account_link',
  'limited_try',
  'idempotent_request',
  'audit_entry',
  'model_choice',
  'notification',
  'webhook',
  'webhook_delivery',
  'asset',
  'project',
  'project_asset',
  'project_member',
  'sound',
  'clip',
  'film',
  'card',
  'cut',
  'cut_item',
  'cut_cue',
  'caption_track',
  'caption',
  'lower_third',
  'film_plan',
  'review_link',
  'review_guest',
  'review_verdict',
  'review_note',
  'job',
  'message',
  'film_part',
  'arriving_file',
  'stored_file',
  'storage_use',
  'upload_day',
  'background_task',
  'queue_watch',
  'shared_task',
  'ledger_entry',
  'pending_bill',
  'model_state',
  'budget',
  'storyboard',
  'storyboard_shot',
  'storyboard_element',
  'shot_take',
  'shot_refusal',
  'shot_first_frame',
  'continuity_check',
  'transcript',
  'shot_drawing',
  'sample_film',
]
/** Announced events wait here for some milliseconds. */
const PASSING = 'outbox'
const each = (tables: string[], statement: (table: string) => string) => tables.map(statement).join('; ')

/** The columns of each table that are not generated. */
async function writableColumns(em: EntityManager): Promise<Map<string, string>> {
  const rows = await em.execute<{ name: string; columns: string }[]>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' group by table_name`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** A fixed set of rows in an installation, which every test can restore. */
export async function openWorld({ database, services }: Pick<Installation, 'database' | 'services'>) {
  const em = database.em.fork()
  const known = new Set([...em.getMetadata()].map(({ tableName }) => tableName))
  const forgotten = [...known].filter((table) => table && !TABLES.includes(table) && table !== PASSING)
  if (forgotten.length) throw new Error(`The world does not look at ${forgotten.join(', ')}`)
  await fill(em)
  // so that entries of the ledger can be removed again
  await em.execute('alter table ledger_entry disable trigger user')
  await em.execute(
    `create schema kept; ${each(TABLES, (table) => `create table kept."${table}" as table "${table}"`)}`,
  )
  const columns = await writableColumns(em)
  const put = (table: string) =>
    `insert into "${table}" (${columns.get(table)}) select ${columns.get(table)} from kept."${table}"`
  const clear = each([...TABLES].reverse(), (table) => `delete from "${table}"`)
  // its triggers refuse deletions
  const again = `alter table ledger_entry disable trigger user; ${clear};
    alter table ledger_entry enable trigger user; ${each(TABLES, put)}`
  const passwordHash = await hash
  const look = `select ${TABLES.map((table) => `(select json_agg(r order by r::text)::text from "${table}" r) as "${table}"`).join(', ')}`
  const comparable = (table: string, json: string | null) =>
    ((json ? JSON.parse(json) : []) as unknown[])
      .map((row) => JSON.stringify(plain(row, table, passwordHash)))
      .sort()
  const [asFilled] = await em.execute<Record<string, string | null>[]>(look)
  const untouched = Object.fromEntries(TABLES.map((table) => [table, comparable(table, asFilled[table])]))
  /** The session of the last clean state; undefined after other changes. */
  let clean: { role: Role; token: string | undefined; session: string | null } | undefined
  return {
    /** Restores the initial state of every operation, and returns the token of `role` in it. */
    fresh: async (role: Role): Promise<string | undefined> => {
      if (clean?.role === role) return clean.token
      await em.execute(clean ? 'delete from session' : again)
      const token =
        role === 'anonymous' || role === 'guest'
          ? { anonymous: undefined, guest: GUEST_SESSION }[role]
          : (await services.accounts.sessions.begin(await database.em.fork().findOneOrFail(User, IDS[role])))!
              .token
      const [{ session }] = await em.execute<[{ session: string | null }]>(
        'select json_agg(r order by r::text)::text as session from session r',
      )
      clean = { role, token, session }
      return token
    },
    /** For callers that do not compare rows: the next `fresh` restores everything. */
    markChanged: () => (clean = undefined),
    /** All rows of all tables in comparable form. */
    stored: async (): Promise<Record<string, string[]>> => {
      const [state] = await em.execute<Record<string, string | null>[]>(look)
      const isClean = TABLES.every(
        (table) => state[table] === (table === 'session' ? clean?.session : asFilled[table]),
      )
      if (!isClean) clean = undefined
      return Object.fromEntries(
        TABLES.map((table) => [
          table,
          state[table] === asFilled[table] ? untouched[table] : comparable(table, state[table]),
        ]),
      )
    },
  }
}

import { createHash } from 'node:crypto'
import argon2 from 'argon2'
import type pg from 'pg'
import { findTables, quoted } from '../src/app/backup/tables.js'
import { knownMigrations } from '#platform/database/versions'
import { CHEAP, PASSWORD } from './installation.js'

/** How many rows each table gets at each schema. */
const ROWS = 2

interface Column {
  table: string
  column: string
  type: string
  isNullable: boolean
  hasDefault: boolean
  /** The words that a check allows. */
  words: string[] | null
}

/** A row as it was when it was written, and how it is found again. */
export interface OldRow {
  step: number
  table: string
  key: Record<string, unknown>
  row: Record<string, unknown>
}

const hex = (text: string) => createHash('sha256').update(text).digest('hex')
/** The id of row `at` of a table, as it was filled at schema `step`: known before the row is there. */
export const idOf = (table: string, step: number, at: number): string =>
  hex(`${table} ${step} ${at}`).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
const keyOf = (namespace: string, extension: string, id: string) =>
  `${namespace}/${id.slice(0, 2)}/${id.slice(2, 4)}/${id}.${extension}`

/** The target of a column without a foreign key. */
const POINTS_AT: Record<string, string> = {
  project_id: 'project',
  author_id: 'account',
  user_id: 'account',
  owner_id: 'account',
  actor_id: 'account',
  edited_by_id: 'account',
  ordered_by_id: 'account',
  shot_id: 'storyboard_shot',
  track_id: 'caption_track',
  subject_id: 'asset',
  created_by_id: 'account',
  assignee_id: 'account',
  link_id: 'review_link',
  guest_id: 'review_guest',
  parent_id: 'review_note',
  note_id: 'review_note',
  done_in_id: 'video',
  video_id: 'video',
  clip_id: 'video',
  chosen_video_id: 'video',
  cover_video_id: 'video',
  asset_id: 'asset',
  kept_asset_id: 'asset',
  job_id: 'job',
  sound_id: 'sound',
  item_id: 'cut_item',
}

/** The first schema in which films have a table of their own. */
const FILMS_SINCE = knownMigrations().indexOf('Migration20261127074655_films')
/** The film of the second project, as it was filled at schema `step`. */
export const filmIdOf = (step: number): string => idOf(step < FILMS_SINCE ? 'video' : 'film', step, 1)

/** Tables with one row for each clip, or each film: the row that they get. */
const ONE_ROW: Record<string, number> = { film_plan: 1, video_transcript: 0, transcript: 0, shot_take: 0 }

/** The first name of a table that has another one now: its rows have the same ids and values at every schema. */
const FIRST_NAME: Record<string, string> = { clip: 'video' }

/** Plausible values of people, by table and column; others are made by type. */
const plausible = (step: number, at: number, passwordHash: string): Record<string, unknown> => ({
  'job.subject_id': idOf('video', step, at),
  'account.email': `ana${step}x${at}@example.com`,
  'account.username': `ana${step}x${at}`,
  'account.password_hash': passwordHash,
  'account.is_admin': at === 0,
  'account.revoked_at': null,
  'project.name': `The Keeper ${step} ${at}`,
  'project.is_private': false,
  'project.member_ids': [idOf('account', step, 1)],
  'project_member.user_id': idOf('account', step, 1),
  'project.cut_video_ids': [idOf('video', step, at)],
  'project.cut_transitions': [],
  'project.cut_lengths': [],
  'project.cut_gaps': [],
  'project.cut_size': '720p',
  'project.cut_fit': 'pad',
  'project.cut_frame_rate': 30,
  'project.cut_title': 'The last cut',
  'cut.size': '720p',
  'cut.fit': 'pad',
  'cut.frame_rate': 30,
  'cut.loudness': -14,
  'cut.clip_gain': 0,
  'cut.field_revisions': {},
  'project.deleted_at': null,
  'asset.name': `A door ${step} ${at}`,
  'asset.tags': ['door', 'old, wooden'],
  'asset.deleted_at': null,
  'asset.source_id': null,
  'asset.price': 12.5,
  'asset.approval_status': 'approved',
  'asset.dominant_color': '#336699',
  'asset.thumb_hash': 'mPcJDYICWHiAh4eIh3d4eHeHcIUHWA==',
  'video.status': 'accepted',
  'video.deleted_at': null,
  'video.is_merged': at === 1,
  'video.ratio': '16:9',
  'video.options': { duration: 5 },
  'video.clip_ids': at === 1 ? [idOf('video', step, 0)] : [],
  'video.transitions': [],
  'video.lengths': [],
  'video.gaps': [],
  'video.size': at === 1 ? '720p' : null,
  'video.film_ratio': null,
  'video.motion': { from: 0, to: 24 },
  'project.cut_ratio': null,
  'review_note.parent_id': null,
  'review_note.clip_id': at === 0 ? idOf('video', step, 0) : null,
  'review_note.film_id': at === 1 ? filmIdOf(step) : null,
  'message.clip_id': at === 0 ? idOf('video', step, 0) : null,
  'message.film_id': at === 1 ? filmIdOf(step) : null,
  'film_plan.film_id': filmIdOf(step),
  'film.status': 'pending',
  'film.deleted_at': null,
  'film.clip_ids': [idOf('video', step, 0)],
  'film.gaps': [],
  'film.size': '720p',
  'film.film_ratio': null,
  'film.fit': 'pad',
  'film.frame_rate': 24,
  'cut_item.video_id': idOf('video', step, 0),
  'cut_item.clip_id': idOf('video', step, 0),
  'review_note.drawing': null,
  'cut_item.speed': 1,
  'cut_item.framing': 0.5,
  'cut_item.field_revisions': {},
  'film_plan.items': [],
  'film_plan.plan': null,
  'film_plan.mix': null,
  'film_plan.mixed': null,
  'project.cut_clip_gain': 0,
  'project.cut_loudness': -14,
  'sound.deleted_at': null,
  'cut_cue.out_seconds': null,
  'cut_cue.field_revisions': {},
  'caption.field_revisions': {},
  'lower_third.style': 'BAR',
  'lower_third.position': 'TOP_LEFT',
  'lower_third.field_revisions': {},
  'film_plan.overlays': null,
  'film_plan.captions': null,
  'film_plan.captioned': null,
  'video.fit': at === 1 ? 'pad' : null,
  'video.frame_rate': 24,
  'message.answers_id': at === 1 ? idOf('message', step, 0) : null,
  'message.kept_references': [{ assetId: idOf('asset', step, 0), name: 'A door' }],
  'video.kept_references': [{ assetId: idOf('asset', step, 0), name: 'A door' }],
  'message.picture': null,
  'job.status': at === 0 ? 'succeeded' : 'failed',
  'job.kind': at === 0 ? 'video' : 'merge',
  'job.payload': null,
  'job.picture': null,
  'job.asset_id': null,
  'job.result_id': null,
  'ledger_entry.kind': 'reserve',
  'ledger_entry.reservation_id': idOf('ledger_entry', step, at),
  'ledger_entry.spent': 0,
  'budget.scope': 'project',
  'audit_entry.before': { name: 'A gate' },
  'audit_entry.after': { name: 'A door' },
})

function valueOf(
  { table: current, column, type, isNullable, hasDefault, words }: Column,
  step: number,
  at: number,
  given: Record<string, unknown>,
): unknown {
  const table = FIRST_NAME[current] ?? current
  const name = `${table}.${column}`
  const id = idOf(name, step, at)
  if (name in given)
    return type === 'jsonb' && given[name] !== null ? JSON.stringify(given[name]) : given[name]
  if (column === 'id' && type === 'uuid') return idOf(table, step, at)
  if (words) return words[(step + at) % words.length]
  if (column === 'original_key' || column === 'medium_key' || column === 'small_key')
    return keyOf('assets', 'webp', id)
  if (column.endsWith('_key') && type === 'text') return keyOf('videos', 'mp4', id)
  if (POINTS_AT[column]) return idOf(POINTS_AT[column], step, at)
  if (type === 'timestamptz')
    return column === 'expires_at'
      ? '2099-01-01T00:00:00.123456Z'
      : `2026-11-20T10:${String(step % 60).padStart(2, '0')}:0${at}.123456Z`
  if (type === 'date') return `2026-11-${String(10 + at)}`
  if (type === 'bool') return at === 1
  if (/^(int|float|numeric)/.test(type)) return step * ROWS + at + 1
  if (type === 'bytea') return Buffer.from(id)
  if ((isNullable || hasDefault) && type !== 'text') return undefined
  if (type === 'uuid') return id
  if (type === 'jsonb') return '{}'
  if (type.startsWith('_')) return []
  // A text that newer code reads as one of a few words has a default, or none at all.
  if (isNullable) return null
  return hasDefault ? undefined : `“${column}” of ${table} ${step} ${at}\n\\N\t✓`
}

async function columnsOf(client: pg.ClientBase): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.table_name as table, c.column_name as column, c.udt_name as type, c.is_nullable = 'YES' as "isNullable", c.column_default is not null as "hasDefault",
      (select array_agg(word[1]) from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') word
        where k.contype = 'c' and k.conrelid = format('public.%I', c.table_name)::regclass and k.conkey = array[(
          select attnum from pg_attribute where attrelid = k.conrelid and attname = c.column_name)]) as words
    from information_schema.columns c where c.table_schema = 'public' and c.is_generated = 'NEVER' order by c.table_name, c.ordinal_position`)
  return rows
}

/** Writes two rows into each table of this schema; returns all of them as they are then. */
export async function fillTables(client: pg.ClientBase, step: number): Promise<OldRow[]> {
  const columns = await columnsOf(client)
  const tables = [...(await findTables(client)).map(({ name }) => name), 'arriving_file'].filter((name) =>
    columns.some(({ table }) => table === name),
  )
  const passwordHash = await argon2.hash(PASSWORD, CHEAP)
  const written: OldRow[] = []
  for (const table of tables) {
    const { rows: key } = await client.query<{ column: string }>(
      `select a.attname as column from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indisprimary and i.indrelid = $1::regclass`,
      [`public.${table}`],
    )
    for (let at = 0; at < ROWS; at += 1) {
      if (table in ONE_ROW && ONE_ROW[table] !== at) continue
      const given = plausible(step, at, passwordHash)
      const values = columns
        .filter((column) => column.table === table)
        .flatMap((column) => {
          const value = valueOf(column, step, at, given)
          return value === undefined ? [] : [[column.column, value] as const]
        })
      const {
        rows: [{ row }],
      } = await client.query<{ row: Record<string, unknown> }>(
        `insert into public.${quoted(table)} (${values.map(([name]) => quoted(name)).join(', ')}) values (${values.map((_, place) => `$${place + 1}`).join(', ')})
         returning to_jsonb(${quoted(table)}) as row`,
        values.map(([, value]) => value),
      )
      written.push({
        step,
        table,
        row,
        key: Object.fromEntries(key.map(({ column }) => [column, row[column]])),
      })
    }
  }
  return written
}

/** The rows as they are now, by what they were; undefined for one that is gone. */
export async function findRows(
  client: pg.ClientBase,
  olds: readonly OldRow[],
): Promise<Map<OldRow, Record<string, unknown> | undefined>> {
  const found = new Map<string, Record<string, unknown>>()
  const names = ({ table, key }: OldRow, row = key) =>
    JSON.stringify([table, ...Object.keys(key).map((column) => [column, String(row[column])])])
  const shapes = new Map(olds.map((old) => [`${old.table} ${Object.keys(old.key).join()}`, old]))
  for (const old of shapes.values()) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from public.${quoted(old.table)} t`,
    )
    for (const { row } of rows) found.set(names(old, row), row)
  }
  return new Map(olds.map((old) => [old, found.get(names(old))]))
}

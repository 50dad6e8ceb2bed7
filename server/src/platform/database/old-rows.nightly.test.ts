import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freshDatabase } from '../../../test/database.js'
import { FORMER_TABLES } from '../../app/backup/restored-rows.js'
import { testInstallation } from '../../../test/installation.js'
import { type OldRow, fillTables, filmIdOf, findRows, idOf } from '../../../test/old-rows.js'
import { migratorOf } from './migrator.js'
import { migrate } from './orm.js'
import { openDatabase } from '../../app/process/database.js'
import { knownMigrations } from './versions.js'

/**
 * Intended changes of existing values by migrations: `table.column`, and the new value of each. None so far.
 */
const CHANGED: Record<string, (before: unknown) => unknown> = {}
/** Columns renamed by a migration, by table. */
const RENAMED_COLUMNS: Record<string, Record<string, Record<string, string>>> = {
  Migration20261127020000_job_columns: {
    job: { video_id: 'subject_id', picture: 'payload', asset_id: 'result_id' },
  },
  Migration20261127103000_clip_table: {
    cut_item: { video_id: 'clip_id' },
    shot_take: { video_id: 'clip_id' },
    transcript: { video_id: 'clip_id' },
  },
  Migration20261128113000_units_in_names: {
    cut_cue: { at: 'at_seconds', fade_in: 'fade_in_seconds', fade_out: 'fade_out_seconds' },
    caption: { from_ms: 'start_ms', to_ms: 'end_ms' },
    lower_third: { from_frame: 'start_frame', to_frame: 'end_frame' },
  },
}
/** Tables renamed by a migration. */
const RENAMED: Record<string, Record<string, string>> = {
  Migration20261126215000_model_state: { provider_price: 'model_state' },
  Migration20261127103000_clip_table: { video: 'clip', video_transcript: 'transcript' },
  Migration20261128170000_storyboard_elements: { storyboard_set: 'storyboard_element' },
}

/** Rows that a migration moved to another table, and the values that it changed. */
const MOVED: Record<string, (old: OldRow) => void> = {
  Migration20261127074655_films: (old) => {
    const { row } = old
    if (old.table === 'video' && row.is_merged) old.table = 'film'
    if (old.table !== 'review_note' && old.table !== 'message') return
    const isOnFilm = films.has(row.video_id as string)
    row.film_id = isOnFilm ? row.video_id : null
    row.clip_id = isOnFilm ? null : row.video_id
    delete row.video_id
  },
  Migration20261128113000_units_in_names: ({ table, row }) => {
    if (table === 'clip' && row.motion) row.motion = { startFrame: 0, endFrame: 24 }
  },
  Migration20261128150000_fit_in_capitals: ({ row }) => {
    if (typeof row.fit === 'string') row.fit = row.fit.toUpperCase()
  },
}
/** The ids of films, which were first stored as videos. */
const films = new Set<string>()

/** The first schema with members of projects. */
const MEMBERS_SINCE = knownMigrations().indexOf('Migration20261121122000_project_members')

/** The first schema with a chosen size of films. */
const SIZES_SINCE = knownMigrations().indexOf('Migration20261121150000_transition_lengths_and_film_size')

const READ = `query ($id: ID!) { project(id: $id) {
  id name owner { username } members { username } cut { videos { id } gaps { transition seconds } transitions lengths size fit }
  clips { nodes { id status title url posterUrl references { name } job { id status kind } } }
  films { nodes { id gaps { transition seconds } transitions lengths size fit } }
  messages { nodes { id content author { username } video { id } job { id } references { name } } }
} }`

test('rows of every earlier schema exist unchanged in the newest one, and the product works with them', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  const client = new pg.Client(fresh.url)
  await client.connect()
  const steps = knownMigrations()
  const rows: OldRow[] = []
  try {
    for (const [step, migration] of steps.entries()) {
      await migratorOf(database).up({ to: migration })
      for (const row of rows) {
        if (row.table === 'video' && row.row.is_merged) films.add(row.row.id as string)
        row.table = RENAMED[migration]?.[row.table] ?? row.table
        for (const [was, is] of Object.entries(RENAMED_COLUMNS[migration]?.[row.table] ?? {}))
          for (const values of [row.row, row.key]) {
            if (was in values) values[is] = values[was]
            delete values[was]
          }
      }
      for (const row of rows) {
        MOVED[migration]?.(row)
      }
      for (const [old, now] of await findRows(client, rows)) {
        if (!now) throw new Error(`${migration} lost a row of ${old.table} from ${steps[old.step]}`)
        const kept = Object.fromEntries(
          Object.entries(old.row)
            .filter(([column]) => column in now)
            .map(([column, value]) => [column, CHANGED[`${old.table}.${column}`]?.(value) ?? value]),
        )
        expect({ after: migration, table: old.table, ...now }).toMatchObject({
          after: migration,
          table: old.table,
          ...kept,
        })
      }
      rows.push(...(await fillTables(client, step)))
    }
    expect(await migrate(database)).toEqual([])
  } finally {
    await client.end()
    await database.close()
  }

  const files = mkdtempSync(join(tmpdir(), 'cutroom-files-'))
  mkdirSync(join(files, 'arriving')) // as if the files were lost
  const installation = await testInstallation({ on: fresh, env: { STORAGE_URL: files } })
  try {
    for (const step of steps.keys()) {
      const person = await installation.signIn(`ana${step}x0`)
      const { project } = await person.ask(READ, { id: idOf('project', step, 0) })
      expect(project).toMatchObject({
        name: `The Keeper ${step} 0`,
        owner: { username: `ana${step}x0` },
        members: step < MEMBERS_SINCE ? [] : [{ username: `ana${step}x1` }],
        cut: {
          videos: [{ id: idOf('video', step, 0) }],
          gaps: [],
          transitions: [],
          lengths: [],
          size: step < SIZES_SINCE ? null : '720p',
          fit: 'PAD',
        },
        clips: {
          nodes: [
            {
              id: idOf('video', step, 0),
              status: 'ACCEPTED',
              url: expect.stringContaining('/files/'),
              references: [{ name: 'A door' }],
              job: { id: idOf('job', step, 0), status: 'SUCCEEDED' },
            },
          ],
        },
        messages: {
          nodes: [
            {
              id: idOf('message', step, 0),
              author: { username: `ana${step}x0` },
              job: { id: idOf('job', step, 0) },
            },
          ],
        },
      })
      const { project: second } = await person.ask(READ, { id: idOf('project', step, 1) })
      expect(second.films.nodes).toMatchObject([{ id: filmIdOf(step) }])
      const { asset, notifications } = await person.ask(
        'query ($id: ID!) { asset(id: $id) { name tags price isListed owner { username } } notifications { nodes { id } } }',
        { id: idOf('asset', step, 0) },
      )
      expect(asset).toMatchObject({
        name: `A door ${step} 0`,
        tags: ['door', 'old, wooden'],
        owner: { username: `ana${step}x0` },
      })
      expect(notifications.nodes).toEqual([{ id: idOf('notification', step, 0) }])
    }
    const admin = await installation.signIn('ana0x0')
    const { team, audit } = await admin.ask(
      '{ team(first: 100) { totalCount } audit(first: 200) { nodes { subjectId } } }',
    )
    expect(team.totalCount).toBe(steps.length * 2)
    expect(audit.nodes.map(({ subjectId }: { subjectId: string }) => subjectId)).toContain(
      idOf('asset', 2, 0),
    )
  } finally {
    await installation.close()
  }
})

test('a restore also drops tables by their former names', () => {
  expect(FORMER_TABLES).toEqual(Object.values(RENAMED).flatMap(Object.keys).sort())
})

import { freshDatabase } from '../../../test/database.js'
import { openDatabase } from '../../app/process/database.js'
import { migratorOf } from './migrator.js'
import { migrate } from './orm.js'
import { knownMigrations } from './versions.js'

const UNITS = 'Migration20261128113000_units_in_names'
const BEFORE = knownMigrations()[knownMigrations().indexOf(UNITS) - 1]

const [account, project, clip, film, sound, job] = [1, 2, 3, 4, 5, 6].map(
  (digit) => `${digit}1111111-1111-4111-8111-111111111111`,
)

const CAPTIONS = [{ language: 'en', captions: [{ from: 0, to: 900, text: 'Fog', speaker: null }] }]
/** Stored fields, by statement, before and after the migration. */
const FIELDS: [query: string, before: unknown, after: unknown][] = [
  [
    'select field_revisions as value from cut_cue',
    { at: 2, fadeIn: 3, gain: 4 },
    { atSeconds: 2, fadeInSeconds: 3, gain: 4 },
  ],
  ['select field_revisions as value from caption', { from: 2, to: 2 }, { startMs: 2, endMs: 2 }],
  ['select field_revisions as value from lower_third', { to: 2, title: 3 }, { endFrame: 2, title: 3 }],
  ['select motion as value from clip', { from: 1, to: 20 }, { startFrame: 1, endFrame: 20 }],
  [
    'select plan as value from film_plan',
    { frames: 9, segments: [{ at: 0, frames: 9, clip: 0, frame: 3 }], clips: [] },
    { frames: 9, segments: [{ startFrame: 0, frames: 9, clip: 0, frame: 3 }], clips: [] },
  ],
  [
    'select mix as value from film_plan',
    { cues: [{ id: 'a', at: 1, fadeIn: 0, fadeOut: 0.5, inSeconds: 0 }], clipGain: 0 },
    { cues: [{ id: 'a', atSeconds: 1, fadeInSeconds: 0, fadeOutSeconds: 0.5, inSeconds: 0 }], clipGain: 0 },
  ],
  [
    'select mixed as value from film_plan',
    { cues: [{ title: 'Rain', from: 0, to: 1.5 }], loudness: -14 },
    { cues: [{ title: 'Rain', startSeconds: 0, endSeconds: 1.5 }], loudness: -14 },
  ],
  [
    'select overlays as value from film_plan',
    { lowerThirds: [{ itemId: 'a', from: 1, to: 9 }], burnedCaptions: null },
    { lowerThirds: [{ itemId: 'a', startFrame: 1, endFrame: 9 }], burnedCaptions: null },
  ],
  [
    'select captioned as value from film_plan',
    CAPTIONS,
    [{ language: 'en', captions: [{ startMs: 0, endMs: 900, text: 'Fog', speaker: null }] }],
  ],
  [
    'select timings as value from sound',
    [{ word: 'Fog', start: 0, end: 1 }],
    [{ word: 'Fog', startSeconds: 0, endSeconds: 1 }],
  ],
  ["select payload -> 'use' as value from job", { itemId: null, at: 2.5 }, { itemId: null, atSeconds: 2.5 }],
]
const before = (query: string) => JSON.stringify(FIELDS.find(([one]) => one.includes(query))![1])

test('times and frames of stored cuts and films get names with units, and back', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  const run = (statement: string, values: string[] = []) =>
    database.em.fork().execute<{ value: unknown }[]>(statement, values)
  const read = () => Promise.all(FIELDS.map(async ([query]) => (await run(query))[0]?.value))
  try {
    await migratorOf(database).up({ to: BEFORE })
    await run(
      "insert into account (id, email, username, password_hash) values (?, 'ana@example.com', 'ana', '')",
      [account],
    )
    await run("insert into project (id, name, owner_id) values (?, 'The Keeper', ?)", [project, account])
    await run(
      `insert into clip (id, project_id, author_id, status, title, engine, prompt, motion)
       values (?, ?, ?, 'accepted', 'Fog', 'fal', 'Fog', ?)`,
      [clip, project, account, before('motion')],
    )
    await run('insert into cut_item (id, project_id, clip_id) values (?, ?, ?)', [clip, project, clip])
    await run(
      `insert into sound (id, project_id, author_id, kind, title, file_key, duration, samples, bytes, peaks, timings)
       values (?, ?, ?, 'VOICE', 'Fog', 'sounds/f', 1, 48000, 9, '', ?)`,
      [sound, project, account, before('timings')],
    )
    await run(
      'insert into cut_cue (project_id, sound_id, at, fade_in, field_revisions) values (?, ?, 1.5, 0.25, ?)',
      [project, sound, before('cut_cue')],
    )
    await run(
      `with track as (insert into caption_track (project_id, language) values (?, 'en') returning id)
       insert into caption (track_id, from_ms, to_ms, text, field_revisions) select id, 5, 9, 'Fog', ? from track`,
      [project, before('caption')],
    )
    await run(
      `insert into lower_third (project_id, item_id, from_frame, to_frame, title, field_revisions)
       values (?, ?, 3, 7, 'Ida', ?)`,
      [project, clip, before('lower_third')],
    )
    await run(
      `insert into film (id, project_id, author_id, status, title) values (?, ?, ?, 'accepted', 'Film')`,
      [film, project, account],
    )
    await run(
      `insert into film_plan (film_id, items, plan, mix, mixed, overlays, captioned) values (?, '[]', ?, ?, ?, ?, ?)`,
      [film, ...['select plan', 'mix as', 'mixed', 'overlays', 'captioned'].map(before)],
    )
    await run(
      `insert into job (id, kind, status, project_id, author_id, payload) values (?, 'sound', 'queued', ?, ?, ?)`,
      [job, project, account, JSON.stringify({ use: JSON.parse(before('payload')) as unknown })],
    )

    await migrate(database)
    expect(await read()).toEqual(FIELDS.map(([, , after]) => after))
    expect(
      await run(`select array[at_seconds, fade_in_seconds, start_ms, end_ms, start_frame, end_frame] as value
        from cut_cue, caption, lower_third`),
    ).toEqual([{ value: [1.5, 0.25, 5, 9, 3, 7] }])

    await migratorOf(database).down({ migrations: [UNITS] })
    expect(await read()).toEqual(FIELDS.map(([, was]) => was))
  } finally {
    await database.close()
    await fresh.drop()
  }
})

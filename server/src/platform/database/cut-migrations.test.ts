/** Covers specification V63. */
import { firstItemId } from '#schema/cut-item'
import { freshDatabase } from '../../../test/database.js'
import { Cut, settingsOf } from '../../modules/cut/cut.entity.js'
import { cutItems } from '../../modules/cut/elements/cut-item.entity.js'
import { Film } from '../../modules/video/film.entity.js'
import { Clip } from '../../modules/video/clip.entity.js'
import { migratorOf } from './migrator.js'
import { migrate } from './orm.js'
import { openDatabase } from '../../app/process/database.js'

const [account, project, asset, asked, answer, second] = [1, 2, 3, 4, 5, 6].map(
  (digit) => `${digit}1111111-1111-4111-8111-111111111111`,
)

test('cuts and films without chosen lengths get the lengths with which they were made', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  try {
    await migratorOf(database).up({ to: 'Migration20261121140000_free_offers_and_stored_responses' })
    const run = (statement: string, values: string[]) => database.em.fork().execute(statement, values)
    await run(
      `insert into account (id, email, username, password_hash) values (?, 'ana@example.com', 'ana', '')`,
      [account],
    )
    await run(
      `insert into project (id, name, owner_id, cut_video_ids, cut_transitions) values (?, 'The Keeper', ?, ?, '{fade,""}')`,
      [project, account, `{${answer},gone,${second}}`],
    )
    await run(`insert into project (id, name, owner_id) values (?, 'Empty', ?)`, [asked, account])
    const insert = `insert into video (id, project_id, author_id, title, engine, is_merged, transitions) values (?, ?, ?, 'The Keeper 1', 'local', ?::boolean, ?)`
    await run(insert, [asset, project, account, 'true', '{"",hblur}'])
    await run(insert, [answer, project, account, 'false', '{}'])
    await run(insert, [second, project, account, 'false', '{}'])
    await migrate(database)
    const em = database.em.fork()
    expect(await settingsOf(em, project)).toMatchObject({ size: null, fit: 'PAD' })
    expect(await cutItems(em, project)).toMatchObject([
      { id: firstItemId(answer), videoId: answer, position: 0, transition: 'fade', transitionSeconds: 1 },
      {
        id: firstItemId(second),
        videoId: second,
        position: 1,
        inFrame: 0,
        outFrame: null,
        speed: 1,
        revision: 1,
      },
    ])
    expect(await cutItems(em, asked)).toEqual([])
    expect(await em.findOneOrFail(Film, asset)).toMatchObject({
      gaps: [
        { transition: '', seconds: 0 },
        { transition: 'hblur', seconds: 1 },
      ],
      size: null,
      fit: 'PAD',
    })
    expect(await em.count(Clip, answer)).toBe(1)
  } finally {
    await database.close()
    await fresh.drop()
  }
})

test('transitions and their lengths become equivalent gaps, and are restored unchanged', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  const run = (statement: string, values: string[] = []) =>
    database.em.fork().execute<Record<string, unknown>[]>(statement, values)
  const listsOf = async (table: string, transitions: string, lengths: string) =>
    run(
      `select id, ${transitions} as transitions, ${lengths} as lengths, updated_at from ${table} order by id`,
    )
  const before = () =>
    Promise.all([
      listsOf('project', 'cut_transitions', 'cut_lengths'),
      listsOf('video', 'transitions', 'lengths'),
    ])
  try {
    await migratorOf(database).up({ to: 'Migration20261122050000_attempts_of_idempotent_requests' })
    await run(
      `insert into account (id, email, username, password_hash) values (?, 'ana@example.com', 'ana', '')`,
      [account],
    )
    const cuts = `insert into project (id, name, owner_id, cut_video_ids, cut_transitions, cut_lengths) values (?, 'The Keeper', ?, ?, ?, ?)`
    await run(cuts, [project, account, '{a,b,c,d}', '{fade,"",hblur}', '{0.25,1.5,2}'])
    await run(cuts, [asked, account, '{a}', '{}', '{}'])
    const films = `insert into video (id, project_id, author_id, title, engine, is_merged, transitions, lengths) values (?, ?, ?, 'The Keeper 1', 'local', ?::boolean, ?, ?)`
    await run(films, [asset, project, account, 'true', '{hlwind,"",fade}', '{0.5,0,0}'])
    await run(films, [answer, project, account, 'false', '{}', '{}'])
    const lists = await before()

    await migratorOf(database).up({ to: 'Migration20261122060000_gaps_of_cuts' })
    expect(await run('select id, cut_gaps as gaps from project order by id')).toEqual([
      {
        id: project,
        gaps: [
          { transition: 'fade', seconds: 0.25 },
          { transition: '', seconds: 1.5 },
          { transition: 'hblur', seconds: 2 },
        ],
      },
      { id: asked, gaps: [] },
    ])
    expect(await run('select id, gaps from video order by id')).toEqual([
      {
        id: asset,
        gaps: [
          { transition: 'hlwind', seconds: 0.5 },
          { transition: '', seconds: 0 },
          { transition: 'fade', seconds: 0 },
        ],
      },
      { id: answer, gaps: [] },
    ])

    await migratorOf(database).down({ migrations: ['Migration20261122060000_gaps_of_cuts'] })
    expect(await before()).toEqual(lists)
  } finally {
    await database.close()
    await fresh.drop()
  }
})

test('the lists of a cut become equivalent items, and are restored unchanged', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  const run = (statement: string, values: string[] = []) =>
    database.em.fork().execute<Record<string, unknown>[]>(statement, values)
  const cuts = () => run('select id, cut_video_ids as videos, cut_gaps as gaps from project order by id')
  const ITEMS = 'Migration20261125162630_cut_items'
  try {
    await migratorOf(database).up({ to: 'Migration20261125090344_job_succeeded_index' })
    await run(
      `insert into account (id, email, username, password_hash) values (?, 'ana@example.com', 'ana', '')`,
      [account],
    )
    const insert = 'insert into project (id, name, owner_id, cut_video_ids, cut_gaps) values (?, ?, ?, ?, ?)'
    const gaps = [
      { transition: 'fade', seconds: 0.25 },
      { transition: '', seconds: 1.5 },
    ]
    await run(insert, [project, 'Reel', account, `{${answer},${asset},${second}}`, JSON.stringify(gaps)])
    await run(insert, [asked, 'Empty', account, '{}', '[]'])
    for (const id of [asset, answer, second])
      await run(
        `insert into video (id, project_id, author_id, title, engine) values (?, ?, ?, 'Clip', 'local')`,
        [id, project, account],
      )
    const before = await cuts()

    await migratorOf(database).up({ to: ITEMS })
    expect(
      await run(
        'select id, position, transition, transition_seconds as seconds from cut_item order by position',
      ),
    ).toEqual([
      { id: answer, position: 0, transition: 'fade', seconds: 0.25 },
      { id: asset, position: 1, transition: '', seconds: 1.5 },
      { id: second, position: 2, transition: '', seconds: 1 },
    ])

    await migratorOf(database).down({ migrations: [ITEMS] })
    expect(await cuts()).toEqual(before)
  } finally {
    await database.close()
    await fresh.drop()
  }
})

test('export settings move out of the project, and back', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  const run = (statement: string, values: string[] = []) =>
    database.em.fork().execute<Record<string, unknown>[]>(statement, values)
  const read = () => run('select * from project order by id')
  try {
    await migratorOf(database).up({ to: 'Migration20261127034457_project_member' })
    await run(
      `insert into account (id, email, username, password_hash) values (?, 'ana@example.com', 'ana', '')`,
      [account],
    )
    for (const [id, columns, values] of [
      [project, '', ''],
      [asset, ', cut_fit', `, 'crop'`],
      [asked, ', cut_clip_gain', ', -6'],
      [
        second,
        ', cut_size, cut_ratio, cut_fit, cut_frame_rate, cut_title, cut_clip_gain, cut_loudness, cut_burned_captions',
        `, '720p', '9:16', 'crop', 25, 'Low tide', -3.5, -14, 'en'`,
      ],
    ])
      await run(`insert into project (id, name, owner_id${columns}) values (?, 'Reel', ?${values})`, [
        id,
        account,
      ])
    const before = await read()
    await migrate(database)
    expect((await read())[0]).not.toHaveProperty('cut_fit')
    const em = database.em.fork()
    expect(await em.find(Cut, {}, { orderBy: { projectId: 'asc' } })).toMatchObject([
      { projectId: asset, fit: 'CROP', size: null, clipGain: 0, revision: 1 },
      { projectId: asked, fit: 'PAD', clipGain: -6 },
      {
        projectId: second,
        size: '720p',
        ratio: '9:16',
        fit: 'CROP',
        frameRate: 25,
        title: 'Low tide',
        clipGain: -3.5,
        loudness: -14,
        burnedCaptions: 'en',
        fieldRevisions: {},
      },
    ])
    await migratorOf(database).down({ to: 'Migration20261127044000_cut_settings' })
    expect(await read()).toEqual(before)
  } finally {
    await database.close()
    await fresh.drop()
  }
})

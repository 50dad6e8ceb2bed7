import { freshDatabase } from '../../../test/database.js'
import { Project } from '../../modules/project/project.entity.js'
import { Video } from '../../modules/video/video.entity.js'
import { migratorOf } from './migrator.js'
import { migrate } from './orm.js'
import { openDatabase } from '../../app/process/database.js'

const [account, project, asset, asked, answer] = [1, 2, 3, 4, 5].map(
  (digit) => `${digit}1111111-1111-4111-8111-111111111111`,
)

test('a cut and a film from before lengths were chosen have those that they were made with', async () => {
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
      `insert into project (id, name, owner_id, cut_video_ids, cut_transitions) values (?, 'The Keeper', ?, '{a,b,c}', '{fade,""}')`,
      [project, account],
    )
    await run(`insert into project (id, name, owner_id) values (?, 'Empty', ?)`, [asked, account])
    const insert = `insert into video (id, project_id, author_id, title, engine, is_merged, transitions) values (?, ?, ?, 'The Keeper 1', 'local', ?::boolean, ?)`
    await run(insert, [asset, project, account, 'true', '{"",hblur}'])
    await run(insert, [answer, project, account, 'false', '{}'])
    await migrate(database)
    const em = database.em.fork()
    expect(await em.findOneOrFail(Project, project)).toMatchObject({
      cutGaps: [
        { transition: 'fade', seconds: 1 },
        { transition: '', seconds: 1 },
      ],
      cutSize: null,
      cutFit: 'pad',
    })
    expect(await em.findOneOrFail(Project, asked)).toMatchObject({ cutGaps: [] })
    expect(await em.findOneOrFail(Video, asset)).toMatchObject({
      gaps: [
        { transition: '', seconds: 0 },
        { transition: 'hblur', seconds: 1 },
      ],
      size: null,
      fit: 'pad',
    })
    expect(await em.findOneOrFail(Video, answer)).toMatchObject({ gaps: [], size: null, fit: null })
  } finally {
    await database.close()
    await fresh.drop()
  }
})

test('transitions and their lengths become gaps that say the same, and come back as they were', async () => {
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

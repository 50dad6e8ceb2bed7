/** Covers specification K32. */
import { freshDatabase } from '../../../test/database.js'
import { openDatabase } from '../../app/process/database.js'
import { migratorOf } from './migrator.js'
import { migrate } from './orm.js'

const [account, project, take] = [1, 2, 3].map((digit) => `${digit}1111111-1111-4111-8111-111111111111`)

test('earlier files get a record with their size, and with their project if they have one', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  try {
    await migratorOf(database).up({ to: 'Migration20261122150000_videos_by_status' })
    const run = (statement: string, values: string[] = []) =>
      database.em.fork().execute<Record<string, string | null>[]>(statement, values)
    await run(
      `insert into account (id, email, username, password_hash) values (?, 'ana@example.com', 'ana', '')`,
      [account],
    )
    await run(`insert into project (id, name, owner_id) values (?, 'The Keeper', ?)`, [project, account])
    await run(
      `insert into asset (name, owner_id, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash)
       values ('A door', ?, 'assets/o', 'assets/m', 'assets/s', 1, 1, '#000000', '')`,
      [account],
    )
    await run(
      `insert into video (id, project_id, author_id, title, engine, video_key, poster_key) values (?, ?, ?, 'A door', 'local', 'videos/v', 'videos/p')`,
      [take, project, account],
    )
    await run(`insert into stored_file (key, bytes) values ('assets/o', 10), ('videos/v', 20)`)
    await migrate(database)
    expect(await run('select key, bytes, project_id, shelf from stored_file order by key')).toEqual([
      { key: 'assets/m', bytes: null, project_id: null, shelf: 'assets' },
      { key: 'assets/o', bytes: '10', project_id: null, shelf: 'assets' },
      { key: 'assets/s', bytes: null, project_id: null, shelf: 'assets' },
      { key: 'videos/p', bytes: null, project_id: project, shelf: 'videos' },
      { key: 'videos/v', bytes: '20', project_id: project, shelf: 'videos' },
    ])
  } finally {
    await database.close()
    await fresh.drop()
  }
})

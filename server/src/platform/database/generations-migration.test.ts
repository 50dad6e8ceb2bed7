/** Covers specification L29. */
import { freshDatabase } from '../../../test/database.js'
import { openDatabase } from '../../app/process/database.js'
import { migratorOf } from './migrator.js'
import { migrate } from './orm.js'

const [account, picture, copy, frame] = [1, 2, 3, 4].map(
  (digit) => `${digit}1111111-1111-4111-8111-111111111111`,
)

test('earlier pictures, and their copies, get the data that their jobs still have', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  try {
    await migratorOf(database).up({ to: 'Migration20261122164000_room' })
    const run = (statement: string, values: (string | null)[] = []) =>
      database.em.fork().execute<Record<string, string | number | null>[]>(statement, values)
    await run(
      `insert into account (id, email, username, password_hash) values (?, 'ana@example.com', 'ana', '')`,
      [account],
    )
    for (const [id, name, source] of [
      [picture, 'A picture', null],
      [copy, 'B copy', picture],
      [frame, 'C frame', null],
    ])
      await run(
        `insert into asset (id, name, source_id, owner_id, is_generated, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash)
         values (?, ?, ?, ?, true, 'assets/o', 'assets/m', 'assets/s', 1, 1, '#000000', '')`,
        [id, name, source, account],
      )
    await run(
      `insert into job (kind, author_id, status, asset_id, picture) values ('image', ?, 'succeeded', ?, '{"prompt": "A heron", "seed": 1234567890, "model": "a-model"}')`,
      [account, picture],
    )
    await migrate(database)
    const made = { prompt: 'A heron', seed: 1_234_567_890, model: 'a-model' }
    expect(await run('select prompt, seed, model from asset order by name')).toEqual([
      made,
      made,
      { prompt: null, seed: null, model: null },
    ])
  } finally {
    await database.close()
    await fresh.drop()
  }
})

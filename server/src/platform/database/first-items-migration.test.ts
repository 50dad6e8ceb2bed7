/** Covers specification V63. */
import { firstItemId } from '#schema/cut-item'
import { aCutItem, aLowerThird, rows } from '../../../test/world/builders.js'
import { freshDatabase } from '../../../test/database.js'
import { fill } from '../../../test/world/rows.js'
import { IDS } from '../../../test/world/things.js'
import { openDatabase } from '../../app/process/database.js'
import { migratorOf } from './migrator.js'
import { migrate } from './orm.js'

const MIGRATION = 'Migration20261128120000_first_item_ids'
const FURTHER = '5d5e1f7a-7d27-4a6c-9a0e-1a9c36f3b1ab'
const { first, second, fresh: parked } = IDS

test('first uses get the ids of their videos back with what moves with them, and new ones again', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  const em = database.em.fork()
  const read = async (statement: string) =>
    (await em.fork().execute<{ id: string }[]>(statement)).map(({ id }) => id)
  const ids = async () => ({
    items: await read('select id from cut_item order by position nulls last, id'),
    cues: await read('select item_id as id from cut_cue'),
    captions: await read('select item_id as id from caption'),
    lowerThirds: await read('select item_id as id from lower_third order by start_frame'),
  })
  try {
    await migrate(database)
    await fill(em)
    await rows(
      aCutItem({ id: FURTHER, position: 2 }),
      aCutItem({ id: firstItemId(parked), clipId: parked, position: null }),
      aLowerThird({ itemId: firstItemId(parked), startFrame: 20 }),
      aLowerThird({ itemId: FURTHER, startFrame: 30 }),
    )({ em })
    const after = await ids()
    expect(after).toEqual({
      items: [firstItemId(first), firstItemId(second), FURTHER, firstItemId(parked)],
      cues: [firstItemId(first)],
      captions: [firstItemId(first)],
      lowerThirds: [firstItemId(first), firstItemId(parked), FURTHER],
    })
    await migratorOf(database).down({ migrations: [MIGRATION] })
    expect(await ids()).toEqual({
      items: [first, second, FURTHER, parked],
      cues: [first],
      captions: [first],
      lowerThirds: [first, parked, FURTHER],
    })
    await migratorOf(database).up()
    expect(await ids()).toEqual(after)
  } finally {
    await database.close()
    await fresh.drop()
  }
})

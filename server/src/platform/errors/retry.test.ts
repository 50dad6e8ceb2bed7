import { freshDatabase } from '../../../test/database.js'
import type { Database } from '../database/orm.js'
import { openDatabase } from '../../app/process/database.js'
import { retryDuringOutage } from './retry.js'
import { toOutageFailure } from './outage.js'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: Database

beforeAll(async () => {
  fresh = await freshDatabase()
  database = await openDatabase(fresh.url)
  await database.em.fork().execute('create table counter (id integer primary key, value integer not null)')
  await database.em.fork().execute('insert into counter values (1, 0), (2, 0)')
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

/** Two transactions that lock the same two rows in opposite order, once both hold their first. */
function crossed(around: <Done>(work: () => Promise<Done>) => Promise<Done>) {
  let meet = () => {}
  const bothHold = new Promise<void>((resolve) => (meet = resolve))
  let holding = 0
  const add = (first: number, second: number) =>
    around(() =>
      database.em.fork().transactional(async (em) => {
        await em.execute('update counter set value = value + 1 where id = ?', [first])
        if (++holding === 2) meet()
        await bothHold
        await em.execute('update counter set value = value + 1 where id = ?', [second])
      }),
    )
  return Promise.allSettled([add(1, 2), add(2, 1)])
}

test('a transaction rolled back by a deadlock counts as a temporary outage, and is retried by retryDuringOutage', async () => {
  const ends = await crossed((work) => work())
  const [undone] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []))
  expect(toOutageFailure(undone)).toMatchObject({ code: 'UNAVAILABLE' })
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await crossed(retryDuringOutage)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await database.em.fork().execute('select value from counter')).toEqual([{ value: 3 }, { value: 3 }])
})

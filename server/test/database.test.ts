import pg from 'pg'
import { freshDatabase } from './database.js'

test('each test file has its own database', async () => {
  const [one, two] = await Promise.all([freshDatabase(), freshDatabase()])
  const client = new pg.Client(one.url)
  await client.connect()
  await client.query('create table only_here (id int)')
  await client.end()
  const other = new pg.Client(two.url)
  await other.connect()
  await expect(other.query('select * from only_here')).rejects.toThrow('does not exist')
  await other.end()
  await Promise.all([one.drop(), two.drop()])
})

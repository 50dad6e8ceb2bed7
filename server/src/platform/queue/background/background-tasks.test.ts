import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { freshDatabase } from '../../../../test/database.js'
import { type Database, migrate } from '../../database/orm.js'
import { openDatabase } from '../../../app/process/database.js'
import { BackgroundTasks } from './background-tasks.js'
import { Jobs } from '../jobs.js'
import { JOB_LIMITS } from '../../../modules/jobs/index.js'
import { Hooks } from '../../events/hooks.js'

const QUEUE = 'polishing'
const [ana, ben, carla] = [randomUUID(), randomUUID(), randomUUID()]
let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: Database
let jobs: Jobs
let tasks: BackgroundTasks

beforeAll(async () => {
  fresh = await freshDatabase()
  database = await openDatabase(fresh.url)
  await migrate(database)
  jobs = new Jobs(database.em, new Hooks(), JOB_LIMITS)
  const options = { scratch: tmpdir(), log: pino({ level: 'silent' }), signal: new AbortController().signal }
  tasks = new BackgroundTasks({
    db: database.em,
    queue: QUEUE,
    work: async () => {},
    ...options,
  })
})
beforeEach(() => database.em.fork().execute('delete from background_task'))
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const want = (authorId: string, key: string, need: 'asked' | 'prepared' = 'asked') =>
  jobs.enqueueBackground(QUEUE, key, {}, { authorId, need })

test('background tasks of one person do not delay those of others', async () => {
  for (let at = 0; at < 4; at++) await want(ana, `ana ${at}`)
  for (const key of ['ben 0', 'ben 1']) await want(ben, key)
  await want(carla, 'carla 0')
  const taken: (string | undefined)[] = []
  for (let at = 0; at < 8; at++) taken.push((await tasks.take())?.key)
  expect(taken.slice(0, 3).sort()).toEqual(['ana 0', 'ben 0', 'carla 0'])
  expect(taken.slice(3, 5).sort()).toEqual(['ana 1', 'ben 1'])
  expect(taken.slice(5)).toEqual(['ana 2', 'ana 3', undefined])
})

test('a worker that takes one task at a time does not finish those of one person first', async () => {
  for (let at = 0; at < 50; at++) await want(ana, `ana ${at}`)
  await want(ben, 'ben 0')
  const taken: string[] = []
  for (let at = 0; at < 50; at++) {
    const { key } = (await tasks.take())!
    taken.push(key)
    await database.em.fork().execute('delete from background_task where key = ?', [key])
  }
  expect(taken).toContain('ben 0')
})

test('waiting tasks of a person are limited, with extra room for those they request themselves', async () => {
  const prepared: boolean[] = []
  for (let at = 0; at < 70; at++) prepared.push(await want(ana, `prepared ${at}`, 'prepared'))
  expect(prepared.filter(Boolean)).toHaveLength(60)
  for (let at = 0; at < 20; at++) expect(await want(ana, `asked ${at}`)).toBe(true)
  expect(await want(ana, 'one more')).toBe(false)
  expect(await want(ana, 'prepared 0', 'prepared')).toBe(true)
  expect(await want(ben, 'another’s', 'prepared')).toBe(true)
})

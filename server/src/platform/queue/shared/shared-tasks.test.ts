import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { Events } from '../../events/events.js'
import { makeOnce } from './claims.js'
import { openDatabase } from '../../../app/process/database.js'
import { migratedDatabase } from '../../../../test/migrated-database.js'
import type { Database } from '../../database/orm.js'
import { Job, JobStatus } from '../job.entity.js'
import { SharedTask } from './shared-task.entity.js'
import { SharedTasks } from './shared-tasks.js'

const log = pino({ level: 'silent' })
const [ana, ben] = [randomUUID(), randomUUID()]
const TOOLKIT = 'ffmpeg 7'
let fresh: Awaited<ReturnType<typeof migratedDatabase>>
let database: Database
let events: Events
let tasks: SharedTasks
/** Simulates another process. */
let others: SharedTasks

beforeAll(async () => {
  fresh = await migratedDatabase()
  database = await openDatabase(fresh.url)
  events = new Events(fresh.url, log)
  await events.open()
  tasks = new SharedTasks({ db: database.em, events, log })
  others = new SharedTasks({ db: database.em, events, log })
})
beforeEach(async () => {
  await em().nativeDelete(SharedTask, {})
  await em().nativeDelete(Job, {})
})
afterAll(async () => {
  await events.close()
  await database.close()
  await fresh.drop()
})

const em = () => database.em.fork()
const merge = async (authorId: string): Promise<Job> => {
  const inside = em()
  const job = inside.create(Job, {
    kind: 'merge',
    authorId,
    projectId: null,
    status: JobStatus.RUNNING,
  })
  await inside.flush()
  return job
}
const offer = (job: Job, ...keys: string[]) => {
  const own = tasks.of(job, TOOLKIT)
  return Promise.all(keys.map((key) => own.offer({ kind: 'part', key, data: { of: key } })))
}
const take = (toolkit = TOOLKIT) => others.take(['part'], toolkit)
const lapse = () => em().execute(`update shared_task set claimed_until = now() - interval '1 second'`)

test('a task runs on one worker at a time, and on the next after that one dies or releases it', async () => {
  const claim = await tasks.claim('a')
  expect(claim).toBeDefined()
  expect(await others.claim('a')).toBeUndefined()
  const settled = others.settled('a')
  await claim!.release(false)
  await settled
  expect(await others.claim('a')).toBeDefined()
  await lapse()
  expect(await tasks.claim('a')).toBeDefined()
})

test('workers that need the same result at once make it once', async () => {
  const made: string[] = []
  const want = (claims: SharedTasks) =>
    makeOnce({
      key: 'a',
      claims,
      find: () => Promise.resolve(made[0]),
      make: () => {
        made.push(`made ${made.length}`)
        return Promise.resolve(made[0])
      },
    })
  expect(await Promise.all([tasks, others, tasks, others].map(want))).toEqual(Array(4).fill('made 0'))
  expect(made).toHaveLength(1)
  expect(await em().count(SharedTask)).toBe(0)
})

test('a result that others failed to make is made by the waiting worker', async () => {
  const failing = await others.claim('a')
  const wanted = makeOnce({
    key: 'a',
    claims: tasks,
    find: () => Promise.resolve(undefined),
    make: () => Promise.resolve('made'),
  })
  await failing!.release(false)
  expect(await wanted).toBe('made')
})

test('other workers take tasks in turns between people, in the order of each film, each once', async () => {
  await offer(await merge(ana), 'a1', 'a2', 'a3')
  await offer(await merge(ben), 'b1', 'b2')
  const taken: (string | undefined)[] = []
  for (let at = 0; at < 6; at++) taken.push((await take())?.key)
  expect(taken).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', undefined])
})

test('two jobs share one task, which runs while one of them is open', async () => {
  const [first, second] = [await merge(ana), await merge(ben)]
  await offer(first, 'a')
  await offer(second, 'a', 'b')
  expect(await em().count(SharedTask)).toBe(2)
  await em().nativeUpdate(Job, { id: first.id }, { status: JobStatus.CANCELLED })
  const taken = await take()
  expect(taken).toMatchObject({ key: 'a', data: { of: 'a' } })
  expect(await others.renew(taken!, { mustBeNeeded: true })).toBe(true)
  await em().nativeUpdate(Job, { id: second.id }, { status: JobStatus.CANCELLED })
  expect(await others.renew(taken!, { mustBeNeeded: true })).toBe(false)
  expect(await take()).toBeUndefined()
  await others.release(taken!, { isDone: false })
  await tasks.discardUnneeded()
  expect(await em().count(SharedTask)).toBe(0)
})

test('a worker only takes tasks of its own toolkit', async () => {
  await offer(await merge(ana), 'a')
  expect(await take('ffmpeg 6')).toBeUndefined()
  expect(await others.take(['something else'], TOOLKIT)).toBeUndefined()
  expect(await take()).toMatchObject({ key: 'a' })
})

test('a task that failed or crashed three workers is left to the job’s own', async () => {
  await offer(await merge(ana), 'a')
  await take()
  await lapse()
  const stopped = await take()
  await others.release(stopped!, { isDone: false, isCounted: false })
  for (let at = 0; at < 2; at++) await others.release((await take())!, { isDone: false })
  expect(await take()).toBeUndefined()
  expect(await tasks.claim('a')).toBeDefined()
})

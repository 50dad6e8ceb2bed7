/** Covers specification C23, C24. */
import { randomUUID } from 'node:crypto'
import { LIMITS } from '#schema/limits'
import { freshDatabase } from '../../../test/database.js'
import { type Database, migrate } from '../database/orm.js'
import { openDatabase } from '../../app/process/database.js'
import { Job, JobStatus } from './job.entity.js'
import { JobQueue, placesInQueue } from './job-queue.js'
import { Jobs } from './jobs.js'
import { JOB_LIMITS } from '../../modules/jobs/index.js'
import { Hooks } from '../events/hooks.js'
import type { JobKind } from './job-kinds.js'

const { openOfPerson, openInAll } = LIMITS.jobs
const [ana, ben, carla] = [randomUUID(), randomUUID(), randomUUID()]
const projectId = randomUUID()
let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: Database
let queue: JobQueue
let jobs: Jobs

beforeAll(async () => {
  fresh = await freshDatabase()
  database = await openDatabase(fresh.url)
  await migrate(database)
  queue = new JobQueue(database.em)
  jobs = new Jobs(database.em, new Hooks(), JOB_LIMITS)
})
beforeEach(async () => {
  await em().nativeDelete(Job, {})
  await watched(60)
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const em = () => database.em.fork()
const ask = (authorId: string, kind: JobKind = 'video') =>
  em().transactional((inside) =>
    jobs.add(inside, { kind, projectId, authorId, subjectId: projectId } as Parameters<Jobs['add']>[1]),
  )
const take = () => queue.take('video')
/** Sets since when the queue has been readable, and when that was last recorded, in seconds. */
const watched = (seconds: number, ago = 0) =>
  em().execute(
    `insert into queue_watch (id, readable_since, seen_at) values (1, now() - ? * interval '1 second', now() - ? * interval '1 second')
     on conflict (id) do update set readable_since = excluded.readable_since, seen_at = excluded.seen_at`,
    [seconds, ago],
  )
const whose = async (count: number): Promise<(string | undefined)[]> => {
  const authors: (string | undefined)[] = []
  for (let at = 0; at < count; at++) authors.push((await take())?.authorId)
  return authors
}

test('a person with many jobs does not delay another with one', async () => {
  for (let at = 0; at < 6; at++) await ask(ana)
  await ask(ben)
  await ask(carla)
  await ask(ben)
  expect(await whose(10)).toEqual([ana, ben, carla, ana, ben, ana, ana, ana, ana, undefined])
})

test('with more people than places, those who come later wait for one job of each at most', async () => {
  for (let at = 0; at < 4; at++) for (const person of [ana, ben]) await ask(person)
  const finish = async () => {
    const job = (await take())!
    await em().nativeUpdate(Job, { id: job.id }, { status: JobStatus.SUCCEEDED, leaseUntil: null })
    return job.authorId
  }
  expect([await finish(), await finish(), await finish()]).toEqual([ana, ben, ana])
  await ask(carla)
  await ask(carla)
  const order = []
  for (let at = 0; at < 7; at++) order.push(await finish())
  expect(order).toEqual([carla, ben, ana, carla, ben, ana, ben])
})

test('workers that take jobs at once take different ones, in fair order', async () => {
  for (let at = 0; at < 6; at++) await ask(ana)
  for (let at = 0; at < 2; at++) await ask(ben)
  const taken = await Promise.all(Array.from({ length: 4 }, () => take()))
  expect(new Set(taken.map((job) => job?.id)).size).toBe(4)
  expect(taken.map((job) => job?.authorId).sort()).toEqual([ana, ana, ben, ben].sort())
})

test('each waiting job has a place in the queue, in the order in which jobs are taken', async () => {
  const asked: Job[] = []
  for (const person of [ana, ana, ana, ben, carla, ben]) asked.push(await ask(person))
  await ask(carla, 'merge')
  await em().nativeUpdate(Job, { id: asked[2].id }, { notBefore: new Date(Date.now() + 60_000) })
  const places = await placesInQueue(
    em(),
    asked.map(({ id }) => id),
  )
  expect(asked.map(({ id }) => places.get(id))).toEqual([1, 4, undefined, 2, 3, 5])
  for (const at of [0, 3, 4, 1, 5]) expect((await take())?.id).toBe(asked[at].id)
  expect((await placesInQueue(em(), [asked[0].id])).size).toBe(0)
})

test('watched films come first, and unwatched ones do not starve', async () => {
  const [old, unseen, watched] = [await ask(ana, 'merge'), await ask(ana, 'merge'), await ask(ana, 'merge')]
  const others = await ask(ben, 'merge')
  await queue.markWatched(watched)
  await em().execute(`update job set created_at = now() - interval '6 minutes' where id = ?`, [old.id])
  const taken: (string | undefined)[] = []
  for (let at = 0; at < 4; at++) taken.push((await queue.take('merge'))?.id)
  expect(taken).toEqual([old, others, watched, unseen].map(({ id }) => id))
})

test('a job whose worker died comes before any other', async () => {
  for (let at = 0; at < 3; at++) await ask(ana)
  await ask(ben)
  const [, lost] = [await take(), await take()]
  await em().execute(`update job set lease_until = now() - interval '1 second' where id = ?`, [lost!.id])
  await ask(carla)
  expect((await take())?.id).toBe(lost!.id)
  expect((await take())?.authorId).toBe(carla)
})

test('jobs of a deleted project delay nobody', async () => {
  for (let at = 0; at < 5; at++) await ask(ana)
  await em().execute('delete from job where project_id = ?', [projectId])
  const { id } = await ask(ben)
  expect((await take())?.id).toBe(id)
})

test('a delayed job is taken at its time, and one whose worker died once its lease has lapsed', async () => {
  const { id } = await ask(ana)
  await em().nativeUpdate(Job, { id }, { notBefore: new Date(Date.now() + 60_000) })
  expect(await take()).toBeUndefined()
  await em().nativeUpdate(Job, { id }, { notBefore: new Date(Date.now() - 1) })
  const first = await take()
  expect(first).toMatchObject({ id, status: JobStatus.RUNNING, attempts: 1 })
  expect(await take()).toBeUndefined()
  await em().execute(`update job set lease_until = now() - interval '1 second' where id = ?`, [id])
  // after an outage, or if the queue is readable again only since a moment, its worker may still live
  for (const [seconds, ago] of [
    [60, 10],
    [5, 0],
  ]) {
    await watched(seconds, ago)
    expect(await take()).toBeUndefined()
  }
  await watched(60)
  const second = await take()
  expect(second).toMatchObject({ id, attempts: 2 })
  expect(await queue.renew(first!)).toBe('taken')
  expect(await queue.renew(second!)).toBe('held')
  await em().nativeUpdate(Job, { id }, { status: JobStatus.CANCELLED })
  expect(await queue.renew(second!)).toBe('ended')
})

/** Batch size of concurrent requests; the limit is reached within a batch. */
const GROUP = 13

test('a person’s open jobs are limited, even for concurrent requests', async () => {
  const refused: unknown[] = []
  // in batches: each request waits for those before it, and on a slow machine too many would time out
  for (let group = 0; group < (openOfPerson + 30) / GROUP; group++) {
    const asked = await Promise.allSettled(Array.from({ length: GROUP }, () => ask(ana)))
    refused.push(...asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
  }
  expect(refused).toEqual(
    Array.from({ length: 30 }, () =>
      expect.objectContaining({
        code: 'RATE_LIMITED',
        message: 'You have 100 generations in progress. Wait for one to finish or cancel one.',
      }),
    ),
  )
  expect(await em().count(Job)).toBe(openOfPerson)
  await ask(ben)
  await em().execute(
    `update job set status = 'succeeded' where id = (select id from job where author_id = ? limit 1)`,
    [ana],
  )
  await ask(ana)
  await expect(ask(ana)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 30 } })
})

test('the open jobs of all people are limited', async () => {
  await em().execute(
    `insert into job (kind, project_id, author_id) select 'video', ?, gen_random_uuid() from generate_series(1, ?)`,
    [projectId, openInAll - 3],
  )
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => ask(randomUUID())))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(ask(ana)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'The team has 1,000 generations in progress. Try again later.',
  })
})

test('it is recorded since when the queue has been readable; a gap restarts that time', async () => {
  const since = async () =>
    Number(
      (await em().execute(`select extract(epoch from now() - readable_since) as since from queue_watch`))[0]
        .since,
    )
  const recordOnce = () => {
    const stopping = new AbortController()
    const watching = queue.watch(stopping.signal)
    stopping.abort()
    return watching
  }
  await recordOnce()
  expect(await since()).toBeGreaterThan(59)
  await watched(60, 10)
  await recordOnce()
  expect(await since()).toBeLessThan(50)
})

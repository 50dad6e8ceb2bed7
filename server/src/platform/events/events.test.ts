import { pino } from 'pino'
import { FaultyProxy } from '../../../hardening/faulty-proxy.js'
import { migratedDatabase } from '../../../test/migrated-database.js'
import { openDatabase } from '../../app/process/database.js'
import { Events, type DomainEvent, announce } from './events.js'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

/** Events received through a faulty proxy, and the database that publishes them. */
async function listening() {
  const { url, drop } = await migratedDatabase()
  const { wire, url: through } = await FaultyProxy.toDatabase(url)
  const database = await openDatabase(url)
  const events = new Events(through, pino({ level: 'silent' }))
  cleanups.push(
    drop,
    () => wire.close(),
    () => database.close(),
    () => events.close(),
  )
  await events.open()
  const heard: string[] = []
  events.on('cut', ({ id }) => heard.push(id))
  const back = () => new Promise<void>((resolve) => events.onGap(resolve))
  const tell = (id: string, topic: 'cut' | 'member' = 'cut') => announce(database.em.fork(), { topic, id })
  return { database, wire, events, heard, back, tell }
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('while Postgres is down, connections are tried one at a time with growing delays; then events arrive again', async () => {
  const { wire, heard, back, tell } = await listening()
  const before = wire.attempts
  wire.set('down')
  await new Promise((resolve) => setTimeout(resolve, 4_000))
  const tries = wire.attempts - before
  expect(tries).toBeGreaterThan(1)
  expect(tries).toBeLessThan(10)
  const isBack = back()
  wire.set('ok')
  await isBack
  await tell('a')
  await until(() => heard.includes('a'))
  expect(heard).toEqual(['a'])
})

test('a dead connection is detected and replaced', async () => {
  const { wire, heard, back, tell } = await listening()
  const isBack = back()
  wire.set('blackhole')
  await new Promise((resolve) => setTimeout(resolve, 9_000))
  wire.set('ok')
  await isBack
  await tell('b')
  await until(() => heard.includes('b'))
  expect(heard).toEqual(['b'])
})

test('a listener that throws affects neither other listeners nor reconnection', async () => {
  const { wire, events, heard, tell } = await listening()
  let gaps = 0
  const fail = () => {
    throw new Error('a listener is broken')
  }
  events.onGap(fail)
  events.onGap(() => (gaps += 1))
  events.on('member', fail)
  events.on('member', ({ id }) => heard.push(id))
  for (const round of [1, 2]) {
    wire.set('down')
    await new Promise((resolve) => setTimeout(resolve, 500))
    wire.set('ok')
    await until(() => gaps === round)
  }
  await tell('c', 'member')
  await until(() => heard.includes('c'))
})

test('events of committed transactions are published once and in order, and those of others never', async () => {
  const { database, heard } = await listening()
  const em = database.em.fork()
  await em.transactional(async (inside) => {
    for (const id of ['a', 'b', 'a', 'c']) await announce(inside, { topic: 'cut', id })
  })
  const undone = em.transactional(async (inside) => {
    await announce(inside, { topic: 'cut', id: 'never' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const many = Array.from({ length: 1_500 }, (_, at) => `fact ${at}`)
  await announce(em, ...many.map((id): DomainEvent => ({ topic: 'cut', id })))
  await until(() => heard.length >= 1_503)
  expect(heard).toEqual(['a', 'b', 'c', ...many])
})

test('events of a process that was killed before publishing them are published by another', async () => {
  const { database, heard } = await listening()
  await database.em.fork().execute(`insert into outbox (facts) values ('{"topic":"cut","id":"left"}')`)
  await until(() => heard.length > 0)
  expect(heard).toEqual(['left'])
})

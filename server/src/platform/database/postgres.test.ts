import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { FaultyProxy } from '../../../hardening/faulty-proxy.js'
import { freshDatabase } from '../../../test/database.js'
import { BoundedClient, connectionSettings } from './postgres.js'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

async function connected(url: string, answerMs?: number): Promise<BoundedClient> {
  const client = new BoundedClient({ ...connectionSettings(url, 'cutroom test'), answerMs })
  client.on('error', () => undefined)
  await client.connect()
  cleanups.push(() => client.end().catch(() => undefined))
  return client
}

/** Blocks the event loop, as in a suspended machine or process. */
const standStill = (ms: number) => {
  for (const until = Date.now() + ms; Date.now() < until;);
}

test('a connection established while this process was blocked is used', async () => {
  const { url, drop } = await freshDatabase()
  cleanups.push(drop)
  const client = new BoundedClient({
    ...connectionSettings(url, 'cutroom test'),
    connectionTimeoutMillis: 300,
  })
  const connecting = client.connect()
  cleanups.push(() => client.end())
  await turn()
  standStill(1_500)
  await expect(connecting).resolves.toBeDefined()
})

test('a server that accepts no connection is detected', async () => {
  const { url, drop } = await freshDatabase()
  const { wire, url: through } = await FaultyProxy.toDatabase(url)
  cleanups.push(drop, () => wire.close())
  wire.set('blackhole')
  const client = new BoundedClient({
    ...connectionSettings(through, 'cutroom test'),
    connectionTimeoutMillis: 300,
  })
  client.on('error', () => undefined)
  await expect(client.connect()).rejects.toThrow('timeout expired')
})

test('a response that arrived while this process was blocked is read', async () => {
  const { url, drop } = await freshDatabase()
  cleanups.push(drop)
  const client = await connected(url, 300)
  const answer = client.query('select pg_sleep(0.1)')
  await pause(30) // so that the response is on its way
  await turn() // right before the timers phase, which precedes reading
  standStill(1_500)
  await expect(answer).resolves.toMatchObject({ rowCount: 1 })
  expect(client.isTrusted()).toBe(true)
})

test('an unresponsive server is detected, but not by a connection with a short timeout', async () => {
  const { url, drop } = await freshDatabase()
  const { wire, url: through } = await FaultyProxy.toDatabase(url)
  cleanups.push(drop, () => wire.close())
  const [hasty, patient] = [await connected(through, 300), await connected(through)]
  wire.set('blackhole')
  await expect(hasty.query('select 1')).rejects.toThrow('Query read timeout')
  expect(patient.isTrusted()).toBe(true)
})

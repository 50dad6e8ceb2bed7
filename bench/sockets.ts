import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { User } from '../server/src/modules/account/user.entity.js'
import { PASSWORD, startInstallation } from './shared/installation.js'
import { print } from './shared/report.js'
import { now } from './sockets/clock.js'

/**
 * Measures how a change reaches many sockets: `sockets [SOCKETS] [CHANGES]`, by default 5,000 sockets of as many people,
 * all with the client's subscription to projects, and 20 changes in a row. Prints the memory per socket, how long a
 * change takes to reach half, 99 % and all sockets, and the duration of a REST call when idle and during the changes.
 */

const [sockets, changes] = [Number(process.argv[2] ?? 5_000), Number(process.argv[3] ?? 20)]
/** File descriptors needed beside the sockets. */
const OTHER_FILES = 200
const IDLE_MS = 5_000

const SUBSCRIPTION = `subscription ProjectChanged { projectChanged { deletedId project {
  id name coverUrl updatedAt viewerCanManage assetCount videoCount createdAt description isPrivate owner { id username } } } }`
const CREATE = 'mutation { createProject(input: { name: "Before" }) { id } }'
const EDIT =
  'mutation ($id: ID!, $name: String!) { updateProject(input: { id: $id, name: $name, description: "" }) { id } }'

const fileLimit = execFileSync('sh', ['-c', 'ulimit -n']).toString().trim()
if (fileLimit !== 'unlimited' && Number(fileLimit) < sockets + OTHER_FILES)
  throw new Error(
    `Only ${fileLimit} files may be open. Run "ulimit -n ${sockets + OTHER_FILES}" and try again.`,
  )

interface Delays {
  changes: { count: number; p50: number; p99: number; max: number }[]
  closed: number
}
interface Calls {
  calls: number
  p50: number
  p95: number
}

const startHelper = (file: string) => fork(new URL(`sockets/${file}`, import.meta.url))

/** The next message of a helper for which `isWanted` is true. */
const messageOf = <Message extends object>(helper: ChildProcess, isWanted: (message: Message) => boolean) =>
  new Promise<Message>((resolve) => {
    const listen = (message: unknown) => {
      if (!isWanted(message as Message)) return
      helper.off('message', listen)
      resolve(message as Message)
    }
    helper.on('message', listen)
  })

const bench = await startInstallation()
const listeners = startHelper('listeners.ts')
const caller = startHelper('caller.ts')

/** Creates an account for each socket. Returns their session tokens. */
async function createAccounts(): Promise<string[]> {
  await bench.em.execute(
    `insert into account (username, email, password_hash, is_admin)
     select 'person' || n, 'person' || n || '@example.com', ?, n = 1 from generate_series(1, ?::int) n`,
    [PASSWORD, sockets],
  )
  const { sessions } = bench.installation.services.accounts
  const tokens: string[] = []
  for (const user of await bench.em.fork().find(User, {}, { orderBy: { username: 'asc' } }))
    tokens.push((await sessions.begin(user))!.token)
  return tokens
}

/** Creates a project with a cover. Returns its id. */
async function createProject(token: string): Promise<string> {
  const { createProject: project } = await bench.request(CREATE, {}, token)
  await bench.em.execute(
    `with cover as (
       insert into clip (project_id, author_id, status, title, prompt, engine, poster_key)
       select id, owner_id, 'accepted', 'Cover', 'Dusk', 'local', 'videos/aa/bb/cover.webp' from project returning id)
     update project set cover_video_id = cover.id from cover`,
  )
  return project.id as string
}

/** Bytes of resident memory after garbage collection, where Node.js exposes it. */
async function memoryAtRest(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.()
    await pause(300)
  }
  return process.memoryUsage().rss
}

async function openSockets(tokens: string[]): Promise<void> {
  const before = await memoryAtRest()
  const opened = messageOf<{ open: number }>(listeners, (message) => 'open' in message)
  const start = performance.now()
  listeners.send({ start: { port: bench.api.port, tokens, query: SUBSCRIPTION } })
  const { open } = await opened
  const seconds = (performance.now() - start) / 1000
  const kilobytes = ((await memoryAtRest()) - before) / open / 1000
  print(`${open} sockets opened in ${seconds.toFixed(0)} s; load ${loadavg()[0].toFixed(1)}`)
  print(`memory per socket        ${kilobytes.toFixed(1)} kB (RSS)`)
}

/** Durations of the REST calls since the last call of this function. */
const readCalls = async (): Promise<Calls> => {
  const calls = messageOf<Calls>(caller, (message) => 'calls' in message)
  caller.send({ report: true })
  return calls
}

/** Resolves when all sockets have received this change. */
const received = (change: number) =>
  messageOf<{ received?: number }>(listeners, (message) => message.received === change)

const readDelays = async (sent: Record<number, number>): Promise<Delays> => {
  const delays = messageOf<Delays>(listeners, (message) => 'changes' in message)
  listeners.send({ sent })
  return delays
}

const ms = (time: number) => `${time.toFixed(time < 100 ? 1 : 0)} ms`
const describe = (name: string, { p50, p95, calls }: Calls) =>
  `${name.padEnd(25)}p50 ${ms(p50)}, p95 ${ms(p95)} (${calls} calls)`

try {
  const tokens = await createAccounts()
  const [token] = tokens
  const id = await createProject(token)
  caller.send({ start: { port: bench.api.port, path: '/api/v1/projects', token } })
  await pause(IDLE_MS)
  await openSockets(tokens)

  const makeChange = async (change: number) => {
    const sent = now()
    await bench.request(EDIT, { id, name: `Change ${change}` }, token)
    return sent
  }
  await readCalls()
  await pause(IDLE_MS)
  const idle = await readCalls()

  const firstReceived = received(0)
  await makeChange(0) // compiles the code paths
  await firstReceived
  const secondReceived = received(1)
  const sentAt = await makeChange(1)
  await secondReceived
  const [single] = (await readDelays({ 1: sentAt })).changes
  print(`one change               p50 ${ms(single.p50)}, p99 ${ms(single.p99)}, all ${ms(single.max)}`)

  await readCalls()
  const sent: Record<number, number> = {}
  const allReceived = Promise.all(Array.from({ length: changes }, (_, at) => received(2 + at)))
  const [start, cpu] = [now(), process.cpuUsage()]
  for (let at = 0; at < changes; at++) sent[2 + at] = await makeChange(2 + at)
  await allReceived
  const duration = now() - start
  const busy = await readCalls()
  const { user, system } = process.cpuUsage(cpu)
  const delays = await readDelays(sent)
  const messages = delays.changes.reduce((sum, { count }) => sum + count, 0)
  const worst = Math.max(...delays.changes.map(({ p99 }) => p99))
  print(`${`${changes} changes`.padEnd(25)}all received after ${ms(duration)}, worst p99 ${ms(worst)}`)
  print(
    `messages                 ${messages}, ${((user + system) / messages).toFixed(0)} µs of CPU each; ${delays.closed} sockets closed`,
  )
  print(describe('REST, idle', idle))
  print(`${describe('REST, during the changes', busy)}, p95 ${(busy.p95 / idle.p95).toFixed(2)} times`)
} finally {
  listeners.disconnect()
  caller.disconnect()
  await bench.close()
}

import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { User } from '../src/modules/account/user.entity.js'
import { now } from './sockets/clock.js'
import { openBench } from './installation.js'

/**
 * Measures how a change reaches many sockets: `sockets.ts [SOCKETS] [CHANGES] [plain]`, by default 5,000
 * sockets of as many people, all with the app’s own subscription to projects, and 20 changes in a row. With
 * `plain` they ask for nothing that differs between people. Prints memory for each socket, how long after it was
 * asked for a change has reached half, 99 % and all of them, and a REST call at the 95th percentile when
 * nothing happens and meanwhile. Run it with `NODE_ENV=production`: graphql checks more without it.
 */

const [sockets, changes] = [Number(process.argv[2] ?? 5_000), Number(process.argv[3] ?? 20)]
const PASSWORD = 'correct horse battery'
/** File descriptors beside the sockets themselves. */
const SPARE_FILES = 200
const IDLE_MS = 5_000

const PLAIN = 'subscription { projectChanged { deletedId project { id name updatedAt } } }'
const OF_THE_APP = `subscription ProjectChanged { projectChanged { deletedId project {
  id name coverUrl updatedAt viewerCanManage assetCount videoCount createdAt description isPrivate owner { id username } } } }`
const query = process.argv[4] === 'plain' ? PLAIN : OF_THE_APP
const EDIT =
  'mutation ($id: ID!, $name: String!) { editProject(input: { id: $id, name: $name, description: "" }) { id } }'

const limit = execFileSync('sh', ['-c', 'ulimit -n']).toString().trim()
if (limit !== 'unlimited' && Number(limit) < sockets + SPARE_FILES)
  throw new Error(`Only ${limit} files may be open: run "ulimit -n ${sockets + SPARE_FILES}" first`)

const { api, close, em, installation } = await openBench()
const { sessions } = installation.services.accounts

/** The next message of this shape that a helper sends. */
const heard = <Message>(helper: ChildProcess, field: string): Promise<Message> =>
  new Promise((resolve) => {
    const listen = (message: object) => {
      if (!(field in message)) return
      helper.off('message', listen)
      resolve(message as Message)
    }
    helper.on('message', listen)
  })
const helper = (file: string) => fork(new URL(`sockets/${file}`, import.meta.url))

async function ask(text: string, variables: object, token: string): Promise<Record<string, { id: string }>> {
  const response = await fetch(`http://127.0.0.1:${api.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: text, variables }),
  })
  const { data, errors } = (await response.json()) as {
    data: Record<string, { id: string }>
    errors?: { message: string }[]
  }
  if (errors) throw new Error(errors[0].message)
  return data
}

/** As many people as there are sockets, and a token of each. */
async function people(): Promise<string[]> {
  await em.execute(
    `insert into account (username, email, password_hash, is_admin)
     select 'person' || n, 'person' || n || '@example.com', ?, n = 1 from generate_series(1, ?::int) n`,
    [PASSWORD, sockets],
  )
  const all = await em.fork().find(User, {}, { orderBy: { username: 'asc' } })
  const tokens: string[] = []
  for (const user of all) tokens.push((await sessions.begin(user))!.token)
  return tokens
}

interface Figures {
  figures: { told: number; p50: number; p99: number; last: number }[]
  closed: number
}
interface Calls {
  calls: number
  p50: number
  p95: number
}

const memory = async () => {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.()
    await pause(300)
  }
  return process.memoryUsage().rss
}
const ms = (time: number) => `${time.toFixed(time < 100 ? 1 : 0)} ms`
const print = (line: string) => process.stdout.write(`${line}\n`)

const listeners = helper('listeners.ts')
const caller = helper('caller.ts')
const callsSoFar = async (): Promise<Calls> => {
  const answer = heard<Calls>(caller, 'calls')
  caller.send({ report: true })
  return answer
}

try {
  const tokens = await people()
  const [token] = tokens
  const made = await ask('mutation { createProject(input: { name: "Before" }) { id } }', {}, token)
  const { id } = made.createProject
  await em.execute(
    `with cover as (
       insert into video (project_id, author_id, status, is_merged, title, prompt, engine, poster_key)
       select id, owner_id, 'accepted', false, 'Cover', 'Dusk', 'local', 'videos/aa/bb/cover.webp' from project returning id)
     update project set cover_video_id = cover.id from cover`,
  )
  caller.send({ start: { port: api.port, path: '/api/v1/projects', token } })
  await pause(IDLE_MS)
  await callsSoFar()
  const before = await memory()
  const opened = heard<{ open: number }>(listeners, 'open')
  const begun = performance.now()
  listeners.send({ start: { port: api.port, tokens, query } })
  const { open } = await opened
  const seconds = (performance.now() - begun) / 1000
  const after = await memory()
  print(
    `${open} sockets of as many people, opened in ${seconds.toFixed(0)} s; load ${loadavg()[0].toFixed(1)}`,
  )
  print(`memory for each socket         ${((after - before) / open / 1000).toFixed(1)} kB (RSS)`)

  const changeTo = async (change: number) => {
    const sent = now()
    await ask(EDIT, { id, name: `Change ${change}` }, token)
    return sent
  }
  /** Resolves when all sockets have heard of a change. */
  const told = (change: number) =>
    new Promise<void>((resolve) => {
      const listen = ({ heard: number }: { heard?: number }) => {
        if (number !== change) return
        listeners.off('message', listen)
        resolve()
      }
      listeners.on('message', listen)
    })
  const figuresOf = async (sent: Record<number, number>): Promise<Figures> => {
    const figures = heard<Figures>(listeners, 'figures')
    listeners.send({ sent })
    return figures
  }

  await callsSoFar()
  await pause(IDLE_MS)
  const idle = await callsSoFar()

  const warm = told(0)
  await changeTo(0)
  await warm
  const one = told(1)
  const sent = await changeTo(1)
  await one
  const [single] = (await figuresOf({ 1: sent })).figures
  print(`one change                     p50 ${ms(single.p50)}, p99 ${ms(single.p99)}, all ${ms(single.last)}`)

  await callsSoFar()
  const times: Record<number, number> = {}
  const all = Promise.all(Array.from({ length: changes }, (_, at) => told(2 + at)))
  const first = now()
  const cpu = process.cpuUsage()
  for (let at = 0; at < changes; at++) times[2 + at] = await changeTo(2 + at)
  await all
  const took = now() - first
  const busy = await callsSoFar()
  const used = process.cpuUsage(cpu)
  const { figures, closed } = await figuresOf(times)
  print(
    `${changes} changes in a row           all told after ${ms(took)}; slowest p99 ${ms(Math.max(...figures.map(({ p99 }) => p99)))}, ` +
      `${figures.reduce((sum, { told: count }) => sum + count, 0)} messages, ${(((used.user + used.system) / 1000 / figures.length / open) * 1000).toFixed(0)} µs of CPU each, ${closed} sockets closed`,
  )
  print(`REST when nothing happens      p50 ${ms(idle.p50)}, p95 ${ms(idle.p95)} (${idle.calls} calls)`)
  print(
    `REST during the changes        p50 ${ms(busy.p50)}, p95 ${ms(busy.p95)} (${busy.calls} calls), p95 ${(busy.p95 / idle.p95).toFixed(2)} times`,
  )
} finally {
  listeners.disconnect()
  caller.disconnect()
  await close()
}

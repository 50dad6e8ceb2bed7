import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../hardening/product.js'

/**
 * Measures from `npm start` to ready: `start.ts [RUNS]`, by default 5, on a database that a first start has made.
 * Prints milliseconds: the median of each part, when the part before it is done (npm before our first line;
 * checks of what is built; code; Postgres; tables, storage and ffmpeg; worker; API), of the whole, and the
 * processor time that Node.js took for it. What a first start takes stands on a line of its own.
 */

const runs = Number(process.argv[2] ?? 5)
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'cutroom-start-'))
chmodSync(folder, 0o755) // with root, Postgres runs as another user, which must access it

/** Milliseconds by part. */
type Parts = Record<string, number>

/** Processor milliseconds that a process and its ended children took. */
const processorTime = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
}

/** The first process of Node.js below this one: npm's shell starts it, and it starts Postgres. */
const nodeBelow = (pid: number): number => {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  if (!child) return pid
  const isNode = readFileSync(`/proc/${child}/comm`, 'utf8').trim() === 'node'
  return isNode ? Number(child) : nodeBelow(Number(child))
}

/** The parts between the moments that a process prints: `checks 80, code 512, Postgres 530`. */
function partsOf(moments: string): Parts {
  const times = [...moments.matchAll(/(\w+) (\d+)/g)].map(([, name, at]) => [name, Number(at)] as const)
  return Object.fromEntries(times.map(([name, at], index) => [name, at - (times[index - 1]?.[1] ?? 0)]))
}

async function startOnce(): Promise<Parts> {
  const env = { ...process.env, DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'debug' }
  const begun = performance.now()
  const npm: ChildProcess = spawn('npm', ['start'], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => npm.once('exit', resolve))
  try {
    let whole = 0
    for await (const line of createInterface(npm.stdout!)) {
      if (line.includes('Cutroom is ready')) whole = performance.now() - begun
      const [, moments] = /Milliseconds of the start: (.+)/.exec(line) ?? []
      if (!moments) continue
      const { ready: api, ...parts } = partsOf(moments)
      const ours = Object.values(parts).reduce((sum, part) => sum + part, api)
      return { npm: whole - ours, ...parts, API: api, whole, processor: processorTime(nodeBelow(npm.pid!)) }
    }
    throw new Error('npm start ended before it was ready')
  } finally {
    process.kill(-npm.pid!, 'SIGINT')
    await ended
  }
}

const median = (values: number[]): number => [...values].sort((one, other) => one - other)[values.length >> 1]
const say = (title: string, parts: Parts) => {
  const words = Object.entries(parts).map(([name, ms]) => `${name} ${Math.round(ms)}`)
  process.stdout.write(`${title}: ${words.join(', ')}\n`)
}

try {
  say('first start', await startOnce())
  const later: Parts[] = []
  for (let run = 0; run < runs; run++) later.push(await startOnce())
  const names = Object.keys(later[0])
  const medians = names.map((name) => [name, median(later.map((parts) => parts[name]))])
  say(`median of ${runs}`, Object.fromEntries(medians))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

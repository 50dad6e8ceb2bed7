import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/hardening/product.js'
import { median, print } from './shared/report.js'

/**
 * Measures the time from `npm start` to ready: `start [RUNS]`, by default 5, after a first start that creates the database.
 * Prints the milliseconds of each part after the previous one (npm; check of the build; code; Postgres; tables, storage
 * and ffmpeg; worker; API), of the whole, and the CPU time of Node.js. Needs Linux.
 */

const runs = Number(process.argv[2] ?? 5)
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'cutroom-start-'))
chmodSync(folder, 0o755) // with root, Postgres runs as another user, which must access it

/** Milliseconds by part. */
type Parts = Record<string, number>

/** CPU milliseconds of a process and its finished children. */
const cpuMsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
}

/** The first Node.js process below this one. */
const nodeProcessBelow = (pid: number): number => {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  if (!child) return pid
  const isNode = readFileSync(`/proc/${child}/comm`, 'utf8').trim() === 'node'
  return isNode ? Number(child) : nodeProcessBelow(Number(child))
}

/** The parts between the moments of a log line: `checks 80, code 512, Postgres 530`. */
function partsOf(moments: string): Parts {
  const times = [...moments.matchAll(/(\w+) (\d+)/g)].map(([, name, at]) => [name, Number(at)] as const)
  return Object.fromEntries(times.map(([name, at], index) => [name, at - (times[index - 1]?.[1] ?? 0)]))
}

async function startOnce(): Promise<Parts> {
  const env = {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: '',
    PORT: String(await freePort()),
    LOG_LEVEL: 'debug',
  }
  const start = performance.now()
  const npm: ChildProcess = spawn('npm', ['start'], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise((resolve) => npm.once('exit', resolve))
  try {
    let whole = 0
    for await (const line of createInterface(npm.stdout!)) {
      if (line.includes('Cutroom is ready')) whole = performance.now() - start
      const [, moments] = /Startup in milliseconds: (.+)/.exec(line) ?? []
      if (!moments) continue
      const { ready: api, ...parts } = partsOf(moments)
      const ours = Object.values(parts).reduce((sum, part) => sum + part, api)
      return { npm: whole - ours, ...parts, API: api, whole, CPU: cpuMsOf(nodeProcessBelow(npm.pid!)) }
    }
    throw new Error('npm start exited before it was ready')
  } finally {
    process.kill(-npm.pid!, 'SIGINT')
    await exited
  }
}

const report = (title: string, parts: Parts) => {
  const words = Object.entries(parts).map(([name, ms]) => `${name} ${Math.round(ms)}`)
  print(`${title}: ${words.join(', ')}`)
}

try {
  report('first start', await startOnce())
  const later: Parts[] = []
  for (let run = 0; run < runs; run++) later.push(await startOnce())
  const names = Object.keys(later[0])
  const medians = names.map((name) => [name, median(later.map((parts) => parts[name]))])
  report(`median of ${runs}`, Object.fromEntries(medians))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

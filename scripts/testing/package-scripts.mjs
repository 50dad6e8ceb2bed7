import { spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { root } from '../stale.mjs'
import { count, print, total } from './run.mjs'

/**
 * Runs every script of package.json with minimal work: as a group of `npm run test:all`, or alone as
 * `node scripts/testing/package-scripts.mjs [SCRIPT…]`. A script without an entry in `scriptsIn` is a failure. Leaves the
 * working tree unchanged, except for builds.
 */

const [TIMEOUT_MS, READY_MS, STOP_MS] = [600_000, 300_000, 40_000]
/** Paths that the scripts which write source files need. */
const COPIED = [
  'CHANGELOG.md',
  'deploy',
  'package.json',
  'package-lock.json',
  '.npmrc',
  '.swcrc',
  'tsconfig.json',
  'packages',
  'schema',
  'scripts',
  'server/src',
]
/** The last characters of a failed script's output that are printed. */
const SHOWN_OUTPUT = 4_000

/**
 * How to run each script, in this order: `backup` needs what `seed` created, and `restore` the file of `backup`. Scripts
 * with `isReady` run until they are ready and are then stopped, the others until they exit.
 */
function scriptsIn({ folder, copy, databaseUrl, port }) {
  const [seeded, restored, shared] = ['seeded', 'restored', 'shared'].map((name) => join(folder, name))
  const file = join(folder, 'backup')
  const isApiReady = () => isOk(`http://127.0.0.1:${port}/readyz`)
  const isClientServed = (output) => {
    const [url] = /http:\/\/localhost:\d+\/(?=\s)/.exec(output) ?? []
    return url !== undefined && isOk(url)
  }
  return {
    format: { args: ['--check'] },
    lint: {},
    types: {},
    schema: { args: ['--check'] },
    codegen: { args: ['--check'] },
    build: {},
    test: { args: ['schema/cut'] },
    'test:quick': {},
    'test:all': { args: ['checks'] },
    hardening: { args: ['main-job'], expected: /^. pass 1$/m },
    bench: { args: ['library', '100', '1', 'storage'] },
    'bench:merge': { args: ['1', '2', '1'] },
    'new:module': { args: ['label'], cwd: copy },
    migration: { args: ['label'], cwd: copy },
    release: { args: ['99.0.0'], cwd: copy, expected: /release: 99\.0\.0/ },
    'models:check': { expected: /rows, 0 faults/ },
    supergraph: {
      args: ['--gateway', 'hive'],
      expected: /"topRated": \{\s*"nodes": \[\s*\{\s*"stars": 4,\s*"video": \{\s*"title"/,
    },
    seed: { env: { DATA_DIR: seeded } },
    backup: { args: [file], env: { DATA_DIR: seeded } },
    restore: { args: [file], env: { DATA_DIR: restored } },
    start: { env: { DATA_DIR: restored }, isReady: isApiReady },
    dev: {
      env: { DATA_DIR: restored },
      isReady: async (output) => (await isApiReady()) && isClientServed(output),
    },
    api: { env: { DATA_DIR: shared, DATABASE_URL: databaseUrl }, isReady: isApiReady },
    worker: {
      env: { DATA_DIR: shared, DATABASE_URL: databaseUrl },
      isReady: (output) => output.includes('The worker is ready'),
    },
  }
}

const isOk = (url) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address()
        server.close(() => resolve(port))
      })
  })

/** Starts `npm run NAME` in its own process group. */
function startScript(name, { args = [], env, cwd = root }, port) {
  const child = spawn('npm', ['run', name, ...(args.length ? ['--', ...args] : [])], {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: '',
      STORAGE_URL: '',
      FAL_KEY: '',
      SETUP_TOKEN: '',
      NO_COLOR: '1', // URLs are read from the output
      PACKAGE_SCRIPTS: 'running',
      ...env,
    },
  })
  const started = {
    output: '',
    isExited: false,
    signal(signal) {
      try {
        process.kill(-child.pid, signal)
      } catch (error) {
        if (error.code !== 'ESRCH') throw error
      }
    },
  }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      started.output += piece
    })
  started.exited = new Promise((resolve) =>
    child.once('close', (code) => {
      started.isExited = true
      resolve(code ?? 1)
    }),
  )
  return started
}

/** Resolves to whether the promise settled within this time. */
async function isWithin(milliseconds, promise) {
  const timer = new AbortController()
  const timeout = pause(milliseconds, false, { signal: timer.signal }).catch(() => false)
  const result = await Promise.race([promise.then(() => true), timeout])
  timer.abort()
  return result
}

/** Waits until the script is ready, then stops it as Ctrl-C does. Returns why it failed, if it did. */
async function runUntilReady(script, isReady) {
  const deadline = Date.now() + READY_MS
  while (!(await isReady(script.output))) {
    if (script.isExited) return 'exited before it was ready'
    if (Date.now() > deadline) return `not ready within ${READY_MS / 1000} s`
    await pause(200)
  }
  script.signal('SIGINT')
  return (await isWithin(STOP_MS, script.exited)) ? undefined : `did not stop within ${STOP_MS / 1000} s`
}

/** Waits until the script exits. Returns why it failed, if it did. */
async function runUntilExit(script, expected) {
  if (!(await isWithin(TIMEOUT_MS, script.exited))) return `did not exit within ${TIMEOUT_MS / 1000} s`
  const code = await script.exited
  if (code) return `exited with ${code}`
  return !expected || expected.test(script.output) ? undefined : `printed nothing like ${expected}`
}

async function runScript(name, entry, port) {
  const start = Date.now()
  const script = startScript(name, entry, port)
  try {
    const failure = entry.isReady
      ? await runUntilReady(script, entry.isReady)
      : await runUntilExit(script, entry.expected)
    const command = ['npm run', name, ...(entry.args?.length ? ['--', ...entry.args] : [])].join(' ')
    print(`${command}: ${failure ?? 'fine'} (${Math.round((Date.now() - start) / 1000)} s)`)
    if (failure) print(script.output.slice(-SHOWN_OUTPUT).trimEnd())
    count(failure ? 0 : 1, failure ? 1 : 0)
  } finally {
    script.signal('SIGKILL')
    await script.exited
  }
}

/** Copies the project for scripts that write source files; the copy shares the installed packages. */
function copyProject(copy) {
  for (const path of COPIED) cpSync(join(root, path), join(copy, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Runs these scripts, or all. */
export async function packageScripts(selected = []) {
  if (process.env.PACKAGE_SCRIPTS) throw new Error('A script of package.json ran all scripts of package.json')
  print('\n── scripts of package.json')
  const folder = mkdtempSync(join(tmpdir(), 'cutroom-scripts-'))
  chmodSync(folder, 0o755) // with root, Postgres runs as another user, which must access it
  await import('../typescript.mjs')
  const { startEmbedded } = await import('#platform/database/embedded/embedded')
  const postgres = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
  try {
    for (const name of ['seeded', 'restored', 'shared']) mkdirSync(join(folder, name))
    const port = await freePort()
    const copy = copyProject(join(folder, 'copy'))
    const entries = scriptsIn({ folder, copy, databaseUrl: postgres.url, port })
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    for (const name of Object.keys(scripts).filter((script) => !entries[script])) {
      print(`npm run ${name}: has no entry in scripts/testing/package-scripts.mjs`)
      count(0, 1)
    }
    for (const [name, entry] of Object.entries(entries))
      if (scripts[name] && (!selected.length || selected.includes(name))) await runScript(name, entry, port)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await packageScripts(process.argv.slice(2))
  print(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed ? 1 : 0)
}

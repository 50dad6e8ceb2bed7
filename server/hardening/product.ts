import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { client } from '../../scripts/build-client.mjs'
import { server } from '../../scripts/build-server.mjs'
import { until } from './case.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const running = new Set<Running>()
const folders: string[] = []

/** The API, the worker, or both in one process. */
export type Role = 'main' | 'api' | 'worker'

/** Builds what the cases run, if a source has changed. */
export function build(): void {
  for (const built of [client, server]) built.ensure((line: string) => process.stderr.write(`${line}\n`))
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as { port: number }
        probe.close(() => resolve(port))
      })
  })

/** Creates a data folder that the database's user may access; removed at the end of the run. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cutroom-hardening-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

/** A process of the product. */
export class Running {
  /** The last 200,000 characters of its output. */
  words = ''
  /** Resolves with its exit code or signal. */
  readonly ended: Promise<number | NodeJS.Signals>
  isEnded = false

  constructor(
    readonly child: ChildProcess,
    readonly url: string,
    readonly dataDir: string,
  ) {
    const listen = (piece: Buffer) => (this.words = (this.words + String(piece)).slice(-200_000))
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    this.ended = new Promise((resolve) =>
      child.once('exit', (code, signal) => {
        this.isEnded = true
        running.delete(this)
        resolve(code ?? signal ?? 1)
      }),
    )
    running.add(this)
  }

  get pid(): number {
    return this.child.pid!
  }

  /** Current memory in megabytes; 0 after its end. */
  get megabytes(): number {
    try {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8')) ?? []
      return Math.round(Number(kilobytes ?? 0) / 1024)
    } catch {
      return 0
    }
  }

  /** Sends a signal to the process, or, like Ctrl-C in a terminal, to its whole group. */
  signal(signal: NodeJS.Signals, { group = false } = {}): void {
    if (this.isEnded) return
    process.kill(group ? -this.pid : this.pid, signal)
  }

  /** Stops it and waits until it has exited. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals> {
    this.signal(signal)
    return this.ended
  }
}

/**
 * Starts a process of the product as in production, in its own process group, and waits until it is
 * ready: the API by `/readyz`, the worker by its log. Throws with the end of its log if it is not ready
 * within a minute. Without `databaseUrl` it starts its own Postgres (role `main` only).
 */
export async function start(
  role: Role,
  {
    databaseUrl = '',
    dataDir = newFolder(),
    settings = {},
    waits = true,
    core,
  }: {
    databaseUrl?: string
    dataDir?: string
    settings?: Record<string, string>
    /** If false, returns at once, for cases about startup. */
    waits?: boolean
    /** The only core that it may use; Linux only. */
    core?: number
  } = {},
): Promise<Running> {
  const port = Number(settings.PORT ?? (await freePort()))
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    FFMPEG_PATH: process.env.FFMPEG_PATH,
    FFPROBE_PATH: process.env.FFPROBE_PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'info',
    AUTH_SECRET: 'a secret of thirty-two letters or more',
    RATE_LIMIT: '999999999',
    ...settings,
    PORT: String(port),
  }
  const program = [process.execPath, '--no-warnings', `dist/server/src/${role}.js`]
  const [command, ...args] = core === undefined ? program : ['taskset', '-c', String(core), ...program]
  const child = spawn(command, args, {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const started = new Running(child, `http://127.0.0.1:${port}`, env.DATA_DIR)
  if (waits) await ready(started, role)
  return started
}

/** Waits for a process that was started with `waits: false`. */
export async function ready(started: Running, role: Role): Promise<void> {
  const isReady = async () => {
    if (started.isEnded)
      throw new Error(`The ${role} ended before it was ready:\n${started.words.slice(-2_000)}`)
    if (role === 'worker') return started.words.includes('The worker is ready')
    return fetch(`${started.url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  await until(`The ${role} is ready`, 60, isReady)
}

/** Kills all processes that a case left running. */
export async function endAll(): Promise<void> {
  for (const one of running) {
    try {
      process.kill(-one.pid, 'SIGKILL')
    } catch {
      // it has just exited
    }
  }
  await Promise.all([...running].map(({ ended }) => ended))
}

export function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { client } from '../../scripts/build-client.mjs'
import { server } from '../../scripts/build-server.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Product {
  url: string
  /** Kills the process, like a crash. */
  kill(): void
  /** Restarts it after a kill, with the same address and data. */
  restart(): Promise<void>
  /** Stops it and removes its data. */
  stop(): Promise<void>
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
    server.on('error', reject)
  })

/**
 * Builds the product if its sources have changed, and runs it like `npm start` with its own data. Rejects with the end of its
 * log.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  for (const built of [client, server]) built.ensure((line: string) => process.stderr.write(`${line}\n`))
  const port = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'cutroom-journey-'))
  await chmod(data, 0o755) // as root, Postgres runs as another user, which needs access
  const url = `http://127.0.0.1:${port}`
  const run = () => launch({ PORT: String(port), DATA_DIR: data, ...settings })
  let running = run()
  await ready(url, running)
  return {
    url,
    kill: () => running.process.kill('SIGKILL'),
    restart: async () => {
      await running.gone
      running = run()
      await ready(url, running)
    },
    stop: async () => {
      running.process.kill('SIGTERM')
      await running.gone
      await rm(data, { recursive: true, force: true })
    },
  }
}

interface Running {
  process: ChildProcess
  gone: Promise<unknown>
  /** The end of the log. */
  words: () => string
}

function launch(settings: Record<string, string>): Running {
  const process_ = spawn(process.execPath, ['--no-warnings', 'dist/server/src/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      FAL_KEY: '',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  const listen = (chunk: Buffer) => (words = (words + chunk).slice(-4_000))
  process_.stdout.on('data', listen)
  process_.stderr.on('data', listen)
  return {
    process: process_,
    gone: new Promise((resolve) => process_.once('exit', resolve)),
    words: () => words,
  }
}

async function ready(url: string, { process: process_, words }: Running): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (process_.exitCode !== null) throw new Error(`The product stopped before it was ready:\n${words()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  process_.kill('SIGKILL')
  throw new Error(`The product was not ready in two minutes:\n${words()}`)
}

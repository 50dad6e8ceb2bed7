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
  /** Kills the process, as a crash would. */
  kill(): void
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
 * The whole product, built where its sources have changed and run as by `npm start`, on a data folder of its
 * own. Rejects with the end of its log.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  for (const built of [client, server]) built.ensure((line: string) => process.stderr.write(`${line}\n`))
  const port = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'cutroom-journey-'))
  await chmod(data, 0o755) // with root, Postgres runs as another user, which must access it
  const process_ = spawn(process.execPath, ['--no-warnings', 'dist/server/src/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
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
  const url = `http://127.0.0.1:${port}`
  await ready(url, process_, () => words)
  return {
    url,
    kill: () => process_.kill('SIGKILL'),
    stop: async () => {
      if (process_.exitCode === null && process_.signalCode === null) {
        const gone = new Promise((resolve) => process_.once('exit', resolve))
        process_.kill('SIGTERM')
        await gone
      }
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function ready(url: string, process_: ChildProcess, words: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (process_.exitCode !== null) throw new Error(`The product stopped before it was ready:\n${words()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  process_.kill('SIGKILL')
  throw new Error(`The product was not ready in two minutes:\n${words()}`)
}

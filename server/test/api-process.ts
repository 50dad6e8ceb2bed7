import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../hardening/product.js'
import { compiled } from './compiled.js'
import type { TestInstallation } from './installation.js'

/** Starts an API of this installation in its own process; resolves when it is ready, rejects if it exits before. */
export async function startApi({
  installation: { env, database, secret },
}: TestInstallation): Promise<{ url: string; api: ChildProcess }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const api = spawn(process.execPath, compiled('api'), {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: env.DATA_DIR,
      DATABASE_URL: String(database.config.get('clientUrl')),
      AUTH_SECRET: secret,
      LOG_LEVEL: 'error',
      FFMPEG_PATH: process.env.FFMPEG_PATH,
      FFPROBE_PATH: process.env.FFPROBE_PATH,
      ...(env.FAL_KEY && { FAL_KEY: env.FAL_KEY, FAL_URL: env.FAL_URL }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (api.exitCode !== null) throw new Error(`The API ended with ${api.exitCode}`)
    await pause(100)
  }
  return { url, api }
}

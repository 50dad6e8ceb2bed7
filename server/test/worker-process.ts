import { type ChildProcess, spawn } from 'node:child_process'
import { compiled } from './compiled.js'
import type { TestInstallation } from './installation.js'

/** Starts a worker of this installation in its own process; on Linux it can be limited to some cores. */
export function startWorker(
  { installation: { env, database, secret } }: TestInstallation,
  settings: Record<string, string> = {},
  { cores }: { cores?: number } = {},
): ChildProcess {
  const program = [process.execPath, ...compiled('worker')]
  const [command, ...args] = cores ? ['taskset', '-c', `0-${cores - 1}`, ...program] : program
  return spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: env.DATA_DIR,
      DATABASE_URL: String(database.config.get('clientUrl')),
      AUTH_SECRET: secret,
      LOG_LEVEL: 'error',
      FFMPEG_PATH: process.env.FFMPEG_PATH,
      FFPROBE_PATH: process.env.FFPROBE_PATH,
      ...(env.FAL_KEY && { FAL_KEY: env.FAL_KEY, FAL_URL: env.FAL_URL }),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Ends the process, if running, and waits until it has exited. */
export async function endWorker(worker: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const gone = new Promise((resolve) => worker.once('exit', resolve))
  worker.kill(signal)
  await gone
}

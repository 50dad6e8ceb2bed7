import type { Readable, Writable } from 'node:stream'
import { join } from 'node:path'
import { openStorage } from '#platform/storage/storage'
import type { Env } from '../config/env.js'

/** Where an installation keeps what is not in its database. */
export const placesOf = async (env: Env) => ({
  storage: await openStorage(env),
  secretFile: env.AUTH_SECRET ? undefined : join(env.DATA_DIR, 'auth-secret'),
  scratch: join(env.DATA_DIR, 'scratch'),
})

/** Where a command runs: at a terminal, or within another program. */
export interface Surroundings {
  env: NodeJS.ProcessEnv
  /** Aborts when the command is to stop. */
  signal: AbortSignal
  input: Readable
  output: Output
  errors: Output
}

type Output = Writable & { isTTY?: boolean }

/** What a person at a terminal sees. Standard output belongs to the backup where it is written there. */
export class Screen {
  private last = 0

  constructor(private readonly out: Output) {}

  readonly print = (line: string): void => void this.out.write(`${this.clear()}${line}\n`)

  /** One line that is overwritten again and again; nothing if the output is not a terminal. */
  readonly progress = (line: string): void => {
    if (!this.out.isTTY || Date.now() - this.last < 200) return
    this.last = Date.now()
    this.out.write(`${this.clear()}${line}`)
  }

  private clear = () => (this.out.isTTY ? '\r\x1b[K' : '')
}

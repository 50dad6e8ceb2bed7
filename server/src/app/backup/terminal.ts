import type { Readable, Writable } from 'node:stream'
import { join } from 'node:path'
import { openStorage } from '#platform/storage/storage'
import type { Env } from '../config/env.js'

/** Storage and paths of an installation's data outside the database. */
export const placesOf = async (env: Env) => ({
  storage: await openStorage(env),
  secretFile: env.AUTH_SECRET ? undefined : join(env.DATA_DIR, 'auth-secret'),
  scratch: join(env.DATA_DIR, 'scratch'),
})

/** Environment, input and output of a command, at a terminal or within another program. */
export interface Surroundings {
  env: NodeJS.ProcessEnv
  /** Aborts when the command is to stop. */
  signal: AbortSignal
  input: Readable
  output: Output
  errors: Output
}

type Output = Writable & { isTTY?: boolean }

/** Messages for a person at a terminal. They avoid standard output if the backup is written there. */
export class Screen {
  private last = 0

  constructor(private readonly out: Output) {}

  readonly print = (line: string): void => void this.out.write(`${this.clear()}${line}\n`)

  /** Overwrites one line of progress; prints nothing if the output is not a terminal. */
  readonly progress = (line: string): void => {
    if (!this.out.isTTY || Date.now() - this.last < 200) return
    this.last = Date.now()
    this.out.write(`${this.clear()}${line}`)
  }

  private clear = () => (this.out.isTTY ? '\r\x1b[K' : '')
}

import { type ChildProcess, spawn, spawnSync, type StdioOptions } from 'node:child_process'
import { basename } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { observed } from '#platform/observability/activity'
import { AppError } from '#platform/errors/failure'

const NEEDED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'LANG',
  'LANGUAGE',
  'TZ',
]
const NEEDED_FAMILIES = /^(LC_|FONTCONFIG_|XDG_)/

/** Variables of our environment that programs need; no secrets. */
export const programEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => NEEDED.includes(name) || NEEDED_FAMILIES.test(name)),
  )

/** A program that ended with an error; `message` has its last lines of output. */
export class ProgramFailure extends AppError {
  /** `ENOSPC` if the program reported a full disk. */
  override readonly code: 'ENOSPC' | 'PROGRAM_FAILED'

  readonly exitCode: number | null
  readonly stderr: string
  /** The signal that killed it. */
  readonly signal: NodeJS.Signals | null

  constructor(
    program: string,
    {
      exitCode,
      stderr,
      signal = null,
    }: { exitCode: number | null; stderr: string; signal?: NodeJS.Signals | null },
  ) {
    super(`${program} ended with ${exitCode ?? 'a signal'}: ${stderr.trim() || 'it said nothing'}`)
    this.code = /No space left on device|Disk quota exceeded/.test(stderr) ? 'ENOSPC' : 'PROGRAM_FAILED'
    this.exitCode = exitCode
    this.stderr = stderr
    this.signal = signal
  }

  /** It was killed, perhaps for its memory, which is not a fault of its input. */
  get wasKilled(): boolean {
    return this.signal !== null
  }
}

export interface ProgramOptions {
  /** Ends the program within a second: SIGTERM, then SIGKILL. `done` rejects with the signal's reason. */
  signal?: AbortSignal
  /** Time limit, after which it is killed and fails; default: six hours. */
  seconds?: number
}

/** A running program. `done` settles when it has ended; the caller must read `stdout`. */
export interface RunningProgram {
  stdout: Readable
  inputs: Writable[]
  done: Promise<void>
}

/** Milliseconds between SIGTERM and SIGKILL. */
const GRACE_MS = 400
/** Longer than the longest film takes on a slow machine. */
const LONGEST_SECONDS = 6 * 60 * 60
const STDERR_TAIL = 4_000

let prefix: string[] | undefined
/**
 * Command prefix that ends a program with its parent, even if that was killed. Only on Linux with util-linux.
 */
export const endsWithParent = (): readonly string[] => {
  const isKnown = () =>
    process.platform === 'linux' &&
    spawnSync('setpriv', ['--help'], { encoding: 'utf8' }).stdout?.includes('--pdeathsig')
  return (prefix ??= isKnown() ? ['setpriv', '--pdeathsig', 'KILL', '--'] : [])
}

/**
 * Spawn options of every program. `inputs` is the number of pipes into it: the first is `pipe:0`, the next ones
 * `pipe:3`, `pipe:4` and so on. Detached, so that Ctrl-C in the terminal reaches only us, and we stop the work in
 * order. Its environment has no secrets.
 */
export const spawnOptions = (inputs: number) => {
  const stdio: StdioOptions = [inputs > 0 ? 'pipe' : 'ignore', 'pipe', 'pipe']
  return {
    stdio: [...stdio, ...Array<'pipe'>(Math.max(0, inputs - 1)).fill('pipe')],
    detached: true,
    windowsHide: true,
    env: programEnvironment(),
  }
}

/** Keeps the end of a text that arrives in pieces. */
export const lastOutput = () => {
  let text = ''
  return {
    add: (piece: string) => {
      text = (text + piece).slice(-STDERR_TAIL)
    },
    get: () => text,
  }
}

const living = new Set<ChildProcess>()
process.once('exit', () => living.forEach((child) => child.kill('SIGKILL')))

/** A process; `ended` settles when it has ended, and rejects with its error. */
interface Started {
  program: string
  child: ChildProcess
  kill(signal: NodeJS.Signals): void
  ended: Promise<void>
}

/**
 * Supervises a process: ends it when the signal aborts, its time is up, or this process exits. `done` rejects with
 * the reason.
 */
export const supervised = (
  { program, child, kill, ended }: Started,
  { signal, seconds = LONGEST_SECONDS }: ProgramOptions,
): RunningProgram => {
  const stdout = child.stdout as Readable
  const inputs = child.stdio.filter((stream, at) => stream && (at === 0 || at > 2)) as Writable[]
  inputs.forEach((input) => input.on('error', () => undefined))
  living.add(child)
  let killTimer: NodeJS.Timeout | undefined
  const end = () => {
    kill('SIGTERM')
    killTimer = setTimeout(() => kill('SIGKILL'), GRACE_MS)
    inputs.forEach((input) => input.destroy())
    stdout.destroy()
  }
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    end()
  }, seconds * 1000)
  signal?.addEventListener('abort', end, { once: true })
  const watched = ended.finally(() => {
    clearTimeout(killTimer)
    clearTimeout(limit)
    living.delete(child)
    signal?.removeEventListener('abort', end)
    signal?.throwIfAborted()
    if (isLate)
      throw new ProgramFailure(program, {
        exitCode: null,
        stderr: `it was not done after ${seconds} seconds`,
      })
  })
  const done = observed({ kind: 'program', name: basename(program) }, () => watched)
  done.catch(() => undefined) // the caller may first see the failure at one of the pipes
  return { stdout, inputs, done }
}

const spawned = (program: string, args: readonly string[]): Started => {
  const [command, ...words] = [...endsWithParent(), program, ...args]
  const child = spawn(command, words, spawnOptions(0))
  const stderr = lastOutput()
  child.stderr?.setEncoding('utf8').on('data', stderr.add)
  const ended = new Promise<void>((fulfil, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) fulfil()
      else reject(new ProgramFailure(program, { exitCode: code, stderr: stderr.get(), signal }))
    })
  })
  return { program, child, kill: (signal) => child.kill(signal), ended }
}

/** Starts a program with an argument list, never through a shell. */
export const startProgram = (
  program: string,
  args: readonly string[],
  options: ProgramOptions = {},
): RunningProgram => {
  options.signal?.throwIfAborted()
  return supervised(spawned(program, args), options)
}

/** Runs a program to its end and returns what it printed. Throws `ProgramFailure`. */
export const output = async (
  program: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<string> => {
  const run = startProgram(program, args, options)
  let text = ''
  run.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  await run.done
  return text
}

/** Runs a program to its end, and passes on its output line by line. Throws `ProgramFailure`. */
export const eachLine = async (
  program: string,
  args: readonly string[],
  take: (line: string) => void,
  options: ProgramOptions = {},
): Promise<void> => {
  const run = startProgram(program, args, options)
  let rest = ''
  run.stdout
    .setEncoding('utf8')
    .on('data', (part: string) => {
      const lines = (rest + part).split('\n')
      rest = lines.pop() ?? ''
      lines.forEach(take)
    })
    .once('end', () => {
      if (rest) take(rest)
    })
  await run.done
}

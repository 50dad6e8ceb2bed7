import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { constants as systemConstants, setPriority } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { AppError } from '../core/failure.js'
import { programEnvironment } from './program-environment.js'

/** The programs of this machine, and which xfade transitions that ffmpeg itself can draw. */
export interface FfmpegTools {
  ffmpeg: string
  ffprobe: string
  version: string
  transitions: Set<string>
}

/** A program that ended with an error; `message` carries the last lines it wrote. */
export class ProgramFailure extends AppError {
  /** What the system said, where the program passed it on. */
  override readonly code: 'ENOSPC' | 'PROGRAM_FAILED'

  /** `signal`: what killed it. */
  constructor(
    program: string,
    readonly exitCode: number | null,
    readonly stderr: string,
    readonly signal: NodeJS.Signals | null = null,
  ) {
    super(`${program} ended with ${exitCode ?? 'a signal'}: ${stderr.trim() || 'it said nothing'}`)
    this.code = /No space left on device|Disk quota exceeded/.test(stderr) ? 'ENOSPC' : 'PROGRAM_FAILED'
  }

  /** It was killed, perhaps for its memory, which says nothing about the file that it read. */
  get wasKilled(): boolean {
    return this.signal !== null
  }
}

export interface RunOptions {
  /** Ends the program within a second: asked first, then made to. `done` rejects with the signal's reason. */
  signal?: AbortSignal
  /** Pipes into the program: the first is `pipe:0`, the next ones `pipe:3`, `pipe:4` and so on. */
  inputs?: number
  /** Lets every other work on this machine go first. */
  gentle?: boolean
  /** After so many seconds it is ended and counts as failed; six hours where it is left out. */
  seconds?: number
}

/** A program at work. `done` settles when it is gone; whoever starts it must read `stdout`. */
export interface Run {
  stdout: Readable
  inputs: Writable[]
  done: Promise<void>
}

const PATIENCE = 400
/** Longer than the longest film takes on a slow machine. */
const LONGEST_SECONDS = 6 * 60 * 60
const STDERR_TAIL = 4_000

/**
 * Pixels of a frame that is decoded, and bytes that a program may ask for at once, whatever a file says of
 * itself.
 */
const MOST = { pixels: 4096 ** 2, bytes: 256 * 1024 ** 2 }

/**
 * What an uploaded or fetched file may make ffmpeg read: itself, as one of four containers. Never a playlist,
 * URL or other file.
 */
export const untrusted = (file: string): string[] => [
  '-max_alloc',
  String(MOST.bytes),
  '-max_pixels',
  String(MOST.pixels),
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  'mov,mp4,matroska,webm',
  '-i',
  fileUrl(file),
]

/** A file of our own making as an input. */
export const trusted = (file: string): string[] => ['-protocol_whitelist', 'file,pipe', '-i', fileUrl(file)]

/** Names a file so that no character in it can be taken for an option or a protocol. */
export const fileUrl = (file: string): string => `file:${resolve(file)}`

const giveWay = (pid: number): void => {
  try {
    setPriority(pid, systemConstants.priority.PRIORITY_LOW)
  } catch {
    // it may have ended already
  }
}

let tether: string[] | undefined
/**
 * Linux ends a program with its parent, even where that was killed, when util-linux is there to ask for it.
 */
const tethered = (): string[] => {
  const knows = () =>
    process.platform === 'linux' &&
    spawnSync('setpriv', ['--help'], { encoding: 'utf8' }).stdout?.includes('--pdeathsig')
  return (tether ??= knows() ? ['setpriv', '--pdeathsig', 'KILL', '--'] : [])
}

const living = new Set<ChildProcess>()
process.once('exit', () => living.forEach((child) => child.kill('SIGKILL')))

/** Starts a program with an argument list, never through a shell. */
export const start = (
  program: string,
  args: readonly string[],
  { signal, inputs = 0, gentle, seconds = LONGEST_SECONDS }: RunOptions = {},
): Run => {
  signal?.throwIfAborted()
  const pipes = Array<'pipe'>(Math.max(0, inputs - 1)).fill('pipe')
  const [command, ...words] = [...tethered(), program, ...args]
  // Detached, so that Ctrl-C in the terminal reaches us alone, who decide what becomes of the work.
  const child = spawn(command, words, {
    stdio: [inputs > 0 ? 'pipe' : 'ignore', 'pipe', 'pipe', ...pipes],
    detached: true,
    windowsHide: true,
    env: programEnvironment(),
  })
  living.add(child)
  if (gentle && child.pid) giveWay(child.pid)
  const { stdout, stderr } = child as ChildProcess & { stdout: Readable; stderr: Readable }
  const writers = child.stdio.filter((_, index) => inputs > 0 && (index === 0 || index > 2)) as Writable[]
  let complaint = ''
  stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-STDERR_TAIL)
  })
  writers.forEach((writer) => writer.on('error', () => undefined))

  const done = new Promise<void>((fulfil, reject) => {
    let insist: NodeJS.Timeout | undefined
    const end = () => {
      child.kill('SIGTERM')
      insist = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
      writers.forEach((writer) => writer.destroy())
      stdout.destroy()
    }
    signal?.addEventListener('abort', end, { once: true })
    let isLate = false
    const limit = setTimeout(() => {
      isLate = true
      end()
    }, seconds * 1000)
    const settle = (failure?: unknown) => {
      clearTimeout(insist)
      clearTimeout(limit)
      living.delete(child)
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) reject(signal.reason)
      else if (isLate) reject(new ProgramFailure(program, null, `it was not done after ${seconds} seconds`))
      else if (failure) reject(failure)
      else fulfil()
    }
    child.once('error', settle)
    child.once('close', (code, killer) =>
      settle(code === 0 ? undefined : new ProgramFailure(program, code, complaint, killer)),
    )
  })
  done.catch(() => undefined) // the caller may first meet the failure at one of the pipes
  return { stdout, inputs: writers, done }
}

/** Runs a program to its end and returns what it printed. Throws `ProgramFailure`. */
export const output = async (
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> => {
  const run = start(program, args, options)
  let text = ''
  run.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  await run.done
  return text
}

/** Gives a stream's lines as they come. */
export const readLines = (stream: Readable, take: (line: string) => void): void => {
  let rest = ''
  stream
    .setEncoding('utf8')
    .on('data', (part: string) => {
      const lines = (rest + part).split('\n')
      rest = lines.pop() ?? ''
      lines.forEach(take)
    })
    .once('end', () => {
      if (rest) take(rest)
    })
}

/** Runs a program to its end, line by line. Throws `ProgramFailure`. */
export const eachLine = async (
  program: string,
  args: readonly string[],
  take: (line: string) => void,
  options: RunOptions = {},
) => {
  const run = start(program, args, options)
  readLines(run.stdout, take)
  await run.done
}

/** What every ffmpeg run of ours begins with. */
export const QUIET = ['-hide_banner', '-nostdin', '-v', 'error', '-y']
/** Reports where ffmpeg stands on its standard output, several times a second. */
export const REPORT = ['-progress', 'pipe:1', '-stats_period', '0.25']

/**
 * Reads ffmpeg's `-progress` lines: tells the number of frames written so far. Its percentages are never
 * used.
 */
export const framesReported =
  (tell: (frames: number) => void) =>
  (line: string): void => {
    const frames = /^frame=\s*(\d+)/.exec(line)?.[1]
    if (frames) tell(Number(frames))
  }

/** Runs ffmpeg on files; resolves to the number of video frames it wrote. Throws `ProgramFailure`. */
export const encode = async (
  tools: FfmpegTools,
  args: readonly string[],
  { frames, ...options }: RunOptions & { frames?: (done: number) => void } = {},
): Promise<number> => {
  let written = 0
  const take = framesReported((count) => {
    written = count
    frames?.(count)
  })
  await eachLine(tools.ffmpeg, [...QUIET, ...REPORT, ...args], take, options)
  return written
}

const onPath = async (name: string, env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  for (const folder of (env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const file = join(folder, name)
    if (
      await access(file, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return file
  }
  return undefined
}

/** The xfade transitions that this ffmpeg can draw, asked of the program itself. */
const transitionsOf = async (ffmpeg: string): Promise<Set<string>> => {
  const help = await output(ffmpeg, ['-hide_banner', '-h', 'filter=xfade'])
  return new Set([...help.matchAll(/^\s+(\w+)\s+\d+\s+\S+\s.*transition/gm)].map((line) => line[1]))
}

/**
 * Finds ffmpeg and ffprobe: `FFMPEG_PATH` and `FFPROBE_PATH`, then `PATH`. Undefined where either is missing,
 * does not start, or is too old to have xfade at all.
 */
export const findFfmpeg = async (env: NodeJS.ProcessEnv): Promise<FfmpegTools | undefined> => {
  const ffmpeg = env.FFMPEG_PATH || (await onPath('ffmpeg', env))
  const ffprobe = env.FFPROBE_PATH || (await onPath('ffprobe', env))
  if (!ffmpeg || !ffprobe) return undefined
  try {
    const [about, transitions] = await Promise.all([
      output(ffmpeg, ['-version']),
      transitionsOf(ffmpeg),
      output(ffprobe, ['-version']),
    ])
    const version = /version (\S+)/.exec(about)?.[1] ?? 'unknown'
    return transitions.has('fade') ? { ffmpeg, ffprobe, version, transitions } : undefined
  } catch {
    return undefined
  }
}

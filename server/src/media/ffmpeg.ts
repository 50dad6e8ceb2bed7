import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import type { FfmpegCommand } from './ffmpeg-command.js'
import {
  lastOutput,
  output,
  ProgramFailure,
  supervised,
  type ProgramOptions,
  type RunningProgram,
} from './program.js'

/** The paths of ffmpeg and ffprobe on this machine, and the xfade transitions that this ffmpeg has. */
export interface FfmpegTools {
  ffmpeg: string
  ffprobe: string
  version: string
  transitions: Set<string>
}

export interface FfmpegOptions extends ProgramOptions {
  /** Runs at the lowest process priority. */
  gentle?: boolean
  /** Called with the number of video frames written so far. */
  frames?: (done: number) => void
}

/** Progress lines of `-stats` are not errors. */
const isProgress = (line: string): boolean => line.startsWith('frame=')

/**
 * Starts a command. Write its piped inputs to `inputs`, and read `stdout` if it writes there. `done` rejects
 * with `ProgramFailure`.
 */
export const startFfmpeg = (
  command: FfmpegCommand,
  { gentle, frames, ...options }: FfmpegOptions = {},
): RunningProgram => {
  options.signal?.throwIfAborted()
  if (gentle) command.gently()
  if (frames) command.onFrames(frames)
  const complaint = lastOutput()
  command.on('stderr', (line: string) => {
    if (!isProgress(line)) complaint.add(`${line}\n`)
  })
  const { program } = command
  const child = command.start()
  // the library does not wait until the program's output is read
  const read = new Promise<void>((fulfil) => child.stdout?.once('close', fulfil))
  const ended = new Promise<void>((fulfil, reject) => {
    command.once('end', () => void read.then(fulfil))
    command.once('error', (error: Error) => {
      const { pid, exitCode, signalCode } = child
      reject(
        pid ? new ProgramFailure(program, { exitCode, stderr: complaint.get(), signal: signalCode }) : error,
      )
    })
  })
  return supervised({ program, child, kill: (signal) => command.kill(signal), ended }, options)
}

/**
 * Runs a command on files; resolves to the number of video frames it wrote. `printed` gets its standard output. Throws
 * `ProgramFailure`.
 */
export const encode = async (
  command: FfmpegCommand,
  { printed, ...options }: FfmpegOptions & { printed?: (text: string) => void } = {},
): Promise<number> => {
  let written = 0
  const run = startFfmpeg(command, {
    ...options,
    frames: (count) => {
      written = count
      options.frames?.(count)
    },
  })
  if (printed) run.stdout.on('data', (part: Buffer) => printed(part.toString('latin1')))
  else run.stdout.resume()
  await run.done
  return written
}

const onPath = async (name: string, env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  for (const folder of (env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const file = join(folder, name)
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return file
  }
  return undefined
}

/** The xfade transitions of this ffmpeg, read from its help. */
const transitionsOf = async (ffmpeg: string): Promise<Set<string>> => {
  const help = await output(ffmpeg, ['-hide_banner', '-h', 'filter=xfade'])
  return new Set([...help.matchAll(/^\s+(\w+)\s+\d+\s+\S+\s.*transition/gm)].map((line) => line[1]))
}

/** Inspects the programs at these two paths. Throws if one of them does not start. */
const askTools = async (ffmpeg: string, ffprobe: string): Promise<FfmpegTools> => {
  const [about, transitions] = await Promise.all([
    output(ffmpeg, ['-version']),
    transitionsOf(ffmpeg),
    output(ffprobe, ['-version']),
  ])
  return { ffmpeg, ffprobe, version: /version (\S+)/.exec(about)?.[1] ?? 'unknown', transitions }
}

/** Inspected programs by their paths, so that a process inspects them once. */
const known = new Map<string, FfmpegTools>()

/**
 * Finds ffmpeg and ffprobe: `FFMPEG_PATH` and `FFPROBE_PATH`, then `PATH`. Undefined if either is missing,
 * does not start, or is too old to have xfade.
 */
export const findFfmpeg = async (env: NodeJS.ProcessEnv): Promise<FfmpegTools | undefined> => {
  const ffmpeg = env.FFMPEG_PATH || (await onPath('ffmpeg', env))
  const ffprobe = env.FFPROBE_PATH || (await onPath('ffprobe', env))
  if (!ffmpeg || !ffprobe) return undefined
  const paths = [ffmpeg, ffprobe].join(delimiter)
  const tools = known.get(paths) ?? (await askTools(ffmpeg, ffprobe).catch(() => undefined))
  if (!tools?.transitions.has('fade')) return undefined
  known.set(paths, tools)
  return tools
}

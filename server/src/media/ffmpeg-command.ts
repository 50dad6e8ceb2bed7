import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { resolve } from 'node:path'
import fluent from 'fluent-ffmpeg'
import { endsWithParent, spawnOptions } from './program.js'

/** What the library keeps of a stream's lines. */
interface Lines {
  get(): string
}
type Ended = (error: Error | null, stdout?: Lines, stderr?: Lines) => void

/**
 * The library's own steps of `run()`, which a command of ours takes differently. It is archived, and pinned to
 * its last version, so that they stay as they are.
 */
interface Steps {
  ffmpegProc?: ChildProcess
  _getFfmpegPath(done: (error: Error | null, path: string) => void): void
  _prepare(done: (error: Error | null, args: string[]) => void): void
  _spawnFfmpeg(args: string[], options: object, started: (child: ChildProcess) => void, ended: Ended): void
}

const Library = fluent as unknown as new (
  options: fluent.FfmpegCommandOptions,
) => fluent.FfmpegCommand & Steps

const NOTHING: Lines = { get: () => '' }

/** Before everything else: no questions, no banner, errors alone. */
export const QUIET = ['-hide_banner', '-nostdin', '-v', 'error', '-y']
/** Has ffmpeg write several times a second where it stands. */
const REPORTING = ['-stats', '-stats_period', '0.25']

/**
 * Pixels of a frame that is decoded, and bytes that a program may ask for at once, whatever a file says of
 * itself.
 */
const MOST = { pixels: 4096 ** 2, bytes: 256 * 1024 ** 2 }

const untrusted = (formats: string): string[] => [
  '-max_alloc',
  String(MOST.bytes),
  '-max_pixels',
  String(MOST.pixels),
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  formats,
]
const VIDEO_FORMATS = 'mov,mp4,matroska,webm'
/**
 * What an uploaded or fetched file may make ffmpeg and ffprobe read: itself, as one of four containers. Never a
 * playlist, URL or other file.
 */
export const UNTRUSTED = untrusted(VIDEO_FORMATS)
/** The same for a file with sound. */
export const UNTRUSTED_SOUND = untrusted(`${VIDEO_FORMATS},wav,mp3,flac,ogg`)
const TRUSTED = ['-protocol_whitelist', 'file,pipe']

/** Names a file so that no character in it can be taken for an option or a protocol. */
export const fileUrl = (file: string): string => `file:${resolve(file)}`

/**
 * One ffmpeg command. fluent-ffmpeg puts its arguments together, starts it, reads its progress and kills it.
 * What the library cannot do is done here, in three of its steps:
 *
 * - It feeds one stream at most. Here any number of `pipe` inputs are pipes of the process, `inputs` in order.
 * - It starts programs with the whole environment, in the terminal's process group, found by a path that holds
 *   for the whole process. Here all three are those of `program.ts`, per command.
 * - Before a command it asks ffmpeg for formats and encoders, and ffprobe for the first input, which may be
 *   somebody's upload, without any of `UNTRUSTED`. Here nothing is asked.
 * - A program that cannot be started throws in the library, out of anyone's reach. Here it ends as a failure.
 *
 * Its time limit only asks the program to end, and does not wait for it; `program.ts` keeps that.
 */
export class FfmpegCommand extends Library {
  private pipes = 0
  private readonly first: string[] = [...QUIET]
  private readonly variables: Record<string, string> = {}

  /** `global` are options of the whole command. */
  constructor(
    readonly program: string,
    ...global: string[]
  ) {
    super({})
    this.first.push(...global)
  }

  /** A file of our own making as the next input, with options of that input. */
  trusted(file: string, ...options: string[]): this {
    this.input(fileUrl(file)).inputOptions(...options, ...TRUSTED)
    return this
  }

  /** A file that somebody sent as the next input. */
  untrusted(file: string, protection: readonly string[] = UNTRUSTED): this {
    this.input(fileUrl(file)).inputOptions(...protection)
    return this
  }

  /** What a filter of ffmpeg's own draws or sounds as the next input. */
  drawn(graph: string): this {
    this.input(graph).inputFormat('lavfi')
    return this
  }

  /** Data that is written into the process as the next input; `options` say what it is. */
  piped(...options: string[]): this {
    const at = this.pipes++
    this.input(`pipe:${at === 0 ? 0 : at + 2}`).inputOptions(...options)
    return this
  }

  /** Adds a file, or `pipe:1`, that is written with these options. */
  writes(to: string, ...options: readonly string[]): this {
    this.output(to)
    if (options.length > 0) this.outputOptions(...options)
    return this
  }

  /** Adds variables to the environment of the program. */
  environment(variables: Record<string, string>): this {
    Object.assign(this.variables, variables)
    return this
  }

  /** Lets every other work on this machine go first. */
  gently(): this {
    this.renice(constants.priority.PRIORITY_LOW)
    return this
  }

  /** Calls `tell` with the number of video frames written so far, the last time when all are. */
  onFrames(tell: (frames: number) => void): this {
    this.first.push(...REPORTING)
    this.on('progress', ({ frames }: { frames: number }) => {
      if (Number.isFinite(frames)) tell(frames)
    })
    return this
  }

  /** Runs it; the process has begun when this returns. */
  start(): ChildProcess {
    this.run()
    return this.ffmpegProc!
  }

  override _getFfmpegPath(done: (error: Error | null, path: string) => void): void {
    done(null, endsWithParent()[0] ?? this.program)
  }

  override _prepare(done: (error: Error | null, args: string[]) => void): void {
    const [, ...prefix] = [...endsWithParent(), this.program]
    done(null, [...prefix, ...this.first, ...this._getArguments()])
  }

  override _spawnFfmpeg(
    args: string[],
    options: object,
    started: (child: ChildProcess) => void,
    ended: Ended,
  ): void {
    const { env, ...spawning } = spawnOptions(this.pipes)
    super._spawnFfmpeg(
      args,
      { ...options, ...spawning, env: { ...env, ...this.variables }, captureStdout: false },
      started,
      (error, stdout = NOTHING, stderr = NOTHING) => ended(error, stdout, stderr),
    )
  }
}

/** A path within a filter graph: escaped for the value of an option, and again for the graph. */
export const inGraph = (path: string): string =>
  path.replace(/[\\':]/g, '\\$&').replace(/[\\'[\],;]/g, '\\$&')

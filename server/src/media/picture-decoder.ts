import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { programEnvironment } from './program.js'
import { type PictureInfo, PictureFailure, type WrittenPicture } from './pictures.js'

/** A picture to write into `folder`; without a folder, to inspect only. */
export interface PictureTask {
  file: string
  folder?: string
}

/** An SVG drawing, with an optional background picture. */
export interface DrawingTask {
  svg: string
  /** Pixels. */
  width: number
  height: number
  /** A picture cropped to the whole drawing and placed under it, or cropped to an area and placed over it. */
  background?: {
    file: string
    blur?: number
    area?: { left: number; top: number; width: number; height: number }
  }
}

export type DecoderTask = PictureTask | DrawingTask
/** `Uint8Array`: the PNG of a drawing. */
type DecoderResult = PictureInfo | WrittenPicture | Uint8Array

export type DecoderReply =
  | { done: DecoderResult }
  | { refused: PictureFailure['why'] }
  | { broken: { code?: string; message: string } }

/** Compiled code runs directly; TypeScript needs a bootstrap that registers its loader. */
const ENTRY = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './picture-process.mjs' : './picture-process.js',
    import.meta.url,
  ),
)
/** How long an idle process is kept for the next picture, in milliseconds. */
const IDLE_MS = 10_000
/** Niceness: page requests take precedence over uploads. */
const GIVES_WAY = 5
/** Time limit for the start of a process, in milliseconds. */
const START_MS = 10_000

/**
 * A child process that decodes pictures, one at a time. A native decoder cannot be stopped within its process, but
 * the process can be killed without losing anything else.
 */
export class PictureDecoder {
  private child?: ChildProcess
  private idle?: NodeJS.Timeout

  /** `seconds` is the time limit for one picture; `environment` adds variables to those of the process. */
  constructor(
    private readonly seconds: number,
    private readonly environment: NodeJS.ProcessEnv = {},
  ) {}

  /**
   * Throws `PictureFailure` if the picture is at fault, which includes timeouts and crashes of the decoder.
   */
  async process<Result extends DecoderResult>(task: DecoderTask): Promise<Result> {
    clearTimeout(this.idle)
    if (!this.child?.connected) this.child = await this.start()
    const { child } = this
    child.ref()
    child.channel?.ref()
    try {
      const reply = await this.reply(child, task)
      if ('done' in reply) return reply.done as Result
      if ('refused' in reply) throw new PictureFailure(reply.refused)
      throw Object.assign(new Error(reply.broken.message), { code: reply.broken.code })
    } finally {
      child.unref()
      child.channel?.unref()
      this.idle = setTimeout(() => this.end(), IDLE_MS)
      this.idle.unref()
    }
  }

  private async start(): Promise<ChildProcess> {
    // In a process group of its own, so that it gets no signals of our terminal.
    const child = fork(ENTRY, [], {
      detached: true,
      execArgv: ['--no-warnings'],
      env: { ...programEnvironment(), ...this.environment },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    let timer: NodeJS.Timeout | undefined
    await new Promise<unknown>((resolve, reject) => {
      const refuse = () => reject(new Error('The decoder of pictures could not be started'))
      timer = setTimeout(refuse, START_MS)
      child.once('message', resolve) // it is ready
      child.once('error', reject)
      child.once('exit', refuse)
    })
      .catch((error: unknown) => {
        child.kill('SIGKILL')
        throw error
      })
      .finally(() => {
        clearTimeout(timer)
        child.removeAllListeners()
      })
    child.on('error', () => this.end())
    setPriority(child.pid!, GIVES_WAY)
    return child
  }

  private async reply(child: ChildProcess, task: DecoderTask): Promise<DecoderReply> {
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise<DecoderReply>((resolve, reject) => {
        timer = setTimeout(() => reject(new PictureFailure('slow')), this.seconds * 1000)
        child.once('message', (reply) => resolve(reply as DecoderReply))
        child.once('exit', () => reject(new PictureFailure('processing')))
        child.send(task, (error) => error && reject(error))
      })
    } catch (error) {
      this.end()
      throw error
    } finally {
      clearTimeout(timer)
      child.removeAllListeners('message')
      child.removeAllListeners('exit')
    }
  }

  private end(): void {
    this.child?.kill('SIGKILL')
    this.child = undefined
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { programEnvironment } from './program.js'
import { type PictureInfo, PictureFailure, type WrittenPicture } from './pictures.js'

/** To write a picture into `folder`; without one, only to inspect it. */
export interface PictureTask {
  file: string
  folder?: string
}

/** A drawing in SVG, over a picture that fills its size where one is given. */
export interface DrawingTask {
  svg: string
  /** Pixels. */
  width: number
  height: number
  /** A picture that is cropped to all of the drawing, which is then over it; or to an area, over the drawing. */
  background?: {
    file: string
    blur?: number
    area?: { left: number; top: number; width: number; height: number }
  }
}

export type DecoderTask = PictureTask | DrawingTask
/** A drawing is a PNG. */
type DecoderResult = PictureInfo | WrittenPicture | Uint8Array

export type DecoderReply =
  | { done: DecoderResult }
  | { refused: PictureFailure['why'] }
  | { broken: { code?: string; message: string } }

/** Compiled code starts as it is; TypeScript needs a bootstrap that registers it. */
const ENTRY = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './picture-process.mjs' : './picture-process.js',
    import.meta.url,
  ),
)
/** How long an idle process is kept for the next picture, in milliseconds. */
const IDLE_MS = 10_000
/** Niceness: whoever waits for a page goes before whoever waits for an upload. */
const GIVES_WAY = 5
/** How long a process may take to start, in milliseconds. */
const START_MS = 10_000

/**
 * A process of its own that decodes pictures, one at a time. A native decoder cannot be stopped from within
 * its process, but this one can be ended; nothing else is lost with it.
 */
export class PictureDecoder {
  private child?: ChildProcess
  private idle?: NodeJS.Timeout

  /** `seconds` is how long one picture may take; `environment` adds variables to those of the process. */
  constructor(
    private readonly seconds: number,
    private readonly environment: NodeJS.ProcessEnv = {},
  ) {}

  /**
   * Throws `PictureFailure` for what the picture is to blame for, too long a work and a crash of the decoder
   * included.
   */
  async ask<Result extends DecoderResult>(task: DecoderTask): Promise<Result> {
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
    // A process group of its own: what a terminal tells us is not meant for it.
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

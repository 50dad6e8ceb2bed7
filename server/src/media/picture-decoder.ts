import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { programEnvironment } from './program-environment.js'
import { type JudgedPicture, PictureFailure, type WrittenPicture } from './pictures.js'

/** To write a picture into `folder`; without one, only to judge it. */
export interface PictureTask {
  file: string
  folder?: string
}

export type PictureAnswer =
  | { done: JudgedPicture | WrittenPicture }
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
const KEPT_MS = 10_000
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

  /** `seconds` is how long one picture may take. */
  constructor(private readonly seconds: number) {}

  /**
   * Throws `PictureFailure` for what the picture is to blame for, too long a work and a crash of the decoder
   * included.
   */
  async ask<Answer extends JudgedPicture | WrittenPicture>(task: PictureTask): Promise<Answer> {
    clearTimeout(this.idle)
    if (!this.child?.connected) this.child = await this.start()
    const { child } = this
    child.ref()
    child.channel?.ref()
    try {
      const answer = await this.answer(child, task)
      if ('done' in answer) return answer.done as Answer
      if ('refused' in answer) throw new PictureFailure(answer.refused)
      throw Object.assign(new Error(answer.broken.message), { code: answer.broken.code })
    } finally {
      child.unref()
      child.channel?.unref()
      this.idle = setTimeout(() => this.end(), KEPT_MS)
      this.idle.unref()
    }
  }

  private async start(): Promise<ChildProcess> {
    // A process group of its own: what a terminal tells us is not meant for it.
    const child = fork(ENTRY, [], {
      detached: true,
      execArgv: ['--no-warnings'],
      env: programEnvironment(),
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

  private async answer(child: ChildProcess, task: PictureTask): Promise<PictureAnswer> {
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise<PictureAnswer>((resolve, reject) => {
        timer = setTimeout(() => reject(new PictureFailure('slow')), this.seconds * 1000)
        child.once('message', (answer) => resolve(answer as PictureAnswer))
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

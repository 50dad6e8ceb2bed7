import { Worker } from 'node:worker_threads'
import { AppError } from '#core/failure'
import type { TaskInput, TaskName, TaskReply, TaskResult } from './tasks.js'

/** What a worker thread returned instead of a result. `fault`: the order itself is at fault. */
export class TaskFailure extends AppError {
  override readonly code = 'DRAWING_FAILED'

  constructor(
    message: string,
    readonly fault: boolean,
  ) {
    super(message)
  }
}

/** Compiled code starts as it is; TypeScript needs a bootstrap that registers it. */
const ENTRY = new URL(import.meta.url.endsWith('.ts') ? './worker.mjs' : './worker.js', import.meta.url)

interface Call {
  resolve(result: TaskResult<TaskName>): void
  reject(error: Error): void
}

/** One worker thread, started when it is first needed and again after a crash. */
class Thread {
  private worker: Worker | undefined
  private readonly calls = new Map<number, Call>()
  private serial = 0

  get busy(): number {
    return this.calls.size
  }

  run<N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskResult<N>> {
    const worker = (this.worker ??= this.start())
    const call = this.serial++
    return new Promise<TaskResult<TaskName>>((resolve, reject) => {
      this.calls.set(call, { resolve, reject })
      worker.ref()
      worker.postMessage({ call, name, input })
    }) as Promise<TaskResult<N>>
  }

  private start(): Worker {
    // Without the parent's flags: the bootstrap registers TypeScript itself.
    const worker = new Worker(ENTRY, { execArgv: [] })
    worker.on('message', (reply: TaskReply) => {
      const call = this.calls.get(reply.call)
      this.calls.delete(reply.call)
      if (this.calls.size === 0) worker.unref()
      if ('error' in reply) call?.reject(new TaskFailure(reply.error, reply.fault))
      else call?.resolve(reply.result)
    })
    worker.on('error', (error) =>
      this.lose(worker, error instanceof Error ? error : new Error(String(error))),
    )
    worker.on('exit', () => this.lose(worker, new Error('The drawing thread has ended.')))
    return worker
  }

  private lose(worker: Worker, error: Error): void {
    if (this.worker !== worker) return
    this.worker = undefined
    for (const call of this.calls.values()) call.reject(error)
    this.calls.clear()
  }

  async close(): Promise<void> {
    const { worker } = this
    if (!worker) return
    this.lose(worker, new Error('The drawing threads are closed.'))
    await worker.terminate()
  }
}

/**
 * A small crew of worker threads, so that the thread of the API never draws. They do not keep the process
 * alive when idle.
 */
export class Pool {
  private readonly threads: readonly Thread[]
  private closed = false

  constructor(size: number) {
    this.threads = Array.from({ length: size }, () => new Thread())
  }

  get size(): number {
    return this.threads.length
  }

  /**
   * Runs a task on the thread `at`, or the one with the least to do. Rejects with `TaskFailure`, or with the reason why
   * the thread ended.
   */
  run<N extends TaskName>(name: N, input: TaskInput<N>, at?: number): Promise<TaskResult<N>> {
    if (this.closed) return Promise.reject(new Error('The drawing threads are closed.'))
    const thread =
      at === undefined
        ? this.threads.reduce((best, one) => (one.busy < best.busy ? one : best))
        : this.threads[at]
    return thread.run(name, input)
  }

  async close(): Promise<void> {
    this.closed = true
    await Promise.all(this.threads.map((thread) => thread.close()))
  }
}

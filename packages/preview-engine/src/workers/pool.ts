import { Worker } from 'node:worker_threads'
import { DrawingError, type TaskInput, type TaskName, type TaskReply, type TaskResult } from './tasks.js'

interface Call {
  resolve(result: TaskResult<TaskName>): void
  reject(error: Error): void
}

/** Milliseconds before an idle thread ends to free its memory. */
const IDLE_MS = 15_000

/** A worker thread that starts with the first task, and again after a crash or an idle period. */
class Thread {
  private worker: Worker | undefined
  private readonly calls = new Map<number, Call>()
  /** Open videos; the thread is not idle while there are any. */
  private readonly films = new Set<number>()
  private idle: NodeJS.Timeout | undefined
  private serial = 0

  /** `entry` is the module that the thread runs. */
  constructor(private readonly entry: URL) {}

  get busy(): number {
    return this.calls.size
  }

  run<N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskResult<N>> {
    const worker = (this.worker ??= this.start())
    const call = this.serial++
    clearTimeout(this.idle)
    this.follow(name, input)
    return new Promise<TaskResult<TaskName>>((resolve, reject) => {
      this.calls.set(call, { resolve, reject })
      worker.ref()
      worker.postMessage({ call, name, input })
    }) as Promise<TaskResult<N>>
  }

  private follow<N extends TaskName>(name: N, input: TaskInput<N>): void {
    const { id } = input as { id: number }
    if (name === 'open') this.films.add(id)
    if (name === 'close') this.films.delete(id)
  }

  private rest(worker: Worker): void {
    worker.unref()
    if (this.films.size > 0) return
    this.idle = setTimeout(() => void this.close(), IDLE_MS)
    this.idle.unref()
  }

  private start(): Worker {
    // without the parent’s flags, as the entry module registers TypeScript itself
    const worker = new Worker(this.entry, { execArgv: [] })
    worker.on('message', (reply: TaskReply) => {
      const call = this.calls.get(reply.call)
      this.calls.delete(reply.call)
      if (this.calls.size === 0) this.rest(worker)
      if ('error' in reply) call?.reject(new DrawingError(reply.error, reply.retryable))
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
    this.films.clear()
    for (const call of this.calls.values()) call.reject(error)
    this.calls.clear()
  }

  async close(): Promise<void> {
    const { worker } = this
    clearTimeout(this.idle)
    if (!worker) return
    this.lose(worker, new Error('The drawing threads are closed.'))
    await worker.terminate()
  }
}

/** A pool of worker threads. Idle threads do not keep the process alive. */
export class Pool {
  private readonly threads: readonly Thread[]
  private closed = false

  constructor(entry: URL, size: number) {
    this.threads = Array.from({ length: size }, () => new Thread(entry))
  }

  get size(): number {
    return this.threads.length
  }

  /**
   * Runs a task on the thread `at`, or on the least busy one. Rejects with `DrawingError`, or with the reason why
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

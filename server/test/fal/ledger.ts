import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EngineFailure, type ProviderRequest, type Run } from '../../src/engines/engine.js'

/** Folders of all attempts in this test file. */
const folders: string[] = []

/** Removes the folders of all attempts; a test may have several ledgers. */
export async function removeAttemptFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
}

/** Stores the fields of a job's row, and creates attempts like a worker. */
export class Ledger {
  request: ProviderRequest | undefined
  isSending = false
  readonly progress: number[] = []
  private wakes: (() => void)[] = []

  constructor(private readonly webhook?: string) {}

  /** Handles a call of the provider: adopts its id if none is known, and wakes a sleeping attempt. */
  called(requestId: string, model: string): void {
    if (this.isSending) this.request ??= { id: requestId, model }
    for (const wake of this.wakes.splice(0)) wake()
  }

  async attempt(signal: AbortSignal = new AbortController().signal): Promise<Run> {
    const folder = await mkdtemp(join(tmpdir(), 'cutroom-fal-'))
    folders.push(folder)
    return {
      signal,
      folder,
      progress: (done) => void this.progress.push(done),
      request: this.request,
      sentBlind: this.isSending && !this.request,
      sending: async () => void (this.isSending = true),
      submitted: async (request) => void (this.request = request),
      webhook: this.webhook,
      adopted: async () => this.request,
      sleep: (milliseconds) =>
        new Promise((resolve, reject) => {
          const stop = () => reject(signal.reason as Error)
          const end = () => {
            clearTimeout(timer)
            signal.removeEventListener('abort', stop)
            resolve()
          }
          const timer = setTimeout(end, milliseconds)
          if (signal.aborted) return stop()
          signal.addEventListener('abort', stop, { once: true })
          this.wakes.push(end)
        }),
    }
  }

  /** Handles a failed attempt; a request that was certainly not sent may be sent again. */
  ended(error: unknown): EngineFailure {
    if (!(error instanceof EngineFailure)) throw error
    if (error.notSent) this.isSending = false
    return error
  }
}

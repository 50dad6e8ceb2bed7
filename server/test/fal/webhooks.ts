import type { Behaviour, Job, ProviderEvent } from './behaviour.js'
import type { Signing } from './signing.js'

/** Calls the installation when a job ends, signed like the provider, and depending on its mode late or repeatedly. */
export class Webhooks {
  private readonly timers = new Set<NodeJS.Timeout>()

  constructor(
    private readonly provider: {
      signing: Signing
      behaviour: () => Behaviour
      log: ProviderEvent[]
      resultOf: (job: Job) => unknown
    },
  ) {}

  callLater(job: Job): void {
    const { mode, ms, lateMs } = this.provider.behaviour()
    if (!job.webhook || mode === 'slow') return
    const timer = setTimeout(
      () => {
        this.timers.delete(timer)
        void this.call(job, mode === 'dupwebhook' ? 5 : 1)
      },
      ms + (mode === 'latewebhook' ? lateMs : 0),
    )
    this.timers.add(timer)
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer)
  }

  private async call(job: Job, times: number): Promise<void> {
    const { signing, behaviour, log, resultOf } = this.provider
    const isError = behaviour().mode === 'error'
    const body = Buffer.from(
      JSON.stringify({
        request_id: job.id,
        gateway_request_id: job.id,
        status: isError ? 'ERROR' : 'OK',
        error: isError ? 'Unprocessable' : null,
        payload: resultOf(job),
      }),
    )
    for (let time = 0; time < times; time++) {
      const answer = await fetch(job.webhook!, {
        method: 'POST',
        headers: signing.headers(job.id, body),
        body,
      }).catch(() => undefined)
      log.push({ what: 'webhook', id: job.id, status: answer?.status ?? 0 })
    }
  }
}

import type { QueueStatus } from '@fal-ai/client'

const QUEUE_SHARE = 0.1
const WORK_SHARE = 0.82
/** Share of the work shown as done when the usual time has passed. */
const SHARE_AT_USUAL_TIME = 0.85

/** The last percentage or count of steps in a log line: `45%`, `12/50`. 0 to 1. */
const shareIn = (line: string): number | undefined => {
  const percent = /(\d{1,3}(?:\.\d+)?)\s?%/.exec(line)
  if (percent) return Math.min(1, Number(percent[1]) / 100)
  const steps = /\b(\d{1,4})\s?\/\s?(\d{1,4})\b/.exec(line)
  return steps && Number(steps[2]) > 0 ? Math.min(1, Number(steps[1]) / Number(steps[2])) : undefined
}

/**
 * Estimates the progress of a request: by its position in the queue, then by percentages in its logs or by the model’s usual
 * time, whichever is more. Never decreases, and stays below 1.
 */
export class Gauge {
  private done = 0
  private furthest: number | undefined
  private startedAt: number | undefined

  constructor(
    private readonly usualSeconds: number,
    private readonly report: (done: number) => void,
    private readonly now = Date.now,
  ) {}

  read(status: QueueStatus): void {
    if (status.status === 'IN_QUEUE') return this.waiting(status.queue_position ?? 0)
    if (status.status === 'COMPLETED') return this.reach(QUEUE_SHARE + WORK_SHARE)
    this.startedAt ??= this.now()
    const seconds = (this.now() - this.startedAt) / 1000
    const byTime = 1 - (1 - SHARE_AT_USUAL_TIME) ** (seconds / this.usualSeconds)
    const byLogs = (status.logs ?? []).flatMap(({ message }) => shareIn(String(message)) ?? [])
    this.reach(QUEUE_SHARE + WORK_SHARE * Math.max(byTime, byLogs.at(-1) ?? 0))
  }

  /** The download of the result, as a share of its bytes. */
  fetched(share: number): void {
    this.reach(QUEUE_SHARE + WORK_SHARE + (0.99 - QUEUE_SHARE - WORK_SHARE) * Math.min(1, share))
  }

  private waiting(position: number): void {
    this.furthest = Math.max(this.furthest ?? 0, position)
    this.reach(QUEUE_SHARE * (0.2 + 0.7 * (1 - position / (this.furthest + 1))))
  }

  private reach(done: number): void {
    if (done <= this.done) return
    this.done = done
    this.report(done)
  }
}

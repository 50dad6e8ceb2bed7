/** The timings of a series of requests, in milliseconds. */
export interface Series {
  count: number
  p50: number
  p95: number
  worst: number
  /** Number of responses by status or kind of failure. */
  statuses: Record<string, number>
}

/** The value below which this share (0 to 1) of the values lies; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Counts and times requests. */
export class Stopwatch {
  private readonly times: number[] = []
  private readonly statuses: Record<string, number> = {}

  /** Sends one request; counts the status of the response, or the name of the error. */
  async time(attempt: () => Promise<{ status: number | string }>): Promise<void> {
    const start = performance.now()
    const status = await attempt().then(
      (answer) => String(answer.status),
      (error: Error) => error.name,
    )
    this.times.push(performance.now() - start)
    this.statuses[status] = (this.statuses[status] ?? 0) + 1
  }

  /** Repeats a request until `stop`, with this many milliseconds in between; returns the measurements. */
  repeat(attempt: () => Promise<{ status: number | string }>, pauseMs: number): { stop(): Promise<Series> } {
    let isStopped = false
    const running = (async () => {
      while (!isStopped) {
        await this.time(attempt)
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    })()
    return {
      stop: async () => {
        isStopped = true
        await running
        return this.series
      },
    }
  }

  get series(): Series {
    const { times, statuses } = this
    return {
      count: times.length,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      worst: quantile(times, 1),
      statuses,
    }
  }
}

const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

/** A series as text: `120 tries, p50 4.1 ms, p95 12 ms, worst 40 ms, status 200: 120`. */
export const formatSeries = ({ count, p50, p95, worst, statuses }: Series): string =>
  [
    `${count} tries`,
    `p50 ${milliseconds(p50)}`,
    `p95 ${milliseconds(p95)}`,
    `worst ${milliseconds(worst)}`,
    ...Object.entries(statuses).map(([status, times]) => `status ${status}: ${times}`),
  ].join(', ')

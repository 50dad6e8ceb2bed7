import type { CDPSession } from 'playwright-core'

/** What is read of a trace event of Chromium; times in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  /** The processor's time, where the machine tells it: not what other processes took meanwhile. */
  tdur?: number
  pid: number
  tid: number
  args?: { name?: string }
}

/** The main thread's work of each frame that scrolled, in milliseconds of processor time. */
export interface Frames {
  work: number[]
  /** Tasks above 50 ms, which a person may notice. */
  longTasks: number
}

const LONG = 50_000
const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing']

/** What Chromium writes down while something runs, and what that returns. */
export async function traced<Result>(
  session: CDPSession,
  run: () => Promise<Result>,
): Promise<{ result: Result; events: TraceEvent[] }> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  const result = await run()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return { result, events }
}

/** The work between one scrolled frame and the next, by the tasks that the page's main thread ran. */
export function framesOf(events: readonly TraceEvent[]): Frames {
  const marks = events.filter(({ name }) => name === 'scrolled').sort((a, b) => a.ts - b.ts)
  const [first] = marks
  if (!first) return { work: [], longTasks: 0 }
  const tasks = events
    .filter(
      ({ name, pid, tid, ph }) =>
        name.endsWith('RunTask') && ph === 'X' && pid === first.pid && tid === first.tid,
    )
    .sort((a, b) => a.ts - b.ts)
  const work = marks.slice(1).map(() => 0)
  let at = 0
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // a task that holds a mark begins before it: it is the frame's own
    while (at < work.length && ts + dur >= marks[at + 1]!.ts) at += 1
    if (at < work.length && ts + dur >= marks[at]!.ts) work[at]! += tdur / 1000
  }
  return {
    work: work.filter((milliseconds) => milliseconds > 0),
    longTasks: tasks.filter(({ dur = 0, tdur = dur }) => tdur > LONG).length,
  }
}

/** The value below which a share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

import type { CDPSession } from 'playwright-core'

/** The part of a Chromium trace event that is used; times in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  /** CPU time, where the platform reports it. */
  tdur?: number
  pid: number
  tid: number
  args?: { name?: string }
}

/** CPU milliseconds of the main thread for each frame that scrolled. */
export interface FrameCosts {
  work: number[]
  /** The number of tasks over 50 ms. */
  longTasks: number
}

const LONG_TASK = 50_000
const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing']

/** Runs `work` and returns its result with the trace events that Chromium recorded meanwhile. */
export async function recordTrace<Result>(
  session: CDPSession,
  work: () => Promise<Result>,
): Promise<{ result: Result; events: TraceEvent[] }> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  const result = await work()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return { result, events }
}

/** Assigns the tasks of the main thread to frames. The page marks each frame that scrolled as `scrolled`. */
export function frameCostsOf(events: readonly TraceEvent[]): FrameCosts {
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
    // a task that contains a mark starts before it and belongs to the same frame
    while (at < work.length && ts + dur >= marks[at + 1].ts) at += 1
    if (at < work.length && ts + dur >= marks[at].ts) work[at] += tdur / 1000
  }
  return {
    work: work.filter((milliseconds) => milliseconds > 0),
    longTasks: tasks.filter(({ dur = 0, tdur = dur }) => tdur > LONG_TASK).length,
  }
}

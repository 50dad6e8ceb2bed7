import { AsyncLocalStorage } from 'node:async_hooks'
import { codeOf } from '../errors/failure.js'

/** Kinds of work that metrics and traces record; `program` is a child process such as ffmpeg. */
export type ActivityKind = 'request' | 'operation' | 'job' | 'provider' | 'program'

/**
 * Measured work. Names and outcomes have low cardinality, such as the route of a request, and never contain user
 * input.
 */
export interface Activity {
  readonly kind: ActivityKind
  /** The activity that started it in this process. */
  readonly parent?: Activity
  /** The W3C `traceparent` of the activity that started it in another process. */
  readonly remoteParent?: string | null
  /** Its own W3C `traceparent`; set only while traces are recorded. */
  traceParent?: string
  name: string
  /** `ok` by default. */
  outcome: string
  attributes: Record<string, string | number>
}

/** Callbacks for the start and the end of each activity. Neither may throw. */
interface ActivityObserver {
  began?(activity: Activity): void
  ended(activity: Activity, seconds: number): void
}

const observers = new Set<ActivityObserver>()
const current = new AsyncLocalStorage<Activity>()

/** Registers an observer; returns a function that unregisters it. */
export function observeActivities(observer: ActivityObserver): () => void {
  observers.add(observer)
  return () => observers.delete(observer)
}

/** The current activity; undefined without observers. */
export const currentActivity = (): Activity | undefined => current.getStore()

/** Whether any observer is registered. */
export const isObserved = (): boolean => observers.size > 0

/** Runs `work` as an activity; without observers, runs it directly. */
export function observed<Result>(
  begun: Pick<Activity, 'kind' | 'name' | 'remoteParent'> & Partial<Pick<Activity, 'attributes'>>,
  work: (activity?: Activity) => Promise<Result>,
): Promise<Result> {
  if (!observers.size) return work()
  const activity: Activity = { outcome: 'ok', attributes: {}, parent: currentActivity(), ...begun }
  const active = [...observers]
  for (const observer of active) observer.began?.(activity)
  const since = performance.now()
  const end = () => {
    const seconds = (performance.now() - since) / 1000
    for (const observer of active) observer.ended(activity, seconds)
  }
  return current
    .run(activity, () =>
      work(activity).catch((error: unknown) => {
        activity.outcome = outcomeOf(error)
        throw error
      }),
    )
    .finally(end)
}

const STOPPED = ['CANCELLED', 'PAUSED']

const outcomeOf = (error: unknown): string => {
  const code = codeOf(error) ?? ''
  return STOPPED.includes(code) ? code.toLowerCase() : 'failed'
}

/** Hits and misses of a cache. */
class CacheCount {
  hits = 0
  misses = 0

  add(isHit: boolean): void {
    if (isHit) this.hits += 1
    else this.misses += 1
  }
}

const counts = new Map<string, CacheCount>()

/** The counter shared by all caches of this name in this process. */
export function cacheCount(name: string): CacheCount {
  const count = counts.get(name) ?? new CacheCount()
  counts.set(name, count)
  return count
}

/** All counters, by name. */
export const cacheCounts = (): ReadonlyMap<string, CacheCount> => counts

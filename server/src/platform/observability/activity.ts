import { AsyncLocalStorage } from 'node:async_hooks'
import { codeOf } from '../errors/failure.js'

/** What can be seen of a process from outside: a request, an operation, a job, a call of the provider, a program. */
export type ActivityKind = 'request' | 'operation' | 'job' | 'provider' | 'program'

/**
 * A piece of work while it is observed. Its name and outcome come from a small set, such as the route of a
 * request, and never from what people write.
 */
export interface Activity {
  readonly kind: ActivityKind
  /** What began it, in this process. */
  readonly parent?: Activity
  /** What began it in another process: a W3C `traceparent`. */
  readonly remoteParent?: string | null
  /** The W3C `traceparent` that leads to it, while traces are recorded. */
  traceParent?: string
  name: string
  /** `ok` until something else is known. */
  outcome: string
  attributes: Record<string, string | number>
}

/** Is told of each activity when it begins and when it has ended. Neither may throw. */
interface ActivityObserver {
  began?(activity: Activity): void
  ended(activity: Activity, seconds: number): void
}

const observers = new Set<ActivityObserver>()
const current = new AsyncLocalStorage<Activity>()

/** Tells `observer` of every activity from now on; returns a function that stops it. */
export function observeActivities(observer: ActivityObserver): () => void {
  observers.add(observer)
  return () => observers.delete(observer)
}

/** The activity that this code runs in; undefined while nothing is observed. */
export const currentActivity = (): Activity | undefined => current.getStore()

/** Whether anybody observes. */
export const isObserved = (): boolean => observers.size > 0

/** Runs work as an activity. While nobody observes, it is only the work itself. */
export function observed<Result>(
  begun: Pick<Activity, 'kind' | 'name' | 'remoteParent'> & Partial<Pick<Activity, 'attributes'>>,
  work: (activity?: Activity) => Promise<Result>,
): Promise<Result> {
  if (!observers.size) return work()
  const activity: Activity = { outcome: 'ok', attributes: {}, parent: currentActivity(), ...begun }
  const watching = [...observers]
  for (const observer of watching) observer.began?.(activity)
  const since = performance.now()
  const end = () => {
    const seconds = (performance.now() - since) / 1000
    for (const observer of watching) observer.ended(activity, seconds)
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

/** How often something was asked of a cache, for whoever watches this process. */
class CacheCount {
  hits = 0
  misses = 0

  /** Counts one question: whether the cache had an answer. */
  add(isHit: boolean): void {
    if (isHit) this.hits += 1
    else this.misses += 1
  }
}

const counts = new Map<string, CacheCount>()

/** The count of the caches of this name, in this process. */
export function cacheCount(name: string): CacheCount {
  const count = counts.get(name) ?? new CacheCount()
  counts.set(name, count)
  return count
}

/** All of them, by name. */
export const cacheCounts = (): ReadonlyMap<string, CacheCount> => counts

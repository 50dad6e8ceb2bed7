import { Repeater } from '@repeaterjs/repeater'
import type { Events, FactOf, Topic } from './events.js'
import { unavailable } from './failure.js'
import type { Viewer } from './viewer.js'
import { orNull } from './visible.js'

/** Facts that wait for one reader at most; one who falls so far behind reads everything anew. */
const MAX_QUEUE = 1_000

/** Stands in a stream for what could not be read; the stream goes on. */
export class ReadError {
  constructor(readonly error: unknown) {}
}

/** What of the facts somebody hears, and how it is read. */
interface LiveOptions<T extends Topic, Thing extends object> {
  topics: readonly T[]
  viewer: Viewer
  /** Whether a fact matters here at all; decided by what the fact says. */
  filter?: (fact: FactOf<T>) => boolean
  /**
   * The thing that a fact speaks of, loaded fresh. Null, NOT_FOUND or FORBIDDEN for what the viewer may not
   * see. It depends on the fact and the viewer alone.
   */
  load: (fact: FactOf<T>) => Promise<Thing | null>
}

/**
 * The things that facts speak of, as they come, until the reader stops. What cannot be read stands in it as
 * `ReadError`: it never ends by itself. All streams of one person share what is read for a fact.
 */
export function liveUpdates<T extends Topic, Thing extends object>(
  events: Events,
  { topics, viewer, filter = () => true, load }: LiveOptions<T, Thing>,
): Repeater<Thing> {
  return new Repeater<Thing>(async (push, stop) => {
    const facts: FactOf<T>[] = []
    let isBehind = false
    let isStopped = false
    let wake = () => {}
    const receive = (fact: FactOf<T>) => {
      if (!filter(fact)) return
      isBehind ||= facts.length >= MAX_QUEUE
      if (!isBehind) facts.push(fact)
      wake()
    }
    const stops = topics.map((topic) => events.on(topic, receive))
    void stop.then(() => {
      isStopped = true
      for (const off of stops) off()
      wake()
    })
    const pushError = (error: unknown) => push(new ReadError(error) as unknown as Thing)
    while (!isStopped) {
      const fact = facts.shift()
      if (!fact) {
        if (isBehind) await pushError(unavailable('This connection fell behind'))
        isBehind = false
        await new Promise<void>((resolve) => {
          wake = resolve
          if (facts.length || isStopped) resolve()
        })
        continue
      }
      const read = () => orNull(load(fact))
      const thing = await events.reads
        .once(fact, viewerKey(viewer), viewer.id, read)
        .catch((error: unknown) => new ReadError(error))
      if (thing instanceof ReadError) await pushError(thing.error)
      else if (thing !== null && !isStopped) await push(thing)
    }
  })
}

/** Readers with the same key may see the same. */
export const viewerKey = ({ id, isAdmin }: Viewer): string => `${id} ${isAdmin}`

import { Repeater } from '@repeaterjs/repeater'
import type { Events, FactOf, Topic } from './events.js'
import { unavailable } from './failure.js'
import type { Viewer } from './viewer.js'
import { orNull } from './visible.js'

/** Facts that may wait for one reader; a reader that falls further behind must read everything again. */
const MAX_QUEUE = 1_000

/** Takes the place of something that could not be read in a stream; the stream continues. */
export class ReadError {
  constructor(readonly error: unknown) {}
}

/** Which facts a reader follows, and how each is read. */
interface LiveOptions<T extends Topic, Thing extends object> {
  topics: readonly T[]
  viewer: Viewer
  /** Whether a fact is relevant, judged by the fact alone. */
  filter?: (fact: FactOf<T>) => boolean
  /**
   * The thing that a fact is about, freshly loaded. Null, NOT_FOUND or FORBIDDEN for what the viewer may not
   * see. The result must depend only on the fact and the viewer.
   */
  load: (fact: FactOf<T>) => Promise<Thing | null>
}

/**
 * The things that facts are about, as they come, until the reader stops. What cannot be read appears in it as
 * `ReadError`: the stream never ends by itself. All streams of one person share what is read for a fact.
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
        .once({ source: fact, key: viewerKey(viewer), person: viewer.id }, read)
        .catch((error: unknown) => new ReadError(error))
      if (thing instanceof ReadError) await pushError(thing.error)
      else if (thing !== null && !isStopped) await push(thing)
    }
  })
}

/** Viewers with the same key may see the same things. */
export const viewerKey = ({ id, isAdmin }: Viewer): string => `${id} ${isAdmin}`

import { Repeater } from '@repeaterjs/repeater'
import { Failure } from './failure.js'

/**
 * The things that facts speak of, loaded fresh. `load` answers null for what the reader may not see or does not want,
 * and may throw a `Failure` to the same effect. The streams end with their reader.
 */
export const live = <Fact, Thing>(streams: Repeater<Fact>[], load: (fact: Fact) => Promise<Thing | null>): Repeater<Thing> =>
  new Repeater<Thing>(async (push, stop) => {
    const facts = Repeater.merge(streams)
    void stop.then(() => facts.return())
    for await (const fact of facts) {
      const thing = await load(fact as Fact).catch((error: unknown) => {
        if (error instanceof Failure) return null
        throw error
      })
      if (thing !== null) await push(thing)
    }
    stop()
  })

import { type ExecutionArgs, type ExecutionResult, createSourceEventStream } from 'graphql'
import { LiveFeed, type LiveSource } from '#platform/events/live'
import { Loaders } from '#platform/queries/loaders'
import { Turns } from '#platform/concurrency/turns'
import type { RequestDependencies } from '../http/caller.js'
import { type Follower, type LiveDependencies, LiveQuery } from './live-query.js'

/** A generator without results: they are sent to the follower instead. */
type Subscription = AsyncGenerator<ExecutionResult, void, void>

/**
 * The subscriptions of all sockets. Those with the same document and variables share one `LiveQuery`, whatever their
 * sockets.
 */
export class LiveResults {
  private readonly queries = new Map<LiveSource<object>, Map<string, LiveQuery>>()
  private readonly loaders = new WeakMap<object, Loaders>()
  private readonly deps: LiveDependencies

  constructor(
    given: Omit<LiveDependencies, 'turns' | 'loadersOf'>,
    private readonly requestDependencies: Pick<RequestDependencies, 'em'>,
  ) {
    this.deps = { ...given, turns: new Turns(), loadersOf: (thing) => this.loadersOf(thing) }
  }

  /**
   * Sends results to the follower until the returned generator is closed. Returns errors if the subscription is
   * invalid.
   */
  async subscribe(
    args: ExecutionArgs,
    { cost, ...follower }: Omit<Follower, 'viewer'> & { cost: number },
  ): Promise<Subscription | ExecutionResult> {
    const feed = await createSourceEventStream(args)
    if (!(Symbol.asyncIterator in feed)) return feed
    if (!(feed instanceof LiveFeed)) throw new Error('This subscription is no live feed')
    const query = this.queryOf(feed, args, cost)
    return untilReturned(query.add({ ...follower, viewer: feed.viewer }, feed))
  }

  private queryOf({ source, channel }: LiveFeed<object>, args: ExecutionArgs, cost: number): LiveQuery {
    const { document, operationName, variableValues } = args
    const key = JSON.stringify([channel, document.loc?.source.body, operationName, variableValues])
    const queries = this.queries.get(source) ?? new Map<string, LiveQuery>()
    this.queries.set(source, queries)
    const known = queries.get(key)
    if (known) return known
    const query = new LiveQuery(key, args, { cost, onEmpty: () => queries.delete(key) }, this.deps)
    queries.set(key, query)
    return query
  }

  private loadersOf(thing: object): Loaders {
    const loaders = this.loaders.get(thing) ?? new Loaders(this.requestDependencies.em, true)
    this.loaders.set(thing, loaders)
    return loaders
  }
}

/** A generator that yields nothing until it is closed, and then calls `stop`. */
function untilReturned(stop: () => void): Subscription {
  let close = () => {}
  const closed = new Promise<void>((resolve) => (close = resolve))
  const done = { value: undefined, done: true } as const
  const end = async () => {
    stop()
    close()
    return done
  }
  return {
    next: () => closed.then(() => done),
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this
    },
    [Symbol.asyncDispose]: async () => void (await end()),
  } as Subscription
}

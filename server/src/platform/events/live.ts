import type { Events, Fact, FactOf, Topic } from './events.js'
import type { HeardFact } from './event-replay-buffer.js'
import type { Viewer } from '../auth/viewer.js'
import { orNull } from '../auth/visible.js'

/** Takes the place of something that could not be read; those who follow it go on. */
export class ReadError {
  constructor(readonly error: unknown) {}
}

/** What a viewer may see of what a fact is about; null for nothing. */
export type ShowTo = (viewer: Viewer) => object | null
/** Returns what a fact is about, read a moment ago at most. */
export type News = () => Promise<ShowTo>
type Listener = (news: News) => void

/** How facts become things that viewers see. */
interface LiveOptions<T extends Topic, Found, Thing extends object> {
  topics: readonly T[]
  /** Facts concern the followers of one channel, such as those of a project; by default all have the same. */
  channelOf?: (fact: FactOf<T>) => string | null
  /** What a fact is about, freshly loaded for all followers. Null or NOT_FOUND for nothing. */
  load: (fact: FactOf<T>) => Promise<Found | null>
  /**
   * The policy: what the viewer may see of it, or null. It returns parts of `found` and makes nothing new, so
   * that all who see the same share it.
   */
  show: (viewer: Viewer, found: Found, fact: FactOf<T>) => Thing | null
}

/** How long what was read for a fact is shown to others who follow it, in milliseconds. */
const FRESH_MS = 1_000
/** Facts whose news are kept for those who recall the same. */
const MAX_RECALLED = 500
/** The channel of facts that concern everybody. */
const EVERYBODY = ''

/**
 * What changes, as facts tell it. Each fact is read once, however many follow it, and again only for those
 * who are told of it much later. What could not be read is shown to all as `ReadError`.
 */
export class LiveSource<Thing extends object> {
  private readonly channels = new Map<string, Set<Listener>>()
  private readonly recalled = new Map<string, News>()
  private stops: (() => void)[] = []

  constructor(
    private readonly events: Events,
    private readonly options: LiveOptions<Topic, unknown, Thing>,
  ) {}

  /** What a viewer follows: the things themselves come by `follow`. */
  feed(viewer: Viewer, channel: string | null = EVERYBODY): LiveFeed<Thing> {
    return new LiveFeed(this, viewer, channel ?? EVERYBODY)
  }

  /** Calls `listener` for each fact of the channel, in their order. Returns a function that stops it. */
  follow(channel: string, listener: Listener): () => void {
    if (!this.channels.size)
      this.stops = this.options.topics.map((topic) => this.events.on(topic, (fact) => this.receive(fact)))
    const listeners = this.channels.get(channel) ?? new Set()
    this.channels.set(channel, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (!listeners.size && this.channels.get(channel) === listeners) this.channels.delete(channel)
      if (!this.channels.size) for (const stop of this.stops.splice(0)) stop()
    }
  }

  /** What changed from this moment on, each fact once; null if not all of it is known any more. */
  since(moment: number, channel: string): News[] | null {
    const facts = this.events
      .since(moment, this.options.topics)
      ?.filter(({ fact }) => this.channelOf(fact) === channel)
      .map((heard) => [JSON.stringify(heard.fact), heard] as const)
    return facts ? [...new Map(facts).values()].map((heard) => this.recall(heard)) : null
  }

  /** What is recalled for several followers within a moment is read once. */
  private recall({ at, fact }: HeardFact): News {
    const key = `${at} ${JSON.stringify(fact)}`
    const known = this.recalled.get(key)
    if (known) return known
    const news = this.newsOf(fact)
    this.recalled.set(key, news)
    if (this.recalled.size > MAX_RECALLED) this.recalled.delete(this.recalled.keys().next().value!)
    return news
  }

  private channelOf(fact: Fact): string {
    return this.options.channelOf?.(fact) ?? EVERYBODY
  }

  private receive(fact: Fact): void {
    const listeners = this.channels.get(this.channelOf(fact))
    if (!listeners) return
    const news = this.newsOf(fact)
    for (const listener of listeners) listener(news)
  }

  private newsOf(fact: Fact): News {
    let last = { news: this.read(fact), since: Date.now() }
    return () => {
      if (Date.now() - last.since > FRESH_MS) last = { news: this.read(fact), since: Date.now() }
      return last.news
    }
  }

  private async read(fact: Fact): Promise<ShowTo> {
    const { load, show } = this.options
    try {
      const found = await this.events.reads.run(fact.topic, () => orNull(load(fact)))
      return found === null ? () => null : (viewer) => show(viewer, found, fact)
    } catch (error) {
      const failed = new ReadError(error)
      return () => failed
    }
  }
}

/** The changes that these facts tell. */
export const liveSource = <T extends Topic, Found, Thing extends object>(
  events: Events,
  options: LiveOptions<T, Found, Thing>,
): LiveSource<Thing> => new LiveSource(events, options as unknown as LiveOptions<Topic, unknown, Thing>)

/** What one viewer follows; a subscription returns it. */
export class LiveFeed<Thing extends object> implements AsyncIterable<Thing> {
  constructor(
    readonly source: LiveSource<Thing>,
    readonly viewer: Viewer,
    readonly channel: string,
  ) {}

  /** For GraphQL’s types: a feed is followed together with those who follow the same. */
  [Symbol.asyncIterator](): never {
    throw new Error('A live feed is followed, not iterated')
  }
}

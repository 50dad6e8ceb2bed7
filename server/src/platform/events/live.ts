import type { DomainEvent, DomainEventOf, Events, Topic, RecordedEvent } from './events.js'
import type { Viewer } from '../auth/viewer.js'
import { orNull } from '../auth/visible.js'

/** Sent instead of something that could not be read; the subscription continues. */
export class ReadError {
  constructor(readonly error: unknown) {}
}

/** The part of a loaded event that a viewer may see; null if none. */
export type Authorize = (viewer: Viewer) => object | null
/** Loads the subject of an event; reuses a result of the last second. */
export type LoadedEvent = () => Promise<Authorize>
type Listener = (event: LoadedEvent) => void

/** How events are loaded and authorised. */
interface LiveOptions<T extends Topic, Found, Thing extends object> {
  topics: readonly T[]
  /** The channel whose subscribers receive an event, such as a project; by default one for all. */
  channelOf?: (event: DomainEventOf<T>) => string | null
  /** Loads the subject of an event, once for all subscribers. Null or NOT_FOUND if it does not exist. */
  load: (event: DomainEventOf<T>) => Promise<Found | null>
  /**
   * The policy: the part of it that the viewer may see, or null. Returns parts of `found` rather than new objects, so
   * that viewers who see the same share one result.
   */
  show: (viewer: Viewer, found: Found, event: DomainEventOf<T>) => Thing | null
}

/** How long a loaded event is reused for other subscribers, in milliseconds. */
const FRESH_MS = 1_000
/** How many replayed events are cached. */
const MAX_REPLAYED = 500
/** The default channel. */
const ALL = ''

/**
 * A source of changed objects. Each event is loaded once for all subscribers, and again only for those that receive
 * it much later. A failure to load is sent to all as `ReadError`.
 */
export class LiveSource<Thing extends object> {
  private readonly channels = new Map<string, Set<Listener>>()
  private readonly replayed = new Map<string, LoadedEvent>()
  private stops: (() => void)[] = []

  constructor(
    private readonly events: Events,
    private readonly options: LiveOptions<Topic, unknown, Thing>,
  ) {}

  /** What a subscription returns for a viewer; events are delivered through `follow`. */
  feed(viewer: Viewer, channel: string | null = ALL): LiveFeed<Thing> {
    return new LiveFeed(this, viewer, channel ?? ALL)
  }

  /** Calls `listener` for each event of the channel, in order. Returns a function that unsubscribes. */
  follow(channel: string, listener: Listener): () => void {
    if (!this.channels.size)
      this.stops = this.options.topics.map((topic) => this.events.on(topic, (event) => this.receive(event)))
    const listeners = this.channels.get(channel) ?? new Set()
    this.channels.set(channel, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (!listeners.size && this.channels.get(channel) === listeners) this.channels.delete(channel)
      if (!this.channels.size) for (const stop of this.stops.splice(0)) stop()
    }
  }

  /** The events from this moment on, each once; null if some are unknown. */
  since(moment: number, channel: string): LoadedEvent[] | null {
    const recorded = this.events
      .since(moment, this.options.topics)
      ?.filter(({ event }) => this.channelOf(event) === channel)
      .map((each) => [JSON.stringify(each.event), each] as const)
    return recorded ? [...new Map(recorded).values()].map((each) => this.replay(each)) : null
  }

  /** Loads an event once for all subscribers that replay it at about the same time. */
  private replay({ at, event }: RecordedEvent): LoadedEvent {
    const key = `${at} ${JSON.stringify(event)}`
    const known = this.replayed.get(key)
    if (known) return known
    const loaded = this.loaderOf(event)
    this.replayed.set(key, loaded)
    if (this.replayed.size > MAX_REPLAYED) this.replayed.delete(this.replayed.keys().next().value!)
    return loaded
  }

  private channelOf(event: DomainEvent): string {
    return this.options.channelOf?.(event) ?? ALL
  }

  private receive(event: DomainEvent): void {
    const listeners = this.channels.get(this.channelOf(event))
    if (!listeners) return
    const loaded = this.loaderOf(event)
    for (const listener of listeners) listener(loaded)
  }

  private loaderOf(event: DomainEvent): LoadedEvent {
    let last = { loaded: this.read(event), since: Date.now() }
    return () => {
      if (Date.now() - last.since > FRESH_MS) last = { loaded: this.read(event), since: Date.now() }
      return last.loaded
    }
  }

  private async read(event: DomainEvent): Promise<Authorize> {
    const { load, show } = this.options
    try {
      const found = await this.events.reads.run(event.topic, () => orNull(load(event)))
      return found === null ? () => null : (viewer) => show(viewer, found, event)
    } catch (error) {
      const failed = new ReadError(error)
      return () => failed
    }
  }
}

export const liveSource = <T extends Topic, Found, Thing extends object>(
  events: Events,
  options: LiveOptions<T, Found, Thing>,
): LiveSource<Thing> => new LiveSource(events, options as unknown as LiveOptions<Topic, unknown, Thing>)

/** What a subscription returns: a live source for one viewer. */
export class LiveFeed<Thing extends object> implements AsyncIterable<Thing> {
  constructor(
    readonly source: LiveSource<Thing>,
    readonly viewer: Viewer,
    readonly channel: string,
  ) {}

  /** Required by GraphQL’s types; feeds are executed for all subscribers together instead. */
  [Symbol.asyncIterator](): never {
    throw new Error('A live feed is followed, not iterated')
  }
}

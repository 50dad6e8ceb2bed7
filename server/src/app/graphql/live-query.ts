import { randomUUID } from 'node:crypto'
import { type ExecutionArgs, type ExecutionResult, type GraphQLError, execute } from 'graphql'
import type { Logger } from 'pino'
import type { Context } from '#platform/api/context'
import type { FairLimiter } from '#platform/concurrency/fair-limiter'
import { type LiveFeed, type LoadedEvent, ReadError, type Authorize } from '#platform/events/live'
import type { Loaders } from '#platform/queries/loaders'
import { ObservedViewer } from '#platform/events/observed-viewer'
import type { Turns } from '#platform/concurrency/turns'
import type { Viewer } from '#platform/auth/viewer'
import { LiveAnswer, LiveAnswers, failed } from './live-answer.js'
import { OPERATION_LIMITS } from './limits.js'
import type { Operations } from './operations.js'

/** Maximum of queued events; followers of a query that falls further behind reload everything. */
const MAX_QUEUE = 1_000
/** Maximum of replayed events from before a subscription; with more, its follower reloads everything. */
const MAX_RECALLED = 200

/** A subscription on a socket. */
export interface Follower {
  /** The subscription id that the client chose. */
  id: string
  viewer: Viewer
  /** Gets changes since this time, in milliseconds. */
  since: number
  send(message: string): void
  /** Called when an event was missed: the client must reload everything. */
  missed(): void
}

/** What live queries share. */
export interface LiveDependencies {
  operations: Operations
  turns: Turns
  reads: FairLimiter
  /** The loaders for one object, shared by all viewers. */
  loadersOf(thing: object): Loaders
  publicErrorOf(error: GraphQLError, requestId: string): GraphQLError
  log: Logger
}

/**
 * One document with its variables, and everyone who subscribes to it. For each event it is executed once for all
 * followers with the same result, and sent to them in turns.
 */
export class LiveQuery {
  private readonly followers = new Map<Follower, number>()
  private readonly waiting: { at: number; load: LoadedEvent; only?: Follower }[] = []
  private received = 0
  private isBusy = false
  private unfollow = () => {}

  constructor(
    private readonly key: string,
    private readonly args: ExecutionArgs,
    private readonly options: { cost: number; onEmpty: () => void },
    private readonly deps: LiveDependencies,
  ) {}

  /** Adds a follower; returns a function that removes it. */
  add(follower: Follower, { source, channel }: LiveFeed<object>): () => void {
    if (!this.followers.size) this.unfollow = source.follow(channel, (load) => this.receive(load))
    this.followers.set(follower, this.received)
    this.recall(follower, source.since(follower.since, channel))
    return () => {
      if (!this.followers.delete(follower) || this.followers.size) return
      this.unfollow()
      this.options.onEmpty()
    }
  }

  private receive(load: LoadedEvent): void {
    if (this.waiting.length >= MAX_QUEUE) {
      this.waiting.length = 0
      return this.missed()
    }
    this.waiting.push({ at: this.received++, load })
    if (!this.isBusy) void this.work()
  }

  /** Replays recent events to one follower. */
  private recall(follower: Follower, recent: LoadedEvent[] | null): void {
    if (!recent || recent.length > MAX_RECALLED || this.waiting.length + recent.length > MAX_QUEUE)
      return follower.missed()
    for (const load of recent) this.waiting.push({ at: this.received, load, only: follower })
    if (recent.length && !this.isBusy) void this.work()
  }

  private async work(): Promise<void> {
    this.isBusy = true
    for (let next; (next = this.waiting.shift());) {
      try {
        await this.deliver(next.at, await next.load(), next.only)
      } catch (error) {
        this.deps.log.error({ err: error }, 'a change could not be sent')
        this.missed()
      }
    }
    this.isBusy = false
  }

  private missed(): void {
    for (const follower of this.followers.keys()) follower.missed()
  }

  private async deliver(at: number, show: Authorize, only?: Follower): Promise<void> {
    const things = new Map<object, Follower[]>()
    for (const [follower, since] of this.followers) {
      const isMeant = since <= at && (!only || only === follower)
      const thing = isMeant ? show(follower.viewer) : null
      if (!thing) continue
      const seeing = things.get(thing)
      if (seeing) seeing.push(follower)
      else things.set(thing, [follower])
    }
    await Promise.all([...things].map(([thing, followers]) => this.sendChange(thing, followers)))
  }

  /** Sends the changed object to all followers who may see it. */
  private async sendChange(thing: object, followers: readonly Follower[]): Promise<void> {
    const answers = new LiveAnswers()
    const isExpensive = this.options.cost > OPERATION_LIMITS.costOfCall
    const refusals = new Map<string, Promise<LiveAnswer | null>>()
    const person = followers[0].viewer.id
    const caller = followers.every(({ viewer }) => viewer.id === person) ? person : this.key
    const refusalOf = (viewer: Viewer) => {
      const refusal = refusals.get(viewer.id) ?? this.count(viewer)
      refusals.set(viewer.id, refusal)
      return refusal
    }
    const answerLater = async (follower: Follower) => {
      const { viewer } = follower
      const refusal = isExpensive ? await refusalOf(viewer) : null
      const known = refusal ?? answers.for(viewer)
      const answer = known ?? (await this.answer(thing, viewer, caller))
      if (!known) answers.add(answer, viewer)
      this.send(answer, follower)
    }
    await this.deps.turns.forEach(followers, (follower) => {
      const known = isExpensive ? undefined : answers.for(follower.viewer)
      if (!known) return answerLater(follower)
      this.send(known, follower)
    })
  }

  private send(answer: LiveAnswer, follower: Follower): void {
    if (!this.followers.has(follower)) return
    if (answer.isMissed) follower.missed()
    else follower.send(answer.messageFor(follower))
  }

  /**
   * Counts an expensive result as calls of its viewer. Returns the error to send if that exceeds the limit, otherwise
   * null.
   */
  private async count(viewer: Viewer): Promise<LiveAnswer | null> {
    try {
      const calls = Math.ceil(this.options.cost / OPERATION_LIMITS.costOfCall)
      await this.deps.operations.count({ viewer, address: '' }, calls)
      return null
    } catch (error) {
      return this.answerOf(new ObservedViewer(viewer), failed(error))
    }
  }

  private async answer(thing: object, viewer: Viewer, caller: string): Promise<LiveAnswer> {
    const observed = new ObservedViewer(viewer)
    if (thing instanceof ReadError) return this.answerOf(observed, failed(thing.error))
    const requestId = randomUUID()
    const execution = this.deps.reads.run(caller, () => this.execute(thing, observed, requestId))
    return this.answerOf(observed, await execution.catch(failed), requestId)
  }

  private async execute(thing: object, viewer: ObservedViewer, requestId: string): Promise<ExecutionResult> {
    const operation = this.deps.operations.make()
    operation.begin()
    try {
      const { contextValue, ...args } = this.args
      const loaders = this.deps.loadersOf(thing)
      const result = await operation.run(() =>
        execute({
          ...args,
          rootValue: thing,
          contextValue: { ...(contextValue as Context), viewer, address: '', requestId, loaders },
        }),
      )
      return operation.wasAborted ? failed(operation.timeout) : result
    } finally {
      operation.end()
    }
  }

  private answerOf(observed: ObservedViewer, result: ExecutionResult, requestId = randomUUID()): LiveAnswer {
    return new LiveAnswer(observed, result, (error) => this.deps.publicErrorOf(error, requestId))
  }
}

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

/** Events that may wait to be told; whoever follows a query that falls further behind reads everything again. */
const MAX_QUEUE = 1_000
/** Events from before its subscription that a follower is told; where there are more, it reads everything again. */
const MAX_RECALLED = 200

/** A subscription on a socket. */
export interface Follower {
  /** The client’s name for it. */
  id: string
  viewer: Viewer
  /** The moment from which on it is told what changed, in milliseconds; by default from now on. */
  since?: number
  send(message: string): void
  /** Called when something was missed: everything must be read again. */
  missed(): void
}

/** What live queries share. */
export interface LiveDependencies {
  operations: Operations
  turns: Turns
  reads: FairLimiter
  /** The loaders of everything that is read for one thing, whoever sees it. */
  loadersOf(thing: object): Loaders
  publicErrorOf(error: GraphQLError, requestId: string): GraphQLError
  log: Logger
}

/**
 * One document with its variables, and everybody who follows it. For each fact it is executed once for all
 * for whom it has the same result, and sent to them in turns.
 */
export class LiveQuery {
  private readonly followers = new Map<Follower, number>()
  private readonly waiting: { at: number; news: LoadedEvent; only?: Follower }[] = []
  private received = 0
  private isBusy = false
  private unfollow = () => {}

  constructor(
    private readonly key: string,
    private readonly args: ExecutionArgs,
    private readonly options: { cost: number; onEmpty: () => void },
    private readonly deps: LiveDependencies,
  ) {}

  /** Follows until the function that it returns is called. */
  add(follower: Follower, { source, channel }: LiveFeed<object>): () => void {
    if (!this.followers.size) this.unfollow = source.follow(channel, (news) => this.receive(news))
    this.followers.set(follower, this.received)
    if (follower.since !== undefined) this.recall(follower, source.since(follower.since, channel))
    return () => {
      if (!this.followers.delete(follower) || this.followers.size) return
      this.unfollow()
      this.options.onEmpty()
    }
  }

  private receive(news: LoadedEvent): void {
    if (this.waiting.length >= MAX_QUEUE) {
      this.waiting.length = 0
      return this.missed()
    }
    this.waiting.push({ at: this.received++, news })
    if (!this.isBusy) void this.work()
  }

  /** Tells one follower what happened shortly before. */
  private recall(follower: Follower, recent: LoadedEvent[] | null): void {
    if (!recent || recent.length > MAX_RECALLED || this.waiting.length + recent.length > MAX_QUEUE)
      return follower.missed()
    for (const news of recent) this.waiting.push({ at: this.received, news, only: follower })
    if (recent.length && !this.isBusy) void this.work()
  }

  private async work(): Promise<void> {
    this.isBusy = true
    for (let next; (next = this.waiting.shift());) {
      try {
        await this.tell(next.at, await next.news(), next.only)
      } catch (error) {
        this.deps.log.error({ err: error }, 'a change could not be told')
        this.missed()
      }
    }
    this.isBusy = false
  }

  private missed(): void {
    for (const follower of this.followers.keys()) follower.missed()
  }

  private async tell(at: number, show: Authorize, only?: Follower): Promise<void> {
    const things = new Map<object, Follower[]>()
    for (const [follower, since] of this.followers) {
      const isMeant = since <= at && (!only || only === follower)
      const thing = isMeant ? show(follower.viewer) : null
      if (!thing) continue
      const seeing = things.get(thing)
      if (seeing) seeing.push(follower)
      else things.set(thing, [follower])
    }
    await Promise.all([...things].map(([thing, followers]) => this.tellOf(thing, followers)))
  }

  /** Sends what a thing has become to all who see it. */
  private async tellOf(thing: object, followers: readonly Follower[]): Promise<void> {
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

  /** An expensive answer counts as calls of each person. Returns what they receive if it was one too many. */
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

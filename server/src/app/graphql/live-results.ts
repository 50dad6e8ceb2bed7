import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  createSourceEventStream,
  execute,
} from 'graphql'
import type { Context } from '#core/context'
import type { SharedReads } from '#core/shared-reads'
import { Loaders } from '#core/loaders'
import { ReadError, viewerKey } from '#core/live'
import { isUnavailable, isDiskFull } from '#core/outage'
import { Failure } from '#core/failure'
import type { RequestDependencies } from '../http/caller.js'
import { OPERATION_LIMITS } from './limits.js'
import type { Operations } from './operations.js'

/**
 * Whether an error means that something of ours is unavailable, so that reading everything again later helps.
 */
export const isOutage = (error: unknown): boolean => {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error
  return (
    isUnavailable(cause) ||
    isDiskFull(cause) ||
    (cause instanceof Failure && ['UNAVAILABLE', 'STORAGE_FULL'].includes(cause.code))
  )
}

/**
 * The results of a subscription. For one person and the same document they are computed once for an event,
 * and share what they read; expensive ones count as calls. `onMissed` is called instead if an event was lost
 * because something of ours is unavailable.
 */
export async function liveResults(
  args: ExecutionArgs,
  {
    cost,
    reads,
    requestDependencies,
    operations,
    onMissed,
  }: {
    /** What an answer may cost. */
    cost: number
    reads: SharedReads
    requestDependencies: Pick<RequestDependencies, 'em'>
    operations: Operations
    onMissed: () => void
  },
): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> {
  const source = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in source)) return source
  const events = source[Symbol.asyncIterator]()
  const context = args.contextValue as Context
  const viewer = context.viewer!
  const document = JSON.stringify([
    viewerKey(viewer),
    args.document.loc?.source.body,
    args.operationName,
    args.variableValues,
  ])
  const loadersOf = (thing: object) =>
    reads.getOrCreate(thing, `loaders ${viewerKey(viewer)}`, () => new Loaders(requestDependencies.em, true))
  const answer = async (thing: object): Promise<ExecutionResult> => {
    const operation = operations.make()
    try {
      if (cost > OPERATION_LIMITS.costOfCall)
        await operations.count(context, Math.ceil(cost / OPERATION_LIMITS.costOfCall))
    } catch (error) {
      return failed(error)
    }
    operation.begin()
    try {
      const result = await operation.run(() =>
        execute({ ...args, rootValue: thing, contextValue: { ...context, loaders: loadersOf(thing) } }),
      )
      return operation.wasAborted ? failed(operation.timeout) : result
    } finally {
      operation.end()
    }
  }
  const resultFor = async (thing: object): Promise<ExecutionResult> => {
    const result =
      thing instanceof ReadError
        ? failed(thing.error)
        : await reads.once({ source: thing, key: document, person: viewer.id }, () => answer(thing))
    if (result.errors?.some(isOutage)) onMissed()
    return result
  }
  const end = async () => {
    await events.return?.()
    return { value: undefined, done: true } as const
  }
  return {
    next: async () => {
      const { value, done } = await events.next()
      return done ? { value: undefined, done } : { value: await resultFor(value as object), done: false }
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this
    },
    [Symbol.asyncDispose]: async () => void (await end()),
  } as AsyncGenerator<ExecutionResult, void, void>
}

const failed = (error: unknown): ExecutionResult => ({
  errors: [new GraphQLError((error as Error).message, { originalError: error as Error })],
})

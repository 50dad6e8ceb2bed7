import { RetryLink } from '@apollo/client/link/retry'
import { isUnreachable, issuesOf, NEEDS_CONFIRMATION, codeOf } from '../../shared/lib/network/errors'
import { retryDelay, delayUntilOnline } from '../../shared/lib/network/connectivity'
import { ApolloLink, Observable } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { from, mergeMap, throwError, concatMap, defer, finalize, map, of, tap, type Subscription } from 'rxjs'
import { confirmUnknownPrice, requestPasswordConfirmation } from '../../shared/lib/confirm'
import { OperationTypeNode } from 'graphql'
import { trackMutation } from '../../shared/lib/loading/lazyComponent'

declare module '@apollo/client' {
  interface DefaultContext {
    /** Operations with the same queue name run one at a time. */
    queueName?: string
  }
}

/** Runs the operations of a queue one at a time, in order. */
export function makeQueueLink(): ApolloLink {
  const ends = new Map<string, Promise<void>>()
  return new ApolloLink((operation, forward) => {
    const { queueName } = operation.getContext()
    if (!queueName) return forward(operation)
    return new Observable((observer) => {
      let end = () => {}
      let sending: Subscription | undefined
      const before = ends.get(queueName) ?? Promise.resolve()
      const turn = new Promise<void>((resolve) => (end = resolve))
      ends.set(
        queueName,
        before.then(() => turn),
      )
      void before.then(() => {
        if (observer.closed) return
        sending = forward(operation).subscribe(observer)
        sending.add(end)
      })
      return () => {
        end()
        sending?.unsubscribe()
      }
    })
  })
}

/** How long a pushed change waits for responses, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 5_000

/**
 * Delays pushed changes until earlier queries have their responses, because an older response would revert the change. Calls
 * `onChange` before each change, and tracks pending mutations.
 */
export function makeOrderLink(onChange: () => void): ApolloLink {
  const pending = new Set<Promise<void>>()
  const responsesArrived = () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, RESPONSE_TIMEOUT_MS))
    return Promise.race([Promise.all(pending), timeout])
  }
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION)
      return forward(operation).pipe(
        tap(onChange),
        concatMap((change) => (pending.size ? from(responsesArrived()).pipe(map(() => change)) : of(change))),
      )
    if (operation.operationType === OperationTypeNode.MUTATION) {
      onChange()
      return defer(() => forward(operation).pipe(finalize(trackMutation())))
    }
    return defer(() => {
      let end = () => {}
      const answer = new Promise<void>((resolve) => (end = resolve))
      pending.add(answer)
      return forward(operation).pipe(
        finalize(() => {
          pending.delete(answer)
          end()
        }),
      )
    })
  })
}

/** Repeats an operation after the user confirmed the password. If they cancel, it fails with the original error. */
export const makeConfirmLink = (): ApolloLink =>
  new ErrorLink(({ error, operation, forward }) => {
    if (codeOf(error) !== NEEDS_CONFIRMATION) return
    return from(requestPasswordConfirmation()).pipe(
      mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : throwError(() => error))),
    )
  })

const asksForPrice = (error: unknown) => issuesOf(error).some(({ path }) => path[0] === 'acceptsUnknownPrice')

/**
 * Repeats an order after the user accepted an unknown price. If they cancel, it fails with the original error, without a
 * toast.
 */
export const makePriceLink = (): ApolloLink =>
  new ErrorLink(({ error, operation, forward }) => {
    if (!asksForPrice(error)) return
    return from(confirmUnknownPrice()).pipe(
      mergeMap((isAccepted) => {
        if (!isAccepted) {
          operation.setContext({ quiet: true })
          return throwError(() => error)
        }
        const { variables } = operation
        const input = variables.input as object | undefined
        const accepted = { acceptsUnknownPrice: true }
        operation.variables = input
          ? { ...variables, input: { ...input, ...accepted } }
          : { ...variables, ...accepted }
        return forward(operation)
      }),
    )
  })

declare module '@apollo/client' {
  interface DefaultContext {
    /** Whether the operation is idempotent, so that it is retried until the server responds. */
    idempotent?: boolean
  }
}

/** Retries idempotent operations with backoff while the server is unreachable. */
export const makeRetryLink = () =>
  new RetryLink({
    attempts: async (count, operation, error) => {
      if (!operation.getContext().idempotent || !isUnreachable(error)) return false
      await delayUntilOnline(retryDelay(count))
      return true
    },
    delay: () => 0,
  })

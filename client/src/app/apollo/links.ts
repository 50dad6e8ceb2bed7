import { RetryLink } from '@apollo/client/link/retry'
import { isUnreachable, NEEDS_CONFIRMATION, codeOf } from '../../shared/lib/network/errors'
import { retryDelay, delayUntilOnline } from '../../shared/lib/network/connectivity'
import { ApolloLink, Observable } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { from, mergeMap, throwError, concatMap, defer, finalize, map, of, tap, type Subscription } from 'rxjs'
import { requestConfirmation } from '../../shared/lib/session/passwordConfirmation'
import { OperationTypeNode } from 'graphql'
import { trackMutation } from '../../shared/lib/loading/pendingMutations'

declare module '@apollo/client' {
  interface DefaultContext {
    /** Operations of the same line are sent one after the other, in the order in which they were asked for. */
    line?: string
  }
}

/** Sends the operations of a line one after the other: what somebody sends first arrives first. */
export function makeTurnLink(): ApolloLink {
  const ends = new Map<string, Promise<void>>()
  return new ApolloLink((operation, forward) => {
    const { line } = operation.getContext()
    if (!line) return forward(operation)
    return new Observable((observer) => {
      let end = () => {}
      let sending: Subscription | undefined
      const before = ends.get(line) ?? Promise.resolve()
      const turn = new Promise<void>((resolve) => (end = resolve))
      ends.set(
        line,
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

/** How long a change waits for answers at most, in milliseconds. */
const PATIENCE = 5_000

/**
 * Lets a pushed change wait for the answers to the queries that were asked before it came: an answer that was
 * read before the change would undo it. Calls `onChange` before anything changes, here or elsewhere, and notes which
 * changes of our own are under way.
 */
export function makeOrderLink(onChange: () => void): ApolloLink {
  const asked = new Set<Promise<void>>()
  const answered = () => {
    const tooLate = new Promise((resolve) => setTimeout(resolve, PATIENCE))
    return Promise.race([Promise.all(asked), tooLate])
  }
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION)
      return forward(operation).pipe(
        tap(onChange),
        concatMap((change) => (asked.size ? from(answered()).pipe(map(() => change)) : of(change))),
      )
    if (operation.operationType === OperationTypeNode.MUTATION) {
      onChange()
      return defer(() => forward(operation).pipe(finalize(trackMutation())))
    }
    return defer(() => {
      let end = () => {}
      const answer = new Promise<void>((resolve) => (end = resolve))
      asked.add(answer)
      return forward(operation).pipe(
        finalize(() => {
          asked.delete(answer)
          end()
        }),
      )
    })
  })
}

/**
 * Repeats an operation that needs a confirmed password once the user has entered it. When they cancel, it
 * fails with the original error.
 */
export const makeConfirmLink = (): ApolloLink =>
  new ErrorLink(({ error, operation, forward }) => {
    if (codeOf(error) !== NEEDS_CONFIRMATION) return
    return from(requestConfirmation()).pipe(
      mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : throwError(() => error))),
    )
  })

declare module '@apollo/client' {
  interface DefaultContext {
    /** Sending it twice does what sending it once does: it is sent until the server responds. */
    repeatable?: boolean
  }
}

/** Sends a repeatable operation again, with growing pauses, while the server cannot be reached. */
export const makeRepeatLink = () =>
  new RetryLink({
    attempts: async (count, operation, error) => {
      if (!operation.getContext().repeatable || !isUnreachable(error)) return false
      await delayUntilOnline(retryDelay(count))
      return true
    },
    delay: () => 0,
  })

import { ApolloLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { OperationTypeNode } from 'graphql'
import { codeOf, isSignedOut, NEEDS_CONFIRMATION, NETWORK_FAILURE, wordsOf } from '../../lib/failure'
import { endSession } from '../../lib/session'
import { toast } from '../../lib/toast'

declare module '@apollo/client' {
  interface DefaultContext {
    /** The caller shows the failure itself: no toast. */
    quiet?: boolean
  }
}

/**
 * A list that is polled while the server is away, or has too much to do, says so once in a while, not at
 * every try.
 */
const REMINDER = 30_000
const PASSING = ['UNAVAILABLE', 'RATE_LIMITED']

const isAborted = (failure: unknown) => failure instanceof Error && failure.name === 'AbortError'

/**
 * The one place where failed calls are told (specification E2): a 401 ends the session without a word,
 * anything else is a toast, unless the operation's context says `quiet`. A lost socket is no failed call;
 * `useLive` tells of it.
 */
export function makeErrorLink(): ApolloLink {
  let toldAt = Number.NEGATIVE_INFINITY
  return new ErrorLink(({ error, operation }) => {
    if (isAborted(error)) return
    if (isSignedOut(error) && operation.operationName !== 'SignIn') return endSession()
    const isSubscription = operation.operationType === OperationTypeNode.SUBSCRIPTION
    if (isSubscription || operation.getContext().quiet) return
    if (codeOf(error) === NEEDS_CONFIRMATION) return // the person was asked, and would rather not
    const words = wordsOf(error)
    const mayPass = words === NETWORK_FAILURE || PASSING.includes(codeOf(error) ?? '')
    if (mayPass && operation.operationType === OperationTypeNode.QUERY) {
      if (Date.now() - toldAt < REMINDER) return
      toldAt = Date.now()
    }
    toast.error(words)
  })
}

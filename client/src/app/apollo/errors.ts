import { ApolloLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { OperationTypeNode } from 'graphql'
import { codeOf, isSignedOut, NEEDS_CONFIRMATION, NETWORK_FAILURE, messageOf } from '../../lib/failure'
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
const REMINDER_INTERVAL = 30_000
const TRANSIENT_CODES = ['UNAVAILABLE', 'RATE_LIMITED']

const isAborted = (failure: unknown) => failure instanceof Error && failure.name === 'AbortError'

/**
 * The one place where failed calls are told (spec.md point 8): a 401 ends the session without a word,
 * anything else is a toast, unless the operation's context says `quiet`. A lost socket is no failed call;
 * `useLive` tells of it.
 */
export function makeErrorLink(): ApolloLink {
  let lastShownAt = Number.NEGATIVE_INFINITY
  return new ErrorLink(({ error, operation }) => {
    if (isAborted(error)) return
    if (isSignedOut(error) && operation.operationName !== 'SignIn') return endSession()
    const isSubscription = operation.operationType === OperationTypeNode.SUBSCRIPTION
    if (isSubscription || operation.getContext().quiet) return
    if (codeOf(error) === NEEDS_CONFIRMATION) return // the person was asked, and would rather not
    const words = messageOf(error)
    const isTransient = words === NETWORK_FAILURE || TRANSIENT_CODES.includes(codeOf(error) ?? '')
    if (isTransient && operation.operationType === OperationTypeNode.QUERY) {
      if (Date.now() - lastShownAt < REMINDER_INTERVAL) return
      lastShownAt = Date.now()
    }
    toast.error(words)
  })
}

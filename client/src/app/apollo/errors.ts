import { ApolloLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { OperationTypeNode } from 'graphql'
import {
  codeOf,
  isSignedOut,
  NEEDS_CONFIRMATION,
  isUnreachable,
  messageOf,
} from '../../shared/lib/network/errors'
import { endSession } from '../../shared/lib/session/session'
import { toast } from '../../shared/lib/toast'

declare module '@apollo/client' {
  interface DefaultContext {
    /** The caller shows the failure itself, so no toast appears. */
    quiet?: boolean
  }
}

/** A polled list reports an unreachable or overloaded server once per interval, not at every attempt. */
const REMINDER_INTERVAL = 30_000

const isAborted = (failure: unknown) => failure instanceof Error && failure.name === 'AbortError'

/**
 * The one place that shows failed calls (specification E2): a 401 ends the session silently, anything else
 * is a toast, unless the context of the operation is `quiet`. A lost socket is no failed call: `useLive`
 * reports it. Nor are lists that cannot be read without a network: the shell says in words that there is none.
 */
export function makeErrorLink(): ApolloLink {
  let lastShownAt = Number.NEGATIVE_INFINITY
  return new ErrorLink(({ error, operation }) => {
    if (isAborted(error)) return
    if (isSignedOut(error) && operation.operationName !== 'SignIn') return endSession({ byItself: true })
    const isSubscription = operation.operationType === OperationTypeNode.SUBSCRIPTION
    if (isSubscription || operation.getContext().quiet) return
    if (codeOf(error) === NEEDS_CONFIRMATION) return // the user was asked and cancelled
    const words = messageOf(error)
    const isTransient = isUnreachable(error) || codeOf(error) === 'RATE_LIMITED'
    if (isTransient && operation.operationType === OperationTypeNode.QUERY) {
      if (!navigator.onLine || Date.now() - lastShownAt < REMINDER_INTERVAL) return
      lastShownAt = Date.now()
    }
    toast.error(words)
  })
}

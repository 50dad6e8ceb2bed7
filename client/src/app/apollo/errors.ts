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
import { deletedHere } from '../../entities/project/deletedHere'
import { endSession } from '../../shared/lib/session/session'
import { toast } from '../../shared/lib/toast'

declare module '@apollo/client' {
  interface DefaultContext {
    /** Suppresses the toast, because the caller shows the failure itself. */
    quiet?: boolean
  }
}

/** Minimum time between toasts of polled lists about an unreachable or overloaded server, in milliseconds. */
const REMINDER_INTERVAL = 30_000

const isAborted = (failure: unknown) => failure instanceof Error && failure.name === 'AbortError'

/**
 * Shows failed calls (specification E2): a 401 silently ends the session, other failures show a toast, unless the operation
 * is `quiet`. Without network, queries show no toast, because the shell says so; `useLive` reports a lost socket.
 */
export function makeErrorLink(): ApolloLink {
  let lastShownAt = Number.NEGATIVE_INFINITY
  return new ErrorLink(({ error, operation }) => {
    if (isAborted(error)) return
    if (isSignedOut(error) && operation.operationName !== 'SignIn') return endSession({ byItself: true })
    const isSubscription = operation.operationType === OperationTypeNode.SUBSCRIPTION
    if (isSubscription || operation.getContext().quiet) return
    if (codeOf(error) === NEEDS_CONFIRMATION) return // the user cancelled the confirmation
    const isDeleted = Object.values(operation.variables).some((value) => deletedHere.has(String(value)))
    if (codeOf(error) === 'NOT_FOUND' && isDeleted) return
    const words = messageOf(error)
    const isTransient = isUnreachable(error) || codeOf(error) === 'RATE_LIMITED'
    if (isTransient && operation.operationType === OperationTypeNode.QUERY) {
      if (!navigator.onLine || Date.now() - lastShownAt < REMINDER_INTERVAL) return
      lastShownAt = Date.now()
    }
    toast.error(words)
  })
}

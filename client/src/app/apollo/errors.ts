import { ApolloLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { OperationTypeNode } from 'graphql'
import { isSignedOut, wordsOf } from '../../lib/failure'
import { endSession } from '../../lib/session'
import { toast } from '../../lib/toast'

declare module '@apollo/client' {
  interface DefaultContext {
    /** The caller shows the failure itself: no toast. */
    quiet?: boolean
  }
}

const isAborted = (failure: unknown) => failure instanceof Error && failure.name === 'AbortError'

/**
 * The one place where failed calls are told (spec.md point 8): a 401 ends the session without a word, anything else is
 * a toast, unless the operation's context says `quiet`. A lost socket is no failed call; `useLive` tells of it.
 */
export const makeErrorLink = (): ApolloLink =>
  new ErrorLink(({ error, operation }) => {
    if (isAborted(error)) return
    if (isSignedOut(error) && operation.operationName !== 'SignIn') return endSession()
    const isSubscription = operation.operationType === OperationTypeNode.SUBSCRIPTION
    if (isSubscription || operation.getContext().quiet) return
    toast.error(wordsOf(error))
  })

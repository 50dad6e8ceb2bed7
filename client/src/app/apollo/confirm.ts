import type { ApolloLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { from, mergeMap, throwError } from 'rxjs'
import { requestConfirmation } from '../../shared/lib/session/passwordConfirmation'
import { NEEDS_CONFIRMATION, codeOf } from '../../shared/lib/network/errors'

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

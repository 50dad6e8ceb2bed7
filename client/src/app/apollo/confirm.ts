import type { ApolloLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { from, mergeMap, throwError } from 'rxjs'
import { requestConfirmation } from '../../lib/confirmation'
import { NEEDS_CONFIRMATION, codeOf } from '../../lib/failure'

/**
 * Repeats an operation that the server did not want to do before the person has given their password again,
 * once they have. Where they would rather not, it fails as it did.
 */
export const makeConfirmLink = (): ApolloLink =>
  new ErrorLink(({ error, operation, forward }) => {
    if (codeOf(error) !== NEEDS_CONFIRMATION) return
    return from(requestConfirmation()).pipe(
      mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : throwError(() => error))),
    )
  })

import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { concatMap, defer, finalize, from, map, of, tap } from 'rxjs'
import { trackMutation } from '../../shared/lib/loading/pendingMutations'

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

import { RetryLink } from '@apollo/client/link/retry'
import { isUnreachable } from '../../shared/lib/network/errors'
import { retryDelay, delayUntilOnline } from '../../shared/lib/network/connectivity'

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

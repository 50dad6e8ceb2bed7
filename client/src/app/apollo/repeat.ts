import { RetryLink } from '@apollo/client/link/retry'
import { isUnreachable } from '../../lib/failure'
import { pauseBefore, pauseUnlessOnline } from '../../lib/reachable'

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
      await pauseUnlessOnline(pauseBefore(count))
      return true
    },
    delay: () => 0,
  })

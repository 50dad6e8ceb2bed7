import { Failure } from './failure.js'

/**
 * Whether `opening` finds something that the caller may see. Only its NOT_FOUND means no; whatever else goes
 * wrong is thrown on.
 */
export const isSeen = (opening: Promise<unknown>): Promise<boolean> =>
  opening.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure && error.code === 'NOT_FOUND') return false
      throw error
    },
  )

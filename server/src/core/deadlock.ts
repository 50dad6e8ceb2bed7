import { DeadlockException } from '@mikro-orm/postgresql'

/** So often at most; each time another transaction has gone on. */
const TRIES = 5

/**
 * Runs `work`, which is a whole transaction, again where the database has undone it because it and another one
 * waited for each other. Throws what it throws otherwise.
 */
export async function againAfterDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DeadlockException) || tries === TRIES) throw error
    }
  }
}

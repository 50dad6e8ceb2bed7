import type { Viewer } from '#platform/auth/viewer'
import { FairLimiter } from '#platform/concurrency/fair-limiter'
import { exemptFromLimits } from '#platform/database/operation'

/** Limits of previews per process, lower than those of all drawings, so that films are not blocked. */
const LIMITS = { atOnce: 2, ofOne: 1, waitingEach: 5, waitingAll: 50, patienceMs: 30_000 }

/** Runs previews of cards and lower thirds, a few at once. */
export class DrawingPreviews {
  private readonly limiter = new FairLimiter(LIMITS)

  /** Throws RATE_LIMITED or UNAVAILABLE if too many previews are queued. */
  run<Result>({ id }: Pick<Viewer, 'id'>, draw: () => Promise<Result>): Promise<Result> {
    return exemptFromLimits(() => this.limiter.run(id, draw))
  }
}

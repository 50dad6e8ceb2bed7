import type { Viewer } from '#platform/auth/viewer'
import { FairLimiter } from '#platform/concurrency/fair-limiter'
import { exemptFromLimits } from '#platform/database/operation'

/** Previews of this process: fewer than the drawings that may wait, so that films find room among them. */
const LIMITS = { atOnce: 2, ofOne: 1, waitingEach: 5, waitingAll: 50, patienceMs: 30_000 }

/** Runs previews of cards and lower thirds, a few at once. */
export class DrawingPreviews {
  private readonly limiter = new FairLimiter(LIMITS)

  /** Throws RATE_LIMITED or UNAVAILABLE where too many wait. */
  run<Result>({ id }: Pick<Viewer, 'id'>, draw: () => Promise<Result>): Promise<Result> {
    return exemptFromLimits(() => this.limiter.run(id, draw))
  }
}

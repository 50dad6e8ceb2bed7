import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimited } from '#platform/errors/failure'
import type { Viewer } from '#platform/auth/viewer'

const MINUTE_SECONDS = 60
/** How many people may share an address and still sign in at once. */
const ANONYMOUS_SHARE = 5

/** How often a person, or an anonymous address, may call in a minute. Each API process counts for itself. */
export class CallLimits {
  private readonly person: RateLimiterMemory
  private readonly address: RateLimiterMemory
  /** Unknown tokens, by address. */
  private readonly unknownTokens: RateLimiterMemory

  /** `perMinute` is for a person; an anonymous address may call a fifth as often. */
  constructor(perMinute: number) {
    this.person = new RateLimiterMemory({ points: perMinute, duration: MINUTE_SECONDS })
    const ofAddress = { points: Math.ceil(perMinute / ANONYMOUS_SHARE), duration: MINUTE_SECONDS }
    this.address = new RateLimiterMemory(ofAddress)
    this.unknownTokens = new RateLimiterMemory(ofAddress)
  }

  /** Counts a call, or one that is worth several. Throws RATE_LIMITED when it was one too many. */
  async count(viewer: Viewer | null, address: string, calls = 1): Promise<void> {
    await (viewer ? this.person.consume(viewer.id, calls) : this.address.consume(address, calls)).catch(
      (state: unknown) => {
        if (!(state instanceof RateLimiterRes)) throw state
        throw tooManyCalls(state)
      },
    )
  }

  /**
   * Looks up the owner of an API token. Throws RATE_LIMITED, without a lookup, if too many unknown tokens
   * came from the address.
   */
  async lookUpToken(address: string, find: () => Promise<Viewer | null>): Promise<Viewer | null> {
    const state = await this.unknownTokens.get(address)
    if (state && state.consumedPoints >= this.unknownTokens.points) throw tooManyCalls(state)
    const viewer = await find()
    if (!viewer) await this.unknownTokens.penalty(address)
    return viewer
  }
}

const tooManyCalls = ({ msBeforeNext }: RateLimiterRes) =>
  rateLimited('Too many requests. Wait a moment.', Math.max(1, Math.ceil(msBeforeNext / 1000)))

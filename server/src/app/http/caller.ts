import type { EntityManager } from '@mikro-orm/postgresql'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context, ResolverClass } from '#platform/api/context'
import { Loaders } from '#platform/queries/loaders'
import type { Viewer } from '#platform/auth/viewer'
import { rateLimited } from '#platform/errors/failure'
import type { Sessions } from '../../modules/account/sessions/session.service.js'

/** What GraphQL and REST need to create a context. */
export interface RequestDependencies {
  em: EntityManager
  sessions: Sessions
  resolvers: { get<Resolver>(type: ResolverClass<Resolver>): Resolver }
}

/** The token of an `Authorization: Bearer …` header. */
export const bearer = (header: unknown): string | undefined =>
  typeof header === 'string' ? /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1] : undefined

export { addressOf } from './proxies.js'

/** The caller of a request; null when anonymous. */
export const viewerOf = async (sessions: Sessions, header: unknown): Promise<Viewer | null> => {
  const token = bearer(header)
  return token ? sessions.viewer(token) : null
}

export const contextOf = (
  { em, resolvers }: RequestDependencies,
  { viewer, address, requestId }: Pick<Context, 'viewer' | 'address' | 'requestId'>,
): Context => ({
  viewer,
  address,
  requestId,
  loaders: new Loaders(em),
  resolver: (type) => resolvers.get(type),
})

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

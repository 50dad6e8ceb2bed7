import type { EntityManager } from '@mikro-orm/postgresql'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context, References, ResolverClass } from '#platform/api/context'
import { type Guest, isGuestSession } from '#platform/auth/guest'
import { Loaders } from '#platform/queries/loaders'
import type { Viewer } from '#platform/auth/viewer'
import { rateLimited } from '#platform/errors/failure'
import { type Sessions, confirmationIn } from '../../modules/account/sessions/session.service.js'
import type { Guests } from '../../modules/review/guests/guests.service.js'

/** What GraphQL and REST need to create a context. */
export interface RequestDependencies {
  em: EntityManager
  sessions: Sessions
  guests: Pick<Guests, 'of'>
  resolvers: { get<Resolver>(type: ResolverClass<Resolver>): Resolver; references: References }
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

/** The guest of a request; null for everybody else. */
export const guestOf = async (
  guests: Pick<Guests, 'of'>,
  header: unknown,
  address: string,
): Promise<Guest | null> => {
  const token = bearer(header)
  return token && isGuestSession(token) ? guests.of(token, address) : null
}

export const contextOf = (
  { em, resolvers }: RequestDependencies,
  {
    viewer,
    guest = null,
    address,
    requestId,
  }: Pick<Context, 'viewer' | 'address' | 'requestId'> & { guest?: Guest | null },
): Context => ({
  viewer,
  guest,
  address,
  requestId,
  requireConfirmation: confirmationIn(em),
  loaders: new Loaders(em),
  resolver: (type) => resolvers.get(type),
  references: resolvers.references,
})

const MINUTE_SECONDS = 60
/** A person may make this many times the calls of an anonymous address. */
const ANONYMOUS_SHARE = 5

/** How often a person, or an anonymous address, may call in a minute. Each API process counts for itself. */
export class CallLimits {
  private readonly person: RateLimiterMemory
  private readonly address: RateLimiterMemory
  /** All guests at an address, as one person may have many sessions. */
  private readonly guests: RateLimiterMemory
  /** Unknown tokens, by address. */
  private readonly unknownTokens: RateLimiterMemory

  /** `perMinute` is for a person; an anonymous address may call a fifth as often. */
  constructor(perMinute: number) {
    this.person = new RateLimiterMemory({ points: perMinute, duration: MINUTE_SECONDS })
    this.guests = new RateLimiterMemory({ points: perMinute, duration: MINUTE_SECONDS })
    const ofAddress = { points: Math.ceil(perMinute / ANONYMOUS_SHARE), duration: MINUTE_SECONDS }
    this.address = new RateLimiterMemory(ofAddress)
    this.unknownTokens = new RateLimiterMemory(ofAddress)
  }

  /** Counts a call, or several at once. Throws RATE_LIMITED if that exceeds the limit. */
  async count(person: Viewer | Guest | null, address: string, calls = 1): Promise<void> {
    await this.consume(person, address, calls).catch((state: unknown) => {
      if (!(state instanceof RateLimiterRes)) throw state
      throw tooManyCalls(state)
    })
  }

  private consume(person: Viewer | Guest | null, address: string, calls: number): Promise<unknown> {
    const [limiter, key] = this.limiterOf(person, address)
    return limiter.consume(key, calls)
  }

  private limiterOf(person: Viewer | Guest | null, address: string): [RateLimiterMemory, string] {
    if (!person) return [this.address, address]
    return 'linkId' in person ? [this.guests, address] : [this.person, person.id]
  }

  /** The limit and what is left of it, as the header fields of the IETF’s draft for them. */
  async headers(person: Viewer | Guest | null, address: string): Promise<Record<string, string>> {
    const [limiter, key] = this.limiterOf(person, address)
    const { consumedPoints = 0, msBeforeNext = 0 } = (await limiter.get(key)) ?? {}
    const left = Math.max(0, limiter.points - consumedPoints)
    return {
      'RateLimit-Policy': `"calls";q=${limiter.points};w=${MINUTE_SECONDS}`,
      RateLimit: `"calls";r=${left};t=${Math.ceil(msBeforeNext / 1000)}`,
    }
  }

  /**
   * Looks up the owner of an API token or a guest’s session. Throws RATE_LIMITED, without a lookup, after too many
   * unknown tokens from the address.
   */
  async lookUpToken<Person>(address: string, find: () => Promise<Person | null>): Promise<Person | null> {
    const state = await this.unknownTokens.get(address)
    if (state && state.consumedPoints >= this.unknownTokens.points) throw tooManyCalls(state)
    const person = await find()
    if (!person) await this.unknownTokens.penalty(address)
    return person
  }
}

const tooManyCalls = ({ msBeforeNext }: RateLimiterRes) =>
  rateLimited('Too many requests. Wait a moment.', Math.max(1, Math.ceil(msBeforeNext / 1000)))

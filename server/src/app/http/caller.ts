import type { EntityManager } from '@mikro-orm/postgresql'
import type { Context, ResolverClass } from '#platform/api/context'
import { Loaders } from '#platform/queries/loaders'
import type { Viewer } from '#platform/auth/viewer'
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

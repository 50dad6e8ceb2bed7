import { unauthenticated } from '../errors/failure.js'
import type { FileReader } from './file-urls.js'
import type { Loaders } from '../queries/loaders.js'
import { ObservedViewer } from '../events/observed-viewer.js'
import type { Viewer } from '../auth/viewer.js'

/** What a GraphQL operation knows of its caller. */
export interface Context {
  /** Null for an anonymous caller, and for one whose token is malformed, expired or ended. */
  viewer: Viewer | null
  loaders: Loaders
  /** The caller's network address, for rate limits. */
  address: string
  requestId: string
  /**
   * The resolver of this class, for subscriptions, whose `subscribe` functions have no instance of their own.
   */
  resolver<Resolver>(type: ResolverClass<Resolver>): Resolver
}

/** Any class, whatever its constructor's parameters. */
export type ResolverClass<Resolver> = abstract new (...parameters: never[]) => Resolver

/** The caller. Throws UNAUTHENTICATED for an anonymous one. */
export const signedIn = ({ viewer }: Context): Viewer => {
  if (!viewer) throw unauthenticated()
  return viewer
}

/**
 * The caller as the reader of a stored file, which may belong to a project. Throws UNAUTHENTICATED for an
 * anonymous one.
 */
export const readerOf = (context: Context, projectId?: string): FileReader => {
  const viewer = signedIn(context)
  if (!(viewer instanceof ObservedViewer)) return { viewerId: viewer.id, projectId }
  return {
    get viewerId() {
      return viewer.id
    },
    projectId,
    later: viewer.later,
  }
}

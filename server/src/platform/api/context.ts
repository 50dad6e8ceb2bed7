import { unauthenticated } from '../errors/failure.js'
import type { Loaders } from '../queries/loaders.js'
import { ObservedViewer } from '../events/observed-viewer.js'
import type { Viewer } from '../auth/viewer.js'

/** The person for whom the address of a stored file is made. */
export interface FileReader {
  viewerId: string
  /** The project that the file belongs to: the address is valid while the person may see it. */
  projectId?: string | null
  /**
   * Set where several people share what is read: postpones the address until it is made for each of them, and
   * returns what takes its place.
   */
  later?: (make: (viewerId: string) => string) => string
}

/** Signed, expiring addresses of stored files. */
export interface FileUrls {
  /** With `downloadName`, the browser saves it under that name instead of showing it. */
  url(key: string, reader: FileReader, options?: { downloadName?: string }): string
}

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

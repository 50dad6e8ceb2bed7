import { unauthenticated } from '../errors/failure.js'
import type { Loaders } from '../queries/loaders.js'
import { ObservedViewer } from '../events/observed-viewer.js'
import type { Guest } from '../auth/guest.js'
import type { Viewer } from '../auth/viewer.js'

/** The person that the URL of a stored file is signed for. */
export interface FileReader {
  viewerId: string
  /** The file’s project. The URL is valid while the person may see it. */
  projectId?: string | null
  /** The review link of a guest. The URL is valid while the link is. */
  reviewLinkId?: string | null
  /** When the URL expires; by default after seven to eight days. */
  until?: Date
  /** Set for results that several viewers share: signs the URL later for each viewer, and returns a placeholder. */
  later?: (make: (viewerId: string) => string) => string
}

/** Signed, expiring URLs of stored files. */
export interface FileUrls {
  /** With `downloadName`, the browser saves it under that name instead of showing it. */
  url(key: string, reader: FileReader, options?: { downloadName?: string }): string
}

/** Finds an entity by its id, under its policy: null if it does not exist for the viewer. */
type FindReference = (id: string, context: Pick<Context, 'viewer' | 'loaders'>) => Promise<object | null>
/** By the name of the type; in one batch per operation. */
export type References = Readonly<Record<string, FindReference>>

/** The caller of a GraphQL operation. */
export interface Context {
  /** Null for an anonymous caller, and for one whose token is malformed, expired or ended. */
  viewer: Viewer | null
  /** A guest with a review link, who is not a viewer. */
  guest: Guest | null
  loaders: Loaders
  /** The caller's network address, for rate limits. */
  address: string
  requestId: string
  /** Throws CONFIRMATION_NEEDED unless the password was confirmed recently in the session. */
  requireConfirmation(viewer: Viewer): Promise<void>
  /**
   * The resolver of this class, for subscriptions, whose `subscribe` functions have no instance of their own.
   */
  resolver<Resolver>(type: ResolverClass<Resolver>): Resolver
  references: References
}

/** Any class, whatever its constructor's parameters. */
export type ResolverClass<Resolver> = abstract new (...parameters: never[]) => Resolver

/** The caller. Throws UNAUTHENTICATED for an anonymous one. */
export const signedIn = ({ viewer }: Context): Viewer => {
  if (!viewer) throw unauthenticated()
  return viewer
}

/** The calling guest of a review link. Throws UNAUTHENTICATED for everybody else. */
export const guestIn = ({ guest }: Pick<Context, 'guest'>): Guest => {
  if (!guest) throw unauthenticated()
  return guest
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

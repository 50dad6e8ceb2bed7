import { forbidden } from '../errors/failure.js'

/** Whether a caller may only read, or also write. */
export type Scope = 'read' | 'write'

/** The signed-in person on whose behalf an operation runs. */
export interface Viewer {
  id: string
  username: string
  isAdmin: boolean
  /** The id of the session, or of the API token used instead of one. */
  sessionId: string
  /** A session may read and write, an API token what its owner chose. */
  scope: Scope
  /** Whether the caller uses an API token instead of a session. */
  isToken: boolean
}

/** Throws FORBIDDEN unless the viewer is an admin. */
export function requireAdmin(viewer: Viewer): void {
  if (!viewer.isAdmin) throw forbidden('Only admins may do this')
}

/** The error for changes with a read-only API token. */
export const MAY_ONLY_READ = 'This token may only read'

export const mayWrite = ({ scope }: Pick<Viewer, 'scope'>): boolean => scope === 'write'

/** Throws FORBIDDEN for a read-only API token. GraphQL and REST call it before every change. */
export function requireMayWrite(viewer: Pick<Viewer, 'scope'>): void {
  if (!mayWrite(viewer)) throw forbidden(MAY_ONLY_READ)
}

/**
 * Throws FORBIDDEN for API tokens of either scope: operations that could outlive a token or take over an account
 * require a session.
 */
export function requireSession(viewer: Pick<Viewer, 'isToken'>): void {
  if (viewer.isToken) throw forbidden('Please sign in to do this')
}

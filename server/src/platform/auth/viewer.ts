import { forbidden } from '../errors/failure.js'

/** What a caller may do at all: only read, or read and write. */
export type Scope = 'read' | 'write'

/** The signed-in person on whose behalf an operation runs. */
export interface Viewer {
  id: string
  username: string
  isAdmin: boolean
  /** The id of the session, or of the API token used instead of one. */
  sessionId: string
  /** A session may read and write; an API token what it was made for. */
  scope: Scope
  /** Whether an API token speaks, instead of somebody who has signed in. */
  isToken: boolean
}

/** Throws FORBIDDEN for everybody who is no admin. */
export function requireAdmin(viewer: Viewer): void {
  if (!viewer.isAdmin) throw forbidden('Only admins may do this')
}

/** Why an API token of scope read may not change anything. */
export const MAY_ONLY_READ = 'This token may only read'

export const mayWrite = ({ scope }: Pick<Viewer, 'scope'>): boolean => scope === 'write'

/** Throws FORBIDDEN for an API token that may only read. The doors ask it before every change. */
export function requireMayWrite(viewer: Pick<Viewer, 'scope'>): void {
  if (!mayWrite(viewer)) throw forbidden(MAY_ONLY_READ)
}

/** Throws FORBIDDEN for an API token where people who have not signed in are welcome. */
export function requireNoToken(viewer: Pick<Viewer, 'isToken'> | null): void {
  if (viewer) requireSession(viewer)
}

/**
 * Throws FORBIDDEN for API tokens of either scope: what would let one outlive its end or take over an account
 * is for people who have signed in.
 */
export function requireSession(viewer: Pick<Viewer, 'isToken'>): void {
  if (viewer.isToken) throw forbidden('Please sign in to do this')
}

import { forbidden } from './failure.js'

/** The signed-in person on whose behalf an operation runs. */
export interface Viewer {
  id: string
  username: string
  isAdmin: boolean
  sessionId: string
}

/** Throws FORBIDDEN for everybody who is no admin. */
export function demandAdmin(viewer: Viewer): void {
  if (!viewer.isAdmin) throw forbidden('Only admins may do this')
}

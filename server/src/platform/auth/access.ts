import { LIMITS } from '#schema/limits'
import { PROJECT_ROLES, type ProjectAction, roleFor } from '#schema/project-roles'
import { unauthenticated } from '../errors/failure.js'
import type { Guest } from './guest.js'
import { type Viewer, requireAdmin, requireSession } from './viewer.js'

/** Signed-in people, guests of review links, or everybody. */
export type Audience = 'viewers' | 'guests' | 'all'

/** Who may run an operation. Rights that depend on an object, such as its author’s, are checked by its service. */
export interface Access {
  /** `viewers` by default. */
  audience?: Audience
  /**
   * `open`, the default, allows API tokens. `session` refuses them. `confirmed` also requires that the password was
   * confirmed recently: for changes to an account, a right, a token or a password.
   */
  session?: 'open' | 'session' | 'confirmed'
  /** Only for admins. */
  admin?: true
  /**
   * The action that callers must be allowed to perform in the project; `schema/project-roles.ts` has its lowest role. Only
   * the service knows the project, and checks it (`Projects.openTo`).
   */
  action?: ProjectAction
}

interface Caller {
  viewer: Viewer | null
  guest: Guest | null
}

/** Throws UNAUTHENTICATED, FORBIDDEN or CONFIRMATION_NEEDED unless the caller meets all but the project action. */
export async function requireAccess(
  { audience = 'viewers', session = 'open', admin }: Access,
  { viewer, guest }: Caller,
  requireConfirmation: (viewer: Viewer) => Promise<void>,
): Promise<void> {
  if (audience === 'viewers' ? !viewer : audience === 'guests' && !guest) throw unauthenticated()
  if (!viewer) return
  if (admin) requireAdmin(viewer)
  if (session !== 'open') requireSession(viewer)
  if (session === 'confirmed') await requireConfirmation(viewer)
}

/** The tags of an operation by its access, by which a supergraph can leave it out; none for most. */
export const tagsOf = ({ audience, session = 'open', admin }: Access): string[] => [
  ...(admin ? ['admin'] : []),
  ...(audience === 'guests' ? ['guest'] : []),
  ...(audience === 'all' ? ['anonymous'] : []),
  ...(session === 'open' ? [] : ['session']),
]

const { minutes } = LIMITS.confirmation

/** The access as sentences for the description of an operation; empty for one that every signed-in person may run. */
export function describeAccess({ audience, session, admin, action }: Access): string {
  const role = action && roleFor(action)
  const isHighest = role === PROJECT_ROLES.at(-1)
  return [
    audience === 'all' && 'Requires no sign-in.',
    audience === 'guests' && 'For guests of a review link.',
    admin && 'For admins.',
    role && `Requires the project role ${role}${isHighest ? '' : ' or higher'}.`,
    session && session !== 'open' && 'Not for API tokens.',
    session === 'confirmed' &&
      `${audience === 'all' ? 'Signed-in people need' : 'Requires'} a confirmation of the password in the last ${minutes} minutes.`,
  ]
    .filter(Boolean)
    .join(' ')
}

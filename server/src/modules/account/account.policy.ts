import { isSelf } from '#platform/events/observed-viewer'
import type { Viewer } from '#platform/auth/viewer'
import type { User } from './user.entity.js'

/** Email addresses are visible to the person and to admins. */
export const maySeeEmail = (viewer: Viewer | null, user: Pick<User, 'id'>): boolean =>
  !!viewer && (viewer.isAdmin || isSelf(viewer, user.id))

/** Whether an invited person has set a password. */
export const hasJoined = (user: Pick<User, 'passwordHash'>): boolean => user.passwordHash !== null

/** Only admins see who has not joined yet. */
export const maySeeInvitation = (
  viewer: Viewer | null,
  user: Pick<User, 'passwordHash' | 'revokedAt'>,
): boolean => !!viewer?.isAdmin && !user.revokedAt && !hasJoined(user)

import type { Viewer } from '../../core/viewer.js'
import type { User } from './user.entity.js'

/** Addresses are for the person and for admins. */
export const maySeeEmail = (viewer: Viewer | null, user: Pick<User, 'id'>): boolean =>
  !!viewer && (viewer.isAdmin || viewer.id === user.id)

/** Whether an invited person has set a password. */
export const hasJoined = (user: Pick<User, 'passwordHash'>): boolean => user.passwordHash !== null

/** Who has not joined yet is for admins to know. */
export const maySeeInvitation = (
  viewer: Viewer | null,
  user: Pick<User, 'passwordHash' | 'revokedAt'>,
): boolean => !!viewer?.isAdmin && !user.revokedAt && !hasJoined(user)

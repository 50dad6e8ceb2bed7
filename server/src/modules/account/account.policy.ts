import type { Viewer } from '../../core/viewer.js'
import type { User } from './user.entity.js'

/** Addresses are for the person and for admins. */
export const maySeeEmail = (viewer: Viewer | null, user: Pick<User, 'id'>): boolean => !!viewer && (viewer.isAdmin || viewer.id === user.id)

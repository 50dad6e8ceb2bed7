import type { BatchRead } from '../../core/loaders.js'
import { type Row, rowsById } from '../../core/rows.js'
import { User } from './user.entity.js'

/** People by id, revoked ones included: what they made stays, and carries their name. */
export const usersById: BatchRead<Row<User>> = (em, ids) => rowsById(em, User, ids)

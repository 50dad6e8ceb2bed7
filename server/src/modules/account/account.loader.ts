import type { BatchRead } from '../../core/loaders.js'
import { type Row, rowsById } from '../../core/rows.js'
import { AccountLink, LinkKind } from './account-link.entity.js'
import { User } from './user.entity.js'

/** People by id, revoked ones included: what they made stays, and carries their name. */
export const usersById: BatchRead<Row<User>> = (em, ids) => rowsById(em, User, ids)

/** Until when the open invitations of people last, by the person's id. */
export const invitationEnds: BatchRead<Date> = async (em, ids) => {
  const links = await em.find(AccountLink, {
    userId: { $in: [...ids] },
    kind: LinkKind.INVITATION,
    usedAt: null,
  })
  return new Map(links.map(({ userId, expiresAt }) => [userId, expiresAt]))
}

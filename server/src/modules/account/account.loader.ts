import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { AccountLink, LinkKind } from './account-link.entity.js'
import { User } from './user.entity.js'

/** People by id, including revoked ones: what they made stays, with their name. */
export const usersById: BatchRead<Row<User>> = (em, ids) => rowsById(em, User, ids)

/** When the open invitations of people expire, by the person's id. */
export const invitationExpiry: BatchRead<Date> = async (em, ids) => {
  const links = await em.find(AccountLink, {
    userId: { $in: [...ids] },
    kind: LinkKind.INVITATION,
    usedAt: null,
  })
  return new Map(links.map(({ userId, expiresAt }) => [userId, expiresAt]))
}

import { z } from 'zod'
import { field, idField, shape, timeField } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { User } from './user.entity.js'

const same = restFields(User, { username: 'ana', isAdmin: false })
const person = {
  user_id: idField('Opaque and stable.', 'user'),
  email: field(z.string(), 'The email address.', 'ana@studio.film'),
  ...same.fields,
}

export const userShape = shape('User', 'A member of the team.', {
  ...person,
  created_at: timeField('When the account was created.'),
})
export const signedInShape = shape('SignedIn', 'A new session, which expires after seven days.', {
  access_token: field(
    z.string(),
    'Send it as `Authorization: Bearer …`.',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI4ZjBjIn0.c2lnbmF0dXJl',
  ),
  token_type: field(z.literal('bearer'), 'Always `bearer`.', 'bearer'),
  ...person,
})
export const invitedShape = shape('Invitation', 'An invited member, and the link for them.', {
  ...userShape.shape,
  invite_url: field(
    z.url(),
    'The link to set a password, valid once and for seven days. It cannot be read again.',
    'https://cutroom.example.com/accept-invite?token=Qm9ubmll',
  ),
})
export const confirmedShape = shape('Confirmed', 'How long a confirmation is valid.', {
  confirmed_until: timeField('When the confirmation expires.'),
})
export const doneShape = shape('Done', 'The result.', {
  message: field(z.string(), 'A sentence.', 'Password updated successfully'),
})

/** A user with email address, for the user and admins. */
export const userView = (user: User): z.output<typeof userShape> => ({
  user_id: user.id,
  email: user.email,
  ...same.of(user),
  created_at: user.createdAt.toISOString(),
})

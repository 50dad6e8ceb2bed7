import { z } from 'zod'
import { field, idField, shape, timeField } from '#platform/api/rest'
import type { User } from './user.entity.js'

const person = {
  user_id: idField('Opaque and stable.', 'user'),
  email: field(z.string(), 'Where the person is reached.', 'ana@studio.film'),
  username: field(z.string(), 'The name shown to the team.', 'ana'),
  is_admin: field(z.boolean(), 'Whether the person is an admin.', false),
}

export const userShape = shape('User', 'A member of the team.', {
  ...person,
  created_at: timeField('When the account was made.'),
})
export const signedInShape = shape(
  'SignedIn',
  'A session that has begun; it ends by itself after seven days.',
  {
    access_token: field(
      z.string(),
      'Send it as `Authorization: Bearer …`.',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI4ZjBjIn0.c2lnbmF0dXJl',
    ),
    token_type: field(z.literal('bearer'), 'Always `bearer`.', 'bearer'),
    ...person,
  },
)
export const invitedShape = shape('Invitation', 'A member who was invited, and the link to pass on.', {
  ...userShape.shape,
  invite_url: field(
    z.url(),
    'Where the person sets a password; it works once, for seven days, and cannot be read again.',
    'https://cutroom.example.com/accept-invite?token=Qm9ubmll',
  ),
})
export const confirmedShape = shape('Confirmed', 'For how long a password counts as just given.', {
  confirmed_until: timeField('When to confirm again.'),
})
export const doneShape = shape('Done', 'What was done.', {
  message: field(z.string(), 'A sentence.', 'Password updated successfully'),
})

/** A person as seen by those who may see the email address: the person, and admins. */
export const userView = (user: User): z.output<typeof userShape> => ({
  user_id: user.id,
  email: user.email,
  username: user.username,
  is_admin: user.isAdmin,
  created_at: user.createdAt.toISOString(),
})

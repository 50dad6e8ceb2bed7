import type { MailMessage } from '#platform/mail/mail'
import type { User } from './user.entity.js'

type Recipient = Pick<User, 'email' | 'username'>

const day = (date: Date) =>
  date.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const ending = (expiresAt: Date) => `The link works once, until ${day(expiresAt)} UTC.`

/** Invites somebody to the team. */
export const invitationMail = (
  user: Recipient,
  { link, expiresAt, by }: { link: string; expiresAt: Date; by: string },
): MailMessage => ({
  to: user.email,
  subject: `${by} invited you to Cutroom`,
  text: [
    `Hello ${user.username},`,
    `${by} invited you to the team on Cutroom. Choose a password to join:`,
    link,
    `${ending(expiresAt)} If you did not expect this letter, you can ignore it.`,
  ].join('\n\n'),
})

/** Contains a link for a new password. */
export const passwordMail = (
  user: Recipient,
  { link, expiresAt }: { link: string; expiresAt: Date },
): MailMessage => ({
  to: user.email,
  subject: 'Choose a new password for Cutroom',
  text: [
    `Hello ${user.username},`,
    'Somebody asked for a new password for your account on Cutroom. Choose one here:',
    link,
    `${ending(expiresAt)} If it was not you, ignore this letter: your password stays as it is.`,
  ].join('\n\n'),
})

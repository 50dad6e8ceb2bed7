import { UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import { badInput, conflict } from '#platform/errors/failure'

const UNIQUE_VIOLATIONS = [
  ['account_username_unique', 'This username is taken'],
  ['account_email_unique', 'This email address is taken'],
  ['account_skeleton_unique', 'This username is too similar to another one. Choose a different one.'],
]

/**
 * Turns a unique violation of a name into CONFLICT: for the `catch` of a change of names. Rethrows any other
 * error.
 */
export function toConflict(error: unknown): never {
  if (!(error instanceof UniqueConstraintViolationException)) throw error
  const [, words] = UNIQUE_VIOLATIONS.find(([index]) => error.message.includes(index)) ?? UNIQUE_VIOLATIONS[0]
  throw conflict(words)
}

/**
 * A username that looks like an email address must be the person's own address, so that nobody can
 * impersonate another.
 */
export function requireOwnAddress(username: string, email: string): void {
  if (username.includes('@') && username.toLowerCase() !== email) {
    throw badInput([{ path: ['username'], message: 'A username with an @ must be your own email address' }])
  }
}

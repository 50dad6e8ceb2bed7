import * as z from './zod.js'
import { LIMITS } from '../limits.js'
import { canonicalName, canonicalPassword, composed, isFullyVisible, mixesScripts } from './text.js'

const { usernameMax, emailMax, passwordMin, passwordMax } = LIMITS.account
const { nameMax, daysMax } = LIMITS.apiToken
const days = `Expiry must be between 1 and ${daysMax} days`

/** An email address in lower case, normalized so that lookalikes are equal. */
export const emailRule = z
  .string('Please enter an email address')
  .overwrite(canonicalName)
  .min(1, { error: 'Please enter an email address', abort: true })
  .max(emailMax, 'Please enter a valid email address')
  .regex(/^[^\s@]+@[^\s@]+$/, 'Please enter a valid email address')
  .refine(isFullyVisible, 'Email must not contain control or invisible characters')
  .refine((email) => !mixesScripts(email), 'Email must not mix letters of different scripts')
  .transform((email) => email.toLowerCase())

/** The name shown to the team: visible characters of a single script, to prevent impersonation. */
export const usernameRule = z
  .string('Please enter a username')
  .overwrite(canonicalName)
  .min(1, 'Please enter a username')
  .max(usernameMax, `Username must be at most ${usernameMax} characters`)
  .refine(isFullyVisible, 'Username must not contain control or invisible characters')
  .refine((name) => !name || /[\p{L}\p{N}]/u.test(name), 'Username must contain a letter or a number')
  .refine((name) => !mixesScripts(name), 'Username must not mix letters of different scripts')

/** A new password. Its length is counted in canonical form, with an emoji as one character. */
export function newPassword(least: number, most: number) {
  const short = `Password must be at least ${least} characters`
  return z
    .string()
    .overwrite(canonicalPassword)
    .min(least, short)
    .max(most, `Password must be at most ${most} characters`)
    .refine((password) => password.length < least || [...password].length >= least, short)
}

const passwordRule = newPassword(passwordMin, passwordMax)

const registration = z.object({
  email: emailRule,
  /** Defaults to the email address. */
  username: usernameRule.nullish(),
  password: passwordRule,
  setupToken: z.string().nullish(),
})

/** An email address used as the username must be valid as one; errors refer to the field that was filled in. */
const mayBeUsername = {
  check: ({ email, username }: { email: string; username?: string | null }) =>
    username != null || email.length <= usernameMax,
  issue: {
    path: ['email'],
    message: `Without a username, the email address must be at most ${usernameMax} characters`,
  },
}

export const registerRule = registration.refine(mayBeUsername.check, mayBeUsername.issue)

export const signInRule = z.object({
  identifier: z
    .string()
    .trim()
    .min(1, 'Please enter your email or username')
    .max(emailMax, 'Please enter your email or username'),
  password: z
    .string()
    .min(1, 'Please enter your password')
    .max(passwordMax, `Password must be at most ${passwordMax} characters`),
  /** The proof returned by an earlier sign-in on the same device; invalid values are ignored. */
  deviceProof: z.string().nullish(),
})

/** Normalizes a sign-in name for comparison. */
export const signInName = (identifier: string): string => canonicalName(identifier).toLowerCase()

/** Confirmation of the password while signed in. */
export const confirmationRule = signInRule.pick({ password: true })

export const passwordChangeRule = z.object({
  oldPassword: z
    .string()
    .min(1, 'Please enter your current password')
    .max(passwordMax, `Password must be at most ${passwordMax} characters`),
  newPassword: passwordRule,
})

/** An invitation (specification A27). */
export const inviteRule = z.object({
  email: emailRule,
  username: usernameRule,
  isAdmin: z.boolean().nullish(),
})

/** A new password, set through a link. */
export const newPasswordRule = z.object({ password: passwordRule })

/** An API token: name, permission, and days until it expires. */
export const apiTokenRule = z.object({
  name: z
    .string()
    .overwrite(composed)
    .trim()
    .min(1, 'Please enter a name')
    .max(nameMax, `Name must be at most ${nameMax} characters`)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, 'Name must not contain control characters'),
  scope: z.enum(['read', 'write'], 'Choose a scope'),
  expiresInDays: z.int(days).min(1, days).max(daysMax, days),
})

/** The account whose password was forgotten. */
export const resetRequestRule = signInRule.pick({ identifier: true })

/** The form that creates an account (specification A4): twice the same password, and a username if given. */
export const createAccountRule = registration
  .pick({ email: true, username: true, password: true })
  .extend({ confirmation: z.string().overwrite(canonicalPassword) })
  .refine(mayBeUsername.check, mayBeUsername.issue)
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: 'Passwords do not match.',
  })

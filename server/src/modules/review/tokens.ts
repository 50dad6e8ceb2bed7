import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes, in base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token: SHA-256, in base64url. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

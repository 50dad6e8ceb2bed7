import { join } from 'node:path'
import { openStorage } from '#platform/storage/storage'
import type { Env } from '../config/env.js'

/** Where an installation keeps what is not in its database. */
export const placesOf = async (env: Env) => ({
  storage: await openStorage(env),
  secretFile: env.AUTH_SECRET ? undefined : join(env.DATA_DIR, 'auth-secret'),
  scratch: join(env.DATA_DIR, 'scratch'),
})

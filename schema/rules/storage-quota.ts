import { LIMITS } from '../limits.js'
import * as z from './zod.js'

const { quotaMin, quotaMax } = LIMITS.storage

export const QUOTA_OUT_OF_RANGE = 'Enter a size between 1 MB and 1,000,000 GB'

/** The storage quota of the team, in bytes; null for none. */
export const storageQuotaRule = z.object({
  quotaBytes: z
    .int(QUOTA_OUT_OF_RANGE)
    .min(quotaMin, QUOTA_OUT_OF_RANGE)
    .max(quotaMax, QUOTA_OUT_OF_RANGE)
    .nullable(),
})

import { LIMITS } from '../limits.js'
import * as z from './zod.js'
import { microsOf } from '../prices.js'

const { quotaMin, quotaMax } = LIMITS.storage

const QUOTA_OUT_OF_RANGE = 'Enter a size between 1 MB and 1,000,000 GB'

/** The storage quota of the team, in bytes; null for none. */
export const storageQuotaRule = z.object({
  quotaBytes: z
    .int(QUOTA_OUT_OF_RANGE)
    .min(quotaMin, QUOTA_OUT_OF_RANGE)
    .max(quotaMax, QUOTA_OUT_OF_RANGE)
    .nullable(),
})

const WRONG_AMOUNT = 'Enter an amount in US dollars, such as 250 or 99.50'

/** The input of a budget; the limit is converted to millionths of a US dollar. */
export const budgetRule = z.object({
  scope: z.enum(['team', 'project', 'person']),
  subjectId: z.string().nullish(),
  period: z.enum(['month', 'always']),
  limitUsd: z
    .string(WRONG_AMOUNT)
    .trim()
    .transform((dollars) => microsOf(dollars))
    .refine((micros) => micros !== null, WRONG_AMOUNT)
    .transform((micros) => micros!),
  isHard: z.boolean().default(true),
  allowsUnknown: z.boolean().default(false),
})

import * as z from './zod.js'
import { microsOf } from '../prices.js'

const WRONG_AMOUNT = 'Enter an amount in US dollars, such as 250 or 99.50'

/** A budget as it is set; the limit becomes millionths of a US dollar. */
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

import { GraphQLError } from 'graphql'
import { TrashCountsDocument } from '../src/features/trash/TrashLabel.generated'
import { ALWAYS, type Answer } from './answers'

const DAY = 24 * 60 * 60 * 1000

/** Timestamp of this many days ago. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString()

/** Makes the query of the counts in the tabs of the Trash fail; the counts are optional. */
export const uncounted: Answer = {
  request: { query: TrashCountsDocument },
  maxUsageCount: ALWAYS,
  result: { errors: [new GraphQLError('Out of order')] },
}

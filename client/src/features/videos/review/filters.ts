import type { VideoStatus } from '../../../entities/types.generated'
import type { ReviewCountsQuery } from './review.generated'

/** Which of a project's videos are shown. */
export type Filter = 'toReview' | 'accepted' | 'declined' | 'all'

interface FilterWords {
  key: Filter
  label: string
  /** What the server is asked for; all if undefined. */
  status?: VideoStatus
  /** What stands where there are none. */
  empty: string
}

export const FILTERS: readonly FilterWords[] = [
  { key: 'toReview', label: 'To review', status: 'PENDING', empty: 'Nothing is left to review' },
  { key: 'accepted', label: 'Accepted', status: 'ACCEPTED', empty: 'No video is accepted yet' },
  { key: 'declined', label: 'Declined', status: 'DECLINED', empty: 'No video is declined' },
  { key: 'all', label: 'All', empty: 'No videos found' },
]

export const filterOf = (key: Filter): FilterWords => FILTERS.find((filter) => filter.key === key)!

export type ReviewCounts = ReviewCountsQuery['project']['reviewCounts']

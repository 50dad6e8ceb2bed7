import { formatCount } from '../../../shared/lib/lists/connectionCache'
import s from './Review.module.css'
import type { VideoStatus } from '../../../entities/types.generated'
import { type ReviewCountsQuery, useReviewCountsQuery } from './review.generated'
import { TIMES } from '#schema/limits'
import type { ReviewOrder } from './useStacks'
import { usePolling } from '../../../shared/lib/network/connectivity'

/** Number of videos by review state; the workspace refetches it when a video changes. */
export function useReviewCounts(projectId: string): ReviewCounts | undefined {
  const { data } = useReviewCountsQuery({
    variables: { id: projectId },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
    context: { quiet: true },
  })
  return data?.project.reviewCounts
}

/** Which of a project's videos are shown. */
export type Filter = 'toReview' | 'accepted' | 'declined' | 'all'

interface FilterWords {
  key: Filter
  label: string
  /** The status to query, or all. */
  status?: VideoStatus
  /** Text of the empty state. */
  empty: string
}

const FILTERS: readonly FilterWords[] = [
  { key: 'toReview', label: 'To review', status: 'PENDING', empty: 'No videos to review' },
  { key: 'accepted', label: 'Accepted', status: 'ACCEPTED', empty: 'No video is accepted yet' },
  { key: 'declined', label: 'Rejected', status: 'DECLINED', empty: 'No video is rejected' },
  { key: 'all', label: 'All', empty: 'No videos found' },
]

export const filterOf = (key: Filter): FilterWords => FILTERS.find((filter) => filter.key === key)!

export type ReviewCounts = ReviewCountsQuery['project']['reviewCounts']

interface ReviewFiltersProps {
  filter: Filter
  /** Undefined while loading. */
  counts: ReviewCounts | undefined
  onChange: (filter: Filter) => void
}

/** The review filters with their counts. */
export const ReviewFilters = ({ filter, counts, onChange }: ReviewFiltersProps) => (
  <div className={s.filters} role="group" aria-label="Show">
    {FILTERS.map(({ key, label }) => (
      <button key={key} type="button" aria-pressed={key === filter} onClick={() => onChange(key)}>
        {label} <span className="mono">{counts && formatCount(counts[key])}</span>
      </button>
    ))}
  </div>
)

const ORDERS: Record<ReviewOrder, string> = { shot: 'By shot', time: 'By time' }

interface ReviewOrdersProps {
  order: ReviewOrder
  onChange: (order: ReviewOrder) => void
}

/** The orders of the review: as the storyboard, or newest first. */
export const ReviewOrders = ({ order, onChange }: ReviewOrdersProps) => (
  <div className={s.filters} role="group" aria-label="Order">
    {(Object.keys(ORDERS) as ReviewOrder[]).map((key) => (
      <button key={key} type="button" aria-pressed={key === order} onClick={() => onChange(key)}>
        {ORDERS[key]}
      </button>
    ))}
  </div>
)

import { TIMES } from '#schema/limits'
import { usePolling } from '../../../shared/lib/network/polling'
import type { ReviewCounts } from './filters'
import { useReviewCountsQuery } from './review.generated'

/** How many videos of a project there are in each state of review; the workspace asks again when one changes. */
export function useReviewCounts(projectId: string): ReviewCounts | undefined {
  const { data } = useReviewCountsQuery({
    variables: { id: projectId },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
    context: { quiet: true },
  })
  return data?.project.reviewCounts
}

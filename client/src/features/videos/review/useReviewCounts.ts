import { TIMES } from '#schema/limits'
import { useReviewCountsQuery } from '../../../gql/generated'
import { usePolling } from '../../../lib/live'
import type { ReviewCounts } from './filters'

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

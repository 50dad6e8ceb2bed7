import { useMemo } from 'react'
import { TIMES } from '#schema/limits'
import { usePolling } from '../../shared/lib/network/connectivity'
import { type VerdictFieldsFragment, useVerdictsQuery } from './reviewLinks.generated'

const NONE: readonly VerdictFieldsFragment[] = []

/**
 * Verdicts of the guests of a project’s newest review links, newest first. Updated by the project’s feed, or
 * polled while the socket is down.
 */
export function useVerdicts(projectId: string): readonly VerdictFieldsFragment[] {
  const { data } = useVerdictsQuery({
    variables: { projectId },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.assetPolling),
    context: { quiet: true },
  })
  const links = data?.project.reviewLinks.nodes
  return useMemo(
    () =>
      links
        ?.flatMap(({ verdicts }) => verdicts)
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)) ?? NONE,
    [links],
  )
}

import { useMemo } from 'react'
import { type VerdictFieldsFragment, useVerdictsQuery } from './reviewLinks.generated'

const NONE: readonly VerdictFieldsFragment[] = []

/** Verdicts of the guests of a project’s newest review links, newest first. Changes arrive with its events. */
export function useVerdicts(projectId: string): readonly VerdictFieldsFragment[] {
  const { data } = useVerdictsQuery({
    variables: { projectId },
    fetchPolicy: 'cache-and-network',
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

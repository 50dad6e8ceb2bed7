import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { CardLine } from '#schema/cards'
import { SuggestedCreditsDocument } from './cards.generated'

/** Loads proposed lines for the credits of a cut, on demand. */
export function useProposedCredits(projectId: string) {
  const client = useApolloClient()
  const [isLoading, setLoading] = useState(false)
  const load = async (): Promise<CardLine[]> => {
    setLoading(true)
    try {
      const { data } = await client.query({
        query: SuggestedCreditsDocument,
        variables: { projectId },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      })
      return data!.suggestedCredits.map(({ role, name }) => ({ role, name }))
    } finally {
      setLoading(false)
    }
  }
  return { load, isLoading }
}

import { counted } from '#schema/format'
import { microsOf, shownDollars } from '#schema/prices'
import { useEstimateCaptionsQuery } from './captions.generated'

/** The button that has the provider transcribe clips: its label with the price, and whether the budgets cover it. */
export interface Listening {
  label: string
  isWithinBudget: boolean
}

/** The offer to transcribe the clips of a cut; null without such clips or without a provider. */
export function useListening(projectId: string): { listening: Listening | null; refetch: () => void } {
  const { data, refetch } = useEstimateCaptionsQuery({
    variables: { projectId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const estimate = data?.estimateCaptions
  const update = () => void refetch().catch(() => undefined)
  if (!estimate?.sounds.length) return { listening: null, refetch: update }
  const price = estimate.unknown ? 'price unknown' : `~${shownDollars(microsOf(estimate.usd) ?? 0)}`
  return {
    listening: {
      label: `Transcribe ${counted(estimate.sounds.length, 'clip')} (${price})`,
      isWithinBudget: estimate.sounds.every(({ isWithinBudget }) => isWithinBudget),
    },
    refetch: update,
  }
}

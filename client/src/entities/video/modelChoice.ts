import { useMemo } from 'react'
import { FIRST_CHOICE, type ModelChoice, TIMES } from '#schema/limits'
import { usePolling } from '../../shared/lib/network/polling'
import { useModelChoiceChangedSubscription, useModelChoiceQuery } from './modelChoice.generated'

/** The models that the team uses; until they are known, those of a new installation. */
export function useModelChoice(): ModelChoice {
  const kept = useModelChoiceQuery({ fetchPolicy: 'cache-first' }).data?.modelChoice
  return useMemo(() => {
    if (!kept) return FIRST_CHOICE
    const { models, defaultForText: text, defaultForReferences, defaultForFrames } = kept
    return { models, defaults: { text, references: defaultForReferences, frames: defaultForFrames } }
  }, [kept])
}

/** Keeps the models that the team uses up to date, for everything that is shown beside it. */
export function useModelChoiceFeed(): void {
  useModelChoiceChangedSubscription()
  useModelChoiceQuery({ pollInterval: usePolling(TIMES.assetPolling) })
}

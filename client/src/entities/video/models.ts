import { useMemo } from 'react'
import {
  FIRST_CHOICE,
  type ModelChoice,
  TIMES,
  currentModel,
  extendsClips,
  modelOf,
  type VideoModel,
} from '#schema/limits'
import { usePolling } from '../../shared/lib/network/connectivity'
import { useModelChoiceChangedSubscription, useModelChoiceQuery } from './modelChoice.generated'

const seconds = (durations: readonly number[]) => {
  const sorted = [...durations].sort((a, b) => a - b)
  return sorted.length > 5 ? `${sorted[0]} to ${sorted.at(-1)} s` : `${sorted.join(', ')} s`
}

function ratiosOf({ takesRatio, ratios, firstFrame, clip }: VideoModel): string {
  if (takesRatio) return ratios.join(', ')
  if (firstFrame === 'required') return 'as its first frame'
  return clip === 'none' ? `${ratios[0]} only` : 'as its clip'
}

/** Summarizes the features of a model in one line. */
export const summaryOf = (model: VideoModel): string =>
  [
    model.retirement && `Retired: ${currentModel(model).name} is used instead`,
    ratiosOf(model),
    model.durations.length > 0 && seconds(model.durations),
    model.resolutions.length > 0 && `up to ${model.resolutions.at(-1)}`,
    model.firstFrame !== 'none' && 'first frame',
    model.lastFrame !== 'none' && 'last frame',
    model.references > 0 && `up to ${model.references} reference images`,
    model.sound && 'sound',
    model.seed && 'seed',
    model.cameraMoves.length > 0 && 'camera moves',
  ]
    .filter(Boolean)
    .join(' · ')

/** Whether a model of the team can extend videos. */
export const useCanExtend = (): boolean =>
  useModelChoice().models.some((id) => {
    const model = modelOf(id)
    return !!model && extendsClips(model)
  })

/** The models that the team uses; until they are known, those of a new installation. */
export function useModelChoice(): ModelChoice {
  const choice = useModelChoiceQuery({ fetchPolicy: 'cache-first' }).data?.modelChoice
  return useMemo(() => {
    if (!choice) return FIRST_CHOICE
    const { models, defaultForText: text, defaultForReferences, defaultForFrames } = choice
    return { models, defaults: { text, references: defaultForReferences, frames: defaultForFrames } }
  }, [choice])
}

/** Keeps the team’s models up to date for all mounted components. */
export function useModelChoiceFeed(): void {
  useModelChoiceChangedSubscription()
  useModelChoiceQuery({ pollInterval: usePolling(TIMES.assetPolling) })
}

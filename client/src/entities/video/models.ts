import { useMemo } from 'react'
import {
  FIRST_CHOICE,
  type ModelChoice,
  type ModelOffer,
  TIMES,
  currentModel,
  extendsClips,
  linesOf,
  modelOf,
  newerText,
  offerOf,
  type VideoModel,
} from '#schema/limits'
import type { DefaultField } from '#schema/rules/model-choice'
import { useInstallationQuery } from '../installation/installation.generated'
import { usePolling } from '../../shared/lib/network/connectivity'
import {
  type ModelChoiceFieldsFragment,
  useModelChoiceChangedSubscription,
  useModelChoiceQuery,
} from './modelChoice.generated'

const seconds = (durations: readonly number[]) => {
  const sorted = [...durations].sort((a, b) => a - b)
  return sorted.length > 5 ? `${sorted[0]} to ${sorted.at(-1)} s` : `${sorted.join(', ')} s`
}

function ratiosOf({ takesRatio, ratios, firstFrame, clip }: VideoModel): string {
  if (takesRatio) return ratios.join(', ')
  if (firstFrame === 'required') return 'as its first frame'
  return clip === 'none' ? `${ratios[0]} only` : 'as its clip'
}

const retiredText = (model: VideoModel): string => {
  const successor = currentModel(model)
  return successor ? `Retired: ${successor.name} is used instead` : 'Retired'
}

const largest = (resolutions: readonly string[]) =>
  [...resolutions].sort((one, other) => linesOf(one) - linesOf(other)).at(-1)

/** Summarizes the features of a model in one line. */
export const summaryOf = (model: VideoModel): string =>
  [
    model.retirement && retiredText(model),
    newerText(model.supersededBy),
    ratiosOf(model),
    model.durations.length > 0 && seconds(model.durations),
    model.resolutions.length > 0 && `up to ${largest(model.resolutions)}`,
    model.firstFrame !== 'none' && 'first frame',
    model.lastFrame !== 'none' && 'last frame',
    model.references > 0 && `up to ${model.references} reference images`,
    model.sound && 'sound',
    model.seed && 'seed',
    model.cameraMoves.length > 0 && 'camera moves',
  ]
    .filter(Boolean)
    .join(' · ')

/** Whether an enabled model can extend videos. */
export const useCanExtend = (): boolean =>
  useModelChoice().models.some((id) => {
    const model = modelOf(id)
    return !!model && extendsClips(model)
  })

/** Converts the API’s model choice. */
export const choiceOf = ({
  models,
  defaultForText: text,
  defaultForReferences: references,
  defaultForFrames: frames,
  retired,
}: Pick<ModelChoiceFieldsFragment, 'models' | DefaultField> &
  Partial<Pick<ModelChoiceFieldsFragment, 'retired'>>): ModelChoice => ({
  models,
  defaults: { text, references, frames },
  retired,
})

/** The enabled models; until loaded, those of a new installation. */
export function useModelChoice(): ModelChoice {
  const choice = useModelChoiceQuery({ fetchPolicy: 'cache-first' }).data?.modelChoice
  return useMemo(() => (choice ? choiceOf(choice) : FIRST_CHOICE), [choice])
}

/** The models to choose from and the defaults, updated live. */
export function useModelOffer(): ModelOffer {
  const engine = useInstallationQuery().data?.installation.engine
  const choice = useModelChoice()
  return useMemo(() => offerOf(engine === 'LOCAL' ? 'local' : 'fal', choice), [engine, choice])
}

/** Updates the enabled models for all mounted components. */
export function useModelChoiceFeed(): void {
  useModelChoiceChangedSubscription()
  useModelChoiceQuery({ pollInterval: usePolling(TIMES.assetPolling) })
}

import { useCallback, useEffect, useState } from 'react'
import { DEFAULT_RATIO, LIMITS, VIDEO_RATIOS, type VideoModel, type VideoRatio } from '#schema/limits'
import type { ReferenceImageFieldsFragment, SendPromptInput } from '../../gql/generated'
import {
  type Options,
  NO_OPTIONS,
  effectiveModel,
  fittingOptions,
  offeredModels,
  shownOptions,
} from './models'

/** The content of the composer. */
export interface PromptDraft extends Options {
  prompt: string
  /** Null: the server chooses. */
  model: string | null
  ratio: VideoRatio
  magicPrompt: boolean
  references: ReferenceImageFieldsFragment[]
}

export const EMPTY_DRAFT: PromptDraft = {
  prompt: '',
  model: null,
  ratio: DEFAULT_RATIO,
  magicPrompt: false,
  references: [],
  ...NO_OPTIONS,
}

/** Removes what does not fit: a model that is not offered, options that the model does not have. */
export function normalizeDraft(draft: PromptDraft): PromptDraft {
  const references = draft.references.slice(0, LIMITS.prompt.referencesMax)
  const model = offeredModels(references.length).some(({ id }) => id === draft.model) ? draft.model : null
  return { ...draft, references, model, ...fittingOptions(draft, effectiveModel(model, references.length)) }
}

/** The input of the mutation: the draft with the options as the form shows them for `model`. */
export const inputOf = (
  projectId: string,
  { references, ...draft }: PromptDraft,
  model: VideoModel,
): SendPromptInput => ({
  ...draft,
  ...shownOptions(draft, model),
  projectId,
  prompt: draft.prompt.trim(),
  negativePrompt: (model.negativePrompt && draft.negativePrompt?.trim()) || null,
  referenceIds: references.map(({ id }) => id),
})

const isAsset = (value: unknown): value is ReferenceImageFieldsFragment =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'smallUrl' in value

function restore(key: string): PromptDraft {
  try {
    const kept = {
      ...EMPTY_DRAFT,
      ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<PromptDraft>),
    }
    if (
      typeof kept.prompt !== 'string' ||
      !Array.isArray(kept.references) ||
      !VIDEO_RATIOS.includes(kept.ratio)
    )
      return EMPTY_DRAFT
    return normalizeDraft({ ...kept, references: kept.references.filter(isAsset) })
  } catch {
    return EMPTY_DRAFT
  }
}

function store(key: string, draft: PromptDraft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // a browser that keeps nothing loses the draft on a reload, and nothing else
  }
}

/** The draft of a user for a project; it survives a reload and a change of tabs. */
export function useDraft(viewerId: string, projectId: string) {
  const key = `draft:${viewerId}:${projectId}`
  const [draft, setDraft] = useState(() => restore(key))
  useEffect(() => store(key, draft), [key, draft])
  const change = useCallback(
    (changes: Partial<PromptDraft> | ((now: PromptDraft) => Partial<PromptDraft>)) =>
      setDraft((now) =>
        normalizeDraft({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) }),
      ),
    [],
  )
  return [draft, change] as const
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  DEFAULT_RATIO,
  LIMITS,
  VIDEO_RATIOS,
  type ModelOffer,
  type VideoModel,
  type VideoRatio,
  misfitsOf,
} from '#schema/limits'
import type { ReferenceImageFieldsFragment, SendPromptInput } from '../../gql/generated'
import { type Options, NO_OPTIONS, effectiveModel, fittingOptions, givenBy, shownOptions } from './models'

/** The take that is asked for again. */
export interface AgainTake {
  videoId: string
  seed: number | null
  /** Why it was declined. */
  declineReason: string | null
}

/** The content of the composer. */
export interface PromptDraft extends Options {
  prompt: string
  /** Null: the server chooses. */
  model: string | null
  ratio: VideoRatio
  magicPrompt: boolean
  references: ReferenceImageFieldsFragment[]
  /** How many videos at once. */
  variations: number
  /** The video becomes another take of its shot; null: a shot of its own. */
  again: AgainTake | null
  /** The pictures that the video begins and ends with. */
  firstFrame: ReferenceImageFieldsFragment | null
  lastFrame: ReferenceImageFieldsFragment | null
}

export const EMPTY_DRAFT: PromptDraft = {
  prompt: '',
  model: null,
  ratio: DEFAULT_RATIO,
  magicPrompt: false,
  references: [],
  variations: 1,
  again: null,
  firstFrame: null,
  lastFrame: null,
  ...NO_OPTIONS,
}

/**
 * Leaves out what does not fit: a model that is not offered or does not take what is given, options that the
 * model does not have.
 */
export function normalizeDraft(draft: PromptDraft, offer: ModelOffer): PromptDraft {
  const references = draft.references.slice(0, LIMITS.prompt.referencesMax)
  const given = givenBy({ ...draft, references })
  const fits = offer.models.some((model) => model.id === draft.model && misfitsOf(model, given).length === 0)
  const model = fits ? draft.model : null
  return { ...draft, references, model, ...fittingOptions(draft, effectiveModel(offer, model, given)) }
}

/** The input of the mutation: the draft with the options as the form shows them for `model`. */
export const inputOf = (
  projectId: string,
  { references, firstFrame, lastFrame, again, ...draft }: PromptDraft,
  model: VideoModel,
): SendPromptInput => ({
  ...draft,
  ...shownOptions(draft, model),
  projectId,
  prompt: draft.prompt.trim(),
  negativePrompt: (model.negativePrompt && draft.negativePrompt?.trim()) || null,
  referenceIds: references.map(({ id }) => id),
  takeOf: again?.videoId ?? null,
  firstFrameId: firstFrame?.id ?? null,
  lastFrameId: lastFrame?.id ?? null,
})

const isAsset = (value: unknown): value is ReferenceImageFieldsFragment =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'smallUrl' in value

/** What stays of a draft that is sent: its settings, but not what belongs to the one prompt. */
const afterSending = ({ again, seed }: PromptDraft): Partial<PromptDraft> => ({
  prompt: EMPTY_DRAFT.prompt,
  references: EMPTY_DRAFT.references,
  firstFrame: null,
  lastFrame: null,
  again: null,
  seed: again && again.seed === seed ? null : seed,
})

/** The drafts that this page is sending; a draft under a key of `sendingKey` that is not here was not sent. */
const underWay = new Set<string>()
const sendingKey = (key: string) => `sending:${key}`

/** A draft that was not sent, and what has been written since. */
export const joinDrafts = (unsent: PromptDraft, now: Pick<PromptDraft, 'prompt'>): PromptDraft => ({
  ...unsent,
  prompt: [unsent.prompt, now.prompt].filter(Boolean).join('\n'),
})

function read(key: string): PromptDraft {
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
    return {
      ...kept,
      references: kept.references.filter(isAsset),
      firstFrame: isAsset(kept.firstFrame) ? kept.firstFrame : null,
      lastFrame: isAsset(kept.lastFrame) ? kept.lastFrame : null,
    }
  } catch {
    return EMPTY_DRAFT
  }
}

function restore(key: string): PromptDraft {
  const now = read(key)
  const unsent = underWay.has(key) ? EMPTY_DRAFT : read(sendingKey(key))
  return unsent.prompt ? joinDrafts(unsent, now) : now
}

function store(key: string, draft: PromptDraft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // a browser that keeps nothing loses the draft on a reload, and nothing else
  }
}

function forget(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}

/**
 * The draft of a user for a project, as far as it fits what is offered; it survives a reload and a change of
 * tabs, and so does one that is being sent. `send` empties the field, and restores it where sending fails.
 */
export function useDraft(viewerId: string, projectId: string, offer: ModelOffer) {
  const key = `draft:${viewerId}:${projectId}`
  const [written, setDraft] = useState(() => restore(key))
  const draft = useMemo(() => normalizeDraft(written, offer), [written, offer])
  const isShown = useRef(true)
  useEffect(() => store(key, written), [key, written])
  useEffect(() => {
    isShown.current = true
    if (!underWay.has(key)) forget(sendingKey(key)) // restored
    return () => void (isShown.current = false)
  }, [key])
  const change = useCallback(
    (changes: Partial<PromptDraft> | ((now: PromptDraft) => Partial<PromptDraft>)) =>
      setDraft((now) => ({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) })),
    [],
  )
  const send = async (run: () => Promise<boolean>) => {
    underWay.add(key)
    store(sendingKey(key), draft)
    change(afterSending)
    const isSent = await run()
    underWay.delete(key)
    if (!isSent) change((now) => joinDrafts(draft, now))
    if (isSent || isShown.current) forget(sendingKey(key))
  }
  return [draft, change, send] as const
}

import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  DEFAULT_RATIO,
  LIMITS,
  VIDEO_RATIOS,
  type ModelOffer,
  type VideoModel,
  type VideoRatio,
  misfitsOf,
} from '#schema/limits'
import { sessionStore } from '../../../shared/lib/browserStorage'
import { textSince } from '../../../shared/lib/textSince'
import type { ReferenceImageFieldsFragment } from '../../../entities/asset/ReferenceFields.generated'
import type { SendPromptInput } from '../../../entities/types.generated'
import type { ExtendedVideoFieldsFragment } from '../../../entities/video/continue/ExtendedVideoFields.generated'
import type { PromptNote } from '../../../entities/video/continue/nextPrompt'
import { type Options, NO_OPTIONS, effectiveModel, fittingOptions, givenBy, shownOptions } from './models'

/** The take to repeat. */
interface AgainTake {
  videoId: string
  seed: number | null
  /** Why it was declined. */
  declineReason: string | null
}

/** The review note that the prompt addresses, and what it adds to the prompt. */
export interface DraftNote extends PromptNote {
  /** The captured frame that was added as a reference. */
  referenceId: string | null
  /** The captured frame that was added as first frame. */
  firstFrameId: string | null
  /** Whether magic prompt was on before the note turned it on; omitted if it did not. */
  hadMagicPrompt?: boolean
}

/** The content of the composer. */
export interface PromptDraft extends Options {
  prompt: string
  /** Null if the server chooses. */
  model: string | null
  ratio: VideoRatio
  magicPrompt: boolean
  references: ReferenceImageFieldsFragment[]
  /** Number of videos to generate. */
  variations: number
  /** The shot to add a take to; null for a new shot. */
  again: AgainTake | null
  note: DraftNote | null
  /** The first and last frame of the video. */
  firstFrame: ReferenceImageFieldsFragment | null
  lastFrame: ReferenceImageFieldsFragment | null
  /** The video that the model extends. */
  extended: ExtendedVideoFieldsFragment | null
}

/** Changes of a draft; a function if they depend on its current state. */
export type DraftChanges = Partial<PromptDraft> | ((now: PromptDraft) => Partial<PromptDraft>)

export const EMPTY_DRAFT: PromptDraft = {
  prompt: '',
  model: null,
  ratio: DEFAULT_RATIO,
  magicPrompt: false,
  references: [],
  variations: 1,
  again: null,
  note: null,
  firstFrame: null,
  lastFrame: null,
  extended: null,
  ...NO_OPTIONS,
}

/**
 * Drops values that do not fit: a model that is not offered or does not accept the inputs, and options that the model
 * lacks. An extension keeps the ratio of its video.
 */
export function normalizeDraft(draft: PromptDraft, offer: ModelOffer): PromptDraft {
  const references = draft.references.slice(0, LIMITS.prompt.referencesMax)
  const given = givenBy({ ...draft, references })
  const fits = offer.models.some((model) => model.id === draft.model && misfitsOf(model, given).length === 0)
  const model = fits ? draft.model : null
  const ratio = VIDEO_RATIOS.find((known) => known === draft.extended?.ratio) ?? draft.ratio
  return { ...draft, ratio, references, model, ...fittingOptions(draft, effectiveModel(offer, model, given)) }
}

/** Input of the mutation: the draft, with the options that the form shows for `model`. */
export const inputOf = (
  projectId: string,
  { references, firstFrame, lastFrame, extended, again, note, ...draft }: PromptDraft,
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
  ...(extended && { extendsVideoId: extended.id }),
  ...(note && { noteId: note.id }),
})

const isAsset = (value: unknown): value is ReferenceImageFieldsFragment =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'smallUrl' in value

const isVideo = (value: unknown): value is ExtendedVideoFieldsFragment =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value && 'ratio' in value

const isNote = (value: unknown): value is DraftNote =>
  typeof value === 'object' && value !== null && 'referenceId' in value && 'frame' in value && 'text' in value

/** Detaches the note, and restores magic prompt if the note turned it on. */
export const withoutNote = ({
  note,
  magicPrompt,
}: PromptDraft): Pick<PromptDraft, 'note' | 'magicPrompt'> => ({
  note: null,
  magicPrompt: note?.hadMagicPrompt ?? magicPrompt,
})

/** The draft after `sent` was sent: its settings and the text typed since, without the sent inputs. */
const afterSending = (now: PromptDraft, sent: PromptDraft): Partial<PromptDraft> => ({
  ...withoutNote(now),
  prompt: textSince(sent.prompt, now.prompt),
  references: EMPTY_DRAFT.references,
  firstFrame: null,
  lastFrame: null,
  extended: null,
  again: null,
  seed: now.again && now.again.seed === now.seed ? null : now.seed,
})

/** Number of drafts being sent, by key. At 0, drafts stored under `sendingKey` were never sent. */
const sendsInProgress = new Map<string, number>()
const sendingKey = (key: string) => `sending:${key}`

/** Prepends an unsent draft to the text typed since. */
const joinDrafts = (unsent: PromptDraft, now: Pick<PromptDraft, 'prompt'>): PromptDraft => ({
  ...unsent,
  prompt: [unsent.prompt, now.prompt].filter(Boolean).join('\n'),
})

function parsed(key: string): unknown {
  try {
    return JSON.parse(sessionStore.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Parses a stored draft; empty if it is invalid. */
function draftOf(stored: unknown): PromptDraft {
  const draft = { ...EMPTY_DRAFT, ...(stored as Partial<PromptDraft> | null) }
  const isDraft =
    typeof draft.prompt === 'string' && Array.isArray(draft.references) && VIDEO_RATIOS.includes(draft.ratio)
  if (!isDraft) return EMPTY_DRAFT
  return {
    ...draft,
    references: draft.references.filter(isAsset),
    firstFrame: isAsset(draft.firstFrame) ? draft.firstFrame : null,
    lastFrame: isAsset(draft.lastFrame) ? draft.lastFrame : null,
    extended: isVideo(draft.extended) ? draft.extended : null,
    note: isNote(draft.note) ? draft.note : null,
  }
}

/** Drafts that are being sent or were not sent before a reload, oldest first. */
const unsentDrafts = (key: string): PromptDraft[] => [parsed(sendingKey(key)) ?? []].flat().map(draftOf)

function restore(key: string): PromptDraft {
  const unsent = sendsInProgress.get(key) ? [] : unsentDrafts(key)
  return unsent.reduceRight((later, earlier) => joinDrafts(earlier, later), draftOf(parsed(key)))
}

const store = (key: string, value: PromptDraft | readonly PromptDraft[]) =>
  void sessionStore.setItem(key, JSON.stringify(value))

/** Removes the oldest stored draft with this prompt. */
function dropSending(key: string, { prompt }: PromptDraft) {
  const drafts = unsentDrafts(key)
  const oldest = drafts.findIndex((one) => one.prompt === prompt)
  const rest = drafts.filter((_, at) => at !== oldest)
  if (rest.length) store(sendingKey(key), rest)
  else sessionStore.removeItem(sendingKey(key))
}

/** Setters of mounted composers, by draft key. */
const composers = new Map<string, (changes: DraftChanges) => void>()

/**
 * The draft of a user for a project, limited to offered models. Drafts, including those being sent, survive a reload and a
 * change of tabs. `send` empties the field immediately and restores it on failure; text typed meanwhile is a new draft.
 */
export function useDraft(viewerId: string, projectId: string, offer: ModelOffer) {
  const key = `draft:${viewerId}:${projectId}`
  const [written, setDraft] = useState(() => restore(key))
  const draft = useMemo(() => normalizeDraft(written, offer), [written, offer])
  useEffect(() => store(key, written), [key, written])
  const change = useCallback(
    (changes: DraftChanges) =>
      setDraft((now) => ({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) })),
    [],
  )
  useEffect(() => {
    // synchronous: a key pressed before the next render would bring the old text back
    const changeAtOnce = (changes: DraftChanges) => flushSync(() => change(changes))
    composers.set(key, changeAtOnce)
    if (!sendsInProgress.get(key)) sessionStore.removeItem(sendingKey(key)) // the draft was restored
    return () => {
      if (composers.get(key) === changeAtOnce) composers.delete(key)
    }
  }, [key, change])
  const count = (more: number) => sendsInProgress.set(key, (sendsInProgress.get(key) ?? 0) + more)
  const send = async (run: () => Promise<boolean>) => {
    count(1)
    store(sendingKey(key), [...unsentDrafts(key), draft])
    composers.get(key)?.((now) => afterSending(now, draft))
    const isSent = await run()
    count(-1)
    const composer = composers.get(key)
    if (!isSent) composer?.((now) => joinDrafts(draft, now))
    if (isSent || composer) dropSending(key, draft)
  }
  return [draft, change, send] as const
}

import {
  DEFAULT_RATIO,
  IMAGE_RATIOS,
  VIDEO_RATIOS,
  type ModelOffer,
  automaticModel,
  defaultOptions,
  modelOf,
  misfitsOf,
} from '#schema/limits'
import { clipOf } from '../../../entities/video/clipOf'
import { type AnswerClip, isTemporary, type Pair } from '../conversation'
import { type DraftNote, type PromptDraft, EMPTY_DRAFT } from './draft'
import type { MessageFieldsFragment } from '../MessageFields.generated'
import { NO_OPTIONS, type Options, givenBy } from './models'
import type { ImageDraft } from '../images/useGenerateImage'
import type { Continuation, PromptNote, Repetition } from '../../../entities/video/continue/nextPrompt'

/** Shown when references of a take cannot be reused. */
const DELETED_REFERENCES = 'Some of its reference images were deleted'

/** Shown when the video that a take extended was deleted. */
const DELETED_VIDEO = 'The video that it extended was deleted'

/**
 * The draft that continues a video: its model, ratio and options, the last frame as first frame or the video to extend,
 * and an empty prompt. `lack` says why its model cannot continue from a frame; another model is then used.
 */
export function draftForContinuation({ video, frame }: Continuation, offer: ModelOffer) {
  const ratio = VIDEO_RATIOS.find((known) => known === video?.ratio) ?? EMPTY_DRAFT.ratio
  const extended = frame ? null : video
  const start = { references: [], firstFrame: frame, lastFrame: null, extended }
  const given = givenBy(start)
  const model = offer.models.find(({ id }) => id === video?.model)
  const [misfit] = model ? misfitsOf(model, given) : []
  const usual = automaticModel(offer, given)?.id ?? null
  const automatic = extended ? usual : null
  const draft: Partial<PromptDraft> = {
    ...(video ? chosenOf(video) : NO_OPTIONS),
    ...start,
    prompt: '',
    model: !model || misfit || model.id === usual ? automatic : model.id,
    ratio,
    magicPrompt: video?.settings.magicPrompt ?? EMPTY_DRAFT.magicPrompt,
    variations: EMPTY_DRAFT.variations,
    again: null,
    note: null,
  }
  return { draft, lack: model && misfit && !extended ? `${model.name} ${misfit.why}` : null }
}

/** The draft of a repeated take, for the composer or the image dialog. */
export type Again =
  | { video: Partial<PromptDraft>; lost: number; isExtendedLost: boolean }
  | { image: ImageDraft; lost: number }

/** Warnings about deleted inputs of a repeated take. */
export const lossesOf = (again: Again): string[] => [
  ...(again.lost ? [DELETED_REFERENCES] : []),
  ...('video' in again && again.isExtendedLost ? [DELETED_VIDEO] : []),
]

const oneOf = <Value extends string>(values: readonly Value[], value: string | null | undefined) =>
  values.find((known) => known === value) ?? (DEFAULT_RATIO as Value)

const referencesOf = ({ references }: Pick<MessageFieldsFragment, 'references'>) =>
  references.flatMap(({ asset }) => asset ?? [])

/** The chosen options of a model; null for its defaults. */
function chosenOf({ model, settings }: Pick<AnswerClip, 'model' | 'settings'>): Options {
  const known = modelOf(model)
  const usual: Partial<Options> = known ? defaultOptions(known) : {}
  const chosen = Object.entries(settings).filter(
    ([name, value]) => name in NO_OPTIONS && value !== usual[name as keyof Options],
  )
  return { ...NO_OPTIONS, ...(Object.fromEntries(chosen) as Partial<Options>) }
}

type Pictured = Pick<MessageFieldsFragment, 'references' | 'firstFrame' | 'lastFrame'>

/** Number of images of a prompt that were deleted since. */
const lostOf = ({ references, firstFrame, lastFrame }: Pictured) =>
  [...references, firstFrame, lastFrame].filter((reference) => reference && !reference.asset).length

/** The inputs of a prompt, without deleted images. */
const startOf = (prompt: Pictured, extended: PromptDraft['extended']) => ({
  references: referencesOf(prompt),
  firstFrame: prompt.firstFrame?.asset ?? null,
  lastFrame: prompt.lastFrame?.asset ?? null,
  extended,
})

/** Settings of a take for another one. Its seed is not taken over, only offered. */
function settingsOf(
  video: Pick<AnswerClip, 'id' | 'model' | 'ratio' | 'settings' | 'seed' | 'declineReason'>,
  start: ReturnType<typeof startOf>,
  offer: ModelOffer,
): Partial<PromptDraft> {
  const isUsual = video.model === automaticModel(offer, givenBy(start))?.id
  return {
    ...chosenOf(video),
    ...start,
    model: isUsual ? null : video.model,
    ratio: oneOf(VIDEO_RATIOS, video.ratio),
    magicPrompt: video.settings.magicPrompt,
    again: { videoId: video.id, seed: video.seed, declineReason: video.declineReason },
    note: null,
  }
}

/** A note in a new draft. */
const draftNoteOf = (note: PromptNote): DraftNote => ({
  ...note,
  referenceId: null,
  firstFrameId: null,
})

/**
 * The draft that repeats a video from outside the chat, with the review note it addresses. A model words the note as an
 * instruction.
 */
export function againOfVideo(
  { repeated, extended, note }: Repetition,
  offer: ModelOffer,
  usesModels: boolean,
): Again {
  const start = startOf(repeated, extended)
  const isWorded = usesModels && !!note?.text
  return {
    video: {
      ...settingsOf(repeated, start, offer),
      ...(isWorded && { magicPrompt: true }),
      prompt: repeated.prompt,
      note: note
        ? { ...draftNoteOf(note), ...(isWorded && { hadMagicPrompt: repeated.settings.magicPrompt }) }
        : null,
    },
    lost: lostOf(repeated),
    isExtendedLost: !!repeated.extendsVideoId && !extended,
  }
}

/**
 * The draft that repeats a take, with its settings, references, frames and extended video. `lost` is the number of images
 * deleted since. Null for a take whose prompt or result is not loaded.
 */
export function againOf(
  { prompt, answer }: Pick<Pair, 'prompt' | 'answer'>,
  offer: ModelOffer,
): Again | null {
  if (!prompt || !answer || isTemporary(prompt)) return null
  const start = startOf(prompt, prompt.extendsVideo)
  const isExtendedLost = !!prompt.extendsVideoId && !prompt.extendsVideo
  const lost = lostOf(prompt)
  if (prompt.messageType !== 'VIDEO') {
    const image = {
      prompt: prompt.content,
      ratio: oneOf(IMAGE_RATIOS, answer.ratio),
      magicPrompt: answer.magicPrompt !== null,
      model: null,
      bases: start.references,
    }
    return { image, lost }
  }
  const video = clipOf(answer.video ?? answer.videos[0])
  const settings = video
    ? settingsOf(video, start, offer)
    : { ...NO_OPTIONS, ...start, model: null, again: null, note: null }
  return { video: { ...settings, prompt: prompt.content }, lost, isExtendedLost }
}

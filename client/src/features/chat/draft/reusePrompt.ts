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
import type { AnswerVideoFieldsFragment } from '../Answer.generated'
import { isTemporary, type Pair } from '../conversation'
import { type PromptDraft, EMPTY_DRAFT } from './draft'
import type { MessageFieldsFragment } from '../MessageFields.generated'
import { NO_OPTIONS, type Options, givenBy } from './models'
import type { ImageDraft } from '../images/useGenerateImage'
import type { Continuation } from '../../../entities/video/continue/continueVideo'

/**
 * The draft that continues a video: its model, ratio and options, its last frame as first frame or the video
 * to extend, and an empty prompt. `lack` says why its model cannot continue from a frame, in which case
 * another is used.
 */
export function draftForContinuation({ video, frame }: Continuation, offer: ModelOffer) {
  const ratio = VIDEO_RATIOS.find((known) => known === video.ratio) ?? EMPTY_DRAFT.ratio
  const extended = frame ? null : video
  const start = { references: [], firstFrame: frame, lastFrame: null, extended }
  const given = givenBy(start)
  const model = offer.models.find(({ id }) => id === video.model)
  const [misfit] = model ? misfitsOf(model, given) : []
  const usual = automaticModel(offer, given)?.id ?? null
  const automatic = extended ? usual : null
  const draft: Partial<PromptDraft> = {
    ...chosenOf(video),
    ...start,
    prompt: '',
    model: !model || misfit || video.model === usual ? automatic : video.model,
    ratio,
    magicPrompt: video.settings.magicPrompt,
    variations: EMPTY_DRAFT.variations,
    again: null,
  }
  return { draft, lack: model && misfit && !extended ? `${model.name} ${misfit.why}` : null }
}

/** The draft that repeats a take, in the composer or the image dialog. */
export type Again =
  | { video: Partial<PromptDraft>; lost: number; isExtendedLost: boolean }
  | { image: ImageDraft; lost: number }

const oneOf = <Value extends string>(values: readonly Value[], value: string | null | undefined) =>
  values.find((known) => known === value) ?? (DEFAULT_RATIO as Value)

const referencesOf = ({ references }: MessageFieldsFragment) => references.flatMap(({ asset }) => asset ?? [])

/** The chosen options of a model; null for its defaults. */
function chosenOf({ model, settings }: Pick<AnswerVideoFieldsFragment, 'model' | 'settings'>): Options {
  const known = modelOf(model)
  const usual: Partial<Options> = known ? defaultOptions(known) : {}
  const chosen = Object.entries(settings).filter(
    ([name, value]) => name in NO_OPTIONS && value !== usual[name as keyof Options],
  )
  return { ...NO_OPTIONS, ...(Object.fromEntries(chosen) as Partial<Options>) }
}

/**
 * The prompt of a take with all of its settings, references, frames and the video that it extended, as far as
 * they are known; `lost` are the pictures that were deleted since. The seed is left to chance, so that
 * another video comes of it, and can be chosen. Null for a take that is not known whole.
 */
export function againOf(
  { prompt, answer }: Pick<Pair, 'prompt' | 'answer'>,
  offer: ModelOffer,
): Again | null {
  if (!prompt || !answer || isTemporary(prompt)) return null
  const references = referencesOf(prompt)
  const frames = {
    firstFrame: prompt.firstFrame?.asset ?? null,
    lastFrame: prompt.lastFrame?.asset ?? null,
    extended: prompt.extendsVideo,
  }
  const isExtendedLost = !!prompt.extendsVideoId && !prompt.extendsVideo
  const lost = [...prompt.references, prompt.firstFrame, prompt.lastFrame].filter(
    (reference) => reference && !reference.asset,
  ).length
  if (prompt.messageType !== 'VIDEO') {
    const image = {
      prompt: prompt.content,
      ratio: oneOf(IMAGE_RATIOS, answer.ratio),
      magicPrompt: answer.magicPrompt !== null,
      base: references[0] ?? null,
    }
    return { image, lost }
  }
  const video = answer.video ?? answer.videos[0]
  if (!video) {
    const words = { ...NO_OPTIONS, prompt: prompt.content, model: null, references, ...frames, again: null }
    return { video: words, lost, isExtendedLost }
  }
  const isUsual = video.model === automaticModel(offer, givenBy({ references, ...frames }))?.id
  const draft = {
    ...chosenOf(video),
    prompt: prompt.content,
    model: isUsual ? null : video.model,
    ratio: oneOf(VIDEO_RATIOS, video.ratio),
    references,
    ...frames,
    magicPrompt: video.settings.magicPrompt,
    again: { videoId: video.id, seed: video.seed, declineReason: video.declineReason },
  }
  return { video: draft, lost, isExtendedLost }
}

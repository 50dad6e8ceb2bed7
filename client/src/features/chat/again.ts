import { DEFAULT_RATIO, IMAGE_RATIOS, VIDEO_RATIOS, type ModelOffer, automaticModel } from '#schema/limits'
import type { MessageFieldsFragment } from '../../gql/generated'
import { isTemporary, type Pair } from './conversation'
import type { PromptDraft } from './draft'
import { NO_OPTIONS, givenBy } from './models'
import type { ImageDraft } from './useGenerateImage'

/** What the composer, or the dialog of images, is filled with to ask for a take again. */
export type Again = { video: Partial<PromptDraft>; lost: number } | { image: ImageDraft; lost: number }

const oneOf = <Value extends string>(values: readonly Value[], value: string | null | undefined) =>
  values.find((known) => known === value) ?? (DEFAULT_RATIO as Value)

const referencesOf = ({ references }: MessageFieldsFragment) => references.flatMap(({ asset }) => asset ?? [])

/**
 * The prompt of a take with its model, ratio, magic prompt, references and frames, as far as they are known;
 * `lost` are the pictures that were deleted since. The seed is left to chance, so that another video comes of it. Whether
 * magic prompt is on stays as it is while the prompt may yet be rewritten. Null for a take that is not known whole.
 */
export function againOf({ prompt, answer }: Pair, offer: ModelOffer): Again | null {
  if (!prompt || !answer || isTemporary(prompt)) return null
  const references = referencesOf(prompt)
  const frames = { firstFrame: prompt.firstFrame?.asset ?? null, lastFrame: prompt.lastFrame?.asset ?? null }
  const lost = [...prompt.references, prompt.firstFrame, prompt.lastFrame].filter(
    (kept) => kept && !kept.asset,
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
  const { video } = answer
  const isUsual = !video || video.model === automaticModel(offer, givenBy({ references, ...frames }))?.id
  const isDecided = video && (video.magicPrompt || video.status !== 'IN_PROGRESS')
  const draft = {
    ...NO_OPTIONS,
    prompt: prompt.content,
    model: isUsual ? null : video.model,
    ratio: oneOf(VIDEO_RATIOS, video?.ratio),
    references,
    ...frames,
    ...(isDecided && { magicPrompt: !!video.magicPrompt }),
  }
  return { video: draft, lost }
}

import { type ModelOffer, VIDEO_RATIOS, automaticModel, misfitsOf } from '#schema/limits'
import type { Continuation } from '../../entities/video/continue/continuation'
import { chosenOf } from './again'
import { EMPTY_DRAFT, type PromptDraft } from './draft'
import { givenBy } from './models'

/**
 * What the composer is filled with to go on from a video: its model, ratio and options, its last frame as the first or
 * the video to be extended, and no words. `lack` says why its model cannot go on from a frame, so that another one does.
 */
export function continuing({ video, frame }: Continuation, offer: ModelOffer) {
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
  return { draft, lack: model && misfit && !extended ? `${model.id} ${misfit.why}` : null }
}

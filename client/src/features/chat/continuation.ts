import { type ModelOffer, VIDEO_RATIOS, automaticModel, misfitsOf } from '#schema/limits'
import type { Continuation } from '../../lib/continuation'
import { chosenOf } from './again'
import { EMPTY_DRAFT, type PromptDraft } from './draft'
import { givenBy } from './models'

/**
 * What the composer is filled with to go on from a video: its model, ratio and options, its last frame as the first,
 * and no words. `lack` says why its model cannot go on from a frame, so that another one does.
 */
export function continuing({ video, frame }: Continuation, offer: ModelOffer) {
  const ratio = VIDEO_RATIOS.find((known) => known === video.ratio) ?? EMPTY_DRAFT.ratio
  const start = { references: [], firstFrame: frame, lastFrame: null }
  const given = givenBy(start)
  const model = offer.models.find(({ id }) => id === video.model)
  const [misfit] = model ? misfitsOf(model, given) : []
  const isUsual = video.model === automaticModel(offer, given)?.id
  const draft: Partial<PromptDraft> = {
    ...chosenOf(video),
    ...start,
    prompt: '',
    model: !model || misfit || isUsual ? null : video.model,
    ratio,
    magicPrompt: video.settings.magicPrompt,
    variations: EMPTY_DRAFT.variations,
    again: null,
  }
  return { draft, lack: model && misfit ? `${model.id} ${misfit.why}` : null }
}

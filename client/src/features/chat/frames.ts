import { type Given, type ModelOffer, automaticModel, noneTakes } from '#schema/limits'

export const FRAMES = [
  { slot: 'firstFrame', name: 'First frame' },
  { slot: 'lastFrame', name: 'Last frame' },
] as const
export type FrameSlot = (typeof FRAMES)[number]['slot']

/** Whether any model that the team uses takes a frame. */
export const takesFrames = ({ models }: ModelOffer): boolean =>
  models.some(({ firstFrame, lastFrame }) => firstFrame !== 'none' || lastFrame !== 'none')

/** Said where no model of the team takes a frame. */
export const NO_FRAMES =
  'No model that your team uses takes a first or last frame. An admin can turn one on in Settings.'

/** Why a frame cannot be added to what is given; null where it can. */
export function lackFor(offer: ModelOffer, slot: FrameSlot, given: Given): string | null {
  const wanted = { ...given, [slot]: true }
  if (automaticModel(offer, wanted)) return null
  if (slot === 'lastFrame' && automaticModel(offer, { ...wanted, firstFrame: true }))
    return 'Choose a first frame before the last one'
  if (given.references > 0 && automaticModel(offer, { ...wanted, references: 0 }))
    return 'No model that your team uses takes a frame and reference images together'
  return noneTakes(wanted)
}

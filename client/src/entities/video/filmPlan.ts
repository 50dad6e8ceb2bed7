import type { FilmPlan, PlanClip, PlanSegment } from '#schema/film-plan'
import { isTransition, type Speed } from '#schema/limits'
import type { FilmPlanFieldsFragment } from './filmPlan.generated'

type ClipFields = FilmPlanFieldsFragment['clips'][number]

/** A clip of a film with its video; null if that was deleted. */
export type ShownPlanClip = PlanClip & Pick<ClipFields, 'video'>

/** The plan of a film with its videos. */
export interface ShownPlan extends FilmPlan {
  clips: ShownPlanClip[]
  isReconstructed: boolean
}

function segmentOf({
  startFrame,
  frames,
  transition,
  clip,
  frame,
  afterClip,
  afterFrame,
}: FilmPlanFieldsFragment['segments'][number]): PlanSegment {
  if (!transition || !isTransition(transition) || afterClip === null || afterFrame === null)
    return { startFrame, frames, clip, frame }
  return {
    startFrame,
    frames,
    transition,
    before: { clip, frame },
    after: { clip: afterClip, frame: afterFrame },
  }
}

export const planOf = (fields: FilmPlanFieldsFragment): ShownPlan => ({
  ...fields,
  clips: fields.clips.map((clip) => ({ ...clip, speed: clip.speed as Speed })),
  segments: fields.segments.map(segmentOf),
})

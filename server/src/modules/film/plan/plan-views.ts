import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { field, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { FilmPlan, PlanClip, PlanSegment, flatPlan } from './film-plan.resolver.js'
import type { KnownPlan } from './film-plans.js'

const same = restFields(FilmPlan, { frameRate: 24, frames: 228, isReconstructed: false })
const clip = restFields(PlanClip, {
  itemId: EXAMPLE_IDS.item,
  videoId: EXAMPLE_IDS.video,
  inFrame: 12,
  outFrame: null,
  speed: 1,
  isMuted: false,
  gain: 0,
  framing: 0.5,
  frames: 120,
  frameRate: 24,
  contentId: 'videos/0b/7e/0b7e2f9a-55c8-4f4e-8f0a-2f9f6a3c1d77.mp4',
  seed: 7,
  isUpscaled: false,
})
const segment = restFields(PlanSegment, {
  startFrame: 0,
  frames: 108,
  transition: null,
  clip: 0,
  frame: 12,
  afterClip: null,
  afterFrame: null,
})

export const planShape = shape('FilmPlan', 'The source of each frame of a film.', {
  ...same.fields,
  clips: field(
    z.array(
      shape('PlanClip', 'A clip of a film, as of its merge.', {
        ...clip.fields,
        model_name: field(z.string(), 'The model that generated it; empty if none.', 'fal-ai/veo3.1'),
      }),
    ),
    'Its clips in order.',
  ),
  segments: field(
    z.array(
      shape(
        'PlanSegment',
        'Consecutive frames of a film: from one clip, or a transition between two clips.',
        segment.fields,
      ),
    ),
    'Its segments in order: together they cover each frame once.',
  ),
})

export function planView(known: KnownPlan): z.output<typeof planShape> {
  const plan = flatPlan(known)
  return {
    ...same.of(plan),
    clips: plan.clips.map((one) => ({ ...clip.of(one), model_name: one.model })),
    segments: plan.segments.map(segment.of),
  }
}

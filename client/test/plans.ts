import type { FilmPlanFieldsFragment } from '../src/entities/video/filmPlan.generated'
import { makeClip } from './videos'

type Clip = FilmPlanFieldsFragment['clips'][number]

/** A whole clip of eight seconds in a film plan. */
export const makePlanClip = (
  videoId: string,
  changes: Partial<Clip> = {},
): Clip & { __typename: 'PlanClip' } => ({
  __typename: 'PlanClip',
  itemId: videoId,
  videoId,
  inFrame: 0,
  outFrame: null,
  speed: 1,
  frames: 192,
  frameRate: 24,
  model: 'fal-ai/veo3.1',
  seed: 4471,
  isUpscaled: false,
  contentId: 'content',
  isMuted: false,
  gain: 0,
  framing: 0.5,
  video: makeClip(videoId),
  ...changes,
})

/** The first two seconds of a film, from its first clip. */
export const makeSegment = (changes: Partial<FilmPlanFieldsFragment['segments'][number]>) => ({
  __typename: 'PlanSegment' as const,
  startFrame: 0,
  frames: 48,
  transition: null,
  clip: 0,
  frame: 0,
  afterClip: null,
  afterFrame: null,
  ...changes,
})

/** Plan of a film of five seconds, without clips. */
export const makePlan = (changes: object) => ({
  __typename: 'FilmPlan' as const,
  frameRate: 24,
  frames: 120,
  isReconstructed: false,
  clips: [],
  segments: [],
  ...changes,
})

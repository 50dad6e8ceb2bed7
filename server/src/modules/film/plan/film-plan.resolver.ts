import { Ctx, Field, FieldResolver, Float, ID, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { Refers } from '#platform/api/refers'
import type { PlanClip as KnownClip, PlanSegment as Segment } from '#schema/film-plan'
import type { Context } from '#platform/api/context'
import { Film } from '../../video/film.entity.js'
import { Video } from '../../video/video.entity.js'
import { shownVideosById } from '../../cut/shown.js'
import { type KnownPlan, plansByFilm } from './film-plans.js'
import { CutItem } from '../../cut/elements/cut-item.entity.js'

@ObjectType({ description: 'A clip of a film, as of its merge.' })
@Refers({ item: [() => CutItem, 'The item of the cut; null if it was removed since.'] })
export class PlanClip implements KnownClip {
  @Field(() => ID, { description: 'The item of the cut, possibly removed since.' })
  itemId!: string
  @Field(() => ID, { description: 'Its video, possibly deleted.' })
  videoId!: string
  @Field(() => Int, { description: 'The first frame of the video shown, from 0.' })
  inFrame!: number
  @Field(() => Int, {
    nullable: true,
    description: 'The frame after the last one shown; null for the end of the video.',
  })
  outFrame!: number | null
  @Field(() => Float, { description: 'Playback speed; 1 is the original speed.' })
  speed!: KnownClip['speed']
  @Field(() => Boolean, { description: 'Whether its sound is muted.' })
  isMuted!: boolean
  @Field(() => Float, { description: 'Gain of its sound in dB.' })
  gain!: number
  @Field(() => Float, {
    description: 'Horizontal position of the crop, from 0 (left edge) to 1 (right edge).',
  })
  framing!: number
  @Field(() => Int, { description: 'Number of frames of the video.' })
  frames!: number
  @Field(() => Int, { description: 'Frames per second of the video.' })
  frameRate!: number
  @Field(() => String, {
    nullable: true,
    description: 'Id of the merged content; null in a reconstructed plan.',
  })
  contentId!: string | null
  @Field(() => String, { description: 'The model that generated it; empty if none.' })
  model!: string
  @Field(() => Int, { nullable: true, description: 'The seed that it was generated with.' })
  seed!: number | null
  @Field(() => Boolean, { description: 'Whether its take was upscaled.' })
  isUpscaled!: boolean
}

@ObjectType({
  description: 'Consecutive frames of a film: from one clip, or a transition between two clips.',
})
export class PlanSegment {
  @Field(() => Int, { description: 'The first frame of the film.' })
  startFrame!: number
  @Field(() => Int, { description: 'Number of frames.' })
  frames!: number
  @Field(() => String, { nullable: true, description: 'The key of a transition; null for a single clip.' })
  transition!: string | null
  @Field(() => Int, { description: 'The index of the clip, or of the earlier clip of a transition.' })
  clip!: number
  @Field(() => Int, {
    description: 'The first frame of that clip, at the film’s frame rate and the clip’s speed.',
  })
  frame!: number
  @Field(() => Int, { nullable: true, description: 'The index of the later clip of a transition.' })
  afterClip!: number | null
  @Field(() => Int, { nullable: true, description: 'The first frame of that clip.' })
  afterFrame!: number | null
}

@ObjectType({ description: 'The source of each frame of a film.' })
export class FilmPlan {
  @Field(() => Int, { description: 'Frames per second of the film.' })
  frameRate!: number
  @Field(() => Int, { description: 'Number of frames of the film.' })
  frames!: number
  @Field(() => Boolean, {
    description: 'Whether it was reconstructed, because the film was merged before plans were stored.',
  })
  isReconstructed!: boolean
  @Field(() => [PlanClip], { complexity: 50, description: 'The clips in order.' })
  clips!: PlanClip[]
  @Field(() => [PlanSegment], {
    complexity: 50,
    description: 'The segments in order. Together they cover each frame of the film once.',
  })
  segments!: PlanSegment[]
}

/** Flattens a segment. */
const flatSegment = (segment: Segment): PlanSegment => {
  const { startFrame, frames } = segment
  if ('transition' in segment) {
    const { transition, before, after } = segment
    return { startFrame, frames, transition, ...before, afterClip: after.clip, afterFrame: after.frame }
  }
  const { clip, frame } = segment
  return { startFrame, frames, transition: null, clip, frame, afterClip: null, afterFrame: null }
}

/** A plan with flat segments. */
export const flatPlan = (plan: KnownPlan): FilmPlan => ({
  ...plan,
  clips: plan.clips.map((clip) => ({ ...clip, isUpscaled: clip.isUpscaled ?? false })),
  segments: plan.segments.map(flatSegment),
})

@Resolver(() => Film)
export class FilmPlanResolver {
  @FieldResolver(() => FilmPlan, {
    nullable: true,
    description: 'The source of each of its frames. Null if a video of an older film no longer exists.',
  })
  async plan(@Root() { id }: Film, @Ctx() { loaders }: Context): Promise<FilmPlan | null> {
    const plan = await loaders.of(plansByFilm).load(id)
    return plan && flatPlan(plan)
  }
}

@Resolver(() => PlanClip)
export class PlanClipResolver {
  @FieldResolver(() => Video, { nullable: true, description: 'Its video; null if it was deleted.' })
  video(@Root() { videoId }: PlanClip, @Ctx() { loaders }: Context): Promise<Video | null> {
    return loaders.of(shownVideosById).load(videoId)
  }
}

@Resolver(() => Film)
export class LastClipResolver {
  @FieldResolver(() => Video, {
    nullable: true,
    description: 'Its last clip; null if it was deleted.',
  })
  async lastClip(@Root() { clipIds }: Film, @Ctx() { loaders }: Context): Promise<Video | null> {
    const id = clipIds.at(-1)
    return id ? loaders.of(shownVideosById).load(id) : null
  }
}

import { Ctx, Field, FieldResolver, Float, ID, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { PlanClip as KnownClip, PlanSegment as Segment } from '#schema/film-plan'
import type { Context } from '#platform/api/context'
import { Film } from '../../video/film.entity.js'
import { Video } from '../../video/video.entity.js'
import { shownVideosById } from '../../cut/shown.js'
import { type KnownPlan, plansByFilm } from './film-plans.js'

@ObjectType({ description: 'A clip of a film as it was when the film was merged.' })
export class PlanClip implements KnownClip {
  @Field(() => ID, { description: 'The item of the cut, which may have been removed since.' })
  itemId!: string
  @Field(() => ID, { description: 'Its video, which may have been deleted since.' })
  videoId!: string
  @Field(() => Int, { description: 'The first frame of the video that is shown, from 0.' })
  inFrame!: number
  @Field(() => Int, {
    nullable: true,
    description: 'The frame after the last one that is shown; null: the end of the video.',
  })
  outFrame!: number | null
  @Field(() => Float, { description: 'How fast it plays: 1 is its own speed.' })
  speed!: KnownClip['speed']
  @Field(() => Boolean, { description: 'Whether its sound is left out.' })
  isMuted!: boolean
  @Field(() => Float, { description: 'The level of its sound in dB.' })
  gain!: number
  @Field(() => Float, { description: 'Which part of it is shown, from 0 (left edge) to 1 (right edge).' })
  framing!: number
  @Field(() => Int, { description: 'Frames of the video.' })
  frames!: number
  @Field(() => Int, { description: 'Frames a second of the video.' })
  frameRate!: number
  @Field(() => String, {
    nullable: true,
    description: 'Names the content that was merged; null in a reconstructed plan.',
  })
  contentId!: string | null
  @Field(() => String, { description: 'The model that made it; empty if none did.' })
  model!: string
  @Field(() => Int, { nullable: true, description: 'The seed that it was made with.' })
  seed!: number | null
  @Field(() => Boolean, { description: 'Whether its take was upscaled.' })
  isUpscaled!: boolean
}

@ObjectType({ description: 'Consecutive frames of a film: of one clip, or a transition between two.' })
export class PlanSegment {
  @Field(() => Int, { description: 'The first frame of the film.' })
  at!: number
  @Field(() => Int, { description: 'How many frames.' })
  frames!: number
  @Field(() => String, { nullable: true, description: 'The key of a transition; null: one clip alone.' })
  transition!: string | null
  @Field(() => Int, { description: 'The index of the clip; in a transition, of the earlier one.' })
  clip!: number
  @Field(() => Int, {
    description: 'The first frame of that clip, counted at the rate of the film and the speed of the clip.',
  })
  frame!: number
  @Field(() => Int, { nullable: true, description: 'The index of the later clip of a transition.' })
  afterClip!: number | null
  @Field(() => Int, { nullable: true, description: 'The first frame of that clip.' })
  afterFrame!: number | null
}

@ObjectType({ description: 'Where each frame of a film comes from.' })
export class FilmPlan {
  @Field(() => Int, { description: 'Frames a second of the film.' })
  frameRate!: number
  @Field(() => Int, { description: 'Frames of the film.' })
  frames!: number
  @Field(() => Boolean, {
    description: 'Whether it was reconstructed, because the film was merged before plans were stored.',
  })
  isReconstructed!: boolean
  @Field(() => [PlanClip], { complexity: 50, description: 'The clips in order.' })
  clips!: PlanClip[]
  @Field(() => [PlanSegment], {
    complexity: 50,
    description: 'The segments in order: together they hold each frame of the film once.',
  })
  segments!: PlanSegment[]
}

/** A segment with all of its fields on one level. */
export const flatSegment = (segment: Segment): PlanSegment => {
  const { at, frames } = segment
  if ('transition' in segment) {
    const { transition, before, after } = segment
    return { at, frames, transition, ...before, afterClip: after.clip, afterFrame: after.frame }
  }
  const { clip, frame } = segment
  return { at, frames, transition: null, clip, frame, afterClip: null, afterFrame: null }
}

const planView = (plan: KnownPlan): FilmPlan => ({
  ...plan,
  clips: plan.clips.map((clip) => ({ ...clip, isUpscaled: clip.isUpscaled ?? false })),
  segments: plan.segments.map(flatSegment),
})

@Resolver(() => Film)
export class FilmPlanResolver {
  @FieldResolver(() => FilmPlan, {
    nullable: true,
    description: 'Where each of its frames comes from. Null where a video of an older film no longer exists.',
  })
  async plan(@Root() { id }: Film, @Ctx() { loaders }: Context): Promise<FilmPlan | null> {
    const plan = await loaders.of(plansByFilm).load(id)
    return plan && planView(plan)
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
    description: 'Its last clip; null once that was deleted.',
  })
  async lastClip(@Root() { clipIds }: Film, @Ctx() { loaders }: Context): Promise<Video | null> {
    const id = clipIds.at(-1)
    return id ? loaders.of(shownVideosById).load(id) : null
  }
}

import { Arg, Ctx, Field, FieldResolver, Float, ID, ObjectType, Query, Resolver, Root } from 'type-graphql'
import { enumOf } from '#platform/api/graphql-types'
import { type ScoreFit as Fit, SCORE_FITS } from '#schema/score'
import { type Context, signedIn } from '#platform/api/context'
import type { Projects } from '../../project/project.service.js'
import { CutCue } from '../../cut/elements/cut-cue.entity.js'
import { loadScoreFit, scorePlansByProject } from './score-plans.js'

const FIT = enumOf(
  'ScoreFit',
  'How music fits a scene: the scene is longer or shorter than its section, has left the film, or has no section.',
  SCORE_FITS,
)

@ObjectType({ description: 'A scene of a film, and the music it needs.' })
export class ScenedSection {
  @Field(() => String, { description: 'The heading of its shots, or the title of its clip.' })
  title!: string
  @Field(() => String, { description: 'The mood that its shots suggest.' })
  words!: string
  @Field(() => Float, { description: 'Its exact length.' })
  seconds!: number
  @Field(() => Float, { description: 'The second of the film at which it begins.' })
  startSeconds!: number
}

@ObjectType({ description: 'A scene, and the section of music that was composed for it.' })
export class FittedScene {
  @Field(() => String, { description: 'The title of the scene.' })
  title!: string
  @Field(() => FIT, {
    description:
      'How the music fits: the scene is longer or shorter than its section, has left the film, or has no section.',
  })
  fit!: Fit
  @Field(() => Float, { nullable: true, description: 'Seconds of the scene now; null if it is gone.' })
  seconds!: number | null
  @Field(() => Float, {
    nullable: true,
    description: 'Seconds of the section of music; null for a new scene.',
  })
  composedSeconds!: number | null
}

/** Music for the scenes of a film. */
@Resolver(() => CutCue)
export class ScoreResolver {
  constructor(private readonly projects: Projects) {}

  @Query(() => [ScenedSection], {
    complexity: 100,
    description:
      'The music plan of a project: the scenes of its cut, or of its storyboard if the cut is empty; at most 100.',
  })
  async scorePlan(
    @Arg('projectId', () => ID, { description: 'The project.' }) projectId: string,
    @Ctx() context: Context,
  ): Promise<ScenedSection[]> {
    const { id } = await this.projects.open(signedIn(context), projectId)
    return (await context.loaders.of(scorePlansByProject).load(id)) ?? []
  }

  @FieldResolver(() => [FittedScene], {
    nullable: true,
    complexity: 20,
    description: 'How its music fits the scenes of the film; null for a sound without a plan.',
  })
  scoreFit(@Root() cue: CutCue, @Ctx() { loaders }: Context): Promise<FittedScene[] | null> {
    return loadScoreFit(cue, loaders)
  }
}

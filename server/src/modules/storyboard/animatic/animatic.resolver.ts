import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, readerOf, signedIn, type FileUrls } from '#platform/api/context'
import { Film } from '../../video/film.entity.js'
import { Job } from '#platform/queue/job.entity'
import type { Animatics } from './animatic.service.js'
import { Animatic, animaticView } from './animatic-types.js'

const WHICH = { description: 'The project.' }

/** The film of a board: drawn, played and exported. */
@Resolver(() => Animatic)
export class AnimaticResolver {
  constructor(private readonly deps: { animatics: Animatics; files: FileUrls }) {}

  @Query(() => Animatic, {
    description:
      'The shots of a storyboard as one film. Queues missing transitions; `transitionRendered` announces each.',
  })
  async animatic(
    @Arg('projectId', () => ID, WHICH) projectId: string,
    @Ctx() context: Context,
  ): Promise<Animatic> {
    const film = await this.deps.animatics.film(signedIn(context), projectId)
    return animaticView(film, (key) => this.deps.files.url(key, readerOf(context, film.projectId)))
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => Job, {
    nullable: true,
    description:
      'Draws every shot without a chosen take and without an up-to-date drawing with the local engine, at no cost. Returns the job, or the one in progress; null if all are drawn.',
  })
  generateMissingDrawings(
    @Arg('projectId', () => ID, WHICH) projectId: string,
    @Ctx() context: Context,
  ): Promise<Job | null> {
    return this.deps.animatics.draw(signedIn(context), projectId)
  }

  @Authorized({ action: 'merge' })
  @Mutation(() => Film, {
    description:
      'Merges the shots of a storyboard into a draft film: chosen takes, drawings, or else slates.',
  })
  mergeAnimatic(
    @Arg('projectId', () => ID, WHICH) projectId: string,
    @Ctx() context: Context,
  ): Promise<Film> {
    return this.deps.animatics.export(signedIn(context), projectId)
  }
}

import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { type Context, readerOf, signedIn, type FileUrls } from '#platform/api/context'
import { Film } from '../../video/film.entity.js'
import { Job } from '#platform/queue/job.entity'
import type { Animatics } from './animatic.service.js'
import { StoryboardFilm, boardFilmView } from './film-types.js'

const WHICH = { description: 'Which project.' }

/** The film of a board: drawn, played and exported. */
@Resolver(() => StoryboardFilm)
export class AnimaticResolver {
  constructor(private readonly deps: { animatics: Animatics; files: FileUrls }) {}

  @Query(() => StoryboardFilm, {
    description:
      'The shots of a storyboard as one film. Transitions that are not rendered yet are from then on; `transitionRendered` tells of each.',
  })
  async storyboardFilm(
    @Arg('projectId', () => ID, WHICH) projectId: string,
    @Ctx() context: Context,
  ): Promise<StoryboardFilm> {
    const film = await this.deps.animatics.film(signedIn(context), projectId)
    return boardFilmView(film, (key) => this.deps.files.url(key, readerOf(context, film.projectId)))
  }

  @Mutation(() => Job, {
    nullable: true,
    description:
      'Has the local engine draw every shot that has neither a chosen take nor a drawing of what it is now, at no cost. Returns the job, or the one that does so already; null where all are drawn.',
  })
  drawAnimatic(
    @Arg('projectId', () => ID, WHICH) projectId: string,
    @Ctx() context: Context,
  ): Promise<Job | null> {
    return this.deps.animatics.draw(signedIn(context), projectId)
  }

  @Mutation(() => Film, {
    description:
      'Merges the shots of a storyboard into a film that is marked as a draft: chosen takes, drawings, and slates where there is neither.',
  })
  exportAnimatic(
    @Arg('projectId', () => ID, WHICH) projectId: string,
    @Ctx() context: Context,
  ): Promise<Film> {
    return this.deps.animatics.export(signedIn(context), projectId)
  }
}

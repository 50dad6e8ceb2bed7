import { Ctx, Mutation, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { Project } from '../project/project.entity.js'
import type { SampleFilms } from './sample-film.service.js'

@Resolver()
export class SampleFilmResolver {
  constructor(private readonly sampleFilms: SampleFilms) {}

  @Mutation(() => Project, {
    description:
      'Opens the viewer’s sample film: a project that is made on the first call, and again after it was deleted. Its takes are drawn by the local engine at no cost, then cut and merged.',
  })
  openSampleFilm(@Ctx() context: Context): Promise<Project> {
    return this.sampleFilms.open(signedIn(context))
  }
}

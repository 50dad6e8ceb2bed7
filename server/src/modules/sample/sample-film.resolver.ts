import { Ctx, Mutation, Resolver } from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { Project } from '../project/project.entity.js'
import type { SampleFilms } from './sample-film.service.js'

@Resolver()
export class SampleFilmResolver {
  constructor(private readonly sampleFilms: SampleFilms) {}

  @Authorized({ audience: 'viewers' })
  @Mutation(() => Project, {
    description:
      'Opens the viewer’s sample project, and creates it if missing or deleted. The local engine generates its takes, voices and music at no cost; then they are cut with a title and captions, and merged.',
  })
  openSampleProject(@Ctx() context: Context): Promise<Project> {
    return this.sampleFilms.open(signedIn(context))
  }
}

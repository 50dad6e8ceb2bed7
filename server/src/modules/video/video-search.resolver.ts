import { Arg, Args, Field, FieldResolver, InputType, Int, Resolver, Root } from 'type-graphql'
import { PageArgs } from '#platform/queries/page'
import type { Visible } from '#platform/auth/visible'
import { Project } from '../project/project.entity.js'
import type { VideoSearch } from './video-search.js'
import { ClipConnection } from './project-videos.resolver.js'

@InputType({ description: 'What videos are searched for; all of it must fit.' })
class VideoSearchInput {
  @Field(() => String, { nullable: true, description: 'Words of the prompt, in any case.' })
  words!: string | null
  @Field(() => String, { nullable: true, description: 'The model.' })
  model!: string | null
  @Field(() => Int, { nullable: true, description: 'The seed.' })
  seed!: number | null
  @Field(() => String, { nullable: true, description: 'The name of who asked for it.' })
  author!: string | null
  @Field(() => Date, { nullable: true, description: 'Asked for then or later.' })
  from!: Date | null
  @Field(() => Date, { nullable: true, description: 'Asked for before.' })
  to!: Date | null
}

@Resolver(() => Project)
export class VideoSearchResolver {
  constructor(private readonly search: VideoSearch) {}

  @FieldResolver(() => ClipConnection, { description: 'Those of its clips that fit, newest first.' })
  foundVideos(
    @Root() project: Visible<Project>,
    @Arg('search', () => VideoSearchInput, { description: 'What is searched for.' }) search: VideoSearchInput,
    @Args() page: PageArgs,
  ): Promise<ClipConnection> {
    return this.search.find(project, search, page)
  }
}

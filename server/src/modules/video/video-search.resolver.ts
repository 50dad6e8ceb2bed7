import { Arg, Args, Field, FieldResolver, InputType, Int, Resolver, Root } from 'type-graphql'
import { PageArgs } from '#platform/queries/page'
import type { Visible } from '#platform/auth/visible'
import { Project } from '../project/project.entity.js'
import type { VideoSearch } from './video-search.js'
import { ClipConnection } from './project-videos.resolver.js'

@InputType({ description: 'Conditions of a search for videos; all must match.' })
class VideoSearchInput {
  @Field(() => String, { nullable: true, description: 'Words of the prompt, in any case.' })
  words!: string | null
  @Field(() => String, { nullable: true, description: 'The model.' })
  model!: string | null
  @Field(() => Int, { nullable: true, description: 'The seed.' })
  seed!: number | null
  @Field(() => String, { nullable: true, description: 'Name of the author.' })
  author!: string | null
  @Field(() => Date, { nullable: true, description: 'Requested at or after this time.' })
  createdAfter!: Date | null
  @Field(() => Date, { nullable: true, description: 'Requested before this time.' })
  createdBefore!: Date | null
}

@Resolver(() => Project)
export class VideoSearchResolver {
  constructor(private readonly search: VideoSearch) {}

  @FieldResolver(() => ClipConnection, { description: 'Its clips that match, newest first.' })
  foundVideos(
    @Root() project: Visible<Project>,
    @Arg('search', () => VideoSearchInput, { description: 'The conditions.' }) search: VideoSearchInput,
    @Args() page: PageArgs,
  ): Promise<ClipConnection> {
    return this.search.find(project, search, page)
  }
}

import { Arg, Ctx, Field, FieldResolver, ID, InputType, Mutation, ObjectType, Resolver, Root, Subscription } from 'type-graphql'
import { type Context, signedIn } from '../../core/context.js'
import type { Events } from '../../core/events.js'
import { live } from '../../core/live.js'
import { Project } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { Video } from '../video/video.entity.js'
import { videosById } from '../video/video.loader.js'
import type { Cuts } from './cut.service.js'
import type { Merges } from './merge.service.js'

@ObjectType({ description: 'The draft of a film: the accepted videos in order, and what joins them. A video accepted later joins at the end.' })
export class Cut {
  @Field(() => ID, { description: 'The project it belongs to.' })
  projectId!: string
  @Field(() => [String], { description: 'One fewer than `videos`; an empty string is a plain cut.' })
  transitions!: string[]
  videoIds!: string[]
}

@InputType({ description: 'An order of all accepted videos, and what joins them.' })
class SaveCutInput {
  @Field(() => ID, { description: 'Which project.' })
  projectId!: string
  @Field(() => [ID], { description: 'The accepted videos in the film’s order.' })
  videoIds!: string[]
  @Field(() => [String], { description: 'One fewer than `videoIds`: keys of the 58 transitions, or empty strings for plain cuts.' })
  transitions!: string[]
}

@InputType({ description: 'What a film is merged from.' })
class MergeInput {
  @Field(() => ID, { description: 'Which project.' })
  projectId!: string
  @Field(() => [ID], { description: 'Accepted videos in the film’s order.' })
  videoIds!: string[]
  @Field(() => [String], { description: 'One fewer than `videoIds`: keys of the 58 transitions, or empty strings for plain cuts.' })
  transitions!: string[]
}

export const cutOf = (project: Project): Cut => ({ projectId: project.id, videoIds: project.cutVideoIds, transitions: project.cutTransitions })

@Resolver(() => Project)
export class CutOfProject {
  @FieldResolver(() => Cut, { description: 'The draft of its film.' })
  cut(@Root() project: Project): Cut {
    return cutOf(project)
  }
}

@Resolver(() => Cut)
export class MergeResolver {
  constructor(
    private readonly merges: Merges,
    private readonly cuts: Cuts,
    private readonly projects: Projects,
    private readonly events: Events,
  ) {}

  @Mutation(() => Video, { description: 'Starts a merge; the film is the video it answers, and its job tells how far it is.' })
  mergeVideos(@Arg('input', () => MergeInput, { description: 'The clips and what joins them.' }) input: MergeInput, @Ctx() context: Context): Promise<Video> {
    return this.merges.start(signedIn(context), input)
  }

  @Mutation(() => Cut, { description: 'Keeps the order and the transitions of the accepted videos.' })
  async saveCut(@Arg('input', () => SaveCutInput, { description: 'The order and what joins it.' }) input: SaveCutInput, @Ctx() context: Context): Promise<Cut> {
    return cutOf(await this.cuts.save(signedIn(context), input))
  }

  @Subscription(() => Cut, {
    description: 'The draft of a project’s film, whenever it changes.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) => context.resolver(MergeResolver).changes(context, args.projectId),
  })
  cutChanged(@Root() cut: Cut, @Arg('projectId', () => ID, { description: 'Which project.' }) _projectId: string): Cut {
    return cut
  }

  changes(context: Context, projectId: string): AsyncIterable<Cut> {
    const viewer = signedIn(context)
    return live([this.events.stream('cut')], async (fact) => (fact.id === projectId ? cutOf(await this.projects.open(viewer, projectId)) : null))
  }

  @FieldResolver(() => [Video], { description: 'The accepted videos, in order.' })
  async videos(@Root() cut: Cut, @Ctx() { loaders }: Context): Promise<Video[]> {
    const found = await loaders.of(videosById).loadMany(cut.videoIds)
    return found.filter((video) => video !== null && !(video instanceof Error)) as Video[]
  }
}

import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { type Context, signedIn } from '../../core/context.js'
import type { Events } from '../../core/events.js'
import { live } from '../../core/live.js'
import type { Visible } from '../../core/visible.js'
import { Project } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { Video } from '../video/video.entity.js'
import { videosById } from '../video/video.loader.js'
import type { Cuts } from './cut.service.js'
import type { Merges } from './merge.service.js'

@ObjectType({
  description:
    'The draft of a film: the accepted videos in order, what joins them, and what it is to look like. A video accepted later joins at the end.',
})
export class Cut {
  @Field(() => ID, { description: 'The project it belongs to.' })
  projectId!: string
  @Field(() => [String], { description: 'One fewer than `videos`; an empty string is a plain cut.' })
  transitions!: string[]
  @Field(() => [Float], {
    description:
      'Seconds of each of `transitions`, as chosen; a film shortens one where a clip is too short. Kept for a plain cut, too.',
  })
  lengths!: number[]
  @Field(() => String, {
    nullable: true,
    description: 'The lines of the film’s shorter side, `720p` or `1080p`; null: the commonest of its clips.',
  })
  size!: string | null
  @Field(() => String, {
    description:
      'How clips of another shape join the film: `pad` shows all of them, with bars; `crop` fills the picture.',
  })
  fit!: string
  videoIds!: string[]
}

@InputType({
  description: 'An order of all accepted videos, what joins them, and what the film is to look like.',
})
class SaveCutInput {
  @Field(() => ID, { description: 'Which project.' })
  projectId!: string
  @Field(() => [ID], { description: 'The accepted videos in the film’s order.' })
  videoIds!: string[]
  @Field(() => [String], {
    description: 'One fewer than `videoIds`: keys of the 58 transitions, or empty strings for plain cuts.',
  })
  transitions!: string[]
  @Field(() => [Float], {
    nullable: true,
    description:
      'Seconds of each of `transitions`: 0.25, 0.5, 0.75, 1, 1.5 or 2; left out, all are 1. A film shortens one to at most half of its shorter clip.',
  })
  lengths?: number[] | null
  @Field(() => String, {
    nullable: true,
    description: '`720p` or `1080p`; null: the commonest of the clips. Left out, it stays as it is.',
  })
  size?: string | null
  @Field(() => String, { nullable: true, description: '`pad` or `crop`. Left out, it stays as it is.' })
  fit?: string | null
}

@InputType({ description: 'What a film is merged from.' })
class MergeInput {
  @Field(() => ID, { description: 'Which project.' })
  projectId!: string
  @Field(() => [ID], { description: 'Accepted videos in the film’s order.' })
  videoIds!: string[]
  @Field(() => [String], {
    description: 'One fewer than `videoIds`: keys of the 58 transitions, or empty strings for plain cuts.',
  })
  transitions!: string[]
  @Field(() => [Float], {
    nullable: true,
    description:
      'Seconds of each of `transitions`: 0.25, 0.5, 0.75, 1, 1.5 or 2; left out, all are 1. A film shortens one to at most half of its shorter clip.',
  })
  lengths?: number[] | null
  @Field(() => String, {
    nullable: true,
    description: '`720p` or `1080p`; left out, the commonest of the clips, whatever the draft says.',
  })
  size?: string | null
  @Field(() => String, {
    nullable: true,
    description:
      '`pad` (all of each clip, with bars) or `crop` (filling the picture); left out, `pad`, whatever the draft says.',
  })
  fit?: string | null
}

export const cutOf = ({
  id,
  cutVideoIds,
  cutTransitions,
  cutLengths,
  cutSize,
  cutFit,
}: Visible<Project>): Cut => ({
  projectId: id,
  videoIds: cutVideoIds,
  transitions: cutTransitions,
  lengths: cutLengths,
  size: cutSize ?? null,
  fit: cutFit,
})

@Resolver(() => Project)
export class CutOfProject {
  @FieldResolver(() => Cut, { description: 'The draft of its film.' })
  cut(@Root() project: Visible<Project>): Cut {
    return cutOf(project)
  }
}

@Resolver(() => Cut)
export class MergeResolver {
  constructor(
    private readonly deps: {
      merges: Merges
      cuts: Cuts
      projects: Projects
      events: Events
    },
  ) {}

  @Mutation(() => Video, {
    description: 'Starts a merge; the film is the video it answers, and its job tells how far it is.',
  })
  mergeVideos(
    @Arg('input', () => MergeInput, { description: 'The clips and what joins them.' }) input: MergeInput,
    @Ctx() context: Context,
  ): Promise<Video> {
    return this.deps.merges.start(signedIn(context), input)
  }

  @Mutation(() => Cut, {
    description: 'Keeps the order and the transitions of the accepted videos, and the film’s size and fit.',
  })
  async saveCut(
    @Arg('input', () => SaveCutInput, { description: 'The order and what joins it.' }) input: SaveCutInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return cutOf(await this.deps.cuts.save(signedIn(context), input))
  }

  @Subscription(() => Cut, {
    description: 'The draft of a project’s film, whenever it changes.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) =>
      context.resolver(MergeResolver).changes(context, args.projectId),
  })
  cutChanged(
    @Root() cut: Cut,
    @Arg('projectId', () => ID, { description: 'Which project.' }) _projectId: string,
  ): Cut {
    return cut
  }

  changes(context: Context, projectId: string): AsyncIterable<Cut> {
    const viewer = signedIn(context)
    return live(this.deps.events, {
      topics: ['cut'],
      viewer,
      wants: ({ id }) => id === projectId,
      load: async ({ id }) => cutOf(await this.deps.projects.open(viewer, id)),
    })
  }

  @FieldResolver(() => [Video], { description: 'The accepted videos, in order.' })
  async videos(@Root() cut: Cut, @Ctx() { loaders }: Context): Promise<Video[]> {
    const found = await loaders.of(videosById).loadMany(cut.videoIds)
    return found.filter((video) => video !== null && !(video instanceof Error)) as Video[]
  }
}

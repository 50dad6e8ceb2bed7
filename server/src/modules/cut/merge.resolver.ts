import {
  Extensions,
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { type Visible, asVisible } from '#platform/auth/visible'
import { Project, maySeeProject } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { Gap, USE_GAPS } from '../video/gap.js'
import { Video } from '../video/video.entity.js'
import { videosById } from '../video/video.loader.js'
import { MergeInput, SaveCutInput } from './cut-inputs.js'
import type { Cuts } from './cut.service.js'
import type { Merges } from './merge.service.js'

@ObjectType({
  description:
    'The draft of a film: the accepted videos in order, the transitions between them, and its export settings. An accepted take of a storyboard shot enters at the place of its shot, another video at the end.',
})
export class Cut {
  @Field(() => ID, { description: 'The project it belongs to.' })
  projectId!: string
  @Extensions({ inRow: true })
  @Field(() => [Gap], {
    complexity: 50,
    description:
      'One fewer than `videos`. Their seconds are as chosen; a film shortens a transition where a clip is too short. They are kept for a plain cut, too.',
  })
  gaps!: Gap[]
  @Field(() => String, {
    nullable: true,
    description:
      'The lines of the film’s shorter side, `720p` or `1080p`; null: the most common of its clips.',
  })
  size!: string | null
  @Field(() => String, {
    description:
      'How clips of another shape are fitted: `pad` shows all of them, with bars; `crop` fills the picture.',
  })
  fit!: string
  @Field(() => Int, {
    nullable: true,
    description:
      'Frames a second of the film: 24, 25, 30, 50 or 60; null: the most common rate of its clips.',
  })
  frameRate!: number | null
  @Field(() => String, {
    nullable: true,
    description: 'The title of the film; null: the name of the project and a number.',
  })
  title!: string | null
  videoIds!: string[]
}

const cutOf = ({
  id,
  cutVideoIds,
  cutGaps,
  cutSize,
  cutFit,
  cutFrameRate,
  cutTitle,
}: Visible<Project>): Cut => ({
  projectId: id,
  videoIds: cutVideoIds,
  gaps: cutGaps,
  size: cutSize ?? null,
  fit: cutFit,
  frameRate: cutFrameRate ?? null,
  title: cutTitle ?? null,
})

@Resolver(() => Project)
export class CutOfProject {
  @Extensions({ inRow: true })
  @FieldResolver(() => Cut, { description: 'The draft of its film.' })
  cut(@Root() project: Visible<Project>): Cut {
    return cutOf(project)
  }
}

@Resolver(() => Cut)
export class MergeResolver {
  private readonly live: LiveSource<Cut>

  constructor(
    private readonly deps: {
      merges: Merges
      cuts: Cuts
      projects: Projects
      events: Events
    },
  ) {
    this.live = liveSource(deps.events, {
      topics: ['cut'],
      channelOf: ({ id }) => id,
      load: async ({ id }) => {
        const project = await this.deps.projects.find(id)
        return project && { project, cut: cutOf(asVisible(project)) }
      },
      show: (viewer, { project, cut }) => (maySeeProject(viewer, project) ? cut : null),
    })
  }

  @Mutation(() => Video, {
    description: 'Starts a merge; the film is the video that it returns, and its job shows the progress.',
  })
  mergeVideos(
    @Arg('input', () => MergeInput, { description: 'The clips and their transitions.' }) input: MergeInput,
    @Ctx() context: Context,
  ): Promise<Video> {
    return this.deps.merges.start(signedIn(context), input)
  }

  @Mutation(() => Cut, {
    description:
      'Saves the order and the transitions of the accepted videos, and the export settings of the film.',
  })
  async saveCut(
    @Arg('input', () => SaveCutInput, { description: 'The order and its transitions.' }) input: SaveCutInput,
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
    return this.live.feed(signedIn(context), projectId)
  }

  @FieldResolver(() => [Video], { complexity: 50, description: 'The accepted videos, in order.' })
  async videos(@Root() cut: Cut, @Ctx() { loaders }: Context): Promise<Video[]> {
    const found = await loaders.of(videosById).loadMany(cut.videoIds)
    return found.filter((video) => video !== null && !(video instanceof Error)) as Video[]
  }

  @FieldResolver(() => [String], {
    description: 'One fewer than `videos`; an empty string is a plain cut.',
    deprecationReason: USE_GAPS.transitions,
  })
  transitions(@Root() { gaps }: Cut): string[] {
    return gaps.map(({ transition }) => transition)
  }

  @FieldResolver(() => [Float], {
    description:
      'Seconds of each of `transitions`, as chosen; a film shortens one if a clip is too short. Stored for a plain cut, too.',
    deprecationReason: USE_GAPS.lengths,
  })
  lengths(@Root() { gaps }: Cut): number[] {
    return gaps.map(({ seconds }) => seconds)
  }
}

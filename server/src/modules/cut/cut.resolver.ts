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
import type { Loaders } from '#platform/queries/loaders'
import type { Row } from '#platform/queries/rows'
import { type LiveSource, liveSource } from '#platform/events/live'
import { type Visible, asVisible } from '#platform/auth/visible'
import { Project, maySeeProject } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { Gap, USE_GAPS } from '../video/gap.js'
import { Video } from '../video/video.entity.js'
import { videosById } from '../video/video.loader.js'
import { CutCue, cuesByProject } from './elements/cut-cue.entity.js'
import { CutItem, cutItemsByProject } from './elements/cut-item.entity.js'
import { SaveCutInput } from './cut-inputs.js'
import type { Cuts } from './cut.service.js'

@ObjectType({
  description:
    'The draft of a film: the accepted videos in order, the transitions between them, and its export settings. An accepted take of a storyboard shot enters at the place of its shot, another video at the end.',
})
export class Cut {
  @Field(() => ID, { description: 'The project it belongs to.' })
  projectId!: string
  @Field(() => String, {
    nullable: true,
    description:
      'The lines of the film’s shorter side, `720p` or `1080p`; null: the most common of its clips.',
  })
  size!: string | null
  @Field(() => String, {
    nullable: true,
    description:
      'Width to height of the film: `16:9`, `9:16`, `1:1` or `4:5`; null: the shape of most of its clips.',
  })
  ratio!: string | null
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
  @Field(() => Float, { description: 'dB by which the sound of all clips is changed, -60 to 12.' })
  clipGain!: number
  @Field(() => Int, {
    nullable: true,
    description: 'Loudness of the film in LUFS: -14, -16 or -23; null: as it is mixed.',
  })
  loudness!: number | null
  @Field(() => String, {
    nullable: true,
    description: 'The language of the burned-in captions; null for none.',
  })
  burnedCaptions!: string | null
}

export const cutOf = (project: Visible<Project>): Cut => ({
  projectId: project.id,
  size: project.cutSize ?? null,
  ratio: project.cutRatio ?? null,
  fit: project.cutFit,
  frameRate: project.cutFrameRate ?? null,
  title: project.cutTitle ?? null,
  clipGain: project.cutClipGain,
  loudness: project.cutLoudness ?? null,
  burnedCaptions: project.cutBurnedCaptions ?? null,
})

const itemsOf = async (loaders: Loaders, projectId: string): Promise<Row<CutItem>[]> =>
  (await loaders.of(cutItemsByProject).load(projectId)) ?? []

@Resolver(() => Project)
export class CutOfProject {
  @Extensions({ inRow: true })
  @FieldResolver(() => Cut, { description: 'The draft of its film.' })
  cut(@Root() project: Visible<Project>): Cut {
    return cutOf(project)
  }
}

@Resolver(() => Cut)
export class CutResolver {
  private readonly live: LiveSource<Cut>

  constructor(
    private readonly deps: {
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
      context.resolver(CutResolver).changes(context, args.projectId),
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

  @FieldResolver(() => [CutItem], { complexity: 50, description: 'The uses of accepted videos, in order.' })
  items(@Root() { projectId }: Cut, @Ctx() { loaders }: Context): Promise<Row<CutItem>[]> {
    return itemsOf(loaders, projectId)
  }

  @FieldResolver(() => [Video], { complexity: 50, description: 'The video of each item, in order.' })
  async videos(@Root() { projectId }: Cut, @Ctx() { loaders }: Context): Promise<Video[]> {
    const items = await itemsOf(loaders, projectId)
    const found = await loaders.of(videosById).loadMany(items.map(({ videoId }) => videoId))
    return found.filter((video) => video !== null && !(video instanceof Error)) as Video[]
  }

  @FieldResolver(() => [CutCue], {
    complexity: 50,
    description:
      'Its music, voices and effects, at most 500. Silent ones are among them: of a sound in the Trash, or of an item that has left the cut.',
  })
  async cues(@Root() { projectId }: Cut, @Ctx() { loaders }: Context): Promise<Row<CutCue>[]> {
    return (await loaders.of(cuesByProject).load(projectId)) ?? []
  }

  @FieldResolver(() => [Gap], {
    complexity: 50,
    description:
      'One fewer than `items`. Their seconds are as chosen; a film shortens a transition where a clip is too short. They are kept for a plain cut, too.',
  })
  async gaps(@Root() { projectId }: Cut, @Ctx() { loaders }: Context): Promise<Gap[]> {
    const items = await itemsOf(loaders, projectId)
    return items.slice(0, -1).map(({ transition, transitionSeconds: seconds }) => ({ transition, seconds }))
  }

  @FieldResolver(() => [String], {
    description: 'One fewer than `items`; an empty string is a plain cut.',
    deprecationReason: USE_GAPS.transitions,
  })
  async transitions(@Root() cut: Cut, @Ctx() context: Context): Promise<string[]> {
    return (await this.gaps(cut, context)).map(({ transition }) => transition)
  }

  @FieldResolver(() => [Float], {
    description:
      'Seconds of each of `transitions`, as chosen; a film shortens one if a clip is too short. Stored for a plain cut, too.',
    deprecationReason: USE_GAPS.lengths,
  })
  async lengths(@Root() cut: Cut, @Ctx() context: Context): Promise<number[]> {
    return (await this.gaps(cut, context)).map(({ seconds }) => seconds)
  }
}

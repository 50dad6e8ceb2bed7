import { Arg, Ctx, FieldResolver, Float, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { Events } from '#platform/events/events'
import type { Loaders } from '#platform/queries/loaders'
import type { Row } from '#platform/queries/rows'
import { type LiveSource, liveSource } from '#platform/events/live'
import type { Visible } from '#platform/auth/visible'
import { Project, maySeeProject } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { Gap, USE_GAPS } from '../video/gap.js'
import { Video } from '../video/video.entity.js'
import { Cut, cutsByProject } from './cut.entity.js'
import { CutCue, cuesByProject } from './elements/cut-cue.entity.js'
import { CutItem, cutItemsByProject } from './elements/cut-item.entity.js'
import { UpdateCutInput } from './cut-inputs.js'
import type { Cuts } from './cut.service.js'
import type { CutEditor } from './edit-cut.service.js'
import { type ShownVideo, shownVideosById } from './shown.js'

const itemsOf = async (loaders: Loaders, projectId: string): Promise<Row<CutItem>[]> =>
  (await loaders.of(cutItemsByProject).load(projectId)) ?? []

@Resolver(() => Project)
export class CutOfProject {
  @FieldResolver(() => Cut, { description: 'The draft of its film.' })
  async cut(@Root() { id }: Visible<Project>, @Ctx() { loaders }: Context): Promise<Cut> {
    return (await loaders.of(cutsByProject).load(id))!
  }
}

@Resolver(() => Cut)
export class CutResolver {
  private readonly live: LiveSource<Cut>

  constructor(
    private readonly deps: {
      cuts: Cuts
      editor: CutEditor
      projects: Projects
      events: Events
    },
  ) {
    this.live = liveSource(deps.events, {
      topics: ['cut'],
      channelOf: ({ id }) => id,
      load: async ({ id }) => {
        const project = await this.deps.projects.find(id)
        return project && { project, cut: await this.deps.cuts.settings(id) }
      },
      show: (viewer, { project, cut }) => (maySeeProject(viewer, project) ? cut : null),
    })
  }

  @Authorized({ action: 'cut' })
  @Mutation(() => Cut, {
    description:
      'Saves the order and transitions of the accepted videos, and the export settings of the film.',
  })
  async updateCut(
    @Arg('input', () => UpdateCutInput, { description: 'The order and its transitions.' })
    input: UpdateCutInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return (await this.deps.editor.save(signedIn(context), input)).settings
  }

  @Subscription(() => Cut, {
    description: 'The draft of a project’s film, after each change.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) =>
      context.resolver(CutResolver).changes(context, args.projectId),
  })
  cutChanged(
    @Root() cut: Cut,
    @Arg('projectId', () => ID, { description: 'The project.' }) _projectId: string,
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
  async videos(@Root() { projectId }: Cut, @Ctx() { loaders }: Context): Promise<ShownVideo[]> {
    const items = await itemsOf(loaders, projectId)
    const found = await loaders.of(shownVideosById).loadMany(items.map(({ videoId }) => videoId))
    return found.filter((video) => video !== null && !(video instanceof Error)) as ShownVideo[]
  }

  @FieldResolver(() => [CutCue], {
    complexity: 50,
    description:
      'Its music, voices and effects, at most 500. Includes silent cues, whose sound is in the Trash or whose item is not in the cut.',
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
      'The chosen seconds of each of `transitions`, also stored for a plain cut. A film shortens a transition if a clip is too short.',
    deprecationReason: USE_GAPS.lengths,
  })
  async lengths(@Root() cut: Cut, @Ctx() context: Context): Promise<number[]> {
    return (await this.gaps(cut, context)).map(({ seconds }) => seconds)
  }
}

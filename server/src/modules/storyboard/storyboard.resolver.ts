import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { Lookup } from '#platform/api/graphql-types'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { type Visible, asVisible } from '#platform/auth/visible'
import { Project, maySeeProject } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { AddStoryboardShotsInput, UpdateStoryboardShotInput } from './shots/shot-inputs.js'
import { StoryboardShot } from './shots/shot.entity.js'
import { Storyboard, shotsByProject } from './storyboard.entity.js'
import type { Storyboards } from './storyboard.service.js'

const WHICH = { description: 'The shot.' }

@InputType({ description: 'Settings for all shots of a storyboard.' })
export class UpdateStoryboardInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => String, { nullable: true, description: 'The ratio; `16:9` if omitted.' })
  ratio?: string
  @Field(() => String, { nullable: true, description: 'The model of new takes; null: the team’s default.' })
  model?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'The look of the film, at most 300 characters; unchanged if omitted.',
  })
  look?: string
  @Field(() => Int, {
    nullable: true,
    description: 'How many images a take gets at most, 1 to 9; unchanged if omitted.',
  })
  referencesMax?: number
}

@Resolver(() => Project)
export class StoryboardOfProject {
  constructor(private readonly storyboards: Storyboards) {}

  @FieldResolver(() => Storyboard, { description: 'The plan of its film.' })
  storyboard(@Root() project: Visible<Project>): Promise<Storyboard> {
    return this.storyboards.of(project)
  }
}

@InputType({ description: 'A shot and its new place.' })
class MoveStoryboardShotInput {
  @Field(() => ID, WHICH)
  id!: string
  @Field(() => ID, {
    nullable: true,
    description: 'The shot before it; null: first.',
  })
  afterId?: string | null
}

@Resolver(() => Storyboard)
export class StoryboardResolver {
  private readonly live: LiveSource<Storyboard>

  constructor(private readonly deps: { storyboards: Storyboards; projects: Projects; events: Events }) {
    this.live = liveSource(deps.events, {
      topics: ['storyboard'],
      channelOf: ({ id }) => id,
      load: async ({ id }) => {
        const project = await this.deps.projects.find(id)
        return project && { project, board: await this.deps.storyboards.of(asVisible(project)) }
      },
      show: (viewer, { project, board }) => (maySeeProject(viewer, project) ? board : null),
    })
  }

  @Lookup(() => Storyboard, 'The storyboard of a project.')
  async storyboard(
    @Arg('projectId', () => ID, { description: 'The project.' }) projectId: string,
    @Ctx() context: Context,
  ): Promise<Storyboard> {
    return this.deps.storyboards.of(await this.deps.projects.open(signedIn(context), projectId))
  }

  @FieldResolver(() => [StoryboardShot], { complexity: 100, description: 'Its shots in order: at most 100.' })
  async shots(@Root() { projectId }: Storyboard, @Ctx() { loaders }: Context): Promise<StoryboardShot[]> {
    return (await loaders.of(shotsByProject).load(projectId)) ?? []
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => Storyboard, { description: 'Changes the settings for all shots.' })
  updateStoryboard(
    @Arg('input', () => UpdateStoryboardInput, { description: 'The settings.' }) input: UpdateStoryboardInput,
    @Ctx() context: Context,
  ): Promise<Storyboard> {
    return this.deps.storyboards.edit(signedIn(context), input)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => [StoryboardShot], { description: 'Adds shots.' })
  addStoryboardShots(
    @Arg('input', () => AddStoryboardShotsInput, { description: 'The shots.' })
    input: AddStoryboardShotsInput,
    @Ctx() context: Context,
  ): Promise<StoryboardShot[]> {
    return this.deps.storyboards.add(signedIn(context), input)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => Storyboard, { description: 'Moves a shot.' })
  moveStoryboardShot(
    @Arg('input', () => MoveStoryboardShotInput, { description: 'The move.' }) {
      id,
      afterId,
    }: MoveStoryboardShotInput,
    @Ctx() context: Context,
  ): Promise<Storyboard> {
    return this.deps.storyboards.move(signedIn(context), { id, afterId })
  }

  @Subscription(() => Storyboard, {
    description: 'The storyboard of a project, whenever its order or its settings change.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) =>
      context.resolver(StoryboardResolver).changes(context, args.projectId),
  })
  storyboardChanged(
    @Root() board: Storyboard,
    @Arg('projectId', () => ID, { description: 'The project.' }) _projectId: string,
  ): Storyboard {
    return board
  }

  changes(context: Context, projectId: string): AsyncIterable<Storyboard> {
    return this.live.feed(signedIn(context), projectId)
  }
}

@InputType({ description: 'A shot and the place of the split.' })
class SplitStoryboardShotInput {
  @Field(() => ID, WHICH)
  id!: string
  @Field(() => Int, { description: 'The revision to split.' })
  revision!: number
  @Field(() => Int, { description: 'The position of the split in its words, in characters.' })
  atCharacter!: number
}

/** Changes of single shots. */
@Resolver(() => StoryboardShot)
export class ShotChangesResolver {
  private readonly live: LiveSource<StoryboardShot>

  constructor(
    private readonly storyboards: Storyboards,
    events: Events,
  ) {
    this.live = liveSource(events, {
      topics: ['storyboard-shot', 'video', 'video-gone'],
      channelOf: ({ projectId }) => projectId,
      load: ({ topic, id }) =>
        topic === 'storyboard-shot' ? this.storyboards.find(id) : this.storyboards.findWithTake(id),
      show: (viewer, { shot, project }) => (maySeeProject(viewer, project) && !shot.deletedAt ? shot : null),
    })
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => StoryboardShot, {
    description: 'Changes a shot. CONFLICT if the same field changed since the given revision.',
  })
  updateStoryboardShot(
    @Arg('input', () => UpdateStoryboardShotInput, { description: 'The changes.' })
    input: UpdateStoryboardShotInput,
    @Ctx() context: Context,
  ): Promise<StoryboardShot> {
    return this.storyboards.editShot(signedIn(context), input)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => StoryboardShot, { description: 'Adds a copy of a shot behind it, without its takes.' })
  duplicateStoryboardShot(
    @Arg('id', () => ID, WHICH) id: string,
    @Ctx() context: Context,
  ): Promise<StoryboardShot> {
    return this.storyboards.duplicate(signedIn(context), id)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => [StoryboardShot], {
    description: 'Splits a shot between two words; the first part keeps its takes.',
  })
  splitStoryboardShot(
    @Arg('input', () => SplitStoryboardShotInput, { description: 'The split.' }) {
      id,
      revision,
      atCharacter,
    }: SplitStoryboardShotInput,
    @Ctx() context: Context,
  ): Promise<StoryboardShot[]> {
    return this.storyboards.split(signedIn(context), { id, revision, atCharacter })
  }

  @Subscription(() => StoryboardShot, {
    description: 'A shot of a project, whenever it changes.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) =>
      context.resolver(ShotChangesResolver).changes(context, args.projectId),
  })
  storyboardShotChanged(
    @Root() shot: StoryboardShot,
    @Arg('projectId', () => ID, { description: 'The project.' }) _projectId: string,
  ): StoryboardShot {
    return shot
  }

  changes(context: Context, projectId: string): AsyncIterable<StoryboardShot> {
    return this.live.feed(signedIn(context), projectId)
  }
}

import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { Lookup } from '#platform/api/graphql-types'
import type { Events, DomainEventOf } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { pageBelow } from '#platform/queries/loaders'
import { PageArgs, connectionOf } from '#platform/queries/page'
import { isSelf } from '#platform/events/observed-viewer'
import type { Viewer } from '#platform/auth/viewer'
import { type Visible, asVisible } from '#platform/auth/visible'
import { usersById, User } from '../account/user.entity.js'
import { Asset } from '../library/asset.entity.js'
import { AssetConnection, AssetOrigin, AssetPageArgs } from '../library/asset-types.js'
import { Project, maySeeProject, assetCounts, videoCounts } from './project.entity.js'
import { mayManageProject } from './project-roles.js'
import type { Projects } from './project.service.js'

export const ProjectConnection = connectionOf('Project', () => Project)
export type ProjectConnection = InstanceType<typeof ProjectConnection>

@InputType({ description: 'A new project.' })
class CreateProjectInput {
  @Field(() => String, { description: '3 to 50 characters.' })
  name!: string
  @Field(() => String, { defaultValue: '', description: 'At most 500 characters.' })
  description!: string
}

@InputType({ description: 'Changes of a project.' })
class UpdateProjectInput {
  @Field(() => ID, { description: 'The project.' })
  id!: string
  @Field(() => String, { description: '3 to 50 characters.' })
  name!: string
  @Field(() => String, { description: 'At most 500 characters.' })
  description!: string
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether only its owner, its members and admins see it; null: unchanged.',
  })
  isPrivate!: boolean | null
}

@ObjectType({
  description: 'A new or changed project, or the id of one that the viewer can no longer see.',
})
class ProjectChange {
  @Field(() => Project, { nullable: true, description: 'The new state.' })
  project!: Visible<Project> | null
  @Field(() => ID, { nullable: true, description: 'The id of a project that was deleted or made private.' })
  deletedId!: string | null
}

@InputType({ description: 'A project and an asset of the library.' })
class AddAssetToProjectInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => ID, { description: 'The asset.' })
  assetId!: string
}

@InputType({ description: 'A project and one of its assets.' })
class RemoveAssetFromProjectInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => ID, { description: 'The asset.' })
  assetId!: string
}

@Resolver(() => Project)
export class ProjectResolver {
  private readonly live: LiveSource<ProjectChange>

  constructor(
    private readonly all: Projects,
    events: Events,
  ) {
    const sawIt = (viewer: Viewer, fact: DomainEventOf<'project-gone'>) =>
      fact.seenBy === 'person' ? isSelf(viewer, fact.userId) : fact.seenBy === 'team' || viewer.isAdmin
    this.live = liveSource(events, {
      topics: ['project', 'project-gone'],
      load: async ({ id }) => {
        const project = await this.all.find(id)
        return {
          now: project && { project: asVisible(project), deletedId: null },
          gone: { project: null, deletedId: id },
        }
      },
      show: (viewer, { now, gone }, fact) => {
        const seen = now && maySeeProject(viewer, now.project) ? now : null
        if (fact.topic === 'project') return seen
        return !seen && sawIt(viewer, fact) ? gone : null
      },
    })
  }

  @Query(() => ProjectConnection, { description: 'The team’s projects, newest change first.' })
  projects(
    @Args() { first, after }: PageArgs,
    @Arg('search', () => String, { nullable: true, description: 'A substring of the name, ignoring case.' })
    search: string | null,
    @Ctx() context: Context,
  ): Promise<ProjectConnection> {
    return this.all.list(signedIn(context), { first, after, search })
  }

  @Lookup(() => Project, 'A project.')
  project(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.open(signedIn(context), id)
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => Project, { description: 'Creates a project; the viewer becomes its owner.' })
  createProject(
    @Arg('input', () => CreateProjectInput, { description: 'Its name and description.' })
    input: CreateProjectInput,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.create(signedIn(context), input)
  }

  @Authorized({ action: 'manage' })
  @Mutation(() => Project, {
    description: 'Changes a project. A change of its visibility requires a confirmation.',
  })
  updateProject(
    @Arg('input', () => UpdateProjectInput, { description: 'The changes.' }) input: UpdateProjectInput,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.edit(signedIn(context), input)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => Asset, {
    description: 'Adds an approved asset to a project; no change if it is there already.',
  })
  async addAssetToProject(
    @Arg('input', () => AddAssetToProjectInput, { description: 'The project and the asset.' }) {
      projectId,
      assetId,
    }: AddAssetToProjectInput,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return (await this.all.addAsset(signedIn(context), projectId, assetId)).asset
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => ID, {
    description: 'Removes an asset from a project; it stays in the library. Returns its id.',
  })
  removeAssetFromProject(
    @Arg('input', () => RemoveAssetFromProjectInput, { description: 'The project and the asset.' }) {
      projectId,
      assetId,
    }: RemoveAssetFromProjectInput,
    @Ctx() context: Context,
  ): Promise<string> {
    return this.all.removeAsset(signedIn(context), projectId, assetId)
  }

  @Subscription(() => ProjectChange, {
    description: 'New, changed and removed projects that the viewer may see.',
    subscribe: ({ context }: { context: Context }) => context.resolver(ProjectResolver).changes(context),
  })
  projectChanged(@Root() change: ProjectChange): ProjectChange {
    return change
  }

  changes(context: Context): AsyncIterable<ProjectChange> {
    return this.live.feed(signedIn(context))
  }

  @FieldResolver(() => User, { description: 'Its owner.' })
  owner(@Root() project: Visible<Project>, @Ctx() { loaders }: Context) {
    return loaders.of(usersById).load(project.ownerId)
  }

  @FieldResolver(() => Int, { complexity: 1, description: 'The number of assets added to it.' })
  async assetCount(@Root() project: Visible<Project>, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.of(assetCounts).load(project.id)) ?? 0
  }

  @FieldResolver(() => Int, {
    complexity: 1,
    description: 'The number of its videos, without merged films.',
  })
  async videoCount(@Root() project: Visible<Project>, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.of(videoCounts).load(project.id)) ?? 0
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change or delete it.' })
  viewerCanManage(@Root() project: Visible<Project>, @Ctx() context: Context): boolean {
    return mayManageProject(signedIn(context), project)
  }

  @FieldResolver(() => AssetConnection, { description: 'The assets added to it, newest change first.' })
  assets(
    @Root() project: Visible<Project>,
    @Args() { first, after, search }: AssetPageArgs,
    @Arg('origin', () => AssetOrigin, {
      defaultValue: AssetOrigin.ALL,
      description: 'Uploaded, generated or both.',
    })
    origin: AssetOrigin,
    @Ctx() { loaders }: Context,
  ): Promise<AssetConnection> {
    const filter = { search, origin }
    const request = { first, after, ...filter }
    const lists = {
      what: 'assets',
      request,
      filter,
      pages: (projects: readonly Visible<Project>[]) => this.all.assetLists(projects, request),
      counts: (projects: readonly Visible<Project>[], most?: number) =>
        this.all.assetCounts(projects, filter, most),
    }
    return pageBelow(loaders, lists, project)
  }
}

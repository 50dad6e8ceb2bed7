import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { PageArgs, connectionOf } from '#platform/queries/page'
import type { Visible } from '#platform/auth/visible'
import { usersById, User } from '../account/user.entity.js'
import type { ProjectTrash } from './project-trash.js'
import { Project } from './project.entity.js'

@ObjectType({ description: 'A deleted project; what is in it can be seen again once it is restored.' })
export class TrashedProject {
  @Field(() => ID, { description: 'The id of the project.' })
  id!: string
  @Field(() => String, { description: 'Its name.' })
  name!: string
  @Field(() => Date, { description: 'When it went to the Trash; it can be restored for 30 days.' })
  deletedAt!: Date
  ownerId!: string
}

const TrashedProjectConnection = connectionOf('TrashedProject', () => TrashedProject, {
  one: 'deleted project',
})
type TrashedProjectConnection = InstanceType<typeof TrashedProjectConnection>

@ArgsType()
class TrashedProjectArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'A substring of the name, ignoring case.' })
  search!: string | null
}

@Resolver(() => TrashedProject)
export class ProjectTrashResolver {
  constructor(private readonly trash: ProjectTrash) {}

  @Query(() => TrashedProjectConnection, {
    description:
      'Projects that were deleted in the last 30 days and can be restored: the viewer’s own; for admins all.',
  })
  trashedProjects(
    @Args() { first, after, search }: TrashedProjectArgs,
    @Ctx() context: Context,
  ): Promise<object> {
    return this.trash.list(signedIn(context), { first, after, search })
  }

  @Mutation(() => ID, {
    description: 'Moves a project with everything in it to the Trash: its owner and admins. Returns its id.',
  })
  deleteProject(
    @Arg('id', () => ID, { description: 'Which project.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return this.trash.remove(signedIn(context), id)
  }

  @Mutation(() => Project, {
    description: 'Restores a project from the Trash, as it was: its owner and admins, within 30 days.',
  })
  restoreProject(
    @Arg('id', () => ID, { description: 'Which project.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.trash.restore(signedIn(context), id)
  }

  @Mutation(() => ID, {
    description:
      'Deletes a project of the Trash before its 30 days are over, with everything in it: its owner and admins. It cannot be undone. Returns its id.',
  })
  deleteProjectForever(
    @Arg('id', () => ID, { description: 'Which project.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return this.trash.deleteForever(signedIn(context), id)
  }

  @FieldResolver(() => User, { description: 'Who made it.' })
  owner(@Root() { ownerId }: TrashedProject, @Ctx() { loaders }: Context) {
    return loaders.of(usersById).load(ownerId)
  }
}

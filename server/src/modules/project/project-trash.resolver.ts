import { Ctx, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql'
import type { Context } from '#platform/api/context'
import { trashArgs, trashResolver } from '#platform/api/trash-resolver'
import { connectionOf } from '#platform/queries/page'
import { User, usersById } from '../account/user.entity.js'
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
@Resolver(() => TrashedProject)
export class ProjectTrashResolver extends trashResolver<Project>({
  one: 'project',
  type: () => Project,
  connection: () => TrashedProjectConnection,
  args: trashArgs('the name'),
  list: [
    'trashedProjects',
    'Projects that were deleted in the last 30 days and can be restored: the viewer’s own; for admins all.',
  ],
  remove: [
    'deleteProject',
    'Moves a project with everything in it to the Trash: its owner and admins. Returns its id.',
  ],
  restore: [
    'restoreProject',
    'Restores a project from the Trash, as it was: its owner and admins, within 30 days.',
  ],
  deleteForever: [
    'deleteProjectForever',
    'Deletes a project of the Trash before its 30 days are over, with everything in it: its owner and admins. It cannot be undone. Returns its id.',
  ],
}) {
  @FieldResolver(() => User, { description: 'Who made it.' })
  owner(@Root() { ownerId }: TrashedProject, @Ctx() { loaders }: Context) {
    return loaders.of(usersById).load(ownerId)
  }
}

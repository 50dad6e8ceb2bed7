import { Ctx, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql'
import type { Context } from '#platform/api/context'
import { trashArgs, trashResolver } from '#platform/api/trash-resolver'
import { connectionOf } from '#platform/queries/page'
import { User, usersById } from '../account/user.entity.js'
import { Project } from './project.entity.js'

@ObjectType({ description: 'A deleted project; its contents are visible again when it is restored.' })
export class TrashedProject {
  @Field(() => ID, { name: 'projectId', description: 'The project.' })
  id!: string
  @Field(() => String, { description: 'Its name.' })
  name!: string
  @Field(() => Date, { description: 'When it was moved to the Trash; it can be restored for 30 days.' })
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
  access: { action: 'delete' },
  list: ['trashedProjects', 'Projects deleted in the last 30 days that the viewer manages; all for admins.'],
  remove: ['deleteProject', 'Moves a project with everything in it to the Trash. Returns its id.'],
  restore: ['restoreProject', 'Restores a project from the Trash within 30 days.'],
  deleteForever: [
    'deleteProjectForever',
    'Permanently deletes a project in the Trash with everything in it. This cannot be undone. Returns its id.',
  ],
}) {
  @FieldResolver(() => User, { description: 'Its owner.' })
  owner(@Root() { ownerId }: TrashedProject, @Ctx() { loaders }: Context) {
    return loaders.of(usersById).load(ownerId)
  }
}

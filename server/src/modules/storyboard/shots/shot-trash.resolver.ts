import { Ctx, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql'
import { Refers } from '#platform/api/refers'
import { type Context, signedIn } from '#platform/api/context'
import { trashArgs, trashResolver } from '#platform/api/trash-resolver'
import { connectionOf } from '#platform/queries/page'
import { Project, projectsById } from '../../project/project.entity.js'
import { mayManageProject } from '../../project/project-roles.js'
import type { KeptReference } from '../../video/clip.entity.js'
import { Reference } from '../../video/video.resolver.js'
import { StoryboardShot } from './shot.entity.js'

@ObjectType({ description: 'A deleted shot of a storyboard.' })
@Refers({ project: [() => Project, 'Its project.'] })
export class TrashedShot {
  @Field(() => ID, { name: 'shotId', description: 'The shot.' })
  id!: string
  @Field(() => String, { description: 'What happens in it.' })
  words!: string
  @Field(() => String, { description: 'The heading of its scene; empty for none.' })
  heading!: string
  @Field(() => ID, { description: 'The project of its storyboard.' })
  projectId!: string
  @Field(() => Date, { description: 'When it was moved to the Trash; it can be restored for 30 days.' })
  deletedAt!: Date
  keptStill?: KeptReference | null
}

const TrashedShotConnection = connectionOf('TrashedShot', () => TrashedShot, { one: 'deleted shot' })
@Resolver(() => TrashedShot)
export class ShotTrashResolver extends trashResolver<StoryboardShot>({
  one: 'shot',
  type: () => StoryboardShot,
  connection: () => TrashedShotConnection,
  args: trashArgs('what happens'),
  access: { action: 'generate' },
  list: ['trashedShots', 'Shots deleted in the last 30 days, of projects that the viewer sees.'],
  remove: ['deleteStoryboardShot', 'Moves a shot to the Trash, for 30 days. Returns its id.'],
  restore: ['restoreStoryboardShot', 'Restores a deleted shot to its position.'],
  deleteForever: [
    'deleteStoryboardShotForever',
    'Permanently deletes a shot in the Trash, with its drawings; its takes stay. This cannot be undone. Returns its id.',
    { action: 'manage' },
  ],
}) {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may permanently delete it.' })
  async viewerCanDeleteForever(
    @Root() { projectId }: TrashedShot,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const project = await context.loaders.of(projectsById).load(projectId)
    return !!project && mayManageProject(signedIn(context), project)
  }

  @FieldResolver(() => String, { description: 'The name of its project.' })
  async projectName(@Root() { projectId }: TrashedShot, @Ctx() { loaders }: Context): Promise<string> {
    return (await loaders.of(projectsById).load(projectId))?.name ?? ''
  }

  @FieldResolver(() => Reference, { nullable: true, description: 'The picture that showed it on the board.' })
  still(@Root() { keptStill }: TrashedShot): KeptReference | null {
    return keptStill ?? null
  }
}

import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { LIMITS } from '#schema/limits'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { type Visible, asVisible } from '#platform/auth/visible'
import { User, usersById } from '../account/user.entity.js'
import { Project, maySeeProject } from './project.entity.js'
import type { ProjectPresence } from './project-presence.js'
import type { Projects } from './project.service.js'

@ObjectType({ description: 'A person who has a project open.' })
class Presence {
  @Field(() => User, { description: 'The person.' })
  user!: User
  @Field(() => ID, { nullable: true, description: 'The shot or clip that they edit.' })
  editedId!: string | null
}

@InputType({ description: 'The presence of the viewer in a project.' })
class UpdatePresenceInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => ID, { nullable: true, description: 'The shot or clip that they edit; null: none.' })
  editedId?: string | null
  @Field(() => Boolean, { defaultValue: false, description: 'Whether they have closed the project.' })
  isLeaving!: boolean
}

/** Who has a project open, and what they edit. */
@Resolver(() => Project)
export class ProjectPresenceResolver {
  private readonly live: LiveSource<Visible<Project>>

  constructor(
    private readonly all: ProjectPresence,
    projects: Projects,
    events: Events,
  ) {
    this.live = liveSource(events, {
      topics: ['presence'],
      channelOf: ({ projectId }) => projectId,
      load: async ({ projectId, isNew }) => (isNew ? projects.find(projectId) : null),
      show: (viewer, project) => (maySeeProject(viewer, project) ? asVisible(project) : null),
    })
  }

  @Authorized({ session: 'session' })
  @Mutation(() => Project, {
    description: `Says that the viewer has a project open, and what they edit in it. Repeat it at least every ${LIMITS.presence.repeatMs / 1000} seconds; after ${LIMITS.presence.expiryMs / 1000} seconds without a repetition they are absent.`,
  })
  updatePresence(
    @Arg('input', () => UpdatePresenceInput, { description: 'The project, and what they edit.' })
    input: UpdatePresenceInput,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.update(signedIn(context), input)
  }

  @Subscription(() => Project, {
    description:
      'A project when somebody opens it, closes it or edits another thing in it: `presence` has changed.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) =>
      context.resolver(ProjectPresenceResolver).changes(context, args.projectId),
  })
  presenceChanged(
    @Root() project: Visible<Project>,
    @Arg('projectId', () => ID, { description: 'The project.' }) _projectId: string,
  ): Visible<Project> {
    return project
  }

  changes(context: Context, projectId: string): AsyncIterable<Visible<Project>> {
    return this.live.feed(signedIn(context), projectId)
  }

  @FieldResolver(() => [Presence], {
    complexity: LIMITS.presence.maxPeople,
    description: `The people who have it open in a browser, the most recent first; at most ${LIMITS.presence.maxPeople}.`,
  })
  async presence(@Root() project: Visible<Project>, @Ctx() { loaders }: Context): Promise<Presence[]> {
    const people = this.all.of(project)
    const users = await loaders.all(
      usersById,
      people.map(({ userId }) => userId),
    )
    return people.flatMap(({ userId, editedId }) => {
      const user = users.get(userId)
      return user ? [{ user, editedId }] : []
    })
  }
}

import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Resolver,
  Root,
  registerEnumType,
} from 'type-graphql'
import { PROJECT_ROLES, type ProjectRole } from '#schema/project-roles'
import { type Context, signedIn } from '#platform/api/context'
import type { Visible } from '#platform/auth/visible'
import { User } from '../account/user.entity.js'
import { Project, membersOf } from './project.entity.js'
import type { ProjectMembers } from './project-members.js'
import { roleIn } from './project-roles.js'

const Role = Object.fromEntries(PROJECT_ROLES.map((role) => [role.toUpperCase(), role])) as Record<
  string,
  ProjectRole
>
registerEnumType(Role, {
  name: 'ProjectRole',
  description:
    'What a person may do in a project: viewers see it, reviewers also write notes, accept and decline, editors also generate, cut, merge and share, managers also change its settings and members and delete it.',
})

@ObjectType('ProjectMember', { description: 'A person of a project with a role of their own.' })
class MemberWithRole {
  @Field(() => User, { description: 'The person.' })
  user!: User
  @Field(() => Role, { description: 'Their role.' })
  role!: ProjectRole
}

const PROJECT = { description: 'Which project.' }
const PERSON = { description: 'Whom.' }

/** The people of a project, and their roles. */
@Resolver(() => Project)
export class ProjectMembersResolver {
  constructor(private readonly all: ProjectMembers) {}

  @Mutation(() => Project, {
    description: 'Adds a member of the team to a project: its managers, with a confirmation.',
  })
  addProjectMember(
    @Arg('projectId', () => ID, PROJECT) projectId: string,
    @Arg('username', () => String, PERSON) username: string,
    @Arg('role', () => Role, { nullable: true, description: 'Their role; editor by default.' })
    role: ProjectRole | null,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.add(signedIn(context), projectId, { username, role })
  }

  @Mutation(() => Project, {
    description: 'Removes a person from a project, with their role: its managers, with a confirmation.',
  })
  removeProjectMember(
    @Arg('projectId', () => ID, PROJECT) projectId: string,
    @Arg('userId', () => ID, PERSON) userId: string,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.remove(signedIn(context), projectId, userId)
  }

  @Mutation(() => Project, {
    description:
      'Gives a person a role of their own in a project, to which they are added if need be: its managers, with a confirmation.',
  })
  setProjectRole(
    @Arg('projectId', () => ID, PROJECT) projectId: string,
    @Arg('userId', () => ID, PERSON) userId: string,
    @Arg('role', () => Role, { description: 'Their role from now on.' }) role: ProjectRole,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.setRole(signedIn(context), projectId, { userId, role })
  }

  @Mutation(() => Project, {
    description:
      'Chooses the role of members of the team without one of their own, while the project is open: its managers, with a confirmation.',
  })
  setMemberRole(
    @Arg('projectId', () => ID, PROJECT) projectId: string,
    @Arg('role', () => Role, { description: 'Viewer, reviewer or editor.' }) role: ProjectRole,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.setTeamRole(signedIn(context), projectId, { role })
  }

  @FieldResolver(() => [User], {
    complexity: 50,
    description: 'The people who may see it while it is private, and who may have roles of their own.',
  })
  async members(@Root() project: Visible<Project>, @Ctx() context: Context): Promise<User[]> {
    return (await this.roles(project, context)).map(({ user }) => user)
  }

  @FieldResolver(() => [MemberWithRole], { complexity: 50, description: 'Its `members` with their roles.' })
  roles(@Root() project: Visible<Project>, @Ctx() { loaders }: Context): Promise<MemberWithRole[]> {
    return membersOf(project, loaders)
  }

  @FieldResolver(() => Role, {
    description: 'The role of members of the team without one of their own, while it is open.',
  })
  memberRole(@Root() { memberRole }: Visible<Project>): ProjectRole {
    return memberRole
  }

  @FieldResolver(() => Role, { description: 'What the viewer is.' })
  viewerRole(@Root() project: Visible<Project>, @Ctx() context: Context): ProjectRole {
    return roleIn(signedIn(context), project)!
  }
}

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
import { Authorized } from '#platform/api/authorized'
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

@ObjectType('ProjectMember', { description: 'A listed member of a project, with their own role.' })
class MemberWithRole {
  @Field(() => User, { description: 'The person.' })
  user!: User
  @Field(() => Role, { description: 'Their role.' })
  role!: ProjectRole
}

const PROJECT = { description: 'The project.' }
const PERSON = { description: 'The person.' }

/** The people of a project, and their roles. */
@Resolver(() => Project)
export class ProjectMembersResolver {
  constructor(private readonly all: ProjectMembers) {}

  @Authorized({ session: 'confirmed', action: 'manage' })
  @Mutation(() => Project, {
    description: 'Adds a member of the team to a project.',
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

  @Authorized({ session: 'confirmed', action: 'manage' })
  @Mutation(() => Project, {
    description: 'Removes a person and their role from a project.',
  })
  removeProjectMember(
    @Arg('projectId', () => ID, PROJECT) projectId: string,
    @Arg('userId', () => ID, PERSON) userId: string,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.remove(signedIn(context), projectId, userId)
  }

  @Authorized({ session: 'confirmed', action: 'manage' })
  @Mutation(() => Project, {
    description: 'Sets the role of a person in a project, and adds them if they are not listed.',
  })
  updateProjectMember(
    @Arg('projectId', () => ID, PROJECT) projectId: string,
    @Arg('userId', () => ID, PERSON) userId: string,
    @Arg('role', () => Role, { description: 'Their new role.' }) role: ProjectRole,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.setRole(signedIn(context), projectId, { userId, role })
  }

  @Authorized({ session: 'confirmed', action: 'manage' })
  @Mutation(() => Project, {
    description: 'Sets the role of team members who have no role of their own, while the project is open.',
  })
  updateTeamRole(
    @Arg('projectId', () => ID, PROJECT) projectId: string,
    @Arg('role', () => Role, { description: 'Viewer, reviewer or editor.' }) role: ProjectRole,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.setTeamRole(signedIn(context), projectId, { role })
  }

  @FieldResolver(() => [User], {
    complexity: 50,
    description: 'The listed members, who also see it while it is private, and have their own roles.',
  })
  async members(@Root() project: Visible<Project>, @Ctx() context: Context): Promise<User[]> {
    return (await this.roles(project, context)).map(({ user }) => user)
  }

  @FieldResolver(() => [MemberWithRole], { complexity: 50, description: 'Its `members` with their roles.' })
  roles(@Root() project: Visible<Project>, @Ctx() { loaders }: Context): Promise<MemberWithRole[]> {
    return membersOf(project, loaders)
  }

  @FieldResolver(() => Role, {
    description: 'The role of team members who have no role of their own, while the project is open.',
  })
  memberRole(@Root() { memberRole }: Visible<Project>): ProjectRole {
    return memberRole
  }

  @FieldResolver(() => Role, { description: 'The viewer’s role.' })
  viewerRole(@Root() project: Visible<Project>, @Ctx() context: Context): ProjectRole {
    return roleIn(signedIn(context), project)!
  }
}

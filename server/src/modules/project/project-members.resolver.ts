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
} from 'type-graphql'
import { enumOf } from '#platform/api/graphql-types'
import { PROJECT_ROLES, type ProjectRole } from '#schema/project-roles'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { Visible } from '#platform/auth/visible'
import { User } from '../account/user.entity.js'
import { Project, membersOf } from './project.entity.js'
import type { ProjectMembers } from './project-members.js'
import { roleIn } from './project-roles.js'

const Role = enumOf(
  'ProjectRole',
  'What a person may do in a project: viewers see it, reviewers also write notes, accept and reject, editors also generate, cut, merge and share, managers also change its settings and members and delete it.',
  PROJECT_ROLES,
)

@ObjectType('ProjectMember', { description: 'A listed member of a project, with their own role.' })
class MemberWithRole {
  @Field(() => User, { description: 'The person.' })
  user!: User
  @Field(() => Role, { description: 'Their role.' })
  role!: ProjectRole
}

const PROJECT = { description: 'The project.' }
const PERSON = { description: 'The person.' }

@InputType({ description: 'A new member of a project, and their role.' })
class AddProjectMemberInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => String, PERSON)
  username!: string
  @Field(() => Role, { nullable: true, description: 'Their role; editor by default.' })
  role?: ProjectRole | null
}

@InputType({ description: 'A project and one of its members.' })
class RemoveProjectMemberInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => ID, PERSON)
  userId!: string
}

@InputType({ description: 'A member of a project and their new role.' })
class UpdateProjectMemberInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => ID, PERSON)
  userId!: string
  @Field(() => Role, { description: 'Their new role.' })
  role!: ProjectRole
}

@InputType({ description: 'A project and the role of the whole team in it.' })
class UpdateTeamRoleInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => Role, { description: 'Viewer, reviewer or editor.' })
  role!: ProjectRole
}

/** The people of a project, and their roles. */
@Resolver(() => Project)
export class ProjectMembersResolver {
  constructor(private readonly all: ProjectMembers) {}

  @Authorized({ session: 'confirmed', action: 'manage' })
  @Mutation(() => Project, {
    description: 'Adds a member of the team to a project.',
  })
  addProjectMember(
    @Arg('input', () => AddProjectMemberInput, { description: 'The member.' }) {
      projectId,
      username,
      role,
    }: AddProjectMemberInput,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.add(signedIn(context), projectId, { username, role })
  }

  @Authorized({ session: 'confirmed', action: 'manage' })
  @Mutation(() => Project, {
    description: 'Removes a person and their role from a project.',
  })
  removeProjectMember(
    @Arg('input', () => RemoveProjectMemberInput, { description: 'The member.' }) {
      projectId,
      userId,
    }: RemoveProjectMemberInput,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.remove(signedIn(context), projectId, userId)
  }

  @Authorized({ session: 'confirmed', action: 'manage' })
  @Mutation(() => Project, {
    description: 'Sets the role of a person in a project, and adds them if they are not listed.',
  })
  updateProjectMember(
    @Arg('input', () => UpdateProjectMemberInput, { description: 'The change.' }) {
      projectId,
      userId,
      role,
    }: UpdateProjectMemberInput,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.setRole(signedIn(context), projectId, { userId, role })
  }

  @Authorized({ session: 'confirmed', action: 'manage' })
  @Mutation(() => Project, {
    description: 'Sets the role of team members who have no role of their own, while the project is open.',
  })
  updateTeamRole(
    @Arg('input', () => UpdateTeamRoleInput, { description: 'The change.' }) {
      projectId,
      role,
    }: UpdateTeamRoleInput,
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

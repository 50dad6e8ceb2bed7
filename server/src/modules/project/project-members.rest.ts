import { z } from 'zod'
import { DEFAULT_ROLE, PROJECT_ROLES } from '#schema/project-roles'
import { projectRoleRule, teamRoleRule } from '#schema/rules/project'
import { type Call, type CallContext, call, field, idField, shape } from '#platform/api/rest'
import type { Visible } from '#platform/auth/visible'
import type { Viewer } from '#platform/auth/viewer'
import { type Project, membersOf } from './project.entity.js'
import type { ProjectMembers } from './project-members.js'
import { roleIn } from './project-roles.js'
import type { Projects } from './project.service.js'

const tag = 'Projects'
const username = 'ben'
const ROLE = 'viewer, reviewer, editor or manager.'

const membersShape = shape('ProjectMembers', 'The roles of a project.', {
  team_role: field(
    teamRoleRule,
    'The role of team members who are not listed, while the project is open.',
    DEFAULT_ROLE,
  ),
  caller_role: field(z.enum(PROJECT_ROLES), 'The caller’s role.', 'manager'),
  members: field(
    z.array(
      shape('ProjectMember', 'A listed member with their own role.', {
        user_id: idField('The person.', 'user'),
        username: field(z.string(), 'Their name.', username),
        role: field(z.enum(PROJECT_ROLES), 'Their role.', 'reviewer'),
      }),
    ),
    'The listed members, who also see the project while it is private.',
  ),
})

async function membersView(
  project: Visible<Project>,
  { viewer, loaders }: CallContext<Viewer>,
): Promise<z.output<typeof membersShape>> {
  const members = await membersOf(project, loaders)
  return {
    team_role: teamRoleRule.parse(project.memberRole),
    caller_role: roleIn(viewer, project)!,
    members: members.map(({ user: { id, username }, role }) => ({ user_id: id, username, role })),
  }
}

const NOW = { status: 200, description: 'The changed roles.', shape: membersShape } as const

/** Project members and their roles over REST. */
export const projectMemberCalls = (projects: Projects, members: ProjectMembers): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/members',
    name: 'listProjectMembers',
    tag,
    summary: 'The people of a project and their roles',
    responses: [{ ...NOW, description: 'The roles.' }],
    errors: [404],
    run: async (context, { params }) => membersView(await projects.open(context.viewer, params.id), context),
  }),
  call({
    method: 'post',
    path: '/projects/{id}/members',
    name: 'addProjectMember',
    tag,
    summary: 'Adds a member of the team to a project',
    description: 'They are notified. A listed member keeps their role.',
    body: z.object({
      username: field(z.string(), 'The name of the member.', username),
      role: field(projectRoleRule.default(DEFAULT_ROLE), ROLE, 'reviewer'),
    }),
    responses: [NOW],
    errors: [404],
    run: async (context, { params, body }) =>
      membersView(await members.add(context.viewer, params.id, body), context),
  }),
  call({
    method: 'put',
    path: '/projects/{id}/members/{user_id}',
    name: 'updateProjectMember',
    tag,
    summary: 'Sets the role of a person in a project',
    description: 'Adds a person who is not listed. The owner’s role cannot be changed: 409.',
    body: z.object({ role: field(projectRoleRule, ROLE, 'reviewer') }),
    responses: [NOW],
    errors: [404, 409],
    run: async (context, { params, body }) =>
      membersView(
        await members.setRole(context.viewer, params.id, { userId: params.user_id, role: body.role }),
        context,
      ),
  }),
  call({
    method: 'delete',
    path: '/projects/{id}/members/{user_id}',
    name: 'removeProjectMember',
    tag,
    summary: 'Removes a person and their role from a project',
    responses: [{ status: 204, description: 'The person is removed.' }],
    errors: [404],
    run: async ({ viewer }, { params }) => void (await members.remove(viewer, params.id, params.user_id)),
  }),
  call({
    method: 'put',
    path: '/projects/{id}/team_role',
    name: 'updateTeamRole',
    tag,
    summary: 'Sets the role of team members who are not listed',
    description: 'It applies while the project is open.',
    body: z.object({ role: field(teamRoleRule, 'viewer, reviewer or editor.', 'viewer') }),
    responses: [NOW],
    errors: [404],
    run: async (context, { params, body }) =>
      membersView(await members.setTeamRole(context.viewer, params.id, body), context),
  }),
]

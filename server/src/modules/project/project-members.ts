import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { DEFAULT_ROLE, type ProjectRole } from '#schema/project-roles'
import { signInName } from '#schema/rules/account'
import { projectRoleRule, teamRoleRule } from '#schema/rules/project'
import type { Viewer } from '#platform/auth/viewer'
import { type Visible, asVisible } from '#platform/auth/visible'
import { check, isId } from '#platform/errors/check'
import { badInput, conflict, notFound } from '#platform/errors/failure'
import { announce } from '#platform/events/events'
import type { Notify } from '#platform/events/notify'
import { User } from '../account/user.entity.js'
import { recordAudit } from '../audit/audit.service.js'
import { type Project, ProjectMember } from './project.entity.js'
import type { Projects } from './project.service.js'

/** Members of a project and their roles, for its managers. Every change is audited. */
export class ProjectMembers {
  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      notify: Notify
    },
  ) {}

  /** Adds a member of the team and notifies them; a listed one keeps their role. Throws BAD_USER_INPUT for an unknown name. */
  add(
    viewer: Viewer,
    id: string,
    input: { username: string; role?: ProjectRole | null },
  ): Promise<Visible<Project>> {
    const { role } = check(z.object({ role: projectRoleRule }), { role: input.role ?? DEFAULT_ROLE })
    return this.change(viewer, id, async (em, project) => {
      const name = input.username
      const [found] = await em.execute<{ id: string; username: string }[]>(
        'select id, username from account where lower(username) in (?, ?) and revoked_at is null for share',
        [name.trim().toLowerCase(), signInName(name)],
      )
      if (!found) throw badInput([{ path: ['username'], message: 'No member has that name' }])
      if (found.id === project.ownerId || found.id in project.members) return
      await this.put(em, viewer, { project, person: found, role })
    })
  }

  /** Sets the role of a person; adds them if not listed. Throws NOT_FOUND, and CONFLICT for the owner, who stays a manager. */
  setRole(
    viewer: Viewer,
    id: string,
    input: { userId: string; role: ProjectRole },
  ): Promise<Visible<Project>> {
    const { role } = check(z.object({ role: projectRoleRule }), input)
    return this.change(viewer, id, async (em, project) => {
      const { userId: id } = input
      const lock = { lockMode: LockMode.PESSIMISTIC_READ } as const // prevents them from leaving the team meanwhile
      const person = isId(id) ? await em.findOne(User, { id, revokedAt: null }, lock) : null
      if (!person) throw notFound('Member')
      if (person.id === project.ownerId) throw conflict('The owner of a project is always a manager')
      await this.put(em, viewer, { project, person, role })
    })
  }

  /** Sets the role of team members who are not listed, while the project is open. */
  setTeamRole(viewer: Viewer, id: string, input: { role: ProjectRole }): Promise<Visible<Project>> {
    const { role } = check(z.object({ role: teamRoleRule }), input)
    return this.change(viewer, id, async (em, project) => {
      const before = project.memberRole
      if (before === role) return
      project.memberRole = role
      await record(em, viewer, { project, before: { teamRole: before }, after: { teamRole: role } })
    })
  }

  /** Removes a person and their role. No error if they are not listed. */
  remove(viewer: Viewer, id: string, userId: string): Promise<Visible<Project>> {
    return this.change(viewer, id, async (em, project) => {
      if (!Object.hasOwn(project.members, userId)) return
      const { username: person } = await em.findOneOrFail(User, userId)
      await em.nativeDelete(ProjectMember, { projectId: id, userId })
      await record(em, viewer, { project, before: { person, role: project.members[userId] } })
      if (project.isPrivate) await announce(em, { topic: 'project-gone', id, seenBy: 'person', userId })
    })
  }

  /** Removes the roles of a person who left the team, also in projects in the Trash. */
  async leaveTeam(em: EntityManager, userId: string): Promise<void> {
    const removed = await em.execute<{ id: string }[]>(
      'delete from project_member where user_id = ? returning project_id as id',
      [userId],
    )
    await announce(em, ...removed.map(({ id }) => ({ topic: 'project' as const, id })))
  }

  private async put(
    em: EntityManager,
    viewer: Viewer,
    {
      project,
      person: { id: userId, username: person },
      role,
    }: { project: Project; person: Pick<User, 'id' | 'username'>; role: ProjectRole },
  ): Promise<void> {
    const before = project.members[userId] && { person, role: project.members[userId] }
    if (before?.role === role) return
    await em.upsert(ProjectMember, { projectId: project.id, userId, role })
    await record(em, viewer, { project, before, after: { person, role } })
    if (!before && userId !== viewer.id)
      await this.deps.notify(em, {
        type: 'let-into-project',
        userId,
        projectId: project.id,
        by: viewer.username,
        project: project.name,
      })
  }

  private async change(
    viewer: Viewer,
    id: string,
    change: (em: EntityManager, project: Project) => Promise<void>,
  ): Promise<Visible<Project>> {
    return this.deps.db.fork().transactional(async (em) => {
      const project = await this.deps.projects.openTo('manage', viewer, id, { em, lock: true })
      await change(em, project)
      await em.flush()
      await announce(em, { topic: 'project', id })
      return asVisible(await em.refreshOrFail(project))
    })
  }
}

const record = (
  em: EntityManager,
  viewer: Viewer,
  { project, ...values }: { project: Project; before?: object; after?: object },
): Promise<void> =>
  recordAudit(em, viewer, {
    action: 'project-role-changed',
    subjectId: project.id,
    subjectName: project.name,
    ...(values as { before?: Record<string, unknown>; after?: Record<string, unknown> }),
  })

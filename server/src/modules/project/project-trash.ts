import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { isId } from '#platform/errors/check'
import { type DomainEvent, announce } from '#platform/events/events'
import { notFound } from '#platform/errors/failure'
import type { Hooks } from '#platform/events/hooks'
import { exemptFromLimits } from '#platform/database/operation'
import { type PageRequest, span } from '#platform/queries/page'
import { type Condition, readPage } from '#platform/queries/rows'
import { searchOf } from '#platform/queries/search'
import { TRASH_BATCH, endOfTrash } from '#platform/database/trash'
import type { Viewer } from '#platform/auth/viewer'
import { type Visible, asVisible } from '#platform/auth/visible'
import { recordAudit } from '../audit/audit.service.js'
import { Project } from './project.entity.js'
import { mayManageProject } from './project.policy.js'
import type { Projects } from './project.service.js'

/** The events of a deletion: only for viewers who could see the project, one for each of them if it was private. */
const deletionEvents = ({ id, ownerId, isPrivate, memberIds }: Project): DomainEvent[] => {
  if (!isPrivate) return [{ topic: 'project-gone', id, seenBy: 'team' }]
  const people = [...new Set([ownerId, ...memberIds])]
  return [
    { topic: 'project-gone', id, seenBy: 'admins' },
    ...people.map((userId): DomainEvent => ({ topic: 'project-gone', id, seenBy: 'person', userId })),
  ]
}

/** Projects that were deleted: for 30 days nobody sees them, and they can be restored, or
 * deleted forever (specification P5, V61). */
export class ProjectTrash {
  private readonly db: EntityManager

  constructor(private readonly deps: { db: EntityManager; projects: Projects; hooks: Hooks }) {
    this.db = deps.db
  }

  /** Deleted projects, latest first: the viewer's own; for admins all. */
  list(viewer: Viewer, { search, ...request }: PageRequest & { search?: string | null }) {
    const conditions: Condition[] = [{ sql: 'r.deleted_at is not null' }]
    if (!viewer.isAdmin) conditions.push({ sql: 'r.owner_id = ?', parameters: [viewer.id] })
    return readPage(this.db, Project, {
      sort: 'deleted_at',
      conditions,
      search: searchOf('lower(r.name)', search),
      ...span(request),
    })
  }

  /**
   * Moves it to the Trash with its conversation, videos and films; work under way is cancelled. Returns its
   * id.
   */
  async remove(viewer: Viewer, id: string): Promise<string> {
    const after = await this.db.fork().transactional(async (em) => {
      const project = await this.deps.projects.openToManage(viewer, id, em)
      const events = deletionEvents(project)
      project.deletedAt = new Date()
      await em.flush()
      const after = await this.deps.hooks.run('project-trashed', em, { projectId: id })
      await recordAudit(em, viewer, {
        action: 'project-deleted',
        subjectId: id,
        subjectName: project.name,
      })
      await announce(em, ...events)
      return after
    })
    await exemptFromLimits(after)
    return id
  }

  /**
   * Restores it with all that is in it, for those who saw it before; cancelled work stays cancelled. Throws
   * NOT_FOUND.
   */
  restore(viewer: Viewer, id: string): Promise<Visible<Project>> {
    return this.db.fork().transactional(async (em) => {
      const project = await this.openDeleted(em, viewer, id)
      Object.assign(project, { deletedAt: null, updatedAt: new Date() })
      await em.flush()
      await recordAudit(em, viewer, {
        action: 'project-restored',
        subjectId: id,
        subjectName: project.name,
      })
      await announce(em, { topic: 'project', id })
      return asVisible(project)
    })
  }

  /**
   * Removes a project of the Trash before its time, with all that is in it. Returns its id; throws
   * NOT_FOUND.
   */
  deleteForever(viewer: Viewer, id: string): Promise<string> {
    // a large one takes longer than an operation may
    return exemptFromLimits(async () => {
      const after = await this.db.fork().transactional(async (em) => {
        const project = await this.openDeleted(em, viewer, id)
        await recordAudit(em, viewer, {
          action: 'project-deleted-forever',
          subjectId: id,
          subjectName: project.name,
        })
        return this.removeForGood(em, project)
      })
      await after()
      return id
    })
  }

  /**
   * Permanently removes what has been in the Trash for 30 days; what other modules store of it is removed by
   * their hooks. Returns how many.
   */
  async empty(now = Date.now()): Promise<number> {
    const due = await this.db
      .fork()
      .find(Project, { deletedAt: { $lt: endOfTrash(now) } }, { fields: ['id'], limit: TRASH_BATCH })
    for (const { id } of due) {
      const after = await this.db.fork().transactional(async (em) => {
        const project = await this.deleted(em, id)
        return project && this.removeForGood(em, project)
      })
      // It is removed, even if its files cannot be removed now: in an outage, maintenance removes them.
      await after?.()
    }
    return due.length
  }

  /** Within the transaction of `em`. Returns what removes the files after the commit, and never rejects. */
  private async removeForGood(em: EntityManager, project: Project): Promise<() => Promise<void>> {
    const after = await this.deps.hooks.run('project-removal', em, { projectId: project.id })
    await em.removeAndFlush(project)
    return after
  }

  private async openDeleted(em: EntityManager, viewer: Viewer, id: string): Promise<Project> {
    const project = isId(id) ? await this.deleted(em, id) : null
    if (!project || !mayManageProject(viewer, project)) throw notFound('Project')
    return project
  }

  private deleted(em: EntityManager, id: string): Promise<Project | null> {
    return em.findOne(Project, { id, deletedAt: { $ne: null } }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  }
}

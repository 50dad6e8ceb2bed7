import type { EntityManager } from '@mikro-orm/postgresql'
import type { Viewer } from '#platform/auth/viewer'
import type { Visible } from '#platform/auth/visible'
import { exemptFromLimits } from '#platform/database/operation'
import { Trash, type TrashChange, type TrashRequest } from '#platform/database/trash'
import { type DomainEvent, announce } from '#platform/events/events'
import type { Hooks } from '#platform/events/hooks'
import type { Condition } from '#platform/queries/rows'
import { searchOf } from '#platform/queries/search'
import { recordAudit } from '../audit/audit.service.js'
import { Project } from './project.entity.js'
import { hasMember } from './project-filter.js'
import { mayManageProject } from './project-roles.js'
import type { Projects } from './project.service.js'

/** The events of a deletion, only for viewers who could see the project: one per person if it was private. */
const deletionEvents = ({ id, ownerId, isPrivate, members }: Project): DomainEvent[] => {
  if (!isPrivate) return [{ topic: 'project-gone', id, seenBy: 'team' }]
  const people = [...new Set([ownerId, ...Object.keys(members)])]
  return [
    { topic: 'project-gone', id, seenBy: 'admins' },
    ...people.map((userId): DomainEvent => ({ topic: 'project-gone', id, seenBy: 'person', userId })),
  ]
}

/** `mayManageProject` as SQL. */
const managedBy = ({ id, isAdmin }: Viewer): Condition[] =>
  isAdmin ? [] : [{ sql: `r.owner_id = ? or ${hasMember('r', 'manager')}`, parameters: [id, id] }]

/** The Trash of projects, visible to their managers only (specification P5, V61). */
export class ProjectTrash extends Trash<Project> {
  constructor(
    db: EntityManager,
    private readonly projects: Projects,
    private readonly hooks: Hooks,
  ) {
    super(db, [Project], { one: 'Project', many: 'projects' })
  }

  protected listOf(viewer: Viewer, { search }: TrashRequest) {
    return { conditions: managedBy(viewer), search: searchOf('folded(r.name)', search) }
  }

  protected maySee(_em: EntityManager, viewer: Viewer, project: Project) {
    return mayManageProject(viewer, project)
  }

  protected record(em: EntityManager, viewer: Viewer, { id, name }: Project, change: TrashChange) {
    return recordAudit(em, viewer, { action: `project-${change}`, subjectId: id, subjectName: name })
  }

  /** Hooks of other modules delete their data of the project. */
  protected release(em: EntityManager, { id }: Project) {
    return this.hooks.run('project-removal', em, { projectId: id })
  }

  /** Moves it to the Trash with its conversation, videos and films, and cancels its work in progress. Returns its id. */
  async remove(viewer: Viewer, id: string): Promise<string> {
    const after = await this.db.fork().transactional(async (em) => {
      const project = await this.projects.openTo('delete', viewer, id, { em, lock: true })
      const events = deletionEvents(project)
      project.deletedAt = new Date()
      await em.flush()
      const after = await this.hooks.run('project-trashed', em, { projectId: id })
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

  /** Restores it with all its contents, for everybody who saw it before; cancelled work stays cancelled. */
  restore(viewer: Viewer, id: string): Promise<Visible<Project>> {
    return this.putBack(viewer, id, (em) => announce(em, { topic: 'project', id }))
  }

  override deleteForever(viewer: Viewer, id: string): Promise<string> {
    // a large project takes longer than the limit of an operation
    return exemptFromLimits(() => super.deleteForever(viewer, id))
  }
}

import type { EntityManager } from '@mikro-orm/postgresql'
import { type PageRequest, span } from '#platform/queries/page'
import { readPage } from '#platform/queries/rows'
import { matching, searchOf } from '#platform/queries/search'
import { forbidden } from '#platform/errors/failure'
import { TRASH_BATCH, endOfTrash } from '#platform/database/trash'
import type { Viewer } from '#platform/auth/viewer'
import { orNull } from '#platform/auth/visible'
import { recordAudit } from '../../audit/audit.service.js'
import { conditionsOf } from '../../project/project-filter.js'
import { mayManageProject } from '../../project/project.policy.js'
import type { Projects } from '../../project/project.service.js'
import type { ShotDrawings } from '../animatic/shot-drawings.js'
import { StoryboardShot } from './shot.entity.js'
import { type StoryboardOrder, requireRoom } from '../storyboard-order.js'

/** Letters of a shot’s words that the audit log keeps as its name. */
const NAME = 80

/** Shots that were deleted: for 30 days they can be restored, or deleted forever (B12, V61). */
export class ShotTrash {
  private readonly db: EntityManager
  private readonly order: StoryboardOrder

  constructor(
    private readonly deps: {
      db: EntityManager
      order: StoryboardOrder
      projects: Projects
      drawings: ShotDrawings
    },
  ) {
    this.db = deps.db
    this.order = deps.order
  }

  /** Deleted shots, latest first, of the projects that the viewer may see. */
  list(viewer: Viewer, { search, ...request }: PageRequest & { search?: string | null }) {
    const seen = conditionsOf(viewer, 'p')
    return readPage(this.db, StoryboardShot, {
      sort: 'deleted_at',
      conditions: [
        { sql: 'r.deleted_at is not null' },
        {
          // a value, not a join: each row finds its project by the id, however many projects there are
          sql: `(select ${seen.map(({ sql }) => `(${sql})`).join(' and ')} from project p where p.id = r.project_id)`,
          parameters: seen.flatMap(({ parameters = [] }) => parameters),
        },
        ...matching(searchOf('lower(r.words)', search)),
      ],
      ...span(request),
    })
  }

  /** Moves a shot to the Trash. Returns its id. */
  remove(viewer: Viewer, id: string): Promise<string> {
    return this.order.changeAt(viewer, id, async ({ order, at }) => {
      const [shot] = order.splice(at, 1)
      shot.deletedAt = new Date()
      return shot.id
    })
  }

  /** Puts a deleted shot back where it was. Throws NOT_FOUND, and BAD_USER_INPUT if there is no room for it. */
  async restore(viewer: Viewer, id: string): Promise<StoryboardShot> {
    const { projectId } = await this.order.open(viewer, id, { em: this.db.fork(), deleted: true })
    return this.order.change(viewer, projectId, async ({ em, order }) => {
      requireRoom(order, 1)
      const shot = await this.order.open(viewer, id, { em, lock: true, deleted: true })
      shot.deletedAt = null
      order.splice(shot.position, 0, shot)
      return shot
    })
  }

  /**
   * Removes a shot of the Trash before its time, with its drawings; its takes stay among the videos. Returns its id.
   * Throws NOT_FOUND, and FORBIDDEN for those who may only restore it.
   */
  async deleteForever(viewer: Viewer, id: string): Promise<string> {
    const after = await this.db.fork().transactional(async (em) => {
      const shot = await this.order.open(viewer, id, { em, lock: true, deleted: true })
      const project = await orNull(this.deps.projects.open(viewer, shot.projectId, { em }))
      if (!project || !mayManageProject(viewer, project))
        throw forbidden('Only the project owner and admins may delete a shot forever')
      await recordAudit(em, viewer, {
        action: 'shot-deleted-forever',
        subjectId: id,
        subjectName: (shot.words || shot.heading).slice(0, NAME) || 'A shot without words',
      })
      const clear = await this.deps.drawings.removeOf(em, [id])
      await em.removeAndFlush(shot)
      return async () => {
        await Promise.resolve(clear()).catch(() => undefined) // maintenance does it later
      }
    })
    await after()
    return id
  }

  /** Permanently removes what has been in the Trash for 30 days. Returns how many. */
  async empty(now = Date.now()): Promise<number> {
    const em = this.db.fork()
    const due = await em.find(
      StoryboardShot,
      { deletedAt: { $lt: endOfTrash(now) } },
      { fields: ['id'], limit: TRASH_BATCH },
    )
    return em.nativeDelete(StoryboardShot, { id: { $in: due.map(({ id }) => id) }, deletedAt: { $ne: null } })
  }
}

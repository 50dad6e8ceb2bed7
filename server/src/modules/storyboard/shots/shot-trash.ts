import type { EntityManager } from '@mikro-orm/postgresql'
import type { Viewer } from '#platform/auth/viewer'
import { type Visible, isVisible } from '#platform/auth/visible'
import { Trash, type TrashRequest } from '#platform/database/trash'
import { forbidden } from '#platform/errors/failure'
import { matching, searchOf } from '#platform/queries/search'
import { recordAudit } from '../../audit/audit.service.js'
import { inSeenProject } from '../../project/project-filter.js'
import { mayManageProject } from '../../project/project-roles.js'
import type { Projects } from '../../project/project.service.js'
import type { ShotDrawings } from '../animatic/shot-drawings.js'
import { StoryboardShot } from './shot.entity.js'
import { type StoryboardOrder, requireRoom } from '../storyboard-order.js'

/** Characters of a shot’s words that name it in the audit log. */
const NAME = 80

/** The Trash of shots (specification B12, V61). Takes of a permanently deleted shot stay. */
export class ShotTrash extends Trash<StoryboardShot> {
  constructor(
    private readonly deps: {
      db: EntityManager
      order: StoryboardOrder
      projects: Projects
      drawings: ShotDrawings
    },
  ) {
    super(deps.db, [StoryboardShot], { one: 'Shot', many: 'shots' })
  }

  protected listOf(viewer: Viewer, { search }: TrashRequest) {
    return { conditions: [inSeenProject(viewer), ...matching(searchOf('folded(r.words)', search))] }
  }

  protected maySee(em: EntityManager, viewer: Viewer, { projectId }: StoryboardShot) {
    return isVisible(this.deps.projects.open(viewer, projectId, { em }))
  }

  protected override async requireRemovable(
    em: EntityManager,
    viewer: Viewer,
    { projectId }: StoryboardShot,
  ) {
    if (!mayManageProject(viewer, await this.deps.projects.open(viewer, projectId, { em })))
      throw forbidden('Only project managers may delete a shot forever')
  }

  protected record(em: EntityManager, viewer: Viewer, { id, words, heading }: StoryboardShot) {
    return recordAudit(em, viewer, {
      action: 'shot-deleted-forever',
      subjectId: id,
      subjectName: (words || heading).slice(0, NAME) || 'A shot without words',
    })
  }

  protected release(em: EntityManager, { id }: StoryboardShot) {
    return this.deps.drawings.removeOf(em, [id])
  }

  /** Moves a shot to the Trash. Returns its id. */
  remove(viewer: Viewer, id: string): Promise<string> {
    return this.deps.order.changeAt(viewer, id, async ({ order, at }) => {
      const [shot] = order.splice(at, 1)
      shot.deletedAt = new Date()
      return shot.id
    })
  }

  /** Restores a shot to its position. Throws NOT_FOUND, and BAD_USER_INPUT if the storyboard is full. */
  async restore(viewer: Viewer, id: string): Promise<Visible<StoryboardShot>> {
    const { projectId } = await this.open(this.db.fork(), viewer, id)
    return this.deps.order.change(viewer, projectId, async ({ em, order }) => {
      requireRoom(order, 1)
      const shot = await this.open(em, viewer, id)
      shot.restore()
      order.splice(shot.position, 0, shot)
      return shot
    })
  }
}

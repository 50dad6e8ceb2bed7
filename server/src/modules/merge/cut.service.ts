import type { EntityManager } from '@mikro-orm/postgresql'
import { cutRule } from '../../../../schema/rules/cut.js'
import { check } from '../../core/check.js'
import { announce } from '../../core/events.js'
import { conflict } from '../../core/failure.js'
import type { Viewer } from '../../core/viewer.js'
import type { Project } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'

/** The draft of a project's film: its accepted videos in order, and the transitions between them (product.md). */
export class Cuts {
  constructor(
    private readonly db: EntityManager,
    private readonly projects: Projects,
  ) {}

  /**
   * Keeps an order and its transitions. Videos accepted meanwhile, which the caller did not know of, stay at the end.
   * Throws CONFLICT when one of those given is not accepted any more.
   */
  async save(viewer: Viewer, input: { projectId: string; videoIds: string[]; transitions: string[] }): Promise<Project> {
    const { videoIds, transitions } = check(cutRule, input)
    return this.db.fork().transactional(async (em) => {
      const project = await this.projects.open(viewer, input.projectId, em, true)
      if (videoIds.some((id) => !project.cutVideoIds.includes(id))) throw conflict('One of these videos is not accepted any more')
      const late = project.cutVideoIds.filter((id) => !videoIds.includes(id))
      project.cutVideoIds = videoIds
      project.cutTransitions = transitions
      for (const id of late) project.joinCut(id)
      await em.flush()
      await announce(em, { topic: 'cut', id: project.id })
      return project
    })
  }
}

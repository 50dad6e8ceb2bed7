import type { EntityManager } from '@mikro-orm/postgresql'
import { followAccepted } from '#schema/cut'
import { cutRule } from '#schema/rules/cut'
import { check } from '#core/check'
import { conflict } from '#core/failure'
import type { Viewer } from '#core/viewer'
import type { Visible } from '#core/visible'
import type { Project } from '../project/project.entity.js'
import { keepCut } from '../project/project-cut.js'
import type { Projects } from '../project/project.service.js'
import type { TransitionPreviews } from './transition-preview.service.js'

/**
 * The unchecked input of a cut: the order of videos, their transitions, size and fit; `cutRule` and
 * `mergeRule` define the defaults.
 */
export interface CutInput {
  projectId: string
  videoIds: string[]
  /** Seconds left out are the usual ones. */
  gaps?: { transition: string; seconds?: number | null }[] | null
  /** Instead of `gaps`: their keys alone. */
  transitions?: string[] | null
  /** Seconds of each of `transitions`. */
  lengths?: number[] | null
  size?: string | null
  fit?: string | null
}

/** A text for each gap of a draft that changes when the look of the gap does. */
const windowsOf = ({ cutVideoIds, cutGaps, cutSize, cutFit }: Project): string[] =>
  cutGaps.map(({ transition, seconds }, at) =>
    [cutVideoIds[at], cutVideoIds[at + 1], transition, seconds, cutSize, cutFit].join(' '),
  )

/**
 * The draft of a project's film: its accepted videos in order, the transitions between them, and what it is
 * to look like (specification V9, V15).
 */
export class Cuts {
  constructor(
    private readonly db: EntityManager,
    private readonly projects: Projects,
    private readonly previews: Pick<TransitionPreviews, 'prepare'>,
  ) {}

  /**
   * Saves an order and its transitions. Videos accepted meanwhile, which the caller did not know, stay at the
   * end. New transitions are rendered in the background. Throws CONFLICT if one of the given videos is no
   * longer accepted.
   */
  async save(viewer: Viewer, input: CutInput): Promise<Visible<Project>> {
    const { videoIds, gaps, size, fit } = check(cutRule, input)
    let before: string[] = []
    const project = await this.db.fork().transactional(async (em) => {
      const project = await this.projects.open(viewer, input.projectId, { em, lock: true })
      before = windowsOf(project)
      if (videoIds.some((id) => !project.cutVideoIds.includes(id)))
        throw conflict('One of these videos is not accepted any more')
      const order = followAccepted({ videoIds, gaps }, project.cutVideoIds)
      await keepCut(em, project, { ...order, size, fit })
      return project
    })
    await this.previews.prepare(
      viewer,
      project,
      windowsOf(project).flatMap((window, gap) => (before.includes(window) ? [] : [gap])),
    )
    return project
  }
}

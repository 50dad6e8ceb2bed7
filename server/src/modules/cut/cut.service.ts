import type { EntityManager } from '@mikro-orm/postgresql'
import { type CutOrder, joinCut } from '#schema/cut'
import { cutRule } from '#schema/rules/cut'
import { check } from '#platform/errors/check'
import { againAfterDeadlock } from '#platform/errors/retry'
import { conflict } from '#platform/errors/failure'
import type { Viewer } from '#platform/auth/viewer'
import type { Visible } from '#platform/auth/visible'
import type { Project } from '../project/project.entity.js'
import { type ExportSettings, keepCut } from '../project/project-cut.js'
import type { Projects } from '../project/project.service.js'
import type { TransitionPreviews } from './transition-preview.service.js'

/**
 * The unchecked input of a cut: the order of videos, their transitions and the export settings; `cutRule` and
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
  frameRate?: number | null
  title?: string | null
}

/** A draft to keep; an export setting that is left out stays as it is. */
export type Draft = CutOrder & ExportSettings

/** A text for each gap of a draft that changes when the look of the gap does. */
const windowsOf = ({ cutVideoIds, cutGaps, cutSize, cutFit, cutFrameRate }: Project): string[] =>
  cutGaps.map(({ transition, seconds }, at) =>
    [cutVideoIds[at], cutVideoIds[at + 1], transition, seconds, cutSize, cutFit, cutFrameRate].join(' '),
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
   * Saves an order and its transitions. Accepted videos that are missing from it are added at the end. New
   * transitions are rendered in the background. Throws CONFLICT if one of the given videos is no longer accepted.
   */
  async save(viewer: Viewer, input: CutInput): Promise<Visible<Project>> {
    const { videoIds, gaps, size, fit, frameRate, title } = check(cutRule, input)
    return this.change(viewer, input.projectId, async (_em, { cutVideoIds }) => {
      if (videoIds.some((id) => !cutVideoIds.includes(id)))
        throw conflict('One of these videos is no longer accepted')
      const order = cutVideoIds.reduce((cut, id) => joinCut(cut, id), { itemIds: videoIds, gaps })
      return { ...order, size, fit, frameRate, title }
    })
  }

  /**
   * Keeps what `run` makes of the draft of a project, which is locked meanwhile; that runs again after a deadlock. New
   * transitions are rendered in the background.
   */
  async change(
    viewer: Viewer,
    projectId: string,
    run: (em: EntityManager, project: Visible<Project>) => Promise<Draft>,
  ): Promise<Visible<Project>> {
    let before: string[] = []
    const project = await againAfterDeadlock(() =>
      this.db.fork().transactional(async (em) => {
        const project = await this.projects.open(viewer, projectId, { em, lock: true })
        before = windowsOf(project)
        await keepCut(em, project, await run(em, project))
        return project
      }),
    )
    await this.previews.prepare(
      viewer,
      project,
      windowsOf(project).flatMap((window, gap) => (before.includes(window) ? [] : [gap])),
    )
    return project
  }
}

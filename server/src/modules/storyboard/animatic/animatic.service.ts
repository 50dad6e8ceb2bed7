import type { EntityManager } from '@mikro-orm/postgresql'
import { badInput } from '#platform/errors/failure'
import type { Viewer } from '#platform/auth/viewer'
import type { Projects } from '../../project/project.service.js'
import { Film } from '../../video/film.entity.js'
import type { Videos } from '../../video/video.service.js'
import { Job, JobStatus } from '#platform/queue/job.entity'
import type { Jobs } from '#platform/queue/jobs'
import { type AnimaticPlan, isToDraw, SHOT_REDRAWING, taskOf } from './animatic-plan.js'
import type { BoardWindow, BoardWindows } from './animatic-transitions.js'
import type { ShotDrawings } from './shot-drawings.js'
import { drawingKeyOf, drawingOf } from './shot-drawer.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import { lockBoard } from '../storyboard-order.js'

/** Estimated size of an exported draft, in bytes per second. */
const BYTES_A_SECOND = 600_000
const DRAFT = 'Draft: '

/** The film of a board with the transitions of its player. */
export interface PlayedAnimatic extends AnimaticPlan {
  projectId: string
  /** One per gap; null for a cut, or if there is nothing to render yet. */
  windows: (BoardWindow | null)[]
}

/** The animatic of a board: free drawings of its shots, playback and export as a draft. */
export class Animatics {
  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      drawings: ShotDrawings
      windows: BoardWindows
      jobs: Jobs
      videos: Pick<Videos, 'begin'>
    },
  ) {}

  /**
   * Draws every shot without a chosen take and without an up-to-date drawing, including shots that failed before.
   * Returns the job in progress if there is one, or null if nothing is to be drawn. Throws RATE_LIMITED, STORAGE_FULL
   * and QUOTA_REACHED like other jobs.
   */
  draw(viewer: Viewer, projectId: string): Promise<Job | null> {
    return this.deps.db.fork().transactional(async (em) => {
      const project = await this.deps.projects.openTo('generate', viewer, projectId, { em })
      await lockBoard(em, project)
      const running = await this.drawingJob(project.id, em)
      if (running) return running
      await this.deps.drawings.forgetFailures(em, project.id)
      const { segments } = await this.deps.drawings.film(project.id, em)
      const seconds = segments.filter(isToDraw).reduce((sum, segment) => sum + segment.seconds, 0)
      if (!seconds) return null
      const job = await this.deps.jobs.add(
        em,
        { kind: 'drawing', projectId: project.id, authorId: viewer.id },
        { bytes: Math.round(seconds * BYTES_A_SECOND) },
      )
      await this.deps.projects.touch(em, project.id)
      return job
    })
  }

  /** The active drawing job of a board, or null. */
  drawingJob(projectId: string, em = this.deps.db.fork()): Promise<Job | null> {
    return em.findOne(Job, {
      projectId,
      kind: 'drawing',
      status: { $in: [JobStatus.QUEUED, JobStatus.RUNNING] },
    })
  }

  /** Queues a redraw of a shot that changed since it was drawn. */
  async follow({ id: authorId }: Viewer, { id, projectId }: StoryboardShot): Promise<void> {
    const { segments } = await this.deps.drawings.film(projectId)
    const segment = segments.find(({ shot }) => shot.id === id)
    if (!segment?.drawing || !isToDraw(segment)) return
    await this.deps.jobs.enqueueBackground(
      SHOT_REDRAWING,
      drawingKeyOf(drawingOf(segment)),
      taskOf(segment),
      {
        authorId,
        need: 'asked',
      },
    )
  }

  /** The shots of a board as one film. Queues missing transitions. */
  async film(viewer: Viewer, projectId: string): Promise<PlayedAnimatic> {
    const project = await this.deps.projects.open(viewer, projectId)
    const film = await this.deps.drawings.film(project.id)
    return { ...film, projectId: project.id, windows: await this.deps.windows.of(viewer, project.id, film) }
  }

  /**
   * Starts merging the shots of a board into a film marked as a draft: takes, drawings, or else slates. Returns the film
   * in progress. Throws BAD_USER_INPUT for a board without shots, and the errors of other jobs.
   */
  export(viewer: Viewer, projectId: string): Promise<Film> {
    return this.deps.db.fork().transactional(async (em) => {
      const project = await this.deps.projects.openTo('merge', viewer, projectId, { em })
      await lockBoard(em, project)
      const { gaps, segments } = await this.deps.drawings.film(project.id, em)
      if (!segments.length) throw badInput([{ path: ['projectId'], message: 'The storyboard has no shots' }])
      const drafts = await em.count(Film, { projectId, title: { $like: `${DRAFT}%` } })
      const film = await this.deps.videos.begin(em, Film, {
        projectId: project.id,
        authorId: viewer.id,
        title: `${DRAFT}${project.name} ${drafts + 1}`,
        gaps,
      })
      const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0)
      await this.deps.jobs.add(
        em,
        { kind: 'draft', projectId: project.id, authorId: viewer.id, subjectId: film.id },
        { bytes: Math.round(seconds * BYTES_A_SECOND) },
      )
      await this.deps.projects.touch(em, project.id)
      return film
    })
  }
}

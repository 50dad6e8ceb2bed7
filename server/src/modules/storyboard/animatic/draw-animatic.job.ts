import type { EntityManager } from '@mikro-orm/postgresql'
import type { Attempt, JobHandler } from '#platform/queue/attempt'
import { announce } from '#platform/events/events'
import type { Film } from '../../../media/film.js'
import type { FreeSpace } from '../../file/storage-watch.js'
import type { BackgroundWork } from '#platform/queue/background/background-tasks'
import type { JobOf } from '#platform/queue/job.entity'
import type { SharedWork } from '#platform/queue/shared/shared-task-runner'
import type { SharedTasks } from '#platform/queue/shared/shared-tasks'
import { type DrawingTask, isToDraw, SHOT_DRAWING, taskOf } from './animatic-plan.js'
import { drawingKeyOf, drawingOf, type ShotDrawer } from './shot-drawer.js'
import type { ShotDrawings } from './shot-drawings.js'

/**
 * Draws all shots of a board that have neither a take nor a drawing, including shots added or changed while it runs.
 * Idle workers draw from the beginning, this one from the end. A shot that cannot be drawn does not stop the others.
 */
export class DrawAnimatic implements JobHandler<'drawing'> {
  constructor(
    private readonly deps: {
      film: Film
      drawings: ShotDrawings
      drawer: ShotDrawer
      sharedTasks: SharedTasks
      space: FreeSpace
    },
  ) {}

  async run(job: JobOf<'drawing'>, attempt: Attempt): Promise<void> {
    const { drawings, drawer, film, sharedTasks, space } = this.deps
    await space.require()
    const { folder, signal } = attempt
    const projectId = job.projectId
    const tasks = sharedTasks.of(job, film.toolkit)
    const remaining = async () => {
      const { ratio, segments } = await drawings.film(projectId)
      return { ratio, segments: segments.filter(isToDraw) }
    }
    try {
      let { ratio, segments } = await remaining()
      const count = segments.length
      await Promise.all(
        segments.map((segment) =>
          tasks.offer({ kind: SHOT_DRAWING, key: drawingKeyOf(drawingOf(segment)), data: taskOf(segment) }),
        ),
      )
      while (segments.length) {
        await drawer.drawOnce(segments.at(-1)!, ratio, { folder, signal, claims: tasks })
        ;({ ratio, segments } = await remaining())
        attempt.progress(1 - segments.length / count)
      }
      await attempt.finish((em) => announce(em, { topic: 'storyboard', id: projectId }))
    } finally {
      await sharedTasks.discardUnneeded().catch(() => undefined) // maintenance does it later
    }
  }

  async onFailed(em: EntityManager, { projectId }: JobOf<'drawing'>): Promise<void> {
    await announce(em, { topic: 'storyboard', id: projectId })
  }
}

/** The shared task: draws a shot for another worker’s job. */
export const sharedDrawing =
  (drawer: ShotDrawer): SharedWork<DrawingTask> =>
  ({ data }, work) =>
    drawer.drawTask(data, work)

/** The background task: redraws a changed shot. */
export const backgroundDrawing =
  ({
    drawer,
    drawings,
    sharedTasks,
  }: {
    drawer: ShotDrawer
    drawings: ShotDrawings
    sharedTasks: SharedTasks
  }): BackgroundWork<DrawingTask> =>
  async ({ projectId, shotId, hash }, { folder, signal }) => {
    const { ratio, segments } = await drawings.film(projectId)
    const segment = segments.find(({ shot }) => shot.id === shotId)
    if (!segment || segment.hash !== hash || !isToDraw(segment)) return
    await drawer.drawOnce(segment, ratio, { folder, signal, claims: sharedTasks })
  }

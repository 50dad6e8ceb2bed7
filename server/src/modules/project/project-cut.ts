import type { EntityManager } from '@mikro-orm/postgresql'
import { type CutOrder, joinCut, leaveCut, replaceInCut } from '#schema/cut'
import type { FilmFit, FilmRate, FilmSize } from '#schema/limits'
import { announce } from '#platform/events/events'
import type { Project } from './project.entity.js'

/** How a film is exported; null is the default of each. */
export interface ExportSettings {
  size?: FilmSize | null
  fit?: FilmFit | null
  frameRate?: FilmRate | null
  title?: string | null
}

/**
 * Stores the draft of a project's film. The project was opened and locked within the transaction of `em`, here and below.
 * An export setting that is left out stays as it is.
 */
export async function keepCut(
  em: EntityManager,
  project: Project,
  { size, fit, frameRate, title, ...order }: CutOrder & ExportSettings,
): Promise<void> {
  project.keepCut(order)
  if (size !== undefined) project.cutSize = size
  if (fit) project.cutFit = fit
  if (frameRate !== undefined) project.cutFrameRate = frameRate
  if (title !== undefined) project.cutTitle = title
  await em.flush()
  await announce(em, { topic: 'cut', id: project.id })
}

/** Adds an accepted video to the cut, at `place` or at the end. */
export async function addToCut(
  em: EntityManager,
  project: Project,
  videoId: string,
  place?: number,
): Promise<void> {
  await keepCut(em, project, joinCut(project.cutOrder(), videoId, place))
}

/** A video that is accepted no longer leaves the cut. */
export async function removeFromCut(em: EntityManager, project: Project, videoId: string): Promise<void> {
  await keepCut(em, project, leaveCut(project.cutOrder(), videoId))
}

/** A video that was accepted takes the place of another in the cut, with the same transitions. */
export async function swapInCut(
  em: EntityManager,
  project: Project,
  { videoId, byId }: { videoId: string; byId: string },
): Promise<void> {
  await keepCut(em, project, replaceInCut(project.cutOrder(), videoId, byId))
}

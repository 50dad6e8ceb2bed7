import type { Job } from './job.entity.js'
import type { Viewer } from '#core/viewer'

/**
 * A job outside of any project is visible to its author and to admins; one within a project to everybody who
 * sees the project.
 */
export const maySeeJobOfNoProject = (viewer: Viewer, job: Pick<Job, 'authorId'>): boolean =>
  job.authorId === viewer.id || viewer.isAdmin

/** Cancel and retry. */
export const mayChangeJob = (viewer: Viewer, job: Pick<Job, 'authorId'>): boolean =>
  job.authorId === viewer.id || viewer.isAdmin

import type { Job } from './job.entity.js'
import type { Viewer } from '../../core/viewer.js'

/**
 * A job outside of any project is the matter of whoever asked for it, and of admins; within one, of whoever
 * sees the project.
 */
export const maySeeJobOfNoProject = (viewer: Viewer, job: Pick<Job, 'authorId'>): boolean =>
  job.authorId === viewer.id || viewer.isAdmin

/** Cancel and retry. */
export const mayChangeJob = (viewer: Viewer, job: Pick<Job, 'authorId'>): boolean =>
  job.authorId === viewer.id || viewer.isAdmin

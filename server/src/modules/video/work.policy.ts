import type { Job } from '../../core/job.entity.js'
import type { Viewer } from '../../core/viewer.js'

/** Cancel and retry. */
export const maySteerJob = (viewer: Viewer, job: Pick<Job, 'authorId'>): boolean => job.authorId === viewer.id || viewer.isAdmin

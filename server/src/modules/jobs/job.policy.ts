import { isSelf } from '#platform/events/observed-viewer'
import type { Viewer } from '#platform/auth/viewer'
import type { Project } from '../project/project.entity.js'
import { maySeeProject } from '../project/project.policy.js'
import type { Job } from '#platform/queue/job.entity'

/** A job outside of any project is visible to its author and to admins. */
export const maySeeJobOfNoProject = (viewer: Viewer, job: Pick<Job, 'authorId'>): boolean =>
  isSelf(viewer, job.authorId) || viewer.isAdmin

/** A job within a project is visible to everybody who sees the project. */
export const maySeeJob = (
  viewer: Viewer,
  { job, project }: { job: Pick<Job, 'authorId' | 'projectId'>; project: Project | null },
): boolean =>
  job.projectId ? project !== null && maySeeProject(viewer, project) : maySeeJobOfNoProject(viewer, job)

/** Cancel and retry. */
export const mayChangeJob = (viewer: Viewer, job: Pick<Job, 'authorId'>): boolean =>
  isSelf(viewer, job.authorId) || viewer.isAdmin

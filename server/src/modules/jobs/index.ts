import { library } from '../library/index.js'
import { file } from '../file/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { ofVisibleProject } from '../project/project.reference.js'
import { billing } from '../billing/index.js'
import { video } from '../video/index.js'
import { BackgroundTask } from './background-task.entity.js'
import { Job } from './job.entity.js'
import { jobsById } from './job.loader.js'
import { Jobs } from './jobs.js'
import { QueueWatch } from './queue-watch.entity.js'
import { SharedTask } from './shared-task.entity.js'
import { SharedTasks } from './shared-tasks.js'
import { maySeeJobOfNoProject } from './job.policy.js'
import { JobOfVideo, JobResolver } from './job.resolver.js'
import { jobCalls } from './job.rest.js'
import { JobService } from './job.service.js'

declare module '#platform/events/events' {
  interface Facts {
    job: { id: string; projectId: string | null }
    'job-cancelled': { id: string }
    /** Work is waiting; `queue` is a kind of job, or of background work. */
    queued: { queue: string }
    'provider-called': { id: string }
    /** Nobody makes this shared task any more: it is made, or given back. */
    'task-released': { key: string }
  }
}

/** Jobs: the queue, operations on them, and the worker that runs them. */
export const jobs = defineModule({
  name: 'jobs',
  needs: [file, library, project, billing, video],
  entities: [Job, BackgroundTask, QueueWatch, SharedTask],
  services: ({ em, engine, events, ledger, log, pendingBills, projects, space, videos }) => {
    const jobs = new Jobs(em, space, ledger)
    return {
      jobs,
      sharedTasks: new SharedTasks({ db: em, events, log }),
      jobService: new JobService({
        db: em,
        projects,
        jobs,
        videos,
        events,
        engine,
        ledger,
        pendingBills,
      }),
    }
  },
  resolvers: ({ events, jobService }) => [new JobResolver(jobService, events), new JobOfVideo()],
  references: {
    Job: async (viewer, id, loaders) => {
      const job = await loaders.of(jobsById).load(id)
      if (job?.projectId) return ofVisibleProject(viewer, job, loaders)
      return job && maySeeJobOfNoProject(viewer, job) ? job : null
    },
  },
  rest: ({ jobService }) => jobCalls(jobService),
  maintenance: ({ sharedTasks }) => [
    { run: () => sharedTasks.discardUnwanted(), failure: 'pieces of ended jobs could not be removed' },
  ],
  hooks: ({ jobService }) => ({
    'project-trashed': (em, { projectId }) => jobService.endInProject(em, projectId),
    'project-removal': (em, { projectId }) => jobService.leaveProject(em, projectId),
  }),
})

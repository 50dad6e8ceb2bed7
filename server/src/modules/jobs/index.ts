import { LIMITS } from '#schema/limits'
import { rateLimited } from '#platform/errors/failure'
import { type JobLimits, Jobs } from '#platform/queue/jobs'
import { SharedTasks } from '#platform/queue/shared/shared-tasks'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { ofVisibleProject } from '../project/project.entity.js'
import { jobsById } from './job.loader.js'
import { maySeeJobOfNoProject, JobService } from './job.service.js'
import { JobOfVideo, JobResolver } from './job.resolver.js'
import { jobCalls } from './job.rest.js'

const RETRY_AFTER_SECONDS = 30

export const JOB_LIMITS: JobLimits = {
  ...LIMITS.jobs,
  refuse: (limit) =>
    rateLimited(
      limit === 'openOfPerson'
        ? `You have ${LIMITS.jobs.openOfPerson} generations in progress. Wait for one to finish or cancel one.`
        : `The team has ${LIMITS.jobs.openInAll.toLocaleString('en')} generations in progress. Try again later.`,
      RETRY_AFTER_SECONDS,
    ),
}

/** Lists, awaits, cancels and retries jobs over GraphQL and REST, and limits open jobs. */
export const jobs = defineModule({
  name: 'jobs',
  needs: [project],
  services: ({ em, events, hooks, log, projects }) => {
    const jobs = new Jobs(em, hooks, JOB_LIMITS)
    return {
      jobs,
      sharedTasks: new SharedTasks({ db: em, events, log }),
      jobService: new JobService({ db: em, projects, jobs, events }),
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
    { run: () => sharedTasks.discardUnneeded(), failure: 'shared tasks of ended jobs could not be removed' },
  ],
  hooks: ({ jobs }) => ({
    'project-trashed': (em, { projectId }) => jobs.cancelInProject(em, projectId),
    'project-removal': (em, { projectId }) => jobs.deleteInProject(em, projectId),
  }),
})

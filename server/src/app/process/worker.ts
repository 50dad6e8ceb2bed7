import type { JobKind } from '#platform/queue/job-kinds'
import { Worker, type WorkerJob } from '#platform/queue/worker'
import { rewritePrompt } from '../../engines/preview.js'
import { MODULES } from '../../modules/index.js'
import type { JobDeclaration, WorkerDependencies } from '../../modules/module.js'
import { webhookAddress } from '../http/webhooks.js'
import type { Installation } from './installation.js'

/** Concurrent jobs with a provider; the local engine uses all cores for one. */
const PROVIDER_CONCURRENCY = 8

/** Creates the worker that runs the jobs and background tasks of all modules. */
export function makeWorker({ dependencies, env, media, secret, services }: Installation): Worker {
  const { em, engine, events, film, log, scratch } = dependencies
  const more: Omit<WorkerDependencies, keyof typeof dependencies> = {
    rewriteHere: rewritePrompt,
    drawing: media.drawing,
    webhookFor: (jobId) => webhookAddress(env.PUBLIC_URL, secret, jobId),
  }
  const given = { ...dependencies, ...more, ...services } as never
  const engineConcurrency = engine.name === 'fal' ? PROVIDER_CONCURRENCY : 1
  const workerJob = ({ handler, usesEngine }: JobDeclaration<JobKind, never>): WorkerJob => ({
    handler: handler(given),
    concurrency: usesEngine ? engineConcurrency : 1,
  })
  return new Worker({
    em,
    events,
    jobs: Object.fromEntries(
      MODULES.flatMap(({ jobs = {} }) => Object.entries(jobs)).map(([kind, job]) => [kind, workerJob(job)]),
    ),
    background: Object.assign({}, ...MODULES.map(({ background }) => background?.(given))),
    queues: Object.assign({}, ...MODULES.map(({ queues }) => queues?.(given))),
    shared: {
      tasks: services.sharedTasks,
      work: Object.assign({}, ...MODULES.map(({ shared }) => shared?.(given))),
      toolkit: film.toolkit,
      reserveCore: () => film.reserveCore(),
    },
    scratch,
    log,
  })
}

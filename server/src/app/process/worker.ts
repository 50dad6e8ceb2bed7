import { rewritePrompt } from '../../engines/preview.js'
import { MODULES } from '../../modules/index.js'
import type { WorkerDependencies } from '../../modules/module.js'
import { Worker } from '../../modules/jobs/worker.js'
import { webhookAddress } from '../http/webhooks.js'
import type { Installation } from './installation.js'

/** Jobs that a provider runs at once; the local engine uses all cores for one. */
const PROVIDER_AT_ONCE = 8

/** A worker of this installation: it runs the jobs and background work of all modules. */
export function makeWorker({ dependencies, env, media, secret, services }: Installation): Worker {
  const { em, engine, events, film, log, scratch } = dependencies
  const more: Omit<WorkerDependencies, keyof typeof dependencies> = {
    rewriteHere: rewritePrompt,
    drawing: media.drawing,
    webhookFor: (jobId) => webhookAddress(env.PUBLIC_URL, secret, jobId),
    engineAtOnce: engine.name === 'fal' ? PROVIDER_AT_ONCE : 1,
  }
  const given = { ...dependencies, ...more, ...services } as never
  const doors = MODULES.flatMap(({ jobs }) => jobs?.(given) ?? [])
  return new Worker({
    em,
    events,
    handlers: Object.fromEntries(doors.map(({ kind, handler }) => [kind, handler])),
    atOnce: Object.fromEntries(doors.map(({ kind, atOnce }) => [kind, atOnce])),
    background: Object.assign({}, ...MODULES.map(({ background }) => background?.(given))),
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

import { Cancelled, Paused } from './attempt.js'
import { AppError, NO_SPACE, codeOf, isPublic } from '../errors/failure.js'
import { jittered } from '../errors/retry.js'
import { type Job, JobStatus } from './job.entity.js'
import { isUnavailable, isDiskFull } from '../errors/outage.js'

const MAX_FAILURES = 5
/** After this many lost workers, the job itself counts as the cause. */
const MAX_LOST_WORKERS = 20
/** The same for workers or programs that ran out of memory. */
const MAX_MEMORY_DEATHS = 2
/** The maximum outage of our own database and storage that a job waits for, in milliseconds. */
const MAX_OUTAGE_MS = 60 * 60 * 1000
const [MIN_BACKOFF_MS, MAX_BACKOFF_MS] = [2_000, 60_000]
const OUTAGE_TOO_LONG = 'Cutroom could not reach its database or file storage for an hour. Try again.'

/** What happens to a job after an attempt that did not finish. */
interface RetryDecision {
  /** `wait` requeues it without counting the attempt, `again` counts the attempt. */
  outcome: 'leave' | 'wait' | 'again' | 'fail'
  /** Delay before the next attempt. */
  delayMs: number
  /** The reason of the failure, as shown to users. */
  reason: string
  /** Whether our own database or storage was the cause. */
  isOutage: boolean
  /** Whether its provider request is intact: a retry continues it instead of paying for another one. */
  keepsRequest: boolean
}

/** The job has crashed too many workers. */
class TooManyWorkersLost extends AppError {
  override readonly code = 'WORKERS_LOST'
  override readonly isPublic = true
  override readonly retryable = false
}

const TOO_MUCH_MEMORY = 'This needs more memory than the server has. Make it smaller and try again.'

/** Throws `TooManyWorkersLost` if the job has crashed too many workers. */
export function refuseDeadly(job: Job): void {
  if (job.attempts - job.failures > MAX_LOST_WORKERS)
    throw new TooManyWorkersLost(`${MAX_LOST_WORKERS} workers were lost over this, one after another.`)
  if (job.memoryDeaths >= MAX_MEMORY_DEATHS) throw new TooManyWorkersLost(TOO_MUCH_MEMORY)
}

/** Code of an engine's failure, which never counts as an outage of our own. */
const ENGINE_FAILED = 'ENGINE_FAILED'
const TEMPORARY = ['UNAVAILABLE', 'RATE_LIMITED']

/** Decides what happens after an attempt failed with `cause`; `isStopping` if its worker is shutting down. */
export function decideRetry(
  job: Job,
  cause: unknown,
  { reason, isStopping }: { reason: unknown; isStopping: boolean },
): RetryDecision {
  const decision = (outcome: RetryDecision['outcome'], more: Partial<RetryDecision> = {}): RetryDecision => ({
    outcome,
    delayMs: 0,
    reason: '',
    isOutage: false,
    keepsRequest: more.isOutage ?? false,
    ...more,
  })
  if (reason instanceof Cancelled || cause instanceof Cancelled) return decision('leave')
  if (reason instanceof Paused || cause instanceof Paused) return decision('wait')
  const error = job.memoryDeaths >= MAX_MEMORY_DEATHS ? new TooManyWorkersLost(TOO_MUCH_MEMORY) : cause
  const code = codeOf(error)
  const isOfEngine = code === ENGINE_FAILED
  const isLasting = error instanceof AppError && !error.retryable
  // while the worker stops, programs fail in many ways; only a permanent failure of the provider counts
  if (isStopping && !(isOfEngine && isLasting)) return decision('wait')
  if (code === 'STORAGE_FULL' || (!isOfEngine && isDiskFull(error)))
    return decision('fail', { reason: NO_SPACE, isOutage: true })
  if (code === 'QUOTA_REACHED')
    return decision('fail', { reason: (error as AppError).message, keepsRequest: true })
  if (TEMPORARY.includes(code ?? '') || (!isPublic(error) && isUnavailable(error))) {
    const waited = job.awaySince ? Date.now() - job.awaySince.getTime() : 0
    if (waited > MAX_OUTAGE_MS) return decision('fail', { reason: OUTAGE_TOO_LONG, isOutage: true })
    return decision('wait', {
      delayMs: jittered(Math.min(Math.max(waited, MIN_BACKOFF_MS), MAX_BACKOFF_MS)),
      isOutage: true,
    })
  }
  if (isLasting || job.failures + 1 >= MAX_FAILURES) {
    return decision('fail', {
      reason: isPublic(error) ? error.message : 'Something went wrong.',
      keepsRequest: !isLasting || error instanceof TooManyWorkersLost,
    })
  }
  return decision('again', {
    delayMs: jittered(Math.min(MIN_BACKOFF_MS * 2 ** job.failures, MAX_BACKOFF_MS)),
  })
}

/** Applies the decision to the job; its delay is applied by the queue. */
export function applyDecision(job: Job, { outcome, reason, keepsRequest }: RetryDecision): void {
  if (outcome === 'again') job.failures += 1
  if (outcome === 'wait') job.attempts -= 1
  job.awaySince = keepsRequest ? (job.awaySince ?? new Date()) : null
  if (outcome === 'fail') job.end(JobStatus.FAILED, reason)
  else job.wait()
}

import { Cancelled, Paused } from '../../core/attempt.js'
import { AppError, NO_SPACE, codeOf, isPublic } from '../../core/failure.js'
import { jittered } from '../../core/retry.js'
import { type Job, JobStatus } from './job.entity.js'
import { isUnavailable, isDiskFull } from '../../core/outage.js'

const MAX_FAILURES = 5
/** Workers that may be lost over one job before it is held to be what ends them. */
export const MAX_LOST_WORKERS = 20
/** How long a job waits for our own database and storage to come back, in milliseconds. */
const MAX_OUTAGE_MS = 60 * 60 * 1000
const [FIRST_REST_MS, MOST_REST_MS] = [2_000, 60_000]
const OUTAGE_TOO_LONG = 'Cutroom could not reach its database or its files for an hour. Please retry.'

/** What becomes of a job after an attempt that did not finish. */
export interface RetryDecision {
  /** `wait` and `again` put it back into the queue: without and with counting the attempt. */
  outcome: 'leave' | 'wait' | 'again' | 'fail'
  /** Before it is taken up again. */
  delayMs: number
  /** Why it failed, as people may read it. */
  reason: string
  /** Our own database or storage is to blame. */
  isOutage: boolean
  /**
   * Its request to the provider is not to blame: a retry takes it up again, rather than pay for another one.
   */
  keepsRequest: boolean
}

/** Thrown where worker after worker was lost over a job. */
export class TooManyWorkersLost extends AppError {
  override readonly code = 'WORKERS_LOST'
  override readonly isPublic = true
  override readonly retryable = false
}

/** What engines fail with: not our own infrastructure is at fault, whatever caused it. */
const OF_ENGINE = 'ENGINE_FAILED'
const FOR_A_WHILE = ['UNAVAILABLE', 'RATE_LIMITED']

/** Judges what an attempt failed with; `isStopping` when its worker is about to end. */
export function decideRetry(
  job: Job,
  error: unknown,
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
  if (reason instanceof Cancelled || error instanceof Cancelled) return decision('leave')
  if (reason instanceof Paused || error instanceof Paused) return decision('wait')
  const code = codeOf(error)
  const isOfEngine = code === OF_ENGINE
  const isLasting = error instanceof AppError && !error.retryable
  // A program that is stopped with us fails in many ways; only what the provider has said for good is kept.
  if (isStopping && !(isOfEngine && isLasting)) return decision('wait')
  if (code === 'STORAGE_FULL' || (!isOfEngine && isDiskFull(error)))
    return decision('fail', { reason: NO_SPACE, isOutage: true })
  if (FOR_A_WHILE.includes(code ?? '') || (!isPublic(error) && isUnavailable(error))) {
    const waited = job.awaySince ? Date.now() - job.awaySince.getTime() : 0
    if (waited > MAX_OUTAGE_MS) return decision('fail', { reason: OUTAGE_TOO_LONG, isOutage: true })
    return decision('wait', {
      delayMs: jittered(Math.min(Math.max(waited, FIRST_REST_MS), MOST_REST_MS)),
      isOutage: true,
    })
  }
  if (isLasting || job.failures + 1 >= MAX_FAILURES) {
    return decision('fail', {
      reason: isPublic(error) ? error.message : 'Something went wrong.',
      keepsRequest: !isLasting || error instanceof TooManyWorkersLost,
    })
  }
  return decision('again', { delayMs: jittered(Math.min(FIRST_REST_MS * 2 ** job.failures, MOST_REST_MS)) })
}

/** Puts the job where the verdict sends it; there it is still to be told to rest. */
export function applyDecision(job: Job, { outcome, reason, keepsRequest }: RetryDecision): void {
  if (outcome === 'again') job.failures += 1
  if (outcome === 'wait') job.attempts -= 1
  job.awaySince = keepsRequest ? (job.awaySince ?? new Date()) : null
  if (outcome === 'fail') job.end(JobStatus.FAILED, reason)
  else job.wait()
}

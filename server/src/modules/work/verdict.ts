import { Cancelled, Paused } from '../../core/attempt.js'
import { AppError, NO_SPACE, codeOf, isPublic } from '../../core/failure.js'
import { jittered } from '../../core/insist.js'
import { type Job, JobStatus } from './job.entity.js'
import { isAway, isDiskFull } from '../../core/outage.js'

const MOST_FAILURES = 5
/** Workers that may be lost over one job before it is held to be what ends them. */
export const MOST_LOST = 20
/** How long a job waits for our own database and storage to come back, in milliseconds. */
const LONGEST_WAIT_MS = 60 * 60 * 1000
const [FIRST_REST_MS, MOST_REST_MS] = [2_000, 60_000]
const AWAY_FOR_LONG = 'Cutroom could not reach its database or its files for an hour. Please retry.'

/** What becomes of a job after an attempt that did not finish. */
export interface Verdict {
  /** `wait` and `again` put it back into the queue: without and with counting the attempt. */
  outcome: 'leave' | 'wait' | 'again' | 'fail'
  /** Before it is taken up again. */
  restMs: number
  /** Why it failed, as people may read it. */
  why: string
  /** Our own database or storage is to blame. */
  isOurs: boolean
  /**
   * Its request to the provider is not to blame: a retry takes it up again, rather than pay for another one.
   */
  keepsRequest: boolean
}

/** Thrown where worker after worker was lost over a job. */
export class LostTooOften extends AppError {
  override readonly code = 'WORKERS_LOST'
  override readonly isPublic = true
  override readonly retryable = false
}

/** What engines fail with: not our own infrastructure is at fault, whatever caused it. */
const OF_ENGINE = 'ENGINE_FAILED'
const FOR_A_WHILE = ['UNAVAILABLE', 'RATE_LIMITED']

/** Judges what an attempt failed with; `isStopping` when its worker is about to end. */
export function judge(
  job: Job,
  error: unknown,
  { reason, isStopping }: { reason: unknown; isStopping: boolean },
): Verdict {
  const verdict = (outcome: Verdict['outcome'], more: Partial<Verdict> = {}): Verdict => ({
    outcome,
    restMs: 0,
    why: '',
    isOurs: false,
    keepsRequest: more.isOurs ?? false,
    ...more,
  })
  if (reason instanceof Cancelled || error instanceof Cancelled) return verdict('leave')
  if (reason instanceof Paused || error instanceof Paused) return verdict('wait')
  const code = codeOf(error)
  const isOfEngine = code === OF_ENGINE
  const isLasting = error instanceof AppError && !error.retryable
  // A program that is stopped with us fails in many ways; only what the provider has said for good is kept.
  if (isStopping && !(isOfEngine && isLasting)) return verdict('wait')
  if (code === 'STORAGE_FULL' || (!isOfEngine && isDiskFull(error)))
    return verdict('fail', { why: NO_SPACE, isOurs: true })
  if (FOR_A_WHILE.includes(code ?? '') || (!isPublic(error) && isAway(error))) {
    const waited = job.awaySince ? Date.now() - job.awaySince.getTime() : 0
    if (waited > LONGEST_WAIT_MS) return verdict('fail', { why: AWAY_FOR_LONG, isOurs: true })
    return verdict('wait', {
      restMs: jittered(Math.min(Math.max(waited, FIRST_REST_MS), MOST_REST_MS)),
      isOurs: true,
    })
  }
  if (isLasting || job.failures + 1 >= MOST_FAILURES) {
    return verdict('fail', {
      why: isPublic(error) ? error.message : 'Something went wrong.',
      keepsRequest: !isLasting || error instanceof LostTooOften,
    })
  }
  return verdict('again', { restMs: jittered(Math.min(FIRST_REST_MS * 2 ** job.failures, MOST_REST_MS)) })
}

/** Puts the job where the verdict sends it; there it is still to be told to rest. */
export function carryOut(job: Job, { outcome, why, keepsRequest }: Verdict): void {
  if (outcome === 'again') job.failures += 1
  if (outcome === 'wait') job.attempts -= 1
  job.awaySince = keepsRequest ? (job.awaySince ?? new Date()) : null
  if (outcome === 'fail') job.end(JobStatus.FAILED, why)
  else job.wait()
}

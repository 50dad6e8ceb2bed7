import type { Logger } from 'pino'
import type { Attempt } from '#platform/queue/attempt'
import type { Job, JobOf } from '#platform/queue/job.entity'
import { type Engine, EngineFailure, type Run } from '../../engines/engine.js'

/**
 * The engine run of a job: the provider request is stored with the job and resumed by its id, never sent twice.
 */
export const engineRun = (
  job: Job,
  attempt: Attempt,
  {
    model,
    share,
    webhook,
    billed,
  }: {
    model: string
    /** The engine’s share of the job’s progress. */
    share: number
    webhook: string | undefined
    /** Reports the units that the provider bills. */
    billed?(units: number): void
  },
): Run => ({
  signal: attempt.signal,
  folder: attempt.folder,
  progress: (done) => attempt.progress(done * share),
  request: job.requestId ? { id: job.requestId, model: job.requestModel ?? model } : undefined,
  isBulk: job.kind === 'video' && !!(job as JobOf<'video'>).payload?.isBulk,
  sentBlind: !!job.sendingAt && !job.requestId,
  sending: () => attempt.updateJob({ sendingAt: new Date(), requestModel: model }),
  submitted: ({ id, model: asked }) => attempt.updateJob({ requestId: id, requestModel: asked }),
  webhook,
  billed,
  sleep: attempt.sleep,
  adopted: async () => {
    const known = await attempt.request()
    if (known === 'never sent') throw new EngineFailure('The request was never sent', true, { notSent: true })
    return known
  },
})

/** Rewrites a prompt with the engine, or locally if the provider does not respond. */
export async function magicPromptOf(
  prompt: string,
  { signal }: Pick<Attempt, 'signal'>,
  {
    engine,
    rewriteHere,
    log,
    note,
  }: {
    engine: Pick<Engine, 'rewrite'>
    rewriteHere(prompt: string): Promise<string>
    log: Logger
    /** A note that becomes an instruction. */
    note?: string
  },
): Promise<string> {
  return engine.rewrite(prompt, signal, note).catch((error: unknown) => {
    if (signal.aborted || !(error instanceof EngineFailure)) throw error
    log.warn({ error: error.message }, 'the provider did not rewrite a prompt; rewriting it locally')
    return rewriteHere(prompt)
  })
}

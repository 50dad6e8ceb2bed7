import type { Logger } from 'pino'
import type { Attempt } from '#platform/queue/attempt'
import type { Job } from '#platform/queue/job.entity'
import { type Engine, EngineFailure, type Run } from '../../engines/engine.js'

/**
 * Runs an engine for a job: its request is stored with the job, and continued by its id, never sent twice.
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
    /** The engine's share of the job's progress. */
    share: number
    webhook: string | undefined
    /** Told how many units the provider bills. */
    billed?(units: number): void
  },
): Run => ({
  signal: attempt.signal,
  folder: attempt.folder,
  progress: (done) => attempt.progress(done * share),
  request: job.requestId ? { id: job.requestId, model: job.requestModel ?? model } : undefined,
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

/** A prompt as rewritten by magic prompt: by the engine, or locally if the provider does not answer. */
export async function magicPromptOf(
  prompt: string,
  { signal }: Pick<Attempt, 'signal'>,
  {
    engine,
    rewriteHere,
    log,
  }: { engine: Pick<Engine, 'rewrite'>; rewriteHere(prompt: string): Promise<string>; log: Logger },
): Promise<string> {
  return engine.rewrite(prompt, signal).catch((error: unknown) => {
    if (signal.aborted || !(error instanceof EngineFailure)) throw error
    log.warn({ error: error.message }, 'the provider did not rewrite a prompt; it is rewritten here')
    return rewriteHere(prompt)
  })
}

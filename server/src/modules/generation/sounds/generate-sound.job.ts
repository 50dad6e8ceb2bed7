import type { EntityManager } from '@mikro-orm/postgresql'
import { soundModelOf } from '#schema/limits'
import type { AfterCommit, Hooks } from '#platform/events/hooks'
import { announce } from '#platform/events/events'
import type { Attempt, JobHandler } from '#platform/queue/attempt'
import type { JobOf } from '#platform/queue/job.entity'
import type { Jobs } from '#platform/queue/jobs'
import { EngineFailure } from '../../../engines/engine.js'
import type { SoundSketch, SoundSketches } from '../../../engines/sound-sketches.js'
import type { Film, PreparedSound } from '../../../media/film.js'
import type { FreeSpace } from '../../file/storage-watch.js'
import type { SoundStore, StoredSound } from '../../sound/sound-store.js'
import type { SketchVoice } from '#schema/limits'
import type { SoundRequest } from './sound-orders.js'

type SoundJob = JobOf<'sound'>

/** The share of the progress until the sound arrives; the rest is for decoding and storing it. */
const MAKING_SHARE = 0.9

/** A sound that has arrived, and where it comes from. */
interface ArrivedSound {
  file: string
  source: string
  licence: string
}

const sketchOf = ({ kind, words, seconds, seed, voice }: SoundRequest): SoundSketch =>
  kind === 'VOICE'
    ? { kind, words, voice: voice as SketchVoice }
    : { kind, words, seconds: seconds!, seed: seed! }

/** Makes one sound, and adds it to its project. */
export class GenerateSound implements JobHandler<'sound'> {
  /** The latest work that uses this machine’s cores. */
  private local: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly deps: {
      soundSketches: Pick<SoundSketches, 'sketch'>
      film: Pick<Film, 'prepareSound'>
      soundStore: SoundStore
      space: FreeSpace
      jobs: Pick<Jobs, 'update'>
      hooks: Hooks
    },
  ) {}

  async run(job: SoundJob, attempt: Attempt): Promise<void> {
    await this.deps.space.require()
    const arrived = await this.make(job.payload, attempt)
    attempt.progress(MAKING_SHARE)
    const { folder, signal } = attempt
    const prepared = await this.inTurn(attempt, () =>
      this.deps.film.prepareSound(arrived.file, folder, { signal }),
    )
    await this.keep(job, attempt, { arrived, prepared })
  }

  private async make(request: SoundRequest, attempt: Attempt): Promise<ArrivedSound> {
    const model = soundModelOf(request.model)
    if (!model) throw new EngineFailure('This model is no longer offered', false)
    const { file, note } = await this.inTurn(attempt, () =>
      this.deps.soundSketches.sketch(sketchOf(request), attempt),
    )
    return { file, source: `Sketch by Cutroom: ${note}`, licence: 'Free to use' }
  }

  /**
   * Runs the work of this machine one at a time: a worker runs as many of these jobs at once as the provider takes.
   */
  private inTurn<Result>({ signal }: Pick<Attempt, 'signal'>, work: () => Promise<Result>): Promise<Result> {
    const turn = this.local.then(() => {
      signal.throwIfAborted()
      return work()
    })
    this.local = turn.catch(() => undefined)
    return turn
  }

  /** Adds it to its project in one step with the end of the job. */
  private async keep(
    job: SoundJob,
    attempt: Attempt,
    { arrived, prepared }: { arrived: ArrivedSound; prepared: PreparedSound },
  ): Promise<void> {
    let afterCommit: AfterCommit | undefined
    await this.deps.soundStore.keep(prepared, (stored) =>
      attempt.finish(async (em) => {
        afterCommit = await this.add(em, job, { arrived, stored })
      }),
    )
    await afterCommit?.()
  }

  private async add(
    em: EntityManager,
    { id, authorId, projectId, payload }: SoundJob,
    { arrived: { source, licence }, stored }: { arrived: ArrivedSound; stored: StoredSound },
  ): Promise<AfterCommit> {
    const { kind, title, model, words, voice, seed, plan, use } = payload
    const fields = { kind, title, model, words, voice, seed, plan, source, licence }
    const sound = await this.deps.soundStore.add(em, { ...fields, projectId, authorId }, stored)
    await this.deps.jobs.update(em, { id }, { resultId: sound.id })
    await announce(em, { topic: 'job', id, projectId })
    return this.deps.hooks.run('sound-made', em, { sound, use })
  }

  async onFailed(): Promise<void> {}
}

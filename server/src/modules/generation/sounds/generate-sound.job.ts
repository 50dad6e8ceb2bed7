import { dirname } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS, type SpokenWord, soundModelOf } from '#schema/limits'
import { seedNumber } from '#schema/rules/prompt'
import type { AfterCommit, Hooks } from '#platform/events/hooks'
import { announce } from '#platform/events/events'
import type { Attempt, JobHandler } from '#platform/queue/attempt'
import type { JobOf } from '#platform/queue/job.entity'
import type { Jobs } from '#platform/queue/jobs'
import type { Storage } from '#platform/storage/storage'
import { type Engine, EngineFailure, type SoundOrder } from '../../../engines/engine.js'
import type { SketchLine, SoundSketch, SoundSketches } from '../../../engines/sound-sketches.js'
import { type Film, FilmFailure, type PreparedSound } from '../../../media/film.js'
import type { Ledger } from '../../billing/ledger.js'
import type { PendingBills } from '../../billing/pending-bills.js'
import type { FreeSpace } from '../../file/storage-watch.js'
import type { Sound } from '../../sound/sound.entity.js'
import type { SoundStore, StoredSound } from '../../sound/sound-store.js'
import { findItem } from '../../cut/elements/cut-item.entity.js'
import { Clip } from '../../video/clip.entity.js'
import { engineRun } from '../engine-run.js'
import type { SoundRequest } from './sound-orders.js'

type SoundJob = JobOf<'sound'>

/** The engine’s share of the progress; the rest is for decoding and storing the sound. */
const MAKING_SHARE = 0.9

/** A sound file with its origin. */
interface ArrivedSound {
  file: string
  source: string
  licence: string
  seed: number | null
  timings?: SpokenWord[]
  /** Files of further variations. */
  variations: string[]
  /** The units that the provider billed. */
  units?: number
}

/** The seed of a sound, if it is valid as input. */
const knownSeed = (seed: number | null): number | null => seedNumber.nullable().catch(null).parse(seed)

/** The title of a variation of a sound, counted from 1. */
function variationTitle(title: string, number: number): string {
  const end = number > 1 ? ` ${number}` : ''
  return title.slice(0, LIMITS.sound.titleMax - end.length) + end
}

const sketchOf = ({ kind, words, seconds, seed, voice, speed, plan, lines }: SoundRequest): SoundSketch =>
  kind === 'VOICE'
    ? { kind, lines: (lines ?? [{ voice: voice!, speed, words }]) as SketchLine[] }
    : { kind, words, seconds: seconds!, seed: seed!, sections: plan ?? undefined }

/** Generates a sound and adds it to its project. */
export class GenerateSound implements JobHandler<'sound'> {
  /** The last of the local tasks, which run one at a time. */
  private lastLocal: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly deps: {
      em: EntityManager
      engine: Engine
      soundSketches: Pick<SoundSketches, 'sketch'>
      storage: Pick<Storage, 'fetchTo'>
      film: Pick<Film, 'prepareSound'>
      soundStore: SoundStore
      space: FreeSpace
      jobs: Pick<Jobs, 'update'>
      hooks: Hooks
      ledger: Pick<Ledger, 'settle' | 'ended'>
      pendingBills: Pick<PendingBills, 'soon'>
      webhookFor(jobId: string): string | undefined
    },
  ) {}

  async run(job: SoundJob, attempt: Attempt): Promise<void> {
    await this.deps.space.require()
    const arrived = await this.make(job, attempt)
    attempt.progress(MAKING_SHARE)
    const { folder, signal } = attempt
    const prepare = (file: string, to: string) =>
      this.runLocally(attempt, () => this.deps.film.prepareSound(file, to, { signal }))
    const prepared = [await prepare(arrived.file, folder)]
    for (const file of arrived.variations)
      try {
        prepared.push(await prepare(file, dirname(file)))
      } catch (error) {
        // keeps the first sound, which is usable and paid
        if (!(error instanceof FilmFailure) || error.retryable) throw error
      }
    await this.keep(job, attempt, { arrived, prepared })
  }

  private async make(job: SoundJob, attempt: Attempt): Promise<ArrivedSound> {
    const request = job.payload
    const model = soundModelOf(request.model)
    if (!model) throw new EngineFailure('This model is no longer offered', false)
    if (model.isSketch) return this.sketch(request, attempt)
    const { engine } = this.deps
    if (!engine.sound) throw new EngineFailure(`${model.name} needs a key of its provider`, false)
    const { words, seconds, seed, voice, speed, plan, lines } = request
    const order: SoundOrder = {
      model: model.id,
      words,
      seconds: seconds ?? undefined,
      seed: seed ?? undefined,
      voice: voice ?? undefined,
      speed,
      plan: plan ?? undefined,
      lines: lines ?? undefined,
      // not needed after the paid request was sent
      ...(model.takesClip && !job.requestId && (await this.clip(request, attempt))),
    }
    let units: number | undefined
    const arrival = await engine.sound(
      order,
      engineRun(job, attempt, {
        model: model.id,
        share: MAKING_SHARE,
        webhook: this.deps.webhookFor(job.id),
        billed: (count) => (units = count),
      }),
    )
    return {
      ...arrival,
      seed: knownSeed(arrival.seed),
      units,
      source: `Generated with ${model.name}`,
      licence: 'As the terms of its provider say',
    }
  }

  private async sketch(request: SoundRequest, attempt: Attempt): Promise<ArrivedSound> {
    const { file, note, timings } = await this.runLocally(attempt, () =>
      this.deps.soundSketches.sketch(sketchOf(request), attempt),
    )
    return {
      file,
      source: `Sketch by Cutroom: ${note}`,
      licence: 'Free to use',
      seed: request.seed,
      timings,
      variations: [],
    }
  }

  /** Downloads the clip to make the sound for, with the second of it at which the sound begins. */
  private async clip(
    { use }: SoundRequest,
    attempt: Attempt,
  ): Promise<Pick<SoundOrder, 'clip' | 'clipStart'>> {
    const em = this.deps.em.fork()
    const { itemId, atSeconds } = use as { itemId: string; atSeconds: number }
    const item = await findItem(em, itemId)
    const video = item && (await em.findOne(Clip, { id: item.videoId, deletedAt: null }))
    if (!video?.videoKey) throw new EngineFailure('The clip was deleted', false)
    const trimmed = video.frames && video.duration ? (item!.inFrame / video.frames) * video.duration : 0
    return {
      clip: await this.deps.storage.fetchTo(video.videoKey, `${attempt.folder}/clip.mp4`),
      clipStart: Math.max(0, trimmed + atSeconds * item!.speed),
    }
  }

  /** Runs local work one task at a time, because a worker runs as many of these jobs as the provider allows. */
  private runLocally<Result>(
    { signal }: Pick<Attempt, 'signal'>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const turn = this.lastLocal.then(() => {
      signal.throwIfAborted()
      return work()
    })
    this.lastLocal = turn.catch(() => undefined)
    return turn
  }

  /** Adds the sound and its variations to the project, in the transaction that finishes the job. */
  private async keep(
    job: SoundJob,
    attempt: Attempt,
    { arrived, prepared }: { arrived: ArrivedSound; prepared: PreparedSound[] },
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
    { arrived, stored }: { arrived: ArrivedSound; stored: StoredSound[] },
  ): Promise<AfterCommit> {
    const { kind, title, model, words, voice, characterVoices, plan, use } = payload
    const { source, licence, seed, timings, units } = arrived
    await this.deps.ledger.settle(em, id, { units })
    const made = { kind, model, words, voice, characterVoices, seed, plan }
    const fields = { ...made, source, licence, projectId, authorId }
    const sounds: Sound[] = []
    for (const [at, one] of stored.entries()) {
      const own = { title: variationTitle(title, at + 1), timings: at === 0 ? timings : undefined }
      sounds.push(await this.deps.soundStore.add(em, { ...fields, ...own }, one))
    }
    const [sound] = sounds
    await this.deps.jobs.update(em, { id }, { resultId: sound.id })
    await announce(em, { topic: 'job', id, projectId })
    return this.deps.hooks.run('sound-made', em, { sound, use })
  }

  async onFailed(em: EntityManager, job: SoundJob): Promise<AfterCommit> {
    if (await this.deps.ledger.ended(em, [job])) this.deps.pendingBills.soon()
    return this.deps.hooks.run('sound-failed', em, { projectId: job.projectId })
  }
}

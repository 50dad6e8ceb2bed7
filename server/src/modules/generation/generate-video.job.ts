import { extname } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { type VideoRatio, modelOf, toolModelOf } from '#schema/limits'
import { MICROS_PER_DOLLAR } from '#schema/prices'
import type { FreeSpace } from '../file/storage-watch.js'
import type { Attempt, JobHandler } from '#platform/queue/attempt'
import type { JobOf } from '#platform/queue/job.entity'
import type { Notify } from '#platform/events/notify'
import { type Arrival, type Engine, EngineFailure, type Run, type VideoOrder } from '../../engines/engine.js'
import type { Film, PreparedClip } from '../../media/film.js'
import type { Storage } from '#platform/storage/storage'
import { Asset } from '../library/asset.entity.js'
import { projectNameOf } from '../project/project.entity.js'
import type { Ledger } from '../billing/ledger.js'
import type { PendingBills } from '../billing/pending-bills.js'
import type { Prices } from '../billing/prices.js'
import type { VideoModels } from '../model/model.service.js'
import { makeChangedTake } from './changes/changed-take.js'
import { engineRun, magicPromptOf } from './engine-run.js'
import { requireCurrentModel } from './replaced-model.js'
import type { Mezzanines } from '../video/mezzanines.js'
import { EngineName, type KeptReference, Clip, VideoStatus } from '../video/clip.entity.js'
import type { Videos } from '../video/video.service.js'

/** The engine's share of the progress; the rest is for normalising the file. */
const ENGINE_SHARE = 0.85

/** Billing data of a job. */
interface Bill {
  jobId: string
  units: number | undefined
}
/** The maximum size of a first or last frame, in bytes; larger images are scaled down. */
const FRAME_BYTES = 8_000_000

/** The note of a take whose result includes the extended video. */
const REPEATED = 'The model returned the extended video as well. The take begins after it.'
/** Seconds by which a result may differ from its expected length. */
const LENGTH_TOLERANCE = 0.5

/** The seconds at the start of a result that repeat the extended video. */
function repeatedSeconds(
  seconds: number,
  { before, video: { model, options } }: { before: Clip | null; video: Clip },
): number {
  const extended = before?.duration ?? 0
  if (!extended || !options.duration || modelOf(model)?.clip !== 'extended') return 0
  return Math.abs(seconds - extended - options.duration) <= LENGTH_TOLERANCE ? extended : 0
}

/**
 * Generates one video: rewrites its prompt if magic prompt is on, runs the engine, checks and stores the
 * result.
 */
export class GenerateVideo implements JobHandler<'video'> {
  private readonly db: EntityManager
  /** The last of the local drawings, which run one at a time if there is a provider. */
  private lastDrawing: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly deps: {
      db: EntityManager
      engine: Engine
      /** Generates videos that were ordered from the local engine, even if there is a provider. */
      drawing: Engine
      rewriteHere(prompt: string): Promise<string>
      film: Film
      mezzanines: Mezzanines
      storage: Pick<Storage, 'fetchTo'>
      videos: Pick<Videos, 'keepMagicPrompt' | 'deliver' | 'fail'>
      models: Pick<VideoModels, 'making' | 'isRetired'>
      prices: Pick<Prices, 'estimate'>
      ledger: Pick<Ledger, 'settle' | 'ended' | 'reorder'>
      pendingBills: Pick<PendingBills, 'soon'>
      space: FreeSpace
      notify: Notify
      webhookFor(jobId: string): string | undefined
      log: Logger
    },
  ) {
    this.db = deps.db
  }

  async run(job: JobOf<'video'>, attempt: Attempt): Promise<void> {
    const video = await this.db.fork().findOne(Clip, job.subjectId)
    if (!video || video.status !== VideoStatus.IN_PROGRESS) return
    await this.deps.space.require()
    if (!job.sendingAt) await this.withCurrentModel(video, job.id)
    let units: number | undefined
    const runOf = (model: string) =>
      engineRun(job, attempt, {
        model,
        share: ENGINE_SHARE,
        webhook: this.deps.webhookFor(job.id),
        billed: (count) => (units = count),
      })
    const change = video.changes.at(-1)
    const before = change ? null : await this.extended(video)
    const arrival = change
      ? await makeChangedTake(change, attempt, { run: runOf(toolModelOf(change.tool).id), deps: this.deps })
      : await this.make(video, await this.order(video, before, { job, attempt }), runOf(video.model))
    let repeated = 0
    const prepared = await this.deps.film.prepare(arrival.file, attempt.folder, {
      ratio: video.ratio as VideoRatio,
      skip: (seconds) => (repeated = repeatedSeconds(seconds, { before, video })),
      signal: attempt.signal,
      progress: (done) => attempt.progress(ENGINE_SHARE + done * (1 - ENGINE_SHARE)),
    })
    const note = repeated ? REPEATED : arrival.note
    await this.arrived(attempt, video, { ...arrival, note, clip: prepared, bill: { jobId: job.id, units } })
  }

  /** The order for the engine. The inputs of a request that was already sent are not downloaded again. */
  private async order(
    video: Clip,
    before: Clip | null,
    { job, attempt }: { job: JobOf<'video'>; attempt: Attempt },
  ): Promise<VideoOrder> {
    const { model, ratio, seed, options } = video
    const prompt = (await this.prompt(video, attempt, job.payload?.note)).slice(0, modelOf(model)?.promptMax)
    const order = { prompt, model, ratio: ratio as VideoRatio, seed: seed ?? 0, references: [], ...options }
    if (job.requestId) return order
    return {
      ...order,
      ...(await this.references(video, attempt)),
      ...(await this.frames(video, attempt)),
      clip: video.extendsVideoId ? await this.clipOf(before, attempt) : undefined,
    }
  }

  private withCurrentModel(video: Clip, jobId: string): Promise<void> {
    return this.db.fork().transactional(async (em) => {
      const current = await em.findOneOrFail(Clip, video.id)
      await requireCurrentModel(em, current, jobId, this.deps)
      video.model = current.model
      video.options = current.options
    })
  }

  /**
   * Generates a video with its engine. Local drawings beside a provider run one at a time: each uses all cores, but a worker runs
   * as many of these jobs as the provider allows.
   */
  private make(video: Clip, order: VideoOrder, run: Run): Promise<Arrival> {
    const engine = this.engineOf(video)
    if (engine !== this.deps.drawing) return engine.video(order, run)
    const turn = this.lastDrawing.then(() => {
      run.signal.throwIfAborted()
      return engine.video(order, run)
    })
    this.lastDrawing = turn.catch(() => undefined)
    return turn
  }

  private engineOf({ engine }: Clip): Engine {
    const { engine: usual, drawing } = this.deps
    return engine === EngineName.LOCAL && usual.name !== 'local' ? drawing : usual
  }

  /** The prompt for the engine. A rewritten prompt is stored, so that a second attempt sends the same. */
  private async prompt(video: Clip, attempt: Attempt, note?: string): Promise<string> {
    if (!video.wantsMagic) return video.prompt
    if (video.magicPrompt) return video.magicPrompt
    const magicPrompt = await magicPromptOf(video.prompt, attempt, {
      ...this.deps,
      engine: this.engineOf(video),
      note,
    })
    return this.deps.videos.keepMagicPrompt(video, magicPrompt)
  }

  /** Downloads the reference images. A deleted one is skipped only if others remain. */
  private async references(
    { keptReferences }: Clip,
    attempt: Attempt,
  ): Promise<Pick<VideoOrder, 'references' | 'subjects'>> {
    const ids = keptReferences.map(({ assetId }) => assetId)
    if (!ids.length) return { references: [] }
    const found = await this.db.fork().find(Asset, { id: { $in: ids }, deletedAt: null })
    if (!found.length) throw new EngineFailure('The reference images were deleted', false)
    const ordered = keptReferences.flatMap(({ assetId, subject, use }) => {
      const asset = found.find(({ id }) => id === assetId)
      return asset ? [{ key: asset.mediumKey, subject, use }] : []
    })
    return {
      references: await Promise.all(
        ordered.map(({ key }, at) =>
          this.deps.storage.fetchTo(key, `${attempt.folder}/reference-${at}.webp`),
        ),
      ),
      subjects: ordered,
    }
  }

  /** Downloads the first and last frame, uncropped if the provider accepts that. */
  private async frames(
    { keptFirstFrame, keptLastFrame }: Clip,
    attempt: Attempt,
  ): Promise<Pick<VideoOrder, 'firstFrame' | 'lastFrame'>> {
    const fetch = async (kept: KeptReference | null | undefined, name: string) => {
      if (!kept) return undefined
      const asset = await this.db.fork().findOne(Asset, { id: kept.assetId, deletedAt: null })
      if (!asset) throw new EngineFailure(`The ${name} frame was deleted`, false)
      const isWhole = !asset.isAnimated && asset.bytes <= FRAME_BYTES
      const key = isWhole ? asset.originalKey : asset.mediumKey
      return this.deps.storage.fetchTo(key, `${attempt.folder}/${name}-frame${extname(key)}`)
    }
    return { firstFrame: await fetch(keptFirstFrame, 'first'), lastFrame: await fetch(keptLastFrame, 'last') }
  }

  /** The video that this one extends, or whose beginning it edits. */
  private async extended({ extendsVideoId }: Clip): Promise<Clip | null> {
    return extendsVideoId ? this.db.fork().findOne(Clip, { id: extendsVideoId, deletedAt: null }) : null
  }

  private async clipOf(before: Clip | null, attempt: Attempt): Promise<string> {
    if (!before?.videoKey) throw new EngineFailure('The video to extend was deleted', false)
    return this.deps.storage.fetchTo(before.videoKey, `${attempt.folder}/extended.mp4`)
  }

  private arrived(
    attempt: Attempt,
    video: Clip,
    { clip, seed, cost, note, bill }: Arrival & { clip: PreparedClip; bill: Bill },
  ): Promise<void> {
    const result = {
      namespace: 'videos',
      files: {
        videoKey: clip.video,
        posterKey: clip.poster,
        smallPosterKey: clip.smallPoster,
        mezzanineVideoKey: clip.mezzanineVideo,
        mezzanineSoundKey: clip.mezzanineSound,
      },
      fields: {
        ...this.deps.mezzanines.factsOf(clip),
        hasSound: clip.hasSound,
        bytes: clip.bytes,
        lines: clip.lines,
        seed: seed ?? video.seed,
        model: video.model,
        cost,
        note: note ?? null,
      },
    } as const
    return this.deps.videos.deliver(
      attempt,
      { kind: Clip, id: video.id, ...result },
      async (em, made, { isShotTake }) => {
        const spent = await this.deps.ledger.settle(em, bill.jobId, bill)
        if (spent !== undefined) made.cost = spent && spent / MICROS_PER_DOLLAR
        const { authorId, projectId, title } = made
        await this.deps.notify(em, {
          type: isShotTake ? 'takes-ready' : 'video-ready',
          userId: authorId,
          projectId,
          project: await projectNameOf(em, projectId),
          title,
        })
      },
    )
  }

  async onFailed(em: EntityManager, job: JobOf<'video'>, why: string): Promise<void> {
    if (await this.deps.ledger.ended(em, [job])) this.deps.pendingBills.soon()
    const video = await this.deps.videos.fail(em, job.subjectId, why)
    if (!video) return
    const { authorId, projectId, title } = video
    const project = await projectNameOf(em, projectId)
    const isChange = video instanceof Clip && video.changes.length > 0
    const event = {
      type: 'video-failed',
      userId: authorId,
      projectId,
      project,
      title,
      why,
      isChange,
    } as const
    await this.deps.notify(em, event)
  }
}

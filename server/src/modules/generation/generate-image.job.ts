import { createReadStream } from 'node:fs'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { LIMITS } from '#schema/limits'
import { MICROS_PER_DOLLAR } from '#schema/prices'
import { seedNumber } from '#schema/rules/prompt'
import type { Attempt, JobHandler } from '#platform/queue/attempt'
import { announce } from '#platform/events/events'
import type { AfterCommit, HookPoints, Hooks } from '#platform/events/hooks'
import type { JobOf } from '#platform/queue/job.entity'
import type { Jobs } from '#platform/queue/jobs'
import { type Arrival, type Engine, EngineFailure } from '../../engines/engine.js'
import type { Storage } from '#platform/storage/storage'
import type { FreeSpace } from '../file/storage-watch.js'
import { Asset } from '../library/asset.entity.js'
import type { Assets } from '../library/asset.service.js'
import type { Projects } from '../project/project.service.js'
import type { Ledger } from '../billing/ledger.js'
import type { PendingBills } from '../billing/pending-bills.js'
import type { Prices } from '../billing/prices.js'
import type { VideoModels } from '../model/model.service.js'
import type { ImageRequest } from './image-generation.service.js'
import { engineRun, magicPromptOf } from './engine-run.js'
import { requireCurrentImageModel } from './replaced-image-model.js'

type ImageJob = JobOf<'image'>

/** The engine's share of the progress; the rest is for checking and storing the image. */
const ENGINE_SHARE = 0.9
const { nameMin, nameMax, descriptionMax } = LIMITS.asset

const cut = (words: string, most: number): string =>
  words.length <= most
    ? words
    : `${words
        .slice(0, most - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`

/** Name and description of a generated image: the first line of its prompt, and the whole prompt, within their limits. */
function labelOf({ prompt, name }: ImageRequest): { name: string; description: string } {
  const [first] = prompt.trim().split('\n')
  const line = first.replace(/\p{Cc}+/gu, ' ').trim()
  return {
    name: name ?? cut(line.length < nameMin ? `Picture: ${line}` : line, nameMax),
    description: cut(prompt.replace(/[^\P{Cc}\t\n\r]+/gu, ' ').trim(), descriptionMax),
  }
}

/** The seed of an image, if it is valid as input. */
const knownSeed = (seed: number): number | null => seedNumber.nullable().catch(null).parse(seed)

/** Generates an image, optionally from references, and stores it as an asset of the author, and of the job’s project, if any. */
export class GenerateImage implements JobHandler<'image'> {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      engine: Engine
      rewriteHere(prompt: string): Promise<string>
      storage: Storage
      space: FreeSpace
      assets: Assets
      projects: Pick<Projects, 'attachAsset'>
      jobs: Pick<Jobs, 'update'>
      hooks: Hooks
      models: Pick<VideoModels, 'choice' | 'imageOffer'>
      prices: Pick<Prices, 'estimate'>
      ledger: Pick<Ledger, 'settle' | 'ended' | 'reorder'>
      pendingBills: Pick<PendingBills, 'soon'>
      webhookFor(jobId: string): string | undefined
      log: Logger
    },
  ) {
    this.db = deps.db
  }

  async run(job: ImageJob, attempt: Attempt): Promise<void> {
    // an earlier attempt was interrupted between the transactions
    if (job.resultId) return attempt.finish(async () => {})
    await this.deps.space.require()
    if (!job.sendingAt) await this.withCurrentModel(job)
    const request = job.payload
    const prompt = await this.prompt(job, request, attempt)
    // not needed after the paid request was sent
    const references = job.requestId ? [] : await this.references(request, attempt)
    const { ratio, seed, model } = request
    let units: number | undefined
    const billed = (count: number) => (units = count)
    const webhook = this.deps.webhookFor(job.id)
    const arrival = await this.deps.engine.picture(
      { prompt, model, ratio, seed, references, subjects: request.references },
      engineRun(job, attempt, { model, share: ENGINE_SHARE, webhook, billed }),
    )
    await this.keep(attempt, job, { request, arrival, units })
    await attempt.finish(async () => {})
  }

  /** The prompt for the engine. A rewritten prompt is stored, so that a second attempt sends the same. */
  private async prompt(job: ImageJob, request: ImageRequest, attempt: Attempt): Promise<string> {
    if (!request.wantsMagic) return request.prompt
    if (request.magicPrompt) return request.magicPrompt
    request.magicPrompt = await magicPromptOf(request.prompt, attempt, this.deps)
    const em = this.db.fork()
    await this.deps.jobs.update(em, job, { payload: request })
    await this.announceMessage(em, job)
    return request.magicPrompt
  }

  private withCurrentModel(job: ImageJob): Promise<void> {
    return this.db.fork().transactional(async (em) => {
      job.payload = await requireCurrentImageModel(em, job, this.deps)
    })
  }

  /** Downloads the images to modify or combine; all of them are required, because the price includes them. */
  private async references({ references }: ImageRequest, attempt: Attempt): Promise<string[]> {
    const ids = references.map(({ assetId }) => assetId)
    const found = ids.length ? await this.db.fork().find(Asset, { id: { $in: ids }, deletedAt: null }) : []
    const assets = references.map(({ assetId, name }) => {
      const asset = found.find(({ id }) => id === assetId)
      const which = ids.length > 1 ? `“${name}”, a reference image,` : 'The reference image'
      if (!asset) throw new EngineFailure(`${which} was deleted`, false)
      return asset
    })
    return Promise.all(
      assets.map(({ mediumKey }, at) =>
        this.deps.storage.fetchTo(mediumKey, `${attempt.folder}/reference-${at}.webp`),
      ),
    )
  }

  /** Adds it to the library, the project and its conversation in one transaction, unless the job was cancelled meanwhile. */
  private async keep(
    attempt: Attempt,
    { id: jobId, authorId, projectId }: ImageJob,
    { request, arrival, units }: { request: ImageRequest; arrival: Arrival; units: number | undefined },
  ): Promise<void> {
    const { file, model, seed, note } = arrival
    const together = async (em: EntityManager, asset: Asset) => {
      const job = await attempt.lockJob(em)
      const spent = await this.deps.ledger.settle(em, job.id, { units })
      const cost = spent === undefined ? arrival.cost : spent && spent / MICROS_PER_DOLLAR
      const payload = { ...request, model, seed: seed ?? request.seed, cost, note }
      await this.deps.jobs.update(em, job, { resultId: asset.id, payload })
      await announce(em, { topic: 'job', id: job.id, projectId })
      if (!projectId) return
      const made: HookPoints['image-made'] = { jobId, asset, isFirstFrame: false }
      await this.deps.hooks.run('image-made', em, made)
      if (made.isFirstFrame) return
      await this.deps.projects.attachAsset(em, projectId, asset.id)
      await this.announceMessage(em, job)
    }
    await this.deps.assets.upload(
      { id: authorId, isAdmin: false },
      labelOf(request),
      createReadStream(file),
      {
        isGenerated: true,
        generation: { prompt: request.prompt, seed: knownSeed(seed ?? request.seed), model },
        together,
      },
    )
  }

  /** Announces a new state of the image to viewers of the project. */
  private async announceMessage(
    em: EntityManager,
    { id: jobId, projectId }: Pick<ImageJob, 'id' | 'projectId'>,
  ): Promise<void> {
    if (projectId) await announce(em, { topic: 'picture', jobId, projectId })
  }

  async onFailed(em: EntityManager, job: ImageJob): Promise<AfterCommit> {
    if (await this.deps.ledger.ended(em, [job])) this.deps.pendingBills.soon()
    await this.announceMessage(em, job)
    return this.deps.hooks.run('image-failed', em, { jobId: job.id })
  }
}

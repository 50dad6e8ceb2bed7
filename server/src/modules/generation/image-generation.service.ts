import { randomInt } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import { type ImageModel, type ImageRatio, imageModelFor } from '#schema/limits'
import type { ShownSubject } from '#schema/models/named-references'
import { type imageFields, imageReferencesOf, imageRuleFor } from '#schema/rules/prompt'
import { check } from '#platform/errors/check'
import { Job, type JobOf } from '#platform/queue/job.entity'
import type { Jobs } from '#platform/queue/jobs'
import type { Viewer } from '#platform/auth/viewer'
import type { Visible } from '#platform/auth/visible'
import type { VideoModels } from '../model/model.service.js'
import type { Project } from '../project/project.entity.js'
import { keepReferences } from './references.js'
import type { EngineName, KeptReference } from '../video/clip.entity.js'

/** The unchecked input of a prompt for an image, without its project; `imageRuleFor` parses it. */
export interface ImageInput {
  prompt: string
  ratio?: string
  magicPrompt?: boolean
  model?: string | null
  referenceId?: string | null
  referenceIds?: string[] | null
  seed?: number | null
  acceptsUnknownPrice?: boolean | null
}

/** A validated image prompt, with its model. */
export type ImageOrder = Omit<z.output<typeof imageFields>, 'model'> & { model: ImageModel }

/** What an image for a shot has besides: its name, and what each reference shows, by asset id. */
interface OfShot {
  name?: string
  subjects?: ReadonlyMap<string, ShownSubject>
}

/** The payload of an image job: the request, and data of the result. */
export interface ImageRequest {
  prompt: string
  ratio: ImageRatio
  seed: number
  wantsMagic: boolean
  /** The rewritten prompt, if magic prompt was requested. */
  magicPrompt?: string
  engine: string
  model: string
  /** The images to modify or combine; their assets may be deleted. */
  references: KeptReference[]
  /** The name of the asset; by default the beginning of the prompt. */
  name?: string
  /** US dollars. */
  cost?: number | null
  /** A note by the engine about the result. */
  note?: string
}

/** The request of a job, if it makes an image. */
export const imageRequestOf = (job: Pick<Job, 'kind' | 'payload'> | null): ImageRequest | null =>
  job?.kind === 'image' ? (job as JobOf<'image'>).payload : null

/** Image generations. Each is a job with the request as its payload, and the asset’s id as its result. */
export class ImageGeneration {
  constructor(
    private readonly db: EntityManager,
    private readonly jobs: Jobs,
    private readonly engine: EngineName,
    private readonly models: Pick<VideoModels, 'imageOffer'>,
  ) {}

  /** Validates a prompt and chooses its model: by default the best, or the cheapest. Throws BAD_USER_INPUT. */
  async check(input: ImageInput, em?: EntityManager, choice?: { isCheapest?: boolean }): Promise<ImageOrder> {
    const offer = await this.models.imageOffer(em)
    const order = check(imageRuleFor(offer), input)
    const { length: references } = imageReferencesOf(order)
    return { ...order, model: imageModelFor(offer, order.model, references, choice)! }
  }

  /**
   * Requests an image for the viewer’s library, outside of projects, optionally made from references (specification C18). Throws
   * BAD_USER_INPUT for invalid input and unusable references.
   */
  async generate(viewer: Viewer, input: ImageInput): Promise<JobOf<'image'>> {
    const order = await this.check(input)
    return this.db
      .fork()
      .transactional(async (em) => (await this.start(em, viewer, { ...order, project: null })).job)
  }

  /** Corrects the cost of a finished image, in US dollars; ignores other jobs. */
  async correctCost(em: EntityManager, jobId: string, cost: number): Promise<void> {
    const job = await em.findOne(Job, { id: jobId, kind: 'image', resultId: { $ne: null } })
    const payload = imageRequestOf(job)
    if (payload) await this.jobs.update(em, job!, { payload: { ...payload, cost } })
  }

  /** Adds the job of an image within the transaction of `em`. */
  async start(
    em: EntityManager,
    viewer: Viewer,
    { project, name, subjects, ...order }: ImageOrder & { project: Visible<Project> | null } & OfShot,
  ): Promise<{ job: JobOf<'image'>; references: KeptReference[] }> {
    const { prompt, ratio, magicPrompt: wantsMagic, seed, model, acceptsUnknownPrice } = order
    const pathOf = (at: number) => (order.referenceId ? ['referenceId'] : ['referenceIds', at])
    const kept = await keepReferences(em, viewer, imageReferencesOf(order), pathOf)
    const references = subjects
      ? kept.map((reference) => ({ ...reference, ...subjects.get(reference.assetId) }))
      : kept
    const payload: ImageRequest = {
      prompt,
      ratio,
      seed: seed ?? randomInt(2 ** 31 - 1),
      wantsMagic,
      engine: this.engine,
      model: model.id,
      references,
      ...(name && { name }),
    }
    return {
      job: await this.jobs.add(
        em,
        { kind: 'image', projectId: project?.id ?? null, authorId: viewer.id, payload },
        { acceptsUnknownPrice },
      ),
      references,
    }
  }
}

import { randomInt } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import { IMAGE_MODELS } from '#schema/limits'
import { imageRule } from '#schema/rules/image'
import { check } from '#platform/errors/check'
import { type Job, JobKind } from '../jobs/job.entity.js'
import type { Jobs } from '../jobs/jobs.js'
import type { Viewer } from '#platform/auth/viewer'
import type { Visible } from '#platform/auth/visible'
import type { Project } from '../project/project.entity.js'
import { keepReferences } from './references.js'
import type { EngineName, KeptReference } from '../video/video.entity.js'

/** The unchecked input of a prompt for a picture, without its project; `imageRule` parses it. */
export interface ImageInput {
  prompt: string
  ratio?: string
  magicPrompt?: boolean
  referenceId?: string | null
  seed?: number | null
}

/** Requested pictures: each is a job that carries its request, and the asset once it is done. */
export class ImageGeneration {
  constructor(
    private readonly db: EntityManager,
    private readonly jobs: Jobs,
    private readonly engine: EngineName,
  ) {}

  /**
   * Requests a picture for the viewer's library, outside of any project; with a reference, for that picture
   * changed (specification C18). Throws BAD_USER_INPUT for input that the rule rejects and for a reference
   * that cannot be used.
   */
  async generate(viewer: Viewer, input: ImageInput): Promise<Job> {
    const request = check(imageRule, input)
    return this.db
      .fork()
      .transactional(async (em) => (await this.start(em, viewer, { ...request, project: null })).job)
  }

  /** Writes the job of a picture within the transaction of `em`. */
  async start(
    em: EntityManager,
    viewer: Viewer,
    {
      prompt,
      ratio,
      magicPrompt: wantsMagic,
      referenceId,
      seed,
      project,
    }: z.output<typeof imageRule> & { project: Visible<Project> | null },
  ): Promise<{ job: Job; references: KeptReference[] }> {
    const references = await keepReferences(em, viewer, referenceId ? [referenceId] : [], () => [
      'referenceId',
    ])
    const { id: model } = referenceId ? IMAGE_MODELS.modify : IMAGE_MODELS.describe
    const picture = {
      prompt,
      ratio,
      seed: seed ?? randomInt(2 ** 31 - 1),
      wantsMagic,
      engine: this.engine,
      model,
      references,
    }
    return {
      job: await this.jobs.add(em, {
        kind: JobKind.IMAGE,
        projectId: project?.id ?? null,
        authorId: viewer.id,
        picture,
      }),
      references,
    }
  }
}

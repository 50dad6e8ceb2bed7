import { randomInt } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type ModelOffer, defaultOptions, modelFor } from '#schema/limits'
import type { ShownSubject } from '#schema/models/named-references'
import { promptInputsOf, promptRuleFor } from '#schema/rules/prompt'
import { check } from '#platform/errors/check'
import type { Hooks } from '#platform/events/hooks'
import type { Viewer } from '#platform/auth/viewer'
import type { JobOf } from '#platform/queue/job.entity'
import type { Jobs } from '#platform/queue/jobs'
import type { VideoModels } from '../model/model.service.js'
import type { Projects } from '../project/project.service.js'
import { shotOf } from '../video/takes.js'
import { type EngineName, type KeptReference, Clip } from '../video/clip.entity.js'
import type { Videos } from '../video/video.service.js'
import type { MagicPrompts } from './magic-prompts.js'
import type { PromptInput } from './prompt-input.js'
import { titleOf } from '../video/video-title.js'
import {
  type KeptFrames,
  extendedVideo,
  keepFrames,
  keepReferences,
  requireFittingPictures,
} from './references.js'

/** A video in progress and its job. */
export interface StartedVideo {
  video: Clip
  job: JobOf<'video'>
}

/** The videos of one prompt. */
export interface StartedVideos extends KeptFrames {
  projectId: string
  authorId: string
  /** The validated prompt. */
  content: string
  keptReferences: KeptReference[]
  extendsVideoId: string | null
  made: StartedVideo[]
}

/** How to start videos. */
export interface StartOptions {
  /** The engine; by default that of the installation. */
  engine?: EngineName
  /**
   * For the prompt of a shot, which may have more references than others: what each reference shows, by
   * asset id.
   */
  subjects?: ReadonlyMap<string, ShownSubject>
  /** Whether it is part of a batch, which has low priority at the provider. */
  isBulk?: boolean
}

/** Generates videos: checks a prompt, and creates the videos in progress and their jobs. */
export class VideoGeneration {
  constructor(
    private readonly deps: {
      projects: Projects
      jobs: Jobs
      videos: Pick<Videos, 'begin'>
      engine: EngineName
      models: Pick<VideoModels, 'offer'>
      magicPrompts: Pick<MagicPrompts, 'prepare'>
      hooks: Hooks
    },
  ) {}

  /** The models available for prompts. */
  offer(): Promise<ModelOffer> {
    return this.deps.models.offer()
  }

  /**
   * Creates the videos of a prompt and their jobs within the transaction of `em`. A given seed applies to the first video. Throws
   * BAD_USER_INPUT for invalid input and unusable references, and BUDGET_REACHED, QUOTA_REACHED and RATE_LIMITED like other jobs.
   */
  async start(
    em: EntityManager,
    viewer: Viewer,
    input: PromptInput,
    offer: ModelOffer,
    { engine = this.deps.engine, subjects, isBulk }: StartOptions = {},
  ): Promise<StartedVideos> {
    const order = check(promptRuleFor(offer, { isOfShot: subjects !== undefined }), input)
    const model = modelFor(offer, order.model, promptInputsOf(order))!
    const { duration, resolution, sound, negativePrompt, movement, promptOptimizer } = order
    const isChosen = ([, value]: [string, unknown]) => value != null
    const chosen = Object.entries({
      duration,
      resolution,
      sound,
      negativePrompt: negativePrompt || null,
      movement,
      promptOptimizer,
    }).filter(isChosen)
    const defaults = Object.entries(defaultOptions(model)).filter(isChosen)
    const { id: projectId } = await this.deps.projects.openTo('generate', viewer, input.projectId, { em })
    const kept = await keepReferences(em, viewer, order.referenceIds)
    const keptReferences = kept.map((reference) => ({
      ...reference,
      ...subjects?.get(reference.assetId),
    }))
    const frames = await keepFrames(em, viewer, order)
    if (engine !== 'local') await requireFittingPictures(em, model, order)
    const extendsVideoId = await extendedVideo(em, { ...order, projectId, model })
    const authorId = viewer.id
    const shot = order.takeOf ? await shotOf(em, projectId, order.takeOf) : null
    const note = order.noteId ? { projectId, noteId: order.noteId, text: '' } : null
    if (note) await this.deps.hooks.run('take-of-note', em, note)
    const payload = {
      ...(isBulk && { isBulk }),
      // only magic prompt uses it
      ...(note?.text && order.magicPrompt && { note: note.text }),
    }
    const made: StartedVideo[] = []
    for (let at = 0; at < order.variations; at++) {
      const chosenSeed = at === 0 ? order.seed : null
      const video = await this.deps.videos.begin(em, Clip, {
        projectId,
        authorId,
        keptReferences,
        ...frames,
        extendsVideoId,
        title: titleOf(order.prompt),
        prompt: order.prompt,
        wantsMagic: order.magicPrompt,
        model: model.id,
        engine,
        ratio: order.ratio,
        seed: chosenSeed ?? (model.seed ? randomInt(2 ** 31 - 1) : null),
        options: Object.fromEntries([...defaults, ...chosen]),
        takeOf: shot ?? made[0]?.video.id,
        noteId: order.noteId ?? null,
      })
      const { acceptsUnknownPrice } = order
      const job = await this.deps.jobs.add(
        em,
        {
          kind: 'video',
          projectId,
          authorId,
          subjectId: video.id,
          payload: Object.keys(payload).length ? payload : null,
        },
        { acceptsUnknownPrice },
      )
      made.push({ video, job })
    }
    return { projectId, authorId, content: order.prompt, keptReferences, ...frames, extendsVideoId, made }
  }

  /** `start` for a prompt from outside the chat; adds it to the project’s conversation. */
  async startOutsideChat(
    em: EntityManager,
    viewer: Viewer,
    input: PromptInput,
    offer: ModelOffer,
    options?: StartOptions,
  ): Promise<StartedVideos> {
    const started = await this.start(em, viewer, input, offer, options)
    await this.deps.hooks.run('videos-started', em, { started })
    return started
  }

  /** Starts rewriting prompts with magic prompt in the background. Call it after the commit. */
  rewritePrompts(made: readonly StartedVideo[]): void {
    for (const { video, job } of made) if (video.wantsMagic) this.deps.magicPrompts.prepare(video, job)
  }
}

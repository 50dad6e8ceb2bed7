import { randomInt } from 'node:crypto'
import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql'
import { type ModelOffer, defaultOptions, modelFor } from '#schema/limits'
import { imageRule } from '#schema/rules/image'
import { keptMessageRule } from '#schema/rules/message'
import { givenOf, promptRuleFor } from '#schema/rules/prompt'
import { check, isId } from '#platform/errors/check'
import { againAfterDeadlock } from '#platform/errors/retry'
import { type Fact, announce } from '#platform/events/events'
import { badInput } from '#platform/errors/failure'
import { type Job, JobKind } from '../jobs/job.entity.js'
import type { Jobs } from '../jobs/jobs.js'
import { position, size } from '#platform/queries/page'
import { countBelow, idsOf, readPagesBelow } from '#platform/queries/rows'
import type { Visible } from '#platform/auth/visible'
import type { Viewer } from '#platform/auth/viewer'
import { Asset } from '../library/asset.entity.js'
import { maySeeAsset } from '../library/asset.policy.js'
import type { VideoModels } from '../model/model.service.js'
import type { Project } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import type { PictureRequests } from '../picture/picture.service.js'
import { type KeptFrames, keepFrames, keepReferences } from '../video/references.js'
import { extendedVideo } from '../video/extended-video.js'
import { shotOf } from '../video/takes.js'
import { type EngineName, Video } from '../video/video.entity.js'
import type { Videos } from '../video/video.service.js'
import type { KeptMessageInput, ProjectPictureInput, PromptInput } from './prompt-input.js'
import type { MagicPrompts } from './magic-prompts.js'
import { Message, MessageType, SenderType } from './message.entity.js'
import { titleOf } from './prompt-title.js'

export interface Sent {
  prompt: Message
  answer: Message
  job: Job
}

interface MadeVideo {
  video: Video
  job: Job
}

/** What a prompt for videos has made; `video` and `job` are the first ones. */
export interface SentVideos extends Sent {
  video: Video
  made: MadeVideo[]
}

interface NewestRequest {
  last: number
  before?: string | null
  /** The longest page of the calling API, if it differs from GraphQL’s. */
  most?: number
}

const OF_PROJECTS = { within: 'r.project_id = p.id', conditions: [], sort: 'created_at' as const }

/** The assistant's text while a prompt is in progress (specification C3). */
const STARTED = 'Process started...'

/** The conversation of a project. */
export class Chat {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      jobs: Jobs
      videos: Pick<Videos, 'begin'>
      pictures: PictureRequests
      engine: EngineName
      models: Pick<VideoModels, 'offer'>
      magicPrompts: Pick<MagicPrompts, 'prepare'>
    },
  ) {
    this.db = deps.db
  }

  /** The newest `last` messages, oldest first. */
  async list(project: Visible<Project>, request: NewestRequest) {
    return (await this.lists([project], request)).get(project.id)!
  }

  /** The same for many projects at once. */
  async lists(projects: readonly Visible<Project>[], { last, before, most }: NewestRequest) {
    return readPagesBelow(this.db, Message, idsOf(projects), {
      ...OF_PROJECTS,
      count: size(last, 'last', most),
      before: position(before, 'before'),
      backwards: true,
    })
  }

  /** How many messages each of these projects has, counted up to `most`. */
  async counts(projects: readonly Visible<Project>[], most?: number) {
    return countBelow(this.db.fork(), Message, idsOf(projects), { ...OF_PROJECTS, most })
  }

  /**
   * A message, or the one that contains the result of a job, with its project; null if there is none. For
   * callers that apply the policy themselves.
   */
  async find(
    which: { id: string } | { jobId: string },
  ): Promise<{ message: Message; project: Project } | null> {
    const em = this.db.fork()
    const message = await em.findOne(Message, which)
    const project = message && (await this.deps.projects.find(message.projectId, em))
    return project && { message, project }
  }

  /**
   * Writes the prompt, its answer, the videos in progress and their jobs in one transaction (specification
   * C4). A given seed is that of the first video. Throws BAD_USER_INPUT for input that the rule or the model
   * rejects, and for references that cannot be used.
   */
  async send(viewer: Viewer, input: PromptInput): Promise<SentVideos> {
    const offer = await this.deps.models.offer()
    const sent = await againAfterDeadlock(() =>
      this.db.fork().transactional((em) => this.place(em, viewer, input, offer)),
    )
    for (const { video, job } of sent.made) if (video.wantsMagic) this.deps.magicPrompts.prepare(video, job)
    return sent
  }

  /** The same within the transaction of `em`; prompts are rewritten at their turn only. */
  async place(em: EntityManager, viewer: Viewer, input: PromptInput, offer: ModelOffer): Promise<SentVideos> {
    const order = check(promptRuleFor(offer), input)
    const model = modelFor(offer, order.model, givenOf(order))!
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
    const { id: projectId } = await this.deps.projects.open(viewer, input.projectId, { em })
    const keptReferences = await keepReferences(em, viewer, order.referenceIds)
    const frames = await keepFrames(em, viewer, order)
    const extendsVideoId = await extendedVideo(em, { ...order, projectId, model })
    const authorId = viewer.id
    const shot = order.takeOf ? await shotOf(em, projectId, order.takeOf) : null
    const hasSeeds = model.seed || this.deps.engine === 'local'
    const made: MadeVideo[] = []
    for (let at = 0; at < order.variations; at++) {
      const given = at === 0 ? order.seed : null
      made.push(
        await this.begin(em, {
          projectId,
          authorId,
          keptReferences,
          ...frames,
          extendsVideoId,
          title: titleOf(order.prompt),
          prompt: order.prompt,
          wantsMagic: order.magicPrompt,
          model: model.id,
          engine: this.deps.engine,
          ratio: order.ratio,
          seed: given ?? (hasSeeds ? randomInt(2 ** 31 - 1) : null),
          options: Object.fromEntries([...defaults, ...chosen]),
          takeOf: shot ?? made[0]?.video.id,
        }),
      )
    }
    const [{ video, job }, ...more] = made
    const common = { projectId, authorId, messageType: MessageType.VIDEO }
    const { prompt, answer } = await this.converse(
      em,
      { ...common, content: order.prompt, keptReferences, ...frames, extendsVideoId },
      { videoId: video.id, jobId: job.id, moreVideoIds: more.map(({ video: { id } }) => id) },
    )
    return { prompt, answer, video, job, made }
  }

  /** A video in progress and its job, within the transaction of `em`. */
  private async begin(em: EntityManager, fields: RequiredEntityData<Video>): Promise<MadeVideo> {
    const video = await this.deps.videos.begin(em, fields)
    const { id: videoId, projectId, authorId } = video
    const job = await this.deps.jobs.add(em, { kind: JobKind.VIDEO, projectId, authorId, videoId })
    return { video, job }
  }

  /**
   * Asks for a picture from words, or with a reference for that picture changed (specification C18): prompt,
   * answer and job in one transaction. Throws BAD_USER_INPUT for input that the rule rejects and for a
   * reference that cannot be used.
   */
  async sendImage(viewer: Viewer, input: ProjectPictureInput): Promise<Sent> {
    const order = check(imageRule, input)
    const messageType = order.referenceId ? MessageType.MODIFY : MessageType.DESCRIBE
    return this.db.fork().transactional(async (em) => {
      const project = await this.deps.projects.open(viewer, input.projectId, { em })
      const { job, references: keptReferences } = await this.deps.pictures.place(em, viewer, {
        ...order,
        project,
      })
      const common = { projectId: project.id, authorId: viewer.id, messageType }
      const { prompt, answer } = await this.converse(
        em,
        { ...common, content: order.prompt, keptReferences },
        { jobId: job.id },
      )
      return { prompt, answer, job }
    })
  }

  /**
   * Stores a message without starting any work: a person's words, or an assistant's answer with a video of
   * the project or a picture that the viewer may see. Throws BAD_USER_INPUT for input that the rule rejects,
   * and for a video or picture that cannot be used.
   */
  async keep(viewer: Viewer, input: KeptMessageInput): Promise<Message> {
    const { content, senderType, messageType, videoId, assetId } = check(keptMessageRule, input)
    return this.db.fork().transactional(async (em) => {
      const { id: projectId } = await this.deps.projects.open(viewer, input.projectId, { em })
      const video =
        videoId && isId(videoId) ? await em.findOne(Video, { id: videoId, projectId, deletedAt: null }) : null
      if (videoId && !video)
        throw badInput([{ path: ['videoId'], message: 'This is not a video of this project' }])
      const asset =
        assetId && isId(assetId) ? await em.findOne(Asset, { id: assetId, deletedAt: null }) : null
      if (assetId && !(asset && maySeeAsset(viewer, asset)))
        throw badInput([{ path: ['assetId'], message: 'This picture cannot be used' }])
      const message = em.create(Message, {
        projectId,
        authorId: viewer.id,
        content,
        senderType: senderType as SenderType,
        videoId: video?.id,
        keptAssetId: asset?.id,
        messageType:
          (messageType as MessageType | undefined) ?? (assetId ? MessageType.DESCRIBE : MessageType.VIDEO),
        createdAt: new Date(),
      })
      await em.flush()
      await announce(em, { topic: 'message', id: message.id, projectId })
      await this.deps.projects.touch(em, projectId)
      return message
    })
  }

  /** Tells those who follow the conversation that a video of it was deleted or restored. */
  async announceVideo(em: EntityManager, videoId: string): Promise<void> {
    const messages = await em.find(
      Message,
      { $or: [{ videoId }, { moreVideoIds: { $contains: [videoId] } }] },
      { fields: ['id', 'projectId'] },
    )
    await announce(em, ...messages.map(({ id, projectId }): Fact => ({ topic: 'message', id, projectId })))
  }

  /** Writes a prompt and, a moment later, the assistant's answer. */
  private async converse(
    em: EntityManager,
    said: Pick<Message, 'projectId' | 'authorId' | 'messageType' | 'content' | 'keptReferences'> &
      Partial<KeptFrames & Pick<Message, 'extendsVideoId'>>,
    made: Pick<Message, 'videoId' | 'jobId'> & Partial<Pick<Message, 'moreVideoIds'>>,
  ): Promise<{ prompt: Message; answer: Message }> {
    const asked = new Date()
    const prompt = em.create(Message, { ...said, senderType: SenderType.USER, createdAt: asked })
    await em.flush()
    const { projectId, authorId, messageType } = said
    const answer = em.create(Message, {
      projectId,
      authorId,
      messageType,
      ...made,
      content: STARTED,
      senderType: SenderType.ASSISTANT,
      answersId: prompt.id,
      createdAt: new Date(asked.getTime() + 1),
    })
    await em.flush()
    await announce(
      em,
      { topic: 'message', id: prompt.id, projectId },
      { topic: 'message', id: answer.id, projectId },
    )
    await this.deps.projects.touch(em, projectId)
    return { prompt, answer }
  }
}

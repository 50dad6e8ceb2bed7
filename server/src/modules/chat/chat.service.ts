import type { EntityManager } from '@mikro-orm/postgresql'
import { imageReferencesOf, keptMessageRule } from '#schema/rules/prompt'
import { check, isId } from '#platform/errors/check'
import { againAfterDeadlock } from '#platform/errors/retry'
import { announce, type DomainEvent } from '#platform/events/events'
import { badInput } from '#platform/errors/failure'
import type { Job } from '#platform/queue/job.entity'
import { position, size } from '#platform/queries/page'
import { countBelow, idsOf, readPagesBelow } from '#platform/queries/rows'
import type { Visible } from '#platform/auth/visible'
import type { Viewer } from '#platform/auth/viewer'
import { Asset } from '../library/asset.entity.js'
import { maySeeAsset } from '../library/asset.policy.js'
import type { Project } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import type { ImageGeneration, ImageInput } from '../generation/image-generation.service.js'
import type { KeptFrames } from '../generation/references.js'
import type { Clip } from '../video/clip.entity.js'
import { findVideo, idOfKind } from '../video/video.loader.js'
import type { PromptInput } from '../generation/prompt-input.js'
import type { StartedVideo, StartedVideos, VideoGeneration } from '../generation/video-generation.service.js'
import { Message, MessageKind, MessageSender } from './message.entity.js'

interface Exchange {
  prompt: Message
  answer: Message
}

/** Unvalidated input of an image prompt; `imageRuleFor` parses it. */
export type ProjectImageInput = ImageInput & { projectId: string }

/** Unvalidated input of a message to store; `keptMessageRule` parses it. */
export interface KeptMessageInput {
  projectId: string
  content: string
  senderType?: string | null
  messageType?: string | null
  videoId?: string | null
  assetId?: string | null
}

export interface Sent extends Exchange {
  job: Job
}

/** The result of a video prompt; `video` and `job` are the first ones. */
export interface SentVideos extends Sent {
  video: Clip
  made: StartedVideo[]
}

interface NewestRequest {
  last: number
  before?: string | null
  /** The maximum page size of the calling API, if it differs from GraphQL’s. */
  most?: number
}

const OF_PROJECTS = { within: 'r.project_id = p.id', conditions: [], sort: 'created_at' as const }

/** The assistant's text while a prompt is in progress (specification C3). */
const STARTED = 'Process started...'

/** The chat of a project. */
export class Chat {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      videoGeneration: VideoGeneration
      imageGeneration: ImageGeneration
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

  /** The number of messages of each project, counted up to `most`. */
  async counts(projects: readonly Visible<Project>[], most?: number) {
    return countBelow(this.db.fork(), Message, idsOf(projects), { ...OF_PROJECTS, most })
  }

  /**
   * A message with its project, by its own id or that of the job of its result, or null. Callers apply the policy.
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
   * Adds the prompt, its answer, the videos in progress and their jobs in one transaction (specification C4). A given seed
   * applies to the first video. Throws BAD_USER_INPUT for input that the rule or the model rejects, and for references that
   * cannot be used.
   */
  async send(viewer: Viewer, input: PromptInput): Promise<SentVideos> {
    const { videoGeneration } = this.deps
    const offer = await videoGeneration.offer()
    const sent = await againAfterDeadlock(() =>
      this.db.fork().transactional(async (em) => {
        const started = await videoGeneration.start(em, viewer, input, offer)
        return { ...(await this.addVideoMessages(em, started)), ...started.made[0], made: started.made }
      }),
    )
    videoGeneration.rewritePrompts(sent.made)
    return sent
  }

  /** Adds the prompt and the answer of started videos, in the transaction of `em`. */
  addVideoMessages(em: EntityManager, { made, ...prompt }: StartedVideos): Promise<Exchange> {
    const [{ video, job }, ...more] = made
    return this.addExchange(
      em,
      { ...prompt, messageType: MessageKind.VIDEO },
      { clipId: video.id, jobId: job.id, moreVideoIds: more.map(({ video: { id } }) => id) },
    )
  }

  /**
   * Requests an image, optionally made from references (specification C18). Adds prompt, answer and job in one transaction.
   * Throws BAD_USER_INPUT for input that the rule rejects and for a reference that cannot be used.
   */
  async sendImage(viewer: Viewer, input: ProjectImageInput): Promise<Sent> {
    const order = await this.deps.imageGeneration.check(input)
    const messageType = imageReferencesOf(order).length ? MessageKind.MODIFY : MessageKind.DESCRIBE
    return this.db.fork().transactional(async (em) => {
      const project = await this.deps.projects.openTo('generate', viewer, input.projectId, { em })
      const { job, references: keptReferences } = await this.deps.imageGeneration.start(em, viewer, {
        ...order,
        project,
      })
      const common = { projectId: project.id, authorId: viewer.id, messageType }
      const { prompt, answer } = await this.addExchange(
        em,
        { ...common, content: order.prompt, keptReferences },
        { jobId: job.id },
      )
      return { prompt, answer, job }
    })
  }

  /**
   * Stores a message without starting a job: a user’s text, or an assistant’s answer with a video of the project or an
   * image that the viewer may see. Throws BAD_USER_INPUT for input that the rule rejects, and for a video or image that
   * cannot be used.
   */
  async keep(viewer: Viewer, input: KeptMessageInput): Promise<Message> {
    const { content, senderType, messageType, videoId, assetId } = check(keptMessageRule, input)
    return this.db.fork().transactional(async (em) => {
      const { id: projectId } = await this.deps.projects.openTo('generate', viewer, input.projectId, { em })
      const video =
        videoId && isId(videoId) ? await findVideo(em, { id: videoId, projectId, deletedAt: null }) : null
      if (videoId && !video)
        throw badInput([{ path: ['videoId'], message: 'This is not a video of this project' }])
      const asset =
        assetId && isId(assetId) ? await em.findOne(Asset, { id: assetId, deletedAt: null }) : null
      if (assetId && !(asset && maySeeAsset(viewer, asset)))
        throw badInput([{ path: ['assetId'], message: 'This image cannot be used' }])
      const message = em.create(Message, {
        projectId,
        authorId: viewer.id,
        content,
        senderType: senderType as MessageSender,
        ...idOfKind(video),
        keptAssetId: asset?.id,
        messageType:
          (messageType as MessageKind | undefined) ?? (assetId ? MessageKind.DESCRIBE : MessageKind.VIDEO),
        createdAt: new Date(),
      })
      await em.flush()
      await announce(em, { topic: 'message', id: message.id, projectId })
      await this.deps.projects.touch(em, projectId)
      return message
    })
  }

  /** Announces the messages of a deleted or restored video. */
  async announceVideo(em: EntityManager, videoId: string): Promise<void> {
    const messages = await em.find(
      Message,
      { $or: [{ clipId: videoId }, { filmId: videoId }, { moreVideoIds: { $contains: [videoId] } }] },
      { fields: ['id', 'projectId'] },
    )
    await announce(
      em,
      ...messages.map(({ id, projectId }): DomainEvent => ({ topic: 'message', id, projectId })),
    )
  }

  /** Adds a prompt, and the assistant's answer with a later timestamp. */
  private async addExchange(
    em: EntityManager,
    said: Pick<Message, 'projectId' | 'authorId' | 'messageType' | 'content' | 'keptReferences'> &
      Partial<KeptFrames & Pick<Message, 'extendsVideoId'>>,
    made: Pick<Message, 'clipId' | 'jobId'> & Partial<Pick<Message, 'moreVideoIds'>>,
  ): Promise<Exchange> {
    const promptedAt = new Date()
    const prompt = em.create(Message, { ...said, senderType: MessageSender.USER, createdAt: promptedAt })
    await em.flush()
    const { projectId, authorId, messageType } = said
    const answer = em.create(Message, {
      projectId,
      authorId,
      messageType,
      ...made,
      content: STARTED,
      senderType: MessageSender.ASSISTANT,
      answersId: prompt.id,
      createdAt: new Date(promptedAt.getTime() + 1),
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

import { randomInt } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { defaultModel, modelOf } from '../../../../schema/limits.js'
import { promptRule } from '../../../../schema/rules/prompt.js'
import { check, isId } from '../../core/check.js'
import { announce } from '../../core/events.js'
import { badInput, notFound } from '../../core/failure.js'
import { type Job, JobKind } from '../../core/job.entity.js'
import type { Jobs } from '../../core/jobs.js'
import { position, size } from '../../core/page.js'
import { readPage } from '../../core/rows.js'
import type { Viewer } from '../../core/viewer.js'
import { Asset } from '../asset/asset.entity.js'
import { mayReferTo } from '../asset/asset.policy.js'
import type { Projects } from '../project/project.service.js'
import { type EngineName, type KeptReference, Video } from '../video/video.entity.js'
import { Message, MessageType, SenderType } from './message.entity.js'

/** A prompt as it comes in; `promptRule` reads it. */
export interface PromptInput {
  projectId: string
  prompt: string
  ratio?: string
  model?: string | null
  magicPrompt?: boolean
  referenceIds?: string[]
  seed?: number | null
  duration?: number | null
  resolution?: string | null
  sound?: boolean | null
  negativePrompt?: string | null
  movement?: string | null
  promptOptimizer?: boolean | null
}

export interface Sent {
  prompt: Message
  answer: Message
  video: Video
  job: Job
}

/** The assistant's words while a prompt is at work (spec.md point 4). */
const STARTED = 'Process started...'
const TITLE_LENGTH = 80

/** The first line of a prompt, short enough to stand under a picture. */
const titleOf = (prompt: string): string => {
  const [line] = prompt.split('\n')
  return line.length <= TITLE_LENGTH ? line : `${line.slice(0, TITLE_LENGTH - 1).trimEnd()}…`
}

/** The conversation of a project. */
export class Chat {
  constructor(
    private readonly db: EntityManager,
    private readonly projects: Projects,
    private readonly jobs: Jobs,
    private readonly engine: EngineName,
  ) {}

  /** The newest `last` messages, oldest first. The caller has opened the project. */
  async list(projectId: string, { last, before }: { last: number; before?: string | null }) {
    return readPage(this.db.fork(), Message, {
      sort: 'created_at',
      conditions: [{ sql: 'r.project_id = ?', parameters: [projectId] }],
      count: size(last, 'last'),
      before: position(before, 'before'),
      backwards: true,
    })
  }

  /** Throws NOT_FOUND where there is none, or none that the viewer may see. */
  async open(viewer: Viewer, id: string): Promise<Message> {
    const em = this.db.fork()
    const message = isId(id) ? await em.findOne(Message, id) : null
    const visible = message && (await this.projects.open(viewer, message.projectId, em).then(() => true, () => false))
    if (!visible) throw notFound('Message')
    return message
  }

  /**
   * Writes the prompt, its answer, the video in progress and the job in one transaction (product.md, Making videos).
   * Throws BAD_USER_INPUT for what the rule or the model refuses and for references that cannot be used.
   */
  async send(viewer: Viewer, input: PromptInput): Promise<Sent> {
    const order = check(promptRule, input)
    const model = (order.model && modelOf(order.model)) || defaultModel(order.referenceIds.length)
    const { duration, resolution, sound, negativePrompt, movement, promptOptimizer } = order
    const chosen = { duration, resolution, sound, negativePrompt: negativePrompt || null, movement, promptOptimizer }
    return this.db.fork().transactional(async (em) => {
      const { id: projectId } = await this.projects.open(viewer, input.projectId, em)
      const keptReferences = await this.references(viewer, order.referenceIds, em)
      const authorId = viewer.id
      const video = em.create(Video, {
        projectId, authorId, keptReferences,
        title: titleOf(order.prompt), prompt: order.prompt, wantsMagic: order.magicPrompt,
        model: model.id, engine: this.engine, ratio: order.ratio,
        seed: order.seed ?? (model.seed || this.engine === 'local' ? randomInt(2 ** 31 - 1) : null),
        options: Object.fromEntries(Object.entries(chosen).filter(([, value]) => value != null)),
      })
      await em.flush()
      const job = await this.jobs.add(em, { kind: JobKind.VIDEO, projectId, authorId, videoId: video.id })
      const asked = new Date()
      const prompt = em.create(Message, {
        projectId, authorId, keptReferences, content: order.prompt, senderType: SenderType.USER, messageType: MessageType.VIDEO, createdAt: asked,
      })
      await em.flush()
      const answer = em.create(Message, {
        projectId, authorId, content: STARTED, senderType: SenderType.ASSISTANT, messageType: MessageType.VIDEO,
        answersId: prompt.id, videoId: video.id, jobId: job.id, createdAt: new Date(asked.getTime() + 1),
      })
      await em.flush()
      await announce(em,
        { topic: 'message', id: prompt.id, projectId }, { topic: 'message', id: answer.id, projectId }, { topic: 'video', id: video.id, projectId })
      await this.projects.touch(em, projectId)
      return { prompt, answer, video, job }
    })
  }

  private async references(viewer: Viewer, ids: string[], em: EntityManager): Promise<KeptReference[]> {
    const found = await em.find(Asset, { id: { $in: ids.filter(isId) }, deletedAt: null })
    return ids.map((id, at) => {
      const asset = found.find((candidate) => candidate.id === id)
      if (!asset || !mayReferTo(viewer, asset)) throw badInput([{ path: ['referenceIds', at], message: 'This reference image cannot be used' }])
      return { assetId: id, name: asset.name }
    })
  }
}
